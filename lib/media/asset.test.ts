import { expect, test } from 'vitest';
import { parseAsset } from './asset.ts';

const hosts = ['*.bynder.com', 'assets.example.com'];
const at = (width: number) => ({ name: 'webImage', url: `https://causeway.bynder.com/m/1/web-${width}.jpg`, width, height: width / 2 });

test('puts every size with a known width into srcset and uses the largest as src', () => {
  const asset = parseAsset({ name: 'Dock', alt: 'A dock', derivatives: [at(1600), at(800)] }, hosts);
  expect(asset?.image).toEqual({
    src: 'https://causeway.bynder.com/m/1/web-1600.jpg',
    srcSet: 'https://causeway.bynder.com/m/1/web-800.jpg 800w, https://causeway.bynder.com/m/1/web-1600.jpg 1600w',
    width: 1600,
    height: 800,
  });
});

test('uses the original if there are no derivatives', () => {
  const asset = parseAsset({ originalUrl: 'https://assets.example.com/a,b c.jpg', originalWidth: 300, originalHeight: 200 }, hosts);
  expect(asset?.image).toEqual({ src: 'https://assets.example.com/a%2Cb%20c.jpg', srcSet: undefined, width: 300, height: 200 });
});

test('accepts paths of this site', () => {
  expect(parseAsset({ originalUrl: '/media/2026/a.jpg' }, hosts)?.image?.src).toBe('/media/2026/a.jpg');
});

test.each([
  'http://causeway.bynder.com/a.jpg',
  'https://bynder.com.example.net/a.jpg',
  'https://notbynder.com/a.jpg',
  'https://assets.example.com:8443/a.jpg',
  'https://x:y@assets.example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.net/a.jpg',
  '/.//example.net/a.jpg',
  'https://bynder.com/a.jpg',
  'https://[broken',
  ' ',
  '',
])('rejects the URL %s', (originalUrl) => {
  expect(parseAsset({ originalUrl, derivatives: [{ url: originalUrl, width: 1, height: 1 }] }, hosts)).toBeNull();
});

test('accepts videos and documents without an image', () => {
  expect(parseAsset({ type: 'document', assetId: 'A1', originalUrl: 'https://assets.example.com/a.pdf' }, hosts)).toEqual({
    type: 'document',
    name: 'A1',
    alt: '',
    image: null,
    originalUrl: 'https://assets.example.com/a.pdf',
  });
});

test('the file with the largest width is shown, and files without a width are not candidates', () => {
  const withoutWidth = { url: 'https://causeway.bynder.com/m/1/thumb.jpg', width: null, height: null };
  expect(parseAsset({ derivatives: [at(1600), withoutWidth, null, at(800)] }, hosts)?.image).toMatchObject({
    src: 'https://causeway.bynder.com/m/1/web-1600.jpg',
    srcSet: 'https://causeway.bynder.com/m/1/web-800.jpg 800w, https://causeway.bynder.com/m/1/web-1600.jpg 1600w',
  });
  expect(parseAsset({ derivatives: [withoutWidth, at(800)] }, hosts)?.image?.srcSet).toBeUndefined();
});

test.each([
  [0, 200],
  [-300, 200],
  [null, 200],
  [300, 0],
  [300, null],
])('an image of %s × %s pixels has no dimensions', (originalWidth, originalHeight) => {
  const image = parseAsset({ originalUrl: '/media/a.jpg', originalWidth, originalHeight }, hosts)?.image;
  expect(image).toMatchObject({ width: undefined, height: undefined });
});

test('dimensions are whole pixels', () => {
  expect(parseAsset({ originalUrl: '/media/a.jpg', originalWidth: 300.4, originalHeight: 199.5 }, hosts)?.image).toMatchObject({
    width: 300,
    height: 200,
  });
});

test('an image has no original without an allowed host, and a video may have a preview alone', () => {
  const asset = parseAsset({ type: 'video', originalUrl: 'https://example.net/a.mp4', derivatives: [at(800)] }, hosts);
  expect(asset).toMatchObject({ type: 'video', originalUrl: null, image: { src: 'https://causeway.bynder.com/m/1/web-800.jpg' } });
  expect(parseAsset({ type: 'video', originalUrl: 'https://example.net/a.mp4' }, hosts)).toBeNull();
});

test('text is trimmed, and a name is found for every asset', () => {
  const getName = (names: { name?: string; assetId?: string }) => parseAsset({ originalUrl: '/media/a.jpg', ...names }, hosts)?.name;
  expect(getName({ name: ' Dock ', assetId: 'A1' })).toBe('Dock');
  expect(getName({ name: ' ', assetId: ' A1 ' })).toBe('A1');
  expect(getName({})).toBe('Original');
  expect(parseAsset({ originalUrl: ' /media/a.jpg ', alt: ' A dock ' }, hosts)).toMatchObject({
    alt: 'A dock',
    originalUrl: '/media/a.jpg',
  });
});
