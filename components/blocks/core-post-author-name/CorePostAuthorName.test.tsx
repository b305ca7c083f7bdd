import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CorePostAuthorName.samples.ts';

const [rich, sparse, extreme] = samples;

test('links to the author archive', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Lucille Tan' }).getAttribute('href')).toBe('/author/lucille/');
});

test('renders plain text without a link', async () => {
  const { queryByRole, getByText } = await renderSample(sparse);
  expect(queryByRole('link')).toBeNull();
  expect(getByText('Lucille Tan')).toBeTruthy();
});

test('shows the name of each author in a loop', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(new Set(getAllByRole('link').map(({ textContent }) => textContent)).size).toBeGreaterThan(2);
});
