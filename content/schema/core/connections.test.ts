import { expect, test } from 'vitest';
import { slicePage } from '../../store/core/slice-page.ts';
import { toPageArgs } from './connections.ts';
import { toCursor } from './cursors.ts';

const rows = [5, 4, 3, 2, 1].map((id) => ({ id }));
const ids = (page: { rows: { id: number }[] }) => page.rows.map((row) => row.id);

test('returns 10 nodes by default', () => {
  expect(toPageArgs({})).toEqual({ limit: 10, direction: 'forward', after: null, before: null, offset: null, isDefault: true });
});

test('returns 10 nodes for first: 0, like WPGraphQL', () => {
  expect(toPageArgs({ first: 0 }).limit).toBe(10);
});

test('returns at most 100 nodes', () => {
  expect(toPageArgs({ first: 5_000 }).limit).toBe(100);
});

test('rejects a negative size', () => {
  expect(() => toPageArgs({ first: -1 })).toThrow('first must be a positive integer.');
  expect(() => toPageArgs({ last: -1 })).toThrow('last must be a positive integer.');
});

test('rejects first together with last', () => {
  expect(() => toPageArgs({ first: 2, last: 2 })).toThrow('first and last cannot be used together');
});

test('ignores an invalid cursor', () => {
  expect(toPageArgs({ after: 'garbage' }).after).toBeNull();
});

test('returns no nodes for an offset without a size', () => {
  expect(toPageArgs({ where: { offsetPagination: { offset: 3 } } })).toMatchObject({ limit: 0, offset: 3 });
});

test('pages forward', () => {
  const page = slicePage(rows, toPageArgs({ first: 2, after: toCursor(4) }));
  expect([ids(page), page.hasNext, page.hasPrevious]).toEqual([[3, 2], true, true]);
});

test('keeps the list order when paging backward', () => {
  const page = slicePage(rows, toPageArgs({ last: 2 }));
  expect([ids(page), page.hasNext, page.hasPrevious]).toEqual([[2, 1], false, true]);
});

test('pages backward from a cursor', () => {
  const page = slicePage(rows, toPageArgs({ last: 2, before: toCursor(2) }));
  expect([ids(page), page.hasNext, page.hasPrevious]).toEqual([[4, 3], true, true]);
});

test('returns the total for offset pagination', () => {
  expect(slicePage(rows, toPageArgs({ where: { offsetPagination: { offset: 1, size: 2 } } }))).toMatchObject({
    total: 5,
    hasNext: true,
    hasPrevious: true,
  });
});

test('returns a total of 0 past the end', () => {
  expect(slicePage(rows, toPageArgs({ where: { offsetPagination: { offset: 9, size: 2 } } }))).toMatchObject({ rows: [], total: 0 });
});
