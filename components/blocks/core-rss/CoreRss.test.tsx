import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreRss.samples.ts';

const [rich, sparse, extreme, noFeed] = samples;

test('renders nothing for a feed that cannot be read and keeps the blocks around it', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toBe('News from the ports, updated every ten minutes.');
});

test('does not request URLs that are not http or https', async () => {
  for (const sample of [sparse, extreme]) {
    const { body } = await renderSample(sample);
    expect(body.textContent).toBe('');
  }
});

test('renders nothing without a feed URL', async () => {
  const { body } = await renderSample(noFeed);
  expect(body.textContent).toBe('');
});
