import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ImageTextComplexGrid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('tells each picture with its words', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('article').map((pair) => pair.querySelectorAll('img').length)).toEqual([1, 1, 1, 0]);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('makes a pair with a link one link', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The field, in May']);
});

test('keeps headings in order without a title of its own', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2 })).toBeTruthy();
});

test('shows twelve, with pictures that are gone', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(12);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
