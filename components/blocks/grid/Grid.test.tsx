import { expect, test } from 'vitest';
import { renderMarkup, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './Grid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('renders any kind of block in its columns', async () => {
  const { getAllByRole, getByRole } = await renderSample(rich);
  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Three crews, one floor',
    'Night crew',
    'Morning crew',
    'The finished floor',
  ]);
  expect(getByRole('link', { name: 'The finished floor' })).toBeTruthy();
});

test('can hide the lines', async () => {
  const { body, getByText } = await renderSample(sparse);
  expect(getByText(/One paragraph/)).toBeTruthy();
  expect(body.querySelector('[class*=ruled]')).toBeNull();
});

test('renders 40 cells', async () => {
  const { getAllByText } = await renderSample(extreme);
  expect(getAllByText(/^Donau/)).toHaveLength(40);
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});

test('renders as many columns as the editor chose', async () => {
  const paragraph = '<!-- wp:paragraph --><p>A cell.</p><!-- /wp:paragraph -->';
  const renderGrid = (columns: number) => renderMarkup(`<!-- wp:site/grid {"columns": ${columns}} -->${paragraph}<!-- /wp:site/grid -->`);
  expect(await renderGrid(1)).toMatch(/class="grid ruled"/);
  expect(await renderGrid(2)).toMatch(/class="grid two ruled"/);
});
