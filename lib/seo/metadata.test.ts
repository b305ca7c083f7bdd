import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageMetadata } from './metadata.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', 'https://cms.example');
});

const emptyPage: PageMetadata = { path: '/news/', title: null, description: null };
const toMetadata = async (page: Partial<PageMetadata>) => (await import('./metadata.ts')).toMetadata({ ...emptyPage, ...page });
const getImages = async (image: PageMetadata['image']) => (await toMetadata({ image })).openGraph?.images;
const createImage = (mediaDetails: NonNullable<PageMetadata['image']>['mediaDetails'] = null): PageMetadata['image'] => ({
  sourceUrl: 'https://cms.example/media/yard.jpg',
  altText: 'A yard',
  mediaDetails,
});

const allowLargeExcerpts = { 'max-snippet': -1, 'max-image-preview': 'large', 'max-video-preview': -1 };

test('a page without text has its URL and no empty values', async () => {
  expect(await toMetadata({})).toEqual({
    robots: { index: true, follow: true, ...allowLargeExcerpts },
    alternates: {
      canonical: 'https://site.example/news/',
      languages: { 'en-US': 'https://site.example/news/', 'x-default': 'https://site.example/news/' },
    },
    openGraph: { type: 'website', url: 'https://site.example/news/', locale: 'en_US', images: [] },
    twitter: { card: 'summary' },
  });
  expect(await toMetadata({ title: '', description: '' })).not.toHaveProperty('title');
});

test('a page has its title and description, also in link previews', async () => {
  const metadata = await toMetadata({ title: 'News', description: 'All news', siteName: 'Causeway' });
  expect(metadata).toMatchObject({ title: 'News', description: 'All news' });
  expect(metadata.openGraph).toMatchObject({ title: 'News', description: 'All news', siteName: 'Causeway' });
});

test('a link preview may have its own title and description', async () => {
  const preview = { title: 'Read this', description: null };
  const { title, openGraph } = await toMetadata({ title: 'News', description: 'All news', preview });
  expect(title).toBe('News');
  expect(openGraph).toMatchObject({ title: 'Read this', description: 'All news' });
});

test('empty text in a link preview counts as missing', async () => {
  const { openGraph } = await toMetadata({ title: 'News', description: 'All news', siteName: '', preview: { title: '', description: '' } });
  expect(openGraph).toMatchObject({ title: 'News', description: 'All news', siteName: undefined });
});

test('uses the canonical URL that editors set, on the host of the site', async () => {
  expect((await toMetadata({ canonical: 'https://cms.example/other/' })).alternates?.canonical).toBe('https://site.example/other/');
  expect((await toMetadata({ canonical: '' })).alternates?.canonical).toBe('https://site.example/news/');
});

test('lists no languages of a page that search engines may not list, or whose canonical URL is another one', async () => {
  expect((await toMetadata({ noindex: true })).alternates?.languages).toBeUndefined();
  expect((await toMetadata({ canonical: 'https://cms.example/other/' })).alternates?.languages).toBeUndefined();
  expect((await toMetadata({ canonical: 'https://cms.example/news/' })).alternates?.languages).toBeDefined();
});

test('a link preview has the canonical URL', async () => {
  expect((await toMetadata({ canonical: 'https://cms.example/other/' })).openGraph?.url).toBe('https://site.example/other/');
});

test.each([
  [{ noindex: true }, { index: false, follow: true }],
  [{ nofollow: true }, { index: true, follow: false, ...allowLargeExcerpts }],
  [
    { noindex: true, nofollow: true },
    { index: false, follow: false },
  ],
  [
    { noindex: false, nofollow: false },
    { index: true, follow: true, ...allowLargeExcerpts },
  ],
])('robots get %j as %j', async (page, robots) => {
  expect((await toMetadata(page)).robots).toEqual(robots);
});

test('an article has its dates', async () => {
  const article = { publishedTime: '2026-11-12T09:00:00', modifiedTime: null };
  expect((await toMetadata({ article })).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-12T09:00:00',
    modifiedTime: undefined,
  });
  const modified = { publishedTime: null, modifiedTime: '2026-11-13T09:00:00' };
  expect((await toMetadata({ article: modified })).openGraph).toMatchObject({
    publishedTime: undefined,
    modifiedTime: '2026-11-13T09:00:00',
  });
});

describe('the image of a link preview', () => {
  test('has the size for link previews', async () => {
    const sizes = [
      null,
      { sourceUrl: null, width: '1', height: '1' },
      { sourceUrl: 'https://cms.example/media/yard-1200.jpg', width: '1200', height: '630' },
    ];
    expect(await getImages(createImage({ width: 4000, height: 3000, sizes }))).toEqual([
      { url: 'https://site.example/media/yard-1200.jpg', alt: 'A yard', width: 1200, height: 630 },
    ]);
  });

  test('is the image itself where it has no such size', async () => {
    expect(await getImages(createImage({ width: 800, height: 600, sizes: [] }))).toEqual([
      { url: 'https://site.example/media/yard.jpg', alt: 'A yard', width: 800, height: 600 },
    ]);
  });

  test.each([
    [null, 600],
    [800, null],
    [0, 600],
    [800, 0],
  ])('has no dimensions where they are incomplete: %s × %s', async (width, height) => {
    expect(await getImages(createImage({ width, height, sizes: null }))).toEqual([
      { url: 'https://site.example/media/yard.jpg', alt: 'A yard' },
    ]);
  });

  test('makes the preview large', async () => {
    expect((await toMetadata({ image: createImage() })).twitter).toEqual({ card: 'summary_large_image' });
    expect((await toMetadata({ image: { sourceUrl: null, altText: 'A yard', mediaDetails: null } })).twitter).toEqual({ card: 'summary' });
  });

  test('has an empty alternative text where it has none', async () => {
    expect(await getImages({ sourceUrl: 'https://cms.example/media/yard.jpg', altText: null, mediaDetails: null })).toMatchObject([
      { alt: '' },
    ]);
  });
});

test('the icon that editors have set replaces the icons of the layout', async () => {
  expect((await toMetadata({})).icons).toBeUndefined();
  const icon = { sourceUrl: 'https://cms.example/media/icon.png', mimeType: 'image/png', mediaDetails: { width: 512, height: 512 } };
  expect((await toMetadata({ icon })).icons).toEqual({
    icon: [{ url: '/media/icon.png', sizes: '512x512', type: 'image/png' }],
    apple: '/media/icon.png',
  });
});
