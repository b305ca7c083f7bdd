import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './HomePageThreePack.samples.ts';

const [rich, sparse, extreme] = samples;

test('opens three doors', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('keeps headings in order without a title of its own', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'One door' })).toBeTruthy();
});

test('shows nothing without doors', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('shows its extremes without losing anything', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h3')).not.toBeNull();
});
