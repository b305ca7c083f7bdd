import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});

async function send(body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const { POST } = await import('./route.ts');
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example' };
  const init = { method: 'POST', headers: { ...form, ...headers }, body, duplex: 'half' };
  return await POST(new Request('http://127.0.0.1:3000/api/preferences/', init));
}

const sameOrigin = { 'sec-fetch-site': 'same-origin', referer: 'https://site.example/markets/?page=2' };

test('the theme is stored for a year, and the response redirects to the page that contains the form', async () => {
  const response = await send('theme=dark', sameOrigin);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/markets/?page=2');
  expect(response.headers.get('set-cookie')).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('choosing the system theme deletes the cookie', async () => {
  const response = await send('theme=system', sameOrigin);
  expect(response.headers.get('set-cookie')).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax; Secure');
});

test('units are stored like the theme', async () => {
  const metric = await send('units=metric', sameOrigin);
  expect(metric.headers.get('set-cookie')).toBe('units=metric; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  const us = await send('units=us', sameOrigin);
  expect(us.headers.get('set-cookie')).toBe('units=; Path=/; Max-Age=0; SameSite=Lax; Secure');
});

test('a visitor who declines Google Analytics loses its cookies', async () => {
  const allowed = await send('consent=allowed', { ...sameOrigin, cookie: '_ga=1' });
  expect(allowed.headers.getSetCookie()).toEqual(['consent=allowed; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  const declined = await send('consent=declined', { ...sameOrigin, cookie: 'theme=dark; _ga=GA1.1.2; _ga_AB12=GS1; _garage=1; _gid=3' });
  expect(declined.headers.getSetCookie()).toEqual([
    'consent=declined; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ...['_ga', '_ga_AB12', '_gid'].flatMap((name) => [`${name}=; Path=/; Max-Age=0`, `${name}=; Path=/; Max-Age=0; Domain=site.example`]),
  ]);
});

test('a site without https sets a cookie without Secure', async () => {
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000');
  const response = await send('theme=light', { 'sec-fetch-site': 'same-origin' });
  expect(response.headers.get('set-cookie')).toBe('theme=light; Path=/; Max-Age=31536000; SameSite=Lax');
});

test.each(['cross-site', 'same-site', 'none'])('a request with Sec-Fetch-Site: %s is rejected', async (site) => {
  const response = await send('theme=dark', { ...sameOrigin, 'sec-fetch-site': site });
  expect(response.status).toBe(403);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('the Origin header is checked if the browser does not send Sec-Fetch-Site', async () => {
  const from = async (origin: string) => (await send('theme=dark', { origin })).status;
  expect(await from('https://site.example')).toBe(303);
  expect(await from('https://evil.example')).toBe(403);
  expect(await from('null')).toBe(403);
});

test('a request without an Origin header is rejected', async () => {
  expect((await send('theme=dark', {})).status).toBe(403);
});

test.each([
  ['https://evil.example/markets/', '/'],
  ['https://site.example//evil.example/', '/evil.example/'],
  ['https://site.example/\\evil.example/', '/evil.example/'],
  ['javascript:alert(1)', '/'],
  ['nonsense', '/'],
])('the referrer %s redirects to %s', async (referer, location) => {
  const response = await send('theme=dark', { 'sec-fetch-site': 'same-origin', referer });
  expect(response.headers.get('location')).toBe(location);
});

test.each([
  'theme=pink',
  'theme=',
  'color=dark',
  '',
  'theme=dark%0d%0aset-cookie:a=b',
  'units=dark',
  'theme=metric',
  'consent=yes',
  '__proto__=0',
])('the form data "%s" is rejected', async (body) => {
  const response = await send(body, sameOrigin);
  expect(response.status).toBe(400);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a body is read only up to the size limit', async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      chunks++;
      controller.enqueue(new TextEncoder().encode('theme=dark&'.repeat(64)));
    },
  });
  expect((await send(endless, sameOrigin)).status).toBe(413);
  expect(chunks).toBeLessThan(10);
});

test('other content types are rejected', async () => {
  expect((await send('{"theme":"dark"}', { ...sameOrigin, 'content-type': 'application/json' })).status).toBe(415);
});
