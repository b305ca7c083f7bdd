import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TwoByTwoGrid.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('renders two image cells and two text cells', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('article').map((cell) => (cell.querySelector('img') ? 'image' : 'text'))).toEqual(['image', 'text', 'text', 'image']);
});

test('links a cell by its title', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Glass for the offices' }).getAttribute('href')).toBe('/what-we-do/');
});

test('renders a single cell', async () => {
  const { getByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 2, name: 'One cell of four' })).toBeTruthy();
});

test('renders an image and text in one cell', async () => {
  const { getAllByRole } = await renderSample(extreme);
  const second = getAllByRole('article')[1];
  expect(second?.querySelector('img')).not.toBeNull();
  expect(second?.querySelector('h3')).not.toBeNull();
});

test('renders nothing without its required attributes', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
