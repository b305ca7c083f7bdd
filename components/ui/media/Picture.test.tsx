import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Picture_image$data, Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { readEnv } from '#lib/env/env.ts';
import { Picture } from './Picture.tsx';

vi.mock('#lib/relay/server.ts', () => ({ readFragment: (_fragment: unknown, key: unknown) => key }));

const { CONTENT_URL } = readEnv();

const media = {
  altText: 'Row of dock doors',
  sourceUrl: `${CONTENT_URL}/media/2025/09/dock.jpg`,
  srcSet: `${CONTENT_URL}/media/2025/09/dock-480.jpg 480w, ${CONTENT_URL}/media/2025/09/dock.jpg 1920w`,
  placeholderColor: '#7D7e72',
  focalPoint: null,
  mediaDetails: { width: 1920, height: 1200 },
  pictureSources: [{ mimeType: 'image/avif', srcSet: `${CONTENT_URL}/media/2025/09/dock-480.avif 480w` }],
};

function show(
  change: Partial<Omit<Picture_image$data, ' $fragmentType'>> = {},
  props: { priority?: boolean; decorative?: boolean; focalPoint?: unknown } = {},
) {
  const image = { ...media, ...change } as unknown as Picture_image$key;
  const { document } = new JSDOM(renderToStaticMarkup(<Picture image={image} sizes="50vw" {...props} />)).window;
  const preload = document.querySelector('link[rel=preload]');
  return {
    preload,
    image: document.querySelector('img'),
    sources: document.querySelectorAll('source'),
    style: document.querySelector('style'),
  };
}

test('uses URLs of the site and sets width and height', () => {
  const { image, sources } = show();
  expect(image?.getAttribute('src')).toBe('/media/2025/09/dock.jpg');
  expect(image?.getAttribute('srcset')).toBe('/media/2025/09/dock-480.jpg 480w, /media/2025/09/dock.jpg 1920w');
  expect(sources[0]?.getAttribute('srcset')).toBe('/media/2025/09/dock-480.avif 480w');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1920', '1200']);
});

test('loads lazily unless it has priority', () => {
  expect(show().image?.getAttribute('loading')).toBe('lazy');
  const first = show({}, { priority: true }).image;
  expect(first?.hasAttribute('loading')).toBe(false);
  expect(first?.getAttribute('fetchpriority')).toBe('high');
});

test('preloads its best format if it has priority', () => {
  expect(show().preload).toBeNull();
  const { preload } = show({}, { priority: true });
  expect(preload?.getAttribute('imagesrcset')).toBe('/media/2025/09/dock-480.avif 480w');
  expect(['type', 'imagesizes', 'fetchpriority'].map((name) => preload?.getAttribute(name))).toEqual(['image/avif', '50vw', 'high']);
});

test('has an alternative text unless it is decorative', () => {
  expect(show().image?.getAttribute('alt')).toBe('Row of dock doors');
  expect(show({}, { decorative: true }).image?.getAttribute('alt')).toBe('');
  expect(show({ altText: null }).image?.getAttribute('alt')).toBe('');
});

test('sets the placeholder color without a style attribute', () => {
  const { image, style } = show();
  expect(image?.className).toBe('ground-7d7e72');
  expect(style?.textContent).toBe('.ground-7d7e72{background-color:#7D7e72}');
  expect(image?.hasAttribute('style')).toBe(false);
});

test('keeps the focal point of the image in view, or that of its place', () => {
  const focalPoint = { x: 0.21, y: 1 };
  expect(show({ placeholderColor: null }).image?.className).toBe('');
  expect(show({ placeholderColor: null, focalPoint }).image?.className).toBe('focus focus-x-2 focus-y-10');
  expect(show({ placeholderColor: null, focalPoint }, { focalPoint: { x: 0.9, y: 0 } }).image?.className).toBe('focus focus-x-9 focus-y-0');
});

test('ignores an invalid placeholder color', () => {
  const { image, style } = show({ placeholderColor: '#7d7e72}body{display:none' });
  expect(image?.className).toBe('');
  expect(style).toBeNull();
});

test('renders nothing without a URL', () => {
  expect(show({ sourceUrl: null }).image).toBeNull();
});
