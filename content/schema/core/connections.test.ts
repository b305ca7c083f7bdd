import { expect, test } from 'vitest';
import { cutPage } from '../../store/core/cut-page.ts';
import { toPageArgs } from './connections.ts';
import { toCursor } from './cursors.ts';

const rows = [5, 4, 3, 2, 1].map((id) => ({ id }));
const ids = (page: { rows: { id: number }[] }) => page.rows.map((row) => row.id);

test('asks for ten when nothing is said', () => {
  expect(toPageArgs({})).toEqual({ limit: 10, direction: 'forward', after: null, before: null, offset: null, isDefault: true });
});

test('takes first: 0 for ten, as WPGraphQL does', () => {
  expect(toPageArgs({ first: 0 }).limit).toBe(10);
});

test('gives at most a hundred', () => {
  expect(toPageArgs({ first: 5_000 }).limit).toBe(100);
});

test('refuses a negative size', () => {
  expect(() => toPageArgs({ first: -1 })).toThrow('first must be a positive integer.');
  expect(() => toPageArgs({ last: -1 })).toThrow('last must be a positive integer.');
});

test('refuses first with last', () => {
  expect(() => toPageArgs({ first: 2, last: 2 })).toThrow('first and last cannot be used together');
});

test('takes a garbage cursor for none', () => {
  expect(toPageArgs({ after: 'garbage' }).after).toBeNull();
});

test('gives no nodes for an offset without a size', () => {
  expect(toPageArgs({ where: { offsetPagination: { offset: 3 } } })).toMatchObject({ limit: 0, offset: 3 });
});

test('walks forward', () => {
  const page = cutPage(rows, toPageArgs({ first: 2, after: toCursor(4) }));
  expect([ids(page), page.hasNext, page.hasPrevious]).toEqual([[3, 2], true, true]);
});

test('keeps display order when it walks backward', () => {
  const page = cutPage(rows, toPageArgs({ last: 2 }));
  expect([ids(page), page.hasNext, page.hasPrevious]).toEqual([[2, 1], false, true]);
});

test('walks backward from a cursor', () => {
  const page = cutPage(rows, toPageArgs({ last: 2, before: toCursor(2) }));
  expect([ids(page), page.hasNext, page.hasPrevious]).toEqual([[4, 3], true, true]);
});

test('counts for an offset', () => {
  expect(cutPage(rows, toPageArgs({ where: { offsetPagination: { offset: 1, size: 2 } } }))).toMatchObject({
    total: 5,
    hasNext: true,
    hasPrevious: true,
  });
});

test('tells a total of 0 past the end', () => {
  expect(cutPage(rows, toPageArgs({ where: { offsetPagination: { offset: 9, size: 2 } } }))).toMatchObject({ rows: [], total: 0 });
});
