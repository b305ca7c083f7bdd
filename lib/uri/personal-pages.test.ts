import { afterEach, expect, test, vi } from 'vitest';
import { findPersonalRoute, isParameterRoute } from './personal-pages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['/login/', '', '/login/'],
  ['/login/', '?redirect_uri=%2F', '/login/'],
  ['/login/', '?action=account&redirect_uri=%2F', '/login/account/'],
  ['/login/', '?p=1&preview=true', '/login/'],
  ['/', '?p=1&preview=true', '/preview/'],
  ['/news/the-dock-door/', '?preview=true&p=1', '/preview/'],
  ['/shared-preview/token/', '', '/shared-preview/token/'],
  ['/shared-preview/token/', '?p=1&preview=true', '/shared-preview/token/'],
  ['/', '?postSlug=the-dock-door', '/lookup/'],
  ['/', '?categoryId=', '/lookup/'],
  ['/saved/', '', '/saved/'],
  ['/alerts/', '?q=dallas&topic=properties', '/alerts/'],
  ['/compare/', '?properties=cedar-ridge&q=x&utm_source=mail', '/compare/'],
  ['/', '', null],
  ['/news/', '?q=preview&utm_source=login', null],
  ['/news/login/', '', null],
])('%s%s is rendered by %s', (path, search, route) => {
  expect(findPersonalRoute(path, search)).toBe(route);
});

test('routes that visitors reach by parameters, or by another path, have no page of their own', () => {
  expect(['/preview/', '/lookup/', '/login/account/', '/login/', '/'].map(isParameterRoute)).toEqual([true, true, true, true, false]);
});

test('with LOGIN_PATH, the sign-in page has another path', async () => {
  vi.resetModules();
  vi.stubEnv('LOGIN_PATH', 'editors/sign-in');
  const pages = await import('./personal-pages.ts');
  expect(pages.findPersonalRoute('/editors/sign-in/', '')).toBe('/login/');
  expect(pages.findPersonalRoute('/editors/sign-in/', '?action=account')).toBe('/login/account/');
  expect(pages.findPersonalRoute('/login/', '')).toBeNull();
});
