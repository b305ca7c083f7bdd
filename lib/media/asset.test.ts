import { expect, test } from 'vitest';
import { readAsset } from './asset.ts';

const hosts = ['*.bynder.com', 'assets.example.com'];
const at = (width: number) => ({ name: 'webImage', url: `https://causeway.bynder.com/m/1/web-${width}.jpg`, width, height: width / 2 });

test('offers every size that is measured, the largest for everybody else', () => {
  const asset = readAsset({ name: 'Dock', alt: 'A dock', derivatives: [at(1600), at(800)] }, hosts);
  expect(asset?.picture).toEqual({
    src: 'https://causeway.bynder.com/m/1/web-1600.jpg',
    srcSet: 'https://causeway.bynder.com/m/1/web-800.jpg 800w, https://causeway.bynder.com/m/1/web-1600.jpg 1600w',
    width: 1600,
    height: 800,
  });
});

test('shows the original where there is no other size', () => {
  const asset = readAsset({ originalUrl: 'https://assets.example.com/a,b c.jpg', originalWidth: 300, originalHeight: 200 }, hosts);
  expect(asset?.picture).toEqual({ src: 'https://assets.example.com/a%2Cb%20c.jpg', srcSet: undefined, width: 300, height: 200 });
});

test('takes the site’s own addresses', () => {
  expect(readAsset({ originalUrl: '/media/2026/a.jpg' }, hosts)?.picture?.src).toBe('/media/2026/a.jpg');
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
  '',
])('shows nothing from %s', (originalUrl) => {
  expect(readAsset({ originalUrl, derivatives: [{ url: originalUrl, width: 1, height: 1 }] }, hosts)).toBeNull();
});

test('a video or a document needs no picture', () => {
  expect(readAsset({ type: 'document', assetId: 'A1', originalUrl: 'https://assets.example.com/a.pdf' }, hosts)).toEqual({
    type: 'document',
    name: 'A1',
    alt: '',
    picture: null,
    original: 'https://assets.example.com/a.pdf',
  });
});
