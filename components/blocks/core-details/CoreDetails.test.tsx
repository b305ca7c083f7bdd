import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreDetails.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('opens to its blocks, and stands open when the editor wants it', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('details')?.open).toBe(true);
  expect(body.querySelector('details li')?.textContent).toBe('Nine feet wide');
});

test('has a name when nobody gave it one', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('details')?.open).toBe(false);
  expect(body.querySelector('summary')?.textContent).toBe('Details');
});

test('may hold others', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details details')).toHaveLength(40);
});

test('shows nothing when there is nothing to open', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
