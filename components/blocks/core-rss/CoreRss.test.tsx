import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreRss.samples.ts';

const [rich, sparse, extreme, none] = samples;

test('leaves nothing of a feed that cannot be read, and everything around it', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toBe('What the ports write, every ten minutes.');
});

test('asks no address that is none of the web', async () => {
  for (const sample of [sparse, extreme]) {
    const { body } = await renderSample(sample);
    expect(body.textContent).toBe('');
  }
});

test('shows nothing without a feed', async () => {
  const { body } = await renderSample(none);
  expect(body.textContent).toBe('');
});
