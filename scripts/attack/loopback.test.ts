import { expect, test } from 'vitest';
import { parseLoopbackUrl } from './loopback.ts';

test.each([
  ['http://127.0.0.1:3000', '127.0.0.1'],
  ['http://127.9.0.9', '127.9.0.9'],
  ['http://localhost:3000', '127.0.0.1'],
  ['http://[::1]:3000/graphql', '[::1]'],
  // URL parsers read these as 127.0.0.1.
  ['http://127.1:3000', '127.0.0.1'],
  ['http://2130706433', '127.0.0.1'],
])('accepts %s', (text, hostname) => {
  expect(parseLoopbackUrl('--site', text).hostname).toBe(hostname);
});

test.each([
  'http://example.com',
  'http://192.168.0.1:3000',
  'http://0.0.0.0:3000',
  'http://127.0.0.1.example.com',
  'http://127.0.0.1@example.com',
  'http://localhost.example.com',
  'https://127.0.0.1',
  'http://[::ffff:192.0.2.1]',
  'http://[fe80::1]',
  '127.0.0.1:3000',
  '',
])('rejects %s', (text) => {
  expect(() => parseLoopbackUrl('--site', text)).toThrow('--site: must be an http URL with a loopback address');
});
