import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreBlock.samples.ts';

const [rich, , extreme, deleted] = samples;

test('renders its inner blocks', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 3, name: 'Not finding what you need?' })).toBeTruthy();
  expect(getByRole('link', { name: /Contact the leasing desk/ }).getAttribute('href')).toBe('/contact/');
});

test('keeps its position on the page', async () => {
  const { body } = await renderSample(rich);
  expect(body.textContent).toMatch(/Before.*Not finding what you need\?.*After/s);
});

test('can be shown several times', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { name: 'Not finding what you need?' })).toHaveLength(12);
});

test('shows nothing when the reusable block was deleted', async () => {
  const { body } = await renderSample(deleted);
  expect(body.textContent).toBe('');
});
