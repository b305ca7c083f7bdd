import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});

async function toLocalUri(value: string | null): Promise<string | null> {
  return (await import('./redirect-uri.ts')).toLocalUri(value);
}

test.each([
  ['/', '/'],
  ['/news/?q=dock#results', '/news/?q=dock#results'],
  ['/?p=201&preview=true&typeName=Post', '/?p=201&preview=true&typeName=Post'],
  ['https://site.example/news/', '/news/'],
  ['/news/../markets/', '/markets/'],
])('%s leads to %s', async (value, uri) => {
  expect(await toLocalUri(value)).toBe(uri);
});

test.each([
  ['nothing', null],
  ['an empty value', ''],
  ['another site', 'https://evil.example/'],
  ['a host that begins with the host of the site', 'https://site.example.evil.example/'],
  ['the host of the site as a user name', 'https://site.example@evil.example/'],
  ['the host of the site as a user name without a path', 'https://site.example:pass@evil.example'],
  ['the host of the site with another scheme', 'http://site.example/'],
  ['the host of the site with another port', 'https://site.example:8443/'],
  ['a URL without a scheme', '//evil.example/'],
  ['three slashes', '///evil.example/'],
  ['a backslash', '/\\evil.example/'],
  ['two backslashes', '\\\\evil.example/'],
  ['a slash and an encoded tab', '/\t/evil.example/'],
  ['a line break', '/\n/evil.example/'],
  ['a leading space', ' //evil.example/'],
  ['a segment that a browser removes', '/.//evil.example/'],
  ['segments that a browser removes', '/a/..//evil.example/'],
  ['a URL of the site with two slashes', 'https://site.example//evil.example/'],
  ['javascript', 'javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a relative path', 'news/'],
  ['a query only', '?redirect_uri=//evil.example'],
  ['an API route', '/api/faust/auth/logout/'],
  ['an API route with segments that a browser removes', '/news/../api/faust/auth/logout/'],
  ['a NUL character', '/\0/evil.example'],
  ['a very long value', `/${'a'.repeat(3000)}`],
])('%s is refused', async (_name, value) => {
  expect(await toLocalUri(value)).toBeNull();
});
