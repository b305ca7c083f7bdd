import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentAuthorName.samples.ts';

const [rich, sparse, extreme, last] = samples;

test('leads to the page of somebody of the house', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Lucille Tan' }).getAttribute('href')).toBe('/author/lucille/');
});

test('is a plain name for a visitor without an address', async () => {
  const { getAllByText } = await renderSample(sparse);
  for (const name of getAllByText('Dolores Quintero')) expect(name.closest('a')).toBeNull();
});

test('has no link where none is wanted', async () => {
  const { queryByRole } = await renderSample(extreme);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing outside of comments', async () => {
  const { body } = await renderSample(last);
  expect(body.textContent).toBe('');
});
