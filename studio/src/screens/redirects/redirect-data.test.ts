import { expect, test, vi } from 'vitest';
import { importNames, readRedirects, toLocalPath, toReadableMessage } from './redirect-data.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

test('reads columns in the order of the header, and knows the line of each redirect', () => {
  expect(readRedirects('Status,To,From\n301,/b/,/a/\n\n410,,/e/\n')).toEqual([
    { line: 2, origin: '/a/', target: '/b/', type: 301, format: 'plain' },
    { line: 4, origin: '/e/', target: '', type: 410, format: 'plain' },
  ]);
});

test('reads a file without a header as from, to, status and format', () => {
  expect(readRedirects('/a/,/b/\n^/old/(.+)$,/new/$1,302,regex\n')).toMatchObject([
    { origin: '/a/', target: '/b/', type: 301 },
    { origin: '^/old/(.+)$', type: 302, format: 'regex' },
  ]);
});

test('an address is on the site if it has the origin of the site or none', () => {
  const site = 'https://site.example';
  expect(['/a/?b=1', 'https://site.example/a/', 'https://other.example/a/'].map((address) => toLocalPath(address, site))).toEqual([
    '/a/',
    '/a/',
    null,
  ]);
});

test('messages of the service name the columns of the file, and no operation of the API', () => {
  const toMessage = (message: string) => toReadableMessage(message, importNames);
  expect(toMessage('A redirect from /a/ already exists. Update it with updateSeoRedirect.')).toBe(
    'A redirect from /a/ already exists. Edit that redirect instead.',
  );
  expect(toMessage('target is missing. Set it to a path or URL, or use the type 410 for a removed page.')).toBe(
    'to is missing. Set it to a path or URL, or use the status 410 for a removed page.',
  );
  expect(toMessage('type cannot be 303. Use one of: 301, 302.')).toBe('status cannot be 303. Use one of: 301, 302.');
});
