import { expect, test } from 'vitest';
import { findPersonalRoute, isParameterRoute } from './personal-pages.ts';

test.each([
  ['/login/', '', '/login/'],
  ['/login/', '?redirect_uri=%2F', '/login/'],
  ['/', '?p=1&preview=true', '/preview/'],
  ['/news/the-dock-door/', '?preview=true&p=1', '/preview/'],
  ['/', '?postSlug=the-dock-door', '/lookup/'],
  ['/', '?categoryId=', '/lookup/'],
  ['/', '', null],
  ['/news/', '?q=preview&utm_source=login', null],
  ['/news/login/', '', null],
])('%s%s is rendered by %s', (path, search, route) => {
  expect(findPersonalRoute(path, search)).toBe(route);
});

test('the routes of previews and lookups have no page of their own', () => {
  expect(['/preview/', '/lookup/', '/login/', '/'].map(isParameterRoute)).toEqual([true, true, false, false]);
});
