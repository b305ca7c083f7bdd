import { expect, test } from 'vitest';
import { createContentPaths } from './page-routes.ts';

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
])('whether %s exists depends only on the content', (path) => expect(isContentPath(path)).toBe(true));

test.each([
  '/news',
  '/a/b',
  '/file.txt/',
  '/sitemap.xml',
  '/catalogue/',
  '/catalogue/nothing/',
  '/status/503/',
  '/filtered/x/',
  '/_not-found/',
  '/a.b-',
])('Next handles %s', (path) => expect(isContentPath(path)).toBe(false));
