import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ContentCard.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('is one link, named by its title', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('link')).toHaveLength(1);
  expect(getByRole('link', { name: 'A slab poured in one night' }).getAttribute('href')).toBe('/news/');
});

test('shows its picture before its words', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('img').compareDocumentPosition(getByText('Kaufman, Texas, October 2026'))).toBe(4);
});

test('stands without a picture and without a link', async () => {
  const { queryByRole, getByRole } = await renderSample(sparse);
  expect(queryByRole('img')).toBeNull();
  expect(getByRole('heading', { level: 2, name: 'A card with 6 words alone' })).toBeTruthy();
});

test('leads nowhere dangerous', async () => {
  const { queryByRole } = await renderSample(extreme);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
