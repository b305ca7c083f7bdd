import { JSDOM } from 'jsdom';
import { within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaginationNav, PaginationNumbers, PaginationStep } from './Pagination.tsx';

const pagination = { base: '/news/', list: 'comments', position: 50, size: 50, total: 150 };

function render(position: number) {
  const currentPagination = { ...pagination, position };
  const html = renderToStaticMarkup(
    <PaginationNav label="Pages of comments">
      <PaginationStep pagination={currentPagination} direction="previous">
        Older comments
      </PaginationStep>
      <PaginationNumbers pagination={currentPagination} />
      <PaginationStep pagination={currentPagination} direction="next" arrow="chevron">
        Newer comments
      </PaginationStep>
    </PaginationNav>,
  );
  return within(new JSDOM(html).window.document.body);
}

test('links to the previous and next pages', () => {
  const { getByRole } = render(50);
  expect(getByRole('link', { name: 'Older comments' }).getAttribute('href')).toBe('/news/#list-comments');
  expect(getByRole('link', { name: 'Newer comments' }).getAttribute('href')).toBe('/news/?list=comments&after=100#list-comments');
});

test('has no link before the first page or after the last', () => {
  expect(render(0).queryByRole('link', { name: 'Older comments' })).toBeNull();
  expect(render(100).queryByRole('link', { name: 'Newer comments' })).toBeNull();
});

test('marks the current page', () => {
  const { getByText, getAllByRole } = render(50);
  expect(getByText('2').getAttribute('aria-current')).toBe('page');
  expect(getAllByRole('link', { name: /^Page / })).toHaveLength(2);
});
