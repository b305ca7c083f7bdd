import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('CONTENT_URL', 'https://cms.example/');
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const convert = async (data: unknown) => (await import('./site-json-ld.ts')).toSiteJsonLd(JSON.stringify(data));

test('URLs of the content service become URLs of the site', async () => {
  const data = {
    page: 'https://cms.example/news/',
    search: 'https://cms.example/search/?q={search_term_string}',
    media: 'https://cms.example/media/2026/11/yard.jpg',
    upload: 'https://cms.example/wp-content/uploads/yard.jpg',
    other: 'https://cms.example.org/news/',
    text: 'See https://cms.example/news/',
  };
  expect(JSON.parse((await convert(data)) ?? '')).toEqual({
    page: 'https://site.example/news/',
    search: 'https://site.example/search/?q={search_term_string}',
    media: 'https://site.example/media/2026/11/yard.jpg',
    upload: 'https://cms.example/wp-content/uploads/yard.jpg',
    other: 'https://cms.example.org/news/',
    text: 'See https://cms.example/news/',
  });
});

test('a text cannot close the script element', async () => {
  expect(await convert({ name: '</script><script>' })).not.toContain('<');
});

test('texts that are not JSON are left out', async () => {
  const { toSiteJsonLd } = await import('./site-json-ld.ts');
  for (const raw of [null, undefined, '', '</script>', '{']) expect(toSiteJsonLd(raw)).toBeNull();
});
