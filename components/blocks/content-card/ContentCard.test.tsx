import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './ContentCard.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('is a single link named by its title', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('link')).toHaveLength(1);
  expect(getByRole('link', { name: 'A slab poured overnight' }).getAttribute('href')).toBe('/news/');
});

test('shows its image before its text', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  const image = getByRole('img');
  expect(image.compareDocumentPosition(getByText('Kaufman, Texas, October 2026'))).toBe(image.DOCUMENT_POSITION_FOLLOWING);
});

test('shows a card without an image and without a link', async () => {
  const { queryByRole, getByRole } = await renderSample(sparse);
  expect(queryByRole('img')).toBeNull();
  expect(getByRole('heading', { level: 2, name: 'A card with only a title' })).toBeTruthy();
});

test('shows no link for an unsafe URL', async () => {
  const { getByRole, queryByRole } = await renderSample(extreme);
  expect(getByRole('heading', { name: /^Donau/ })).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing without a title', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
