import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('CONTENT_URL', 'https://cms.example/');
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const load = () => import('./url.ts');

test('shows media of the content service from the site itself', async () => {
  const { toMediaPath } = await load();
  expect(toMediaPath('https://cms.example/media/2026/11/yard.jpg')).toBe('/media/2026/11/yard.jpg');
});

test('leaves addresses of anything else alone', async () => {
  const { toMediaPath } = await load();
  for (const address of ['https://cms.example/wp-content/uploads/yard.jpg', 'https://other.example/media/yard.jpg', '/media/yard.jpg']) {
    expect(toMediaPath(address)).toBe(address);
  }
});

test('maps every candidate of a srcset', async () => {
  const { toMediaSrcSet } = await load();
  expect(toMediaSrcSet('https://cms.example/media/a-480.avif 480w, https://cms.example/media/a%2C%20b.avif 960w')).toBe(
    '/media/a-480.avif 480w, /media/a%2C%20b.avif 960w',
  );
});

test('gives previews a whole address', async () => {
  const { toMediaAddress } = await load();
  expect(toMediaAddress('https://cms.example/media/a.jpg')).toBe('https://site.example/media/a.jpg');
});
