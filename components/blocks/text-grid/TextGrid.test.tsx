import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TextGrid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('shows a level 3 heading for each item', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

test('keeps paragraphs and emphasis', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('9 minutes').tagName).toBe('STRONG');
  expect(getByText('We test the drive ourselves.').tagName).toBe('P');
});

test('links the title of an item', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'How we pour a slab' }).getAttribute('href')).toBe('/news/');
});

test('renders items with only a title or only text', async () => {
  const { getByText, getByRole } = await renderSample(sparse);
  expect(getByText('A text without a title.')).toBeTruthy();
  expect(getByRole('heading', { level: 2, name: 'A title without text' })).toBeTruthy();
});

test('renders 24 items', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('article')).toHaveLength(24);
});

test('renders nothing when all items are empty', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
