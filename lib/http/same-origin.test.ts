import { beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const isSameOrigin = async (headers: Record<string, string>) => (await import('./same-origin.ts')).isSameOrigin(new Headers(headers));
const getFormPage = async (headers: Record<string, string>) => {
  const { getFormPage: read, toLocation } = await import('./same-origin.ts');
  return toLocation(read(new Headers(headers), '/fallback/?a=b'));
};

describe('isSameOrigin accepts a request', () => {
  test.each([
    ['Sec-Fetch-Site is same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['Origin is SITE_URL', { origin: 'https://site.example' }],
    ['Origin is the host of the request, one of several host names of the site', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }],
  ])('when %s', async (_when, headers) => {
    expect(await isSameOrigin(headers)).toBe(true);
  });
});

describe('isSameOrigin rejects a request', () => {
  test.each([
    ['both headers are missing', { host: 'site.example' }],
    ['Sec-Fetch-Site names another site, regardless of Origin', { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }],
    ['Sec-Fetch-Site names a subdomain of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://site.example' }],
    ['Sec-Fetch-Site is empty', { 'sec-fetch-site': '', origin: 'https://site.example' }],
    ['Origin is another host', { origin: 'https://evil.example', host: 'site.example' }],
    ['Origin begins with the host of the site', { origin: 'https://site.example.evil.example', host: 'site.example' }],
    ['Origin ends with the host of the site', { origin: 'https://evil-site.example', host: 'site.example' }],
    ['Origin has another port', { origin: 'https://site.example:8443', host: 'site.example' }],
    ['Origin is opaque, as in a sandboxed frame', { origin: 'null', host: 'site.example' }],
  ])('when %s', async (_when, headers) => {
    expect(await isSameOrigin(headers)).toBe(false);
  });
});

describe('the page of the form', () => {
  test.each([
    ['https://site.example/markets/?page=2', '/markets/?page=2'],
    ['https://site.example', '/'],
    ['https://site.example/a//b/', '/a//b/'],
    ['https://site.example/a/#form', '/a/'],
  ])('for %s is %s', async (referer, path) => {
    expect(await getFormPage({ referer })).toBe(path);
  });

  test.each(['https://site.example//evil.example/a', 'https://site.example/\\evil.example/a', 'https://site.example///evil.example/a'])(
    'for %s does not point to another host',
    async (referer) => {
      expect(await getFormPage({ referer })).toBe('/evil.example/a');
    },
  );

  test('is the fallback if the Referer header is missing or names another site or an API route', async () => {
    expect(await getFormPage({})).toBe('/fallback/?a=b');
    expect(await getFormPage({ referer: 'https://evil.example/markets/', host: 'site.example' })).toBe('/fallback/?a=b');
    expect(await getFormPage({ referer: '/markets/' })).toBe('/fallback/?a=b');
    expect(await getFormPage({ referer: 'https://site.example/api/saved/' })).toBe('/fallback/?a=b');
  });
});
