import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const url = 'https://site.example/api/portal/login/';

async function send(body: string, site = 'same-origin'): Promise<Response> {
  const { POST } = await import('./route.ts');
  return await POST(new Request(url, { method: 'POST', body, headers: { 'sec-fetch-site': site } }));
}

async function read(cookie: string): Promise<unknown> {
  const { GET } = await import('./route.ts');
  return await GET(new Request(url, { headers: { cookie } })).json();
}

test('the login is stored for a day and sent to the whole site', async () => {
  const response = await send('login=Acme%20Logistics%3B&redirect_uri=%2Fcontact%2F');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/']);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toBe('portal-login=Acme%20Logistics%3B; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure');
  expect(await read(`theme=dark; ${cookie.split(';')[0]}`)).toEqual({ login: 'Acme Logistics;' });
});

test('an empty login deletes the cookie by letting it expire', async () => {
  expect((await send('login=')).headers.get('set-cookie')).toBe('portal-login=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
});

test.each(['', 'portal-login=', 'portal-login=%', 'portal-login=%00', 'other-portal-login=x'])(
  'the cookie header "%s" has no login',
  async (cookie) => {
    expect(await read(cookie)).toEqual({ login: null });
  },
);

test('other sites cannot set a login, and invalid logins are rejected', async () => {
  expect((await send('login=x', 'cross-site')).status).toBe(403);
  expect((await send('login=a%00b')).status).toBe(400);
  expect((await send(`login=${'a'.repeat(201)}`)).status).toBe(400);
  expect((await send(`login=${'a'.repeat(5000)}`)).status).toBe(413);
});
