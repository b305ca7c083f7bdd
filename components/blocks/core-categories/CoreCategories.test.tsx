import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCategories.samples.ts';

const [rich, sparse, extreme] = samples;

test('links to each category and shows the number of posts', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /^Sustainability \d+$/ }).getAttribute('href')).toBe('/category/sustainability/');
});

test('shows no numbers by default', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('link', { name: 'Sustainability' })).toBeTruthy();
});

test('can be collapsed behind one line, without JavaScript', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('details summary')?.textContent).toBe('Choose a category');
  expect(body.querySelectorAll('details a').length).toBeGreaterThan(5);
});
