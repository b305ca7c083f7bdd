import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, isCompressible, toBrotli, toGzip } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['brotli', 'identity'],
  ['', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('%s → %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('no header, no coding', () => {
  expect(chooseEncoding(undefined)).toBe('identity');
});

test('both codings give the text back', async () => {
  const text = Buffer.from('clear height '.repeat(200));
  expect(brotliDecompressSync(await toBrotli(text, 5))).toEqual(text);
  expect(gunzipSync(await toGzip(text))).toEqual(text);
});

test('pictures and fonts are not compressed again', () => {
  for (const type of ['image/png', 'font/woff2', 'video/mp4', 'application/pdf']) expect(isCompressible(type)).toBe(false);
  for (const type of ['text/css; charset=utf-8', 'image/svg+xml', 'application/json']) expect(isCompressible(type)).toBe(true);
});
