import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentAuthorName.samples.ts';

const [rich, sparse, extreme, outside] = samples;

test('links registered users to their author page', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Lucille Tan' }).getAttribute('href')).toBe('/author/lucille/');
});

test('shows a visitor without a website as plain text', async () => {
  const { getAllByText } = await renderSample(sparse);
  for (const name of getAllByText('Dolores Quintero')) expect(name.closest('a')).toBeNull();
});

test('has no link when the editor disables it', async () => {
  const { getAllByText, queryByRole } = await renderSample(extreme);
  expect(getAllByText('Dolores Quintero')).toHaveLength(2);
  expect(queryByRole('link')).toBeNull();
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
