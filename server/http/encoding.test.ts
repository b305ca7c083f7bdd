import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isCompressible, negotiateEncoding, toBrotli, toGzip } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0.5, br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0.001, identity;q=0', 'br'],
  ['br;q=0, gzip;q=0, *', 'identity'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
] as const)('a client that accepts "%s" gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
  // From the remembered results.
  expect(negotiateEncoding(header)).toBe(encoding);
});

test('a client that sends no header gets no encoding', () => {
  expect(negotiateEncoding(undefined)).toBe('identity');
});

test('the number of remembered headers is limited, and later ones are negotiated each time', () => {
  for (let index = 0; index < 200; index++) expect(negotiateEncoding(`gzip, x-${index}`)).toBe('gzip');
});

test('both encodings can be decoded', async () => {
  const text = Buffer.from('clear height '.repeat(200));
  expect(brotliDecompressSync(await toBrotli(text, 5))).toEqual(text);
  expect(gunzipSync(await toGzip(text))).toEqual(text);
});

test('images, videos and fonts are not compressed again', () => {
  for (const type of ['image/png', 'font/woff2', 'video/mp4', 'application/pdf']) expect(isCompressible(type)).toBe(false);
  for (const type of ['text/css; charset=utf-8', 'image/svg+xml', 'application/json']) expect(isCompressible(type)).toBe(true);
});

test('only the beginning of a type decides whether it is compressed', () => {
  for (const type of ['image/x-text/plain', 'image/png; name="text/plain"', 'multipart/application/json'])
    expect(isCompressible(type)).toBe(false);
});
