import { expect, test } from 'vitest';
import { renderCommentPage, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentsPaginationPrevious.samples.ts';

const [rich, sparse, extreme, outside] = samples;

test('links to the previous page of comments', async () => {
  const { getByRole } = await renderCommentPage(rich, 3);
  const link = getByRole('link', { name: 'Previous 50 comments' });
  expect(link.getAttribute('href')).toBe('/news/the-dock-door-is-the-product/?list=comments&after=50#list-comments');
});

test('has a default label', async () => {
  const { getByRole } = await renderCommentPage(sparse, 2);
  expect(getByRole('link', { name: 'Older comments' })).toBeTruthy();
});

test('shows a long label', async () => {
  const { getByRole } = await renderCommentPage(extreme, 2);
  expect(getByRole('link', { name: /^Donau/ })).toBeTruthy();
});

test('shows nothing on the first page', async () => {
  const { getAllByText, queryByRole } = await renderCommentPage(rich, 1);
  expect(getAllByText('Dolores Quintero')).toHaveLength(2);
  expect(queryByRole('link', { name: 'Previous 50 comments' })).toBeNull();
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
