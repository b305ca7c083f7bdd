import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreArchives.samples.ts';

const [rich, sparse, extreme] = samples;

test('links to the news of each year', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /^2025 \d+$/ }).getAttribute('href')).toBe('/news/2025/');
});

test('lists the newest year first', async () => {
  const { getAllByRole } = await renderSample(sparse);
  const years = getAllByRole('link').map((link) => Number(link.textContent));
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  expect(years.length).toBeGreaterThanOrEqual(5);
});

test('can be collapsed behind one line, without JavaScript', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('details summary')?.textContent).toBe('News by year');
});
