/** The route for the password of protected content, against a content service that this test imitates. */
import { beforeEach, expect, test, vi } from 'vitest';

const TOKEN = `1.1790000000.${'a'.repeat(43)}`;
const OLD_TOKEN = `2.1790000000.${'b'.repeat(43)}`;

const fetchContent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', 'http://content.test');
  vi.stubEnv('FAUST_SECRET_KEY', 'a secret of sixteen characters');
  vi.stubEnv('FAUST_SECRET_KEY_PREVIOUS', '');
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubGlobal('fetch', fetchContent);
  fetchContent.mockReset();
});

const respond = (unlockContent: object) => fetchContent.mockResolvedValue(Response.json({ data: { unlockContent } }));

async function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const { POST } = await import('./route.ts');
  const body = new URLSearchParams(fields);
  return await POST(
    new Request('https://site.example/api/unlock/', {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7', ...headers },
    }),
  );
}

test('the correct password sets a cookie and returns to the page', async () => {
  respond({ outcome: 'UNLOCKED', token: TOKEN });
  const response = await send(
    { uri: '/news/locked/?unlock=wrong#x', password: 'open sesame' },
    { cookie: `__Host-content-passwords=${OLD_TOKEN}` },
  );
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    303,
    '/news/locked/',
    'private, no-store',
  ]);
  expect(response.headers.get('set-cookie')).toContain(`__Host-content-passwords=${TOKEN}~${OLD_TOKEN};`);
  const [url, init] = fetchContent.mock.calls[0] ?? [];
  expect(url).toEqual(new URL('http://content.test/graphql'));
  expect(JSON.parse(init?.body as string)).toMatchObject({ variables: { input: { uri: '/news/locked/', password: 'open sesame' } } });
  // The content service counts wrong passwords by the visitor's address.
  expect(init?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-faustwp-secret': 'a secret of sixteen characters' });
});

test.each([
  [{ outcome: 'WRONG_PASSWORD', token: null }, '/news/locked/?unlock=wrong'],
  [{ outcome: 'TOO_MANY_ATTEMPTS', token: null }, '/news/locked/?unlock=too-many'],
  [{ outcome: 'UNPROTECTED', token: null }, '/news/locked/'],
])('after %j, the visitor returns to %s without a cookie', async (payload, location) => {
  respond(payload);
  const response = await send({ uri: '/news/locked/', password: 'x' });
  expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([303, location, null]);
});

test('a failure of the content service leads back to the page, which shows it', async () => {
  fetchContent.mockRejectedValue(new TypeError('fetch failed'));
  expect((await send({ uri: '/news/locked/', password: 'x' })).headers.get('location')).toBe('/news/locked/?unlock=unavailable');
  fetchContent.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
  expect((await send({ uri: '/news/locked/', password: 'x' })).headers.get('location')).toBe('/news/locked/?unlock=unavailable');
});

test('content that does not exist leads to its page, which responds with 404', async () => {
  fetchContent.mockResolvedValue(
    Response.json({ errors: [{ message: 'The content does not exist.', extensions: { category: 'user' } }], data: null }),
  );
  expect((await send({ uri: '/nothing/', password: 'x' })).headers.get('location')).toBe('/nothing/');
});

test.each(['', 'a'.repeat(256), 'a\0'])('a password that no content can have is not sent to the content service', async (password) => {
  expect((await send({ uri: '/news/locked/', password })).headers.get('location')).toBe('/news/locked/?unlock=wrong');
  expect(fetchContent).not.toHaveBeenCalled();
});

test('forgets all passwords', async () => {
  const response = await send({ uri: '/news/locked/', lock: '1' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/news/locked/']);
  expect(response.headers.get('set-cookie')).toContain('__Host-content-passwords=; Path=/; Max-Age=0');
  expect(fetchContent).not.toHaveBeenCalled();
});

test('forms of other sites, and redirects to them, are rejected', async () => {
  expect((await send({ uri: '/news/locked/', password: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ uri: '/news/locked/', lock: '1' }, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  for (const uri of ['', 'https://evil.example/', '//evil.example/', String.raw`/\evil.example`, '/api/unlock/', 'javascript:alert(1)'])
    expect((await send({ uri, password: 'x' })).status).toBe(400);
  expect((await send({ uri: '/news/locked/', password: 'a'.repeat(20_000) })).status).toBe(413);
  expect(fetchContent).not.toHaveBeenCalled();
});
