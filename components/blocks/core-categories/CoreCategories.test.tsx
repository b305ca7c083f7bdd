import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCategories.samples.ts';

const [rich, sparse, extreme] = samples;

test('leads to each category, and says how much is in it', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /^Sustainability \d+$/ }).getAttribute('href')).toBe('/category/sustainability/');
});

test('keeps numbers to itself unless asked', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Sustainability' })).toBeTruthy();
});

test('opens from one line, without script', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('details summary')?.textContent).toBe('Choose a category');
  expect(body.querySelectorAll('details a').length).toBeGreaterThan(5);
});
