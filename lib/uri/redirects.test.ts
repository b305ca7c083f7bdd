import { expect, test } from 'vitest';
import { findRedirect, type RedirectRule } from './redirects.ts';

const rule = (given: Partial<RedirectRule>): RedirectRule => ({ origin: 'old', target: '/new/', type: 301, format: 'plain', ...given });

test('matches a plain origin regardless of slashes and case', () => {
  for (const origin of ['old', '/old', '/old/', 'OLD/']) {
    expect(findRedirect([rule({ origin })], '/old/')).toEqual({ kind: 'moved', target: '/new/', permanent: true });
  }
  expect(findRedirect([rule({})], '/older/')).toBeNull();
});

test('distinguishes temporary from permanent redirects', () => {
  expect(findRedirect([rule({ type: 302 })], '/old/')).toMatchObject({ permanent: false });
  expect(findRedirect([rule({ type: 307 })], '/old/')).toMatchObject({ permanent: false });
  expect(findRedirect([rule({ type: 308 })], '/old/')).toMatchObject({ permanent: true });
});

test('reports paths that are gone', () => {
  expect(findRedirect([rule({ type: 410, target: null })], '/old/')).toEqual({ kind: 'gone' });
});

test('inserts the groups of a regular expression into the target', () => {
  const rules = [rule({ origin: '^/blog/(\\d{4})/(.*)/?$', target: '/news/$2', format: 'regex' })];
  expect(findRedirect(rules, '/blog/2024/dock-doors/')).toMatchObject({ target: '/news/dock-doors/' });
  expect(findRedirect(rules, '/my/blog/2024/dock-doors/')).toBeNull();
});

test('never redirects to another host by accident', () => {
  const rules = [rule({ origin: 'go/(.*)', target: '/$1', format: 'regex' })];
  expect(findRedirect(rules, '/go//evil.example/')).toMatchObject({ target: '/evil.example' });
  expect(findRedirect([rule({ target: '//evil.example/' })], '/old/')).toMatchObject({ target: '/evil.example/' });
  expect(findRedirect([rule({ target: 'https://tenants.example/login' })], '/old/')).toMatchObject({
    target: 'https://tenants.example/login',
  });
});

test('ignores rules that are invalid, empty or redirect to the same path', () => {
  expect(
    findRedirect(
      [null, rule({ origin: null }), rule({ origin: '(', format: 'regex' }), rule({ target: '/old' }), rule({ target: null })],
      '/old/',
    ),
  ).toBeNull();
});

test('applies the first rule that matches', () => {
  expect(findRedirect([rule({ target: '/a/' }), rule({ target: '/b/' })], '/old/')).toMatchObject({ target: '/a/' });
});
