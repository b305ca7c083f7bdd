import { expect, test } from 'vitest';
import { createContentPaths, hasCanonicalSlash } from './page-routes.ts';

const isContentPath = createContentPaths([
  '/[...uri]',
  '/_not-found',
  '/catalogue/[block]',
  '/sitemap.xml',
  '/status/404',
  '/filtered/[...uri]',
]);

test.each([
  '/',
  '/-/',
  '/news/',
  '/News/2025/one/',
  '/team/after/YXJyYXk/',
  '/file.txt',
  '/a.b-/',
  '/.well-known/any',
  '/.well-known/any/',
  '/caf%C3%A9/',
  '/news',
  '/file.txt/',
])('whether %s exists depends only on the content', (path) => expect(isContentPath(path)).toBe(true));

test.each(['/sitemap.xml', '/catalogue/', '/catalogue/nothing/', '/status/503/', '/filtered/x/', '/_not-found/'])(
  'another route handles %s',
  (path) => expect(isContentPath(path)).toBe(false),
);

test.each([
  ['/', true],
  ['/news/', true],
  ['/file.txt', true],
  ['/.well-known/any', true],
  ['/.well-known/any/', true],
  ['/news', false],
  ['/a/b', false],
  ['/file.txt/', false],
  ['/a.b-', false],
])('whether Next leaves the trailing slash of %s as it is: %s', (path, expected) => expect(hasCanonicalSlash(path)).toBe(expected));
