import { expect, test } from 'vitest';
import { renderCommentPage, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentsPagination.samples.ts';

const [rich, , extreme, outside] = samples;

test('is a navigation landmark with links to the other pages', async () => {
  const { getByRole, getAllByRole } = await renderCommentPage(rich, 2);
  const navigation = getByRole('navigation', { name: 'Comment pages' });
  expect(getAllByRole('link', { name: /^(?:Older comments|Newer comments|Page [13])$/ }).every((link) => navigation.contains(link))).toBe(
    true,
  );
  expect(navigation.querySelectorAll('a')).toHaveLength(4);
});

test('passes the selected arrow on to its links', async () => {
  const { getByRole } = await renderCommentPage(extreme, 2);
  expect(getByRole('link', { name: /^Donau/ }).querySelector('svg')).not.toBeNull();
});

test('shows nothing when all comments fit on one page', async () => {
  const { getAllByText, queryByRole } = await renderSample(rich);
  expect(getAllByText('Dolores Quintero')).toHaveLength(2);
  expect(queryByRole('navigation')).toBeNull();
});

test('shows nothing outside comments', async () => {
  const { body } = await renderSample(outside);
  expect(body.textContent).toBe('');
});
