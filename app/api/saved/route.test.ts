import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});

async function send(body: string, headers: Record<string, string>): Promise<Response> {
  const { POST } = await import('./route.ts');
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', 'sec-fetch-site': 'same-origin' };
  return await POST(new Request('http://127.0.0.1:3000/api/saved/', { method: 'POST', headers: { ...form, ...headers }, body }));
}

const getLocation = async (body: string, referer: string) =>
  (await send(body, { referer, cookie: 'saved-properties=1.2' })).headers.get('location');

test('the list is stored, and the response redirects to the page of the form', async () => {
  const response = await send('save=3', {
    referer: 'https://site.example/properties/?q=dallas&saved=removed',
    cookie: 'saved-properties=1.2',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/properties/?q=dallas&saved=added&saved-count=3');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(4);
  expect(cookies[0]).toContain('saved-properties=3.1.2; Path=/saved/');
  expect(cookies[3]).toContain('saved-count=3; Path=/;');
});

test('the page of the list can restore what was removed, and other pages have no such parameter', async () => {
  expect(await getLocation('remove=2', 'https://site.example/saved/')).toBe('/saved/?saved=removed&saved-count=1&undo=2');
  expect(await getLocation('save=2', 'https://site.example/saved/?saved=removed&undo=2')).toBe('/saved/?saved=added&saved-count=2');
  expect(await getLocation('remove=2', 'https://site.example/markets/')).toBe('/markets/?saved=removed&saved-count=1');
});

test.each(['https://evil.example/x', '', 'https://site.example/api/forms/contact/'])(
  'the referrer %j leads to the saved list',
  async (referer) => {
    expect(await getLocation('save=3', referer)).toBe('/saved/?saved=added&saved-count=3');
  },
);

test('a form of another site, one without ids and one that is too large change nothing', async () => {
  const responses = await Promise.all([
    send('save=3', { 'sec-fetch-site': 'cross-site' }),
    send('save=x', {}),
    send(`save=${'1.'.repeat(5000)}`, {}),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([403, 400, 413]);
  expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
});
