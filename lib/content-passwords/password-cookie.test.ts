import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});

const load = async () => await import('./password-cookie.ts');
const token = (id: number) => `${id}.1790000000.${'a-_Z'.repeat(11).slice(0, 43)}`;

test('a cookie lasts ten days, and only this host receives it, over https and not in scripts', async () => {
  const { createPasswordCookie } = await load();
  expect(createPasswordCookie(token(1), [])).toBe(
    `__Host-content-passwords=${token(1)}; Path=/; Max-Age=864000; HttpOnly; SameSite=Lax; Secure`,
  );
});

test('one cookie holds several tokens, the newest first, and each of them once', async () => {
  const { createPasswordCookie, readPasswordTokens } = await load();
  const [cookie = ''] = createPasswordCookie(token(2), [token(1), token(2), token(3)]).split(';');
  expect(readPasswordTokens(`theme=dark; ${cookie}; other=1`)).toEqual([token(2), token(1), token(3)]);
});

test('a cookie is never too large for a browser', async () => {
  const { createPasswordCookie, readPasswordTokens } = await load();
  let cookie = '';
  for (let id = 1; id <= 100; id++)
    cookie = createPasswordCookie(token(1_000_000_000 + id), readPasswordTokens(cookie)).split(';')[0] ?? '';
  expect(readPasswordTokens(cookie)).toHaveLength(20);
  expect(readPasswordTokens(cookie)[0]).toBe(token(1_000_000_100));
  expect(cookie.length).toBeLessThan(4096);
});

test.each([
  undefined,
  null,
  '',
  'content-passwords=1.2.3',
  '__Host-content-passwords=',
  '__Host-content-passwords=a,b',
  '__Host-content-passwords=a b',
  `__Host-content-passwords=${'a'.repeat(101)}`,
  '__Host-content-passwords=a%0d%0ab',
])('the cookies %j contain no token', async (cookies) => {
  expect((await load()).readPasswordTokens(cookies)).toEqual([]);
});

test('an expired cookie deletes the one that was set', async () => {
  expect((await load()).createExpiredPasswordCookie()).toBe('__Host-content-passwords=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
});
