import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('CONTENT_URL', 'https://cms.example/');
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const load = () => import('./url.ts');

test('converts media URLs of the content service to paths of the site', async () => {
  const { toMediaPath } = await load();
  expect(toMediaPath('https://cms.example/media/2026/11/yard.jpg')).toBe('/media/2026/11/yard.jpg');
});

test('does not change other URLs', async () => {
  const { toMediaPath } = await load();
  for (const url of ['https://cms.example/wp-content/uploads/yard.jpg', 'https://other.example/media/yard.jpg', '/media/yard.jpg']) {
    expect(toMediaPath(url)).toBe(url);
  }
});

test('converts every URL of a srcset', async () => {
  const { toMediaSrcSet } = await load();
  expect(toMediaSrcSet('https://cms.example/media/a-480.avif 480w, https://cms.example/media/a%2C%20b.avif 960w')).toBe(
    '/media/a-480.avif 480w, /media/a%2C%20b.avif 960w',
  );
});

test('returns an absolute URL for link previews', async () => {
  const { toMediaUrl } = await load();
  expect(toMediaUrl('https://cms.example/media/a.jpg')).toBe('https://site.example/media/a.jpg');
});
