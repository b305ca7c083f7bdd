import { beforeEach, expect, test, vi } from 'vitest';
import { getCompareHref, getSavedHref, parseSlugs } from './addresses.ts';
import { changeList } from './change-list.ts';
import { createSavedCookies, parseIds, readSavedCount, readSavedIds } from './saved-cookie.ts';

beforeEach(() => vi.stubEnv('SITE_URL', 'https://site.example'));

test.each([
  ['cedar-ridge,mesa-point', ['cedar-ridge', 'mesa-point']],
  [
    ['cedar-ridge,mesa-point', 'trinity'],
    ['cedar-ridge', 'mesa-point', 'trinity'],
  ],
  [' Cedar-Ridge ,, cedar-ridge', ['cedar-ridge']],
  ['café', ['caf%c3%a9']],
  ['caf%c3%a9', ['caf%c3%a9']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['x'.repeat(201), []],
  [undefined, []],
])('the slugs in %j are %j', (value, slugs) => {
  expect(parseSlugs(value, 4)).toEqual(slugs);
});

test('an address holds the slugs, and reading it returns them', () => {
  expect(getCompareHref(['cedar-ridge', 'mesa-point'])).toBe('/compare/?properties=cedar-ridge,mesa-point');
  expect(getCompareHref(['a'], { facts: 'different' })).toBe('/compare/?properties=a&facts=different');
  expect(getCompareHref([])).toBe('/compare/');
  const slugs = ['caf%c3%a9', 'a'];
  const { searchParams } = new URL(getSavedHref(slugs), 'https://site.example');
  expect(parseSlugs(searchParams.getAll('properties'), 4)).toEqual(slugs);
});

const save = (...ids: (string | number)[]) => new URLSearchParams(ids.map((id) => ['save', String(id)]));
const remove = (...ids: number[]) => new URLSearchParams(ids.map((id) => ['remove', String(id)]));

test('a saved property comes first, and saving it again changes nothing', () => {
  expect(changeList([1, 2], save(3))).toEqual({ ids: [3, 1, 2], result: 'added', removed: [] });
  expect(changeList([1, 2], save(2))).toEqual({ ids: [1, 2], result: 'added', removed: [] });
});

test('a shared list is merged into the list', () => {
  expect(changeList([1, 2], save('4.1.5'))).toEqual({ ids: [4, 5, 1, 2], result: 'added', removed: [] });
});

test('a full list keeps its properties, and takes as many others as fit', () => {
  const almostFull = Array.from({ length: 49 }, (_, index) => index + 1);
  const change = changeList(almostFull, save('100.101'));
  expect(change).toMatchObject({ result: 'full' });
  expect(change?.ids).toEqual([100, ...almostFull]);
  expect(changeList([...almostFull, 50], save(50))).toMatchObject({ result: 'added' });
});

test('a removed property can be restored', () => {
  expect(changeList([1, 2, 3], remove(2, 9))).toEqual({ ids: [1, 3], result: 'removed', removed: [2] });
});

test.each(['', 'save=', 'save=x', 'save=-1', 'save=1e3', 'other=1'])('a form with %j names no property', (body) => {
  expect(changeList([1], new URLSearchParams(body))).toBeNull();
});

test('the list is in a cookie that scripts cannot read and that only its pages receive, and its length in another one', () => {
  const cookies = createSavedCookies([12, 7]);
  const attributes = 'Max-Age=31536000; HttpOnly; SameSite=Lax; Secure';
  expect(cookies).toEqual([
    ...['/saved/', '/compare/', '/api/saved/'].map((path) => `saved-properties=12.7; Path=${path}; ${attributes}`),
    `saved-count=2; Path=/; ${attributes}`,
  ]);
  expect(readSavedIds('theme=dark; saved-properties=12.7')).toEqual([12, 7]);
  expect(createSavedCookies([]).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
});

test.each([
  ['theme=dark; saved-count=2', 2],
  ['saved-count=50', 50],
  ['saved-count=51', 0],
  ['saved-count=0', 0],
  ['saved-count=-1', 0],
  ['saved-count=1e1', 0],
  ['saved-count="</style>"', 0],
  ['', 0],
  [undefined, 0],
])('the number of saved buildings in the cookies %j is %d', (cookies, count) => {
  expect(readSavedCount(cookies)).toBe(count);
});

test.each(['x', '1.x.2', '0', '99999999999', '<script>', '1..1', ''])('a forged cookie %j contains ids only', (value) => {
  expect(readSavedIds(`saved-properties=${value}`).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
});

test('a cookie with too many ids is cut', () => {
  const value = Array.from({ length: 400 }, (_, index) => index + 1).join('.');
  expect(readSavedIds(`saved-properties=${value}`)).toHaveLength(50);
  expect(parseIds([value])).toHaveLength(400);
});
