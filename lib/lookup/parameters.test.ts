import { describe, expect, test } from 'vitest';
import { findLookupKind, isLookupSearch, parseCategoryLookup, parsePageLookup, parsePostLookup } from './parameters.ts';

describe('posts', () => {
  test.each([
    [{ postId: 'cG9zdDox' }, { id: 'cG9zdDox', idType: 'ID' }],
    [{ postId: '101' }, { id: '101', idType: 'DATABASE_ID' }],
    [{ postSlug: '2024' }, { id: '2024', idType: 'SLUG' }],
    [{ postUri: ['news', 'the-dock-door'] }, { id: 'news/the-dock-door', idType: 'URI' }],
    [{ postUri: '/news/the-dock-door/' }, { id: '/news/the-dock-door/', idType: 'URI' }],
    [
      { postUri: 'news', postSlug: 'the-dock-door', postId: 'cG9zdDox' },
      { id: 'cG9zdDox', idType: 'ID' },
    ],
    [
      { postId: '', postSlug: 'the-dock-door' },
      { id: 'the-dock-door', idType: 'SLUG' },
    ],
  ])('%j identify %j', (parameters, lookup) => {
    expect(parsePostLookup(parameters)).toEqual({ kind: 'post', ...lookup });
  });

  test('an explicit id replaces the parameter, and has its type unless it has one of its own', () => {
    expect(parsePostLookup({ postSlug: 'one' }, { id: 'two' })).toMatchObject({ id: 'two', idType: 'SLUG' });
    expect(parsePostLookup({ postSlug: 'one' }, { id: '7', idType: 'DATABASE_ID' })).toMatchObject({ id: '7', idType: 'DATABASE_ID' });
    expect(parsePostLookup({}, { id: 'cG9zdDox' })).toMatchObject({ id: 'cG9zdDox', idType: 'ID' });
  });
});

test('pages and categories have parameters of their own', () => {
  expect(parsePageLookup({ pageUri: ['about', 'team'] })).toEqual({ kind: 'page', id: 'about/team', idType: 'URI' });
  expect(parsePageLookup({ pageId: '7' })).toEqual({ kind: 'page', id: '7', idType: 'DATABASE_ID' });
  expect(parseCategoryLookup({ categorySlug: 'news' })).toEqual({ kind: 'category', id: 'news', idType: 'SLUG' });
});

test('without an id, the errors are those of Faust', () => {
  const suffix = 'you must send in an id or specify known URL params in your config';
  expect(() => parsePostLookup({})).toThrow(`Invalid parameters for usePost, ${suffix}`);
  expect(() => parsePageLookup({ pageId: '' })).toThrow(`Invalid parameters for usePage, ${suffix}`);
  expect(() => parseCategoryLookup({ postId: '1' })).toThrow(`Invalid parameters for useCategory, ${suffix}`);
});

test('a query string is a lookup if it has one of the parameters', () => {
  expect(findLookupKind({ pageUri: 'about' })).toBe('page');
  expect(findLookupKind({ q: 'postId' })).toBeNull();
  expect(isLookupSearch('?utm_source=mail&categorySlug=news')).toBe(true);
  expect(isLookupSearch('?q=postId')).toBe(false);
  expect(isLookupSearch('')).toBe(false);
});
