import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', 'https://cms.example/wp');
});

test('a path becomes an absolute URL, with or without its leading slash', async () => {
  const { toSiteUrl } = await import('./site-url.ts');
  expect(toSiteUrl('/news/')).toBe('https://site.example/news/');
  expect(toSiteUrl('news/')).toBe('https://site.example/news/');
  expect(toSiteUrl('')).toBe('https://site.example/');
});

test.each([
  ['/news/?a=1#top', 'https://site.example/news/?a=1#top'],
  ['http://site.example/news/', 'https://site.example/news/'],
  ['https://cms.example/news/', 'https://site.example/news/'],
  ['https://other.example/news/', 'https://other.example/news/'],
  ['https://other.cms.example/news/', 'https://other.cms.example/news/'],
  ['https://[broken', 'https://site.example'],
])('the public URL of %s is %s', async (url, publicUrl) => {
  const { toPublicUrl } = await import('./site-url.ts');
  expect(toPublicUrl(url)).toBe(publicUrl);
});
