import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const load = async () => await import('./login-cookie.ts');
const getPair = (cookie: string) => cookie.split(';', 1)[0] ?? '';

test('the cookie is stored for one day by default, for the whole site', async () => {
  const { createLoginCookie } = await load();
  expect(createLoginCookie('acme')).toBe('portal-login=acme; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure');
  expect(createLoginCookie('acme', 7)).toContain('; Max-Age=604800;');
});

test('a login that is set can be read, whatever its characters are', async () => {
  const { createLoginCookie, readLoginCookie } = await load();
  for (const login of ['acme', 'Größe & Söhne; GmbH', 'a=b,c"d', '50%', '日本', 'x'.repeat(200)])
    expect(readLoginCookie(`theme=dark; ${getPair(createLoginCookie(login))}; other=1`)).toBe(login);
});

test('the login is deleted by a cookie that has expired', async () => {
  const { createExpiredLoginCookie, readLoginCookie } = await load();
  expect(createExpiredLoginCookie()).toBe('portal-login=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  expect(readLoginCookie(getPair(createExpiredLoginCookie()))).toBeNull();
});

test.each([null, '', 'portal-login', 'portal-login=%E0%A4%A', 'portal-login=%0a', 'xportal-login=a', `portal-login=${'x'.repeat(201)}`])(
  'the header %j has no login',
  async (header) => {
    expect((await load()).readLoginCookie(header)).toBeNull();
  },
);

test('logins with control characters, without characters or that are too long are not valid', async () => {
  const { isValidLogin } = await load();
  expect(['', 'a\n', 'a\u0000', 'a\u0085', 'x'.repeat(201), '\ud800'].map(isValidLogin)).toEqual(Array.from({ length: 6 }, () => false));
  expect(['a', 'x'.repeat(200), 'ö'].map(isValidLogin)).toEqual([true, true, true]);
});
