import { expect, test } from 'vitest';
import { findReflection } from './find-reflection.ts';

const respond = (headers: string, body = '') =>
  findReflection({ status: 200, head: `HTTP/1.1 200 OK\r\n${headers}`, body: Buffer.from(body), bodyBytes: body.length });
const SCRIPT = '<script>alert(1)</script>';

test.each([
  ['content-type: text/html; charset=utf-8', SCRIPT],
  ['content-type: image/svg+xml', SCRIPT],
  ['content-type: application/rss+xml', 'a "><img src=x onerror=alert(1)> b'],
  ['x-other: 1', SCRIPT],
])('finds markup in a document with %s', (headers, body) => {
  expect(respond(headers, body)).toContain('without escaping');
});

test.each([
  ['content-type: text/html', '&lt;script>alert(1)&lt;/script>'],
  ['content-type: application/json', SCRIPT],
  ['content-type: text/plain', SCRIPT],
  ['location: /evil.example/', ''],
])('accepts a response with %s', (headers, body) => {
  expect(respond(headers, body)).toBeNull();
});

test.each(['//evil.example/', 'https://evil.example/x', 'javascript:alert(1)'])('finds a redirect to %s', (location) => {
  expect(respond(`location: ${location}`)).toContain('redirects to');
});
