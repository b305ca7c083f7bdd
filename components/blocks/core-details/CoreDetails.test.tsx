import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreDetails.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('contains its blocks and is open when the editor enables it', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details')?.open).toBe(true);
  expect(body.querySelector('details li')?.textContent).toBe('Nine feet wide');
});

test('uses a default summary when the editor sets none', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('details')?.open).toBe(false);
  expect(body.querySelector('summary')?.textContent).toBe('Details');
});

test('can contain other details blocks', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details details')).toHaveLength(40);
});

test('shows nothing without content', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
