import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPicture, type PictureData } from './fetch-picture.ts';

const origin = 'http://content.example:4000';
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubEnv('CONTENT_URL', origin);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return await Promise.resolve(new Response('picture', { headers: { 'content-length': '7' } }));
  });
});

function createPicture(files: readonly (readonly [url: string, width: number, type: string])[]): PictureData {
  const sizes = files.map(([url, width, type]) => ({ sourceUrl: url, width: String(width), mimeType: type }));
  return { altText: '', mimeType: 'image/jpeg', mediaItemUrl: `${origin}/full.jpg`, mediaDetails: { width: 2000, sizes } };
}

test.each([
  [400, `${origin}/500.jpg`],
  [1000, `${origin}/full.jpg`],
  [3000, `${origin}/full.jpg`],
])('for a width of %i, the smallest file that is wide enough is fetched, otherwise the widest', async (width, url) => {
  const picture = createPicture([
    [`${origin}/500.jpg`, 500, 'image/jpeg'],
    [`${origin}/1200.avif`, 1200, 'image/avif'],
    ['https://elsewhere.example/1200.jpg', 1200, 'image/jpeg'],
  ]);
  expect((await fetchPicture(picture, width))?.toString()).toBe('picture');
  expect(fetched).toEqual([url]);
});

test('a picture that is missing, too large or on another host is left out', async () => {
  const elsewhere = { ...createPicture([]), mediaItemUrl: 'https://elsewhere.example/full.jpg' };
  expect(await fetchPicture(null, 400)).toBeNull();
  expect(await fetchPicture(elsewhere, 400)).toBeNull();
  expect(fetched).toEqual([]);
  vi.stubGlobal('fetch', async () => await Promise.resolve(new Response('', { headers: { 'content-length': '99999999' } })));
  expect(await fetchPicture(createPicture([]), 400)).toBeNull();
});
