import { expect, test } from 'vitest';
import { renderCommentPage, renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreCommentsPaginationNumbers.samples.ts';

const [rich, sparse, extreme, outside] = samples;

test('links to the other pages of comments and marks the current one', async () => {
  const { getByRole, getByText } = await renderCommentPage(sparse, 2);
  expect(getByText('2').getAttribute('aria-current')).toBe('page');
  expect(getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/news/the-dock-door-is-the-product/#list-comments');
  expect(getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
    '/news/the-dock-door-is-the-product/?list=comments&after=100#list-comments',
  );
});

test('uses the font size that the editor selected', async () => {
  const { getByText } = await renderCommentPage(extreme, 1);
  expect(getByText('1').closest('ol')?.className).toContain('size-small');
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
