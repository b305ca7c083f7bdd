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

const here = { 'sec-fetch-site': 'same-origin', referer: 'https://site.example/markets/?page=2' };

test('keeps the choice for a year and leads back to where the form stood', async () => {
  const response = await send('theme=dark', here);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/markets/?page=2');
  expect(response.headers.get('set-cookie')).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('forgets the choice for the scheme of the system', async () => {
  const response = await send('theme=system', here);
  expect(response.headers.get('set-cookie')).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax; Secure');
});

test('a site without https sets a cookie that browsers keep there', async () => {
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000');
  const response = await send('theme=light', { 'sec-fetch-site': 'same-origin' });
  expect(response.headers.get('set-cookie')).toBe('theme=light; Path=/; Max-Age=31536000; SameSite=Lax');
});

test.each(['cross-site', 'same-site', 'none'])('refuses a form that comes from %s', async (site) => {
  const response = await send('theme=dark', { ...here, 'sec-fetch-site': site });
  expect(response.status).toBe(403);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('goes by the origin where a browser says no more', async () => {
  const from = async (origin: string) => (await send('theme=dark', { origin })).status;
  expect(await from('https://site.example')).toBe(303);
  expect(await from('https://evil.example')).toBe(403);
  expect(await from('null')).toBe(403);
});

test('refuses a request that does not say where it comes from', async () => {
  expect((await send('theme=dark', {})).status).toBe(403);
});

test.each([
  ['https://evil.example/markets/', '/'],
  ['https://site.example//evil.example/', '/evil.example/'],
  ['https://site.example/\\evil.example/', '/evil.example/'],
  ['javascript:alert(1)', '/'],
  ['nonsense', '/'],
])('from %s it leads to %s', async (referer, location) => {
  const response = await send('theme=dark', { 'sec-fetch-site': 'same-origin', referer });
  expect(response.headers.get('location')).toBe(location);
});

test.each(['theme=pink', 'theme=', 'colour=dark', '', 'theme=dark%0d%0aset-cookie:a=b'])('refuses the choice "%s"', async (body) => {
  const response = await send(body, here);
  expect(response.status).toBe(400);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('does not read more than the form can hold', async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      chunks++;
      controller.enqueue(new TextEncoder().encode('theme=dark&'.repeat(64)));
    },
  });
  expect((await send(endless, here)).status).toBe(413);
  expect(chunks).toBeLessThan(10);
});

test('takes nothing but a form', async () => {
  expect((await send('{"theme":"dark"}', { ...here, 'content-type': 'application/json' })).status).toBe(415);
});
