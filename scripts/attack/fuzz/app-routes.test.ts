import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { createRoutePath, listAppRoutes } from './app-routes.ts';

test('lists pages and other routes of the app folder, without groups', () => {
  const routes = listAppRoutes();
  expect(routes).toEqual(
    expect.arrayContaining([
      '/[...uri]/',
      '/alerts/',
      '/api/forms/[form]/',
      '/catalogue/',
      '/compare/',
      '/feeds/[format]/[...uri]/',
      '/pdf/markets/[file]/',
      '/pdf/shortlist.pdf',
      '/sitemap.xml',
      '/social-images/[...uri]/',
    ]),
  );
  expect(new Set(routes).size).toBe(routes.length);
});

test('replaces all parameters of a path', () => {
  const random = new Random(1);
  for (const route of listAppRoutes()) expect(createRoutePath(random, route, ['/', '/about/'])).toMatch(/^\/(?!\/)[^[\]]*$/);
  expect(createRoutePath(random, '/feeds/[format]/[...uri]/', ['/about/'])).toMatch(/^\/feeds\/\w+\/about\/$/);
});
