import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ImageTextComplexGrid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows each image with its text', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('article').map((pair) => pair.querySelectorAll('img').length)).toEqual([1, 1, 1, 0]);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('renders one link per pair', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The site in May']);
});

test('uses level 2 headings when the section has no title', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
});

test('renders 12 items, some with missing images', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(12);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
