import { expect, test } from 'vitest';
import { findRedirect, mayMatchExpression, redirectMissingPage, type RedirectRule } from './redirects.ts';

const rule = (overrides: Partial<RedirectRule>): RedirectRule => ({
  origin: 'old',
  target: '/new/',
  type: 301,
  format: 'plain',
  ...overrides,
});

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

test('a rule without a type is permanent, and one with an unknown type is temporary', () => {
  expect(findRedirect([rule({ type: null })], '/old/')).toMatchObject({ permanent: true });
  expect(findRedirect([rule({ type: 300 })], '/old/')).toMatchObject({ permanent: false });
});

test('ignores repeated slashes at the ends of an origin, but not those within it', () => {
  expect(findRedirect([rule({ origin: '//old//' })], '/old/')).not.toBeNull();
  expect(findRedirect([rule({ origin: 'old/page' })], '/old/page/')).not.toBeNull();
  expect(findRedirect([rule({ origin: 'old/page' })], '/oldpage/')).toBeNull();
});

test('a plain origin is not a regular expression', () => {
  expect(findRedirect([rule({ origin: 'old.html' })], '/old-html/')).toBeNull();
  expect(findRedirect([rule({ origin: 'old (2024)' })], '/old (2024)/')).not.toBeNull();
});

test('a plain origin matches a path that browsers percent-encode', () => {
  for (const origin of ['/café/', '/caf%C3%A9/', '/caf%c3%a9/']) {
    expect(findRedirect([rule({ origin })], '/caf%C3%A9/')).toMatchObject({ target: '/new/' });
    expect(findRedirect([rule({ origin, target: '/café/' })], '/caf%C3%A9/')).toBeNull();
  }
});

test.each(['^/old/?$', '^old$', '/old/', 'old/', '/old', '^old/', 'old$', 'OLD'])(
  'the regular expression %s matches the path with or without slashes',
  (origin) => {
    expect(findRedirect([rule({ origin, format: 'regex' })], '/old/')).toMatchObject({ target: '/new/' });
    expect(findRedirect([rule({ origin, format: 'regex' })], '/old')).toMatchObject({ target: '/new/' });
  },
);

test('a regular expression matches whole paths only, with each of its alternatives', () => {
  const rules = [rule({ origin: 'old|former', format: 'regex' })];
  expect(findRedirect(rules, '/former/')).not.toBeNull();
  for (const path of ['/older/', '/informer/', '/former/page/', '/a/old/']) expect(findRedirect(rules, path)).toBeNull();
});

test('a group that is missing or did not match is empty in the target', () => {
  const rules = [rule({ origin: 'old(/a)?', target: '/new$1/$9', format: 'regex' })];
  expect(findRedirect(rules, '/old/')).toMatchObject({ target: '/new/' });
});

test.each([
  ['news/2024', '/news/2024/'],
  [' /news/ ', '/news/'],
  ['/guide.pdf', '/guide.pdf'],
  ['/v1.2/notes', '/v1.2/notes/'],
  ['/search?q=dock', '/search?q=dock'],
  ['/about#team', '/about#team'],
  ['/\\evil.example/', '/evil.example/'],
  ['\\\\evil.example/', '/evil.example/'],
  ['http://tenants.example/', 'http://tenants.example/'],
  [' HTTPS://tenants.example/ ', 'HTTPS://tenants.example/'],
  ['login?next=https://tenants.example/', '/login?next=https://tenants.example/'],
  ['javascript:alert(1)', '/javascript:alert(1)/'],
])('the target %j redirects to %s', (target, location) => {
  expect(findRedirect([rule({ target })], '/old/')).toMatchObject({ target: location });
});

test('continues with the next rule where one would redirect to the same path', () => {
  expect(findRedirect([rule({ target: '/OLD' }), rule({ target: '/b/' })], '/old/')).toMatchObject({ target: '/b/' });
});

const rules = [rule({ type: 302 }), rule({ origin: '/Gone/', target: '', type: 410 })];

test.each([
  ['/old/', null, { target: '/new/', permanent: false }],
  ['/OLD/', '/old/', { target: '/new/', permanent: false }],
  ['/Gone/', '/gone/', null],
  ['/News/', '/news/', { target: '/news/', permanent: true }],
  ['/News/', null, null],
  ['/news/', '/news/', null],
])('a path without a node, %s, leads to the target of a rule, or to the same path in lower case', (path, lowerCaseUri, expected) => {
  const redirection = redirectMissingPage(path, rules, lowerCaseUri);
  expect(redirection && { target: redirection.target, permanent: redirection.permanent }).toEqual(expected);
});

test.each([
  ['^/blog/(.+)$', '/blog/one/', true],
  ['^/blog/(.+)$', '/BLOG/one/', true],
  ['^/blog/(.+)$', '/blo/one/', false],
  ['blogs?/x', '/blog/x/', true],
  ['a|b', '/b/', true],
  ['(.*)-old', '/any-old/', true],
  ['news/\\d+', '/newsletter/', false],
])('the expression %s may match %s: %s', (origin, path, expected) => {
  expect(mayMatchExpression(rule({ origin, format: 'regex' }), path)).toBe(expected);
  const isMatch = findRedirect([rule({ origin, format: 'regex', target: '/elsewhere/' })], path) !== null;
  // The result is never false for a path that matches.
  expect(isMatch && !expected).toBe(false);
});

test('a plain rule is not an expression', () => {
  expect(mayMatchExpression(rule({}), '/old/')).toBe(false);
});
