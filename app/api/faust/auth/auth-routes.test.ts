/** Faust's routes against a content service that this test imitates. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const SECRET = 'a secret of sixteen characters';
const now = Math.floor(Date.now() / 1000);
const tokens = {
  accessToken: 'access-1',
  accessTokenExpiration: now + 300,
  refreshToken: 'refresh-1',
  refreshTokenExpiration: now + 1_209_600,
};
const rejection = { code: 'invalid_request', message: 'Invalid authorization code or refresh token.', data: null };

interface ReceivedRequest {
  route: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

let server: Server;
const received: ReceivedRequest[] = [];
/** What the content service says about the account. */
let mustSetUpSecondFactor = false;

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

function respondToMutation(body: Record<string, unknown>): object {
  const { input } = body['variables'] as { input: Record<string, string> };
  const mutation = /\{ (\w+)\(/.exec(String(body['query']))?.[1] ?? '';
  if (input['username'] === 'too-often')
    return { errors: [{ message: 'Too many attempts.', extensions: { category: 'user' } }], data: null };
  if (!['generateAuthorizationCode', 'verifySecondFactor', 'signInWithPasskey'].includes(mutation))
    return { data: { [mutation]: { success: true, clientMutationId: null } } };
  const isRight = input['password'] === 'right' || input['twoFactorCode'] === '123456';
  const needsSecondFactor = isRight && input['username'] === 'two-factors';
  const error = isRight
    ? null
    : `<strong>Error:</strong> The password you entered for the username <strong>${input['username']}</strong> is incorrect. <a href="http://cms.test/wp-login.php?action=lostpassword">Lost your password?</a>`;
  const code = error || needsSecondFactor ? null : 'code-1';
  const payload = {
    code,
    error: needsSecondFactor ? '<strong>Error:</strong> A code is needed.' : error,
    deviceToken: code && 'device-1.a-b_c',
    mustSetUpSecondFactor: input['username'] === 'restricted',
    secondFactorToken: needsSecondFactor ? 'second-1' : null,
  };
  return { data: { [mutation]: payload } };
}

function respond({ route, headers, body }: ReceivedRequest): { status: number; body: unknown } {
  if (route === '/graphql' && String(body['query']).includes('accountSecurity')) {
    const isRestricted = headers.authorization === 'Bearer access-1' && mustSetUpSecondFactor;
    return { status: 200, body: { data: { accountSecurity: { mustSetUpSecondFactor: isRestricted } } } };
  }
  if (route === '/graphql') {
    return { status: 200, body: respondToMutation(body) };
  }
  if (headers['x-faustwp-secret'] !== SECRET)
    return { status: 401, body: { code: 'rest_forbidden', message: 'No', data: { status: 401 } } };
  if (route === '/faustwp/v1/revoke') return { status: 200, body: { revoked: true } };
  const isValid = body['code'] === 'code-1' || body['refreshToken'] === 'refresh-1';
  return isValid ? { status: 200, body: tokens } : { status: 500, body: rejection };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://content.invalid');
    void readJson(request).then((body) => {
      const entry = { route: url.searchParams.get('rest_route') ?? url.pathname, headers: request.headers, body };
      received.push(entry);
      const result = respond(entry);
      response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

beforeEach(() => {
  received.length = 0;
  mustSetUpSecondFactor = false;
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('FAUST_SECRET_KEY', SECRET);
  vi.stubEnv('FAUST_SECRET_KEY_PREVIOUS', '');
  vi.stubEnv('LOG_LEVEL', 'silent');
});

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Browser' };

async function getToken(search = '', headers: Record<string, string> = {}): Promise<Response> {
  const { GET } = await import('./token/route.ts');
  return await GET(new Request(`https://site.example/api/faust/auth/token${search}`, { headers: { ...sameOrigin, ...headers } }));
}

async function login(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const { POST } = await import('./login/route.ts');
  const body = new URLSearchParams(fields).toString();
  return await POST(
    new Request('https://site.example/api/faust/auth/login/', { method: 'POST', body, headers: { ...sameOrigin, ...headers } }),
  );
}

async function logout(body: string, headers: Record<string, string>): Promise<Response> {
  const { POST } = await import('./logout/route.ts');
  return await POST(
    new Request('https://site.example/api/faust/auth/logout/', { method: 'POST', body, headers: { ...sameOrigin, ...headers } }),
  );
}

/** The cookie that the browser sends after a response. */
const toCookie = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const credentials = { identifier: 'ed', password: 'right' };

test('without a code or a session the token route responds with 401', async () => {
  const response = await getToken();
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'Unauthorized' });
  expect(received).toEqual([]);
});

test('without a session the token route responds with 204 if the session is optional', async () => {
  const response = await getToken('?optional=1');
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(received).toEqual([]);
});

test('a code is exchanged for an access token; the refresh token is only in the encrypted cookie', async () => {
  const response = await getToken('?code=code-1');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ accessToken: 'access-1', accessTokenExpiration: tokens.accessTokenExpiration });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).not.toContain('refresh-1');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(received[0]).toMatchObject({
    route: '/faustwp/v1/authorize',
    headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Browser' },
  });
});

test('the session cookie alone renews the tokens', async () => {
  const cookie = toCookie(await getToken('?code=code-1'));
  const response = await getToken('', { cookie });
  expect(response.status).toBe(200);
  expect(received.at(-1)?.body).toEqual({ code: '', refreshToken: 'refresh-1' });
});

test('a rejected code clears the session', async () => {
  const response = await getToken('?code=garbage');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(rejection);
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/);
});

test('a cookie that this site did not encrypt is not a session', async () => {
  expect((await getToken('', { cookie: '__Host-session=Fe26.2*1*forged*forged*forged*forged*forged*forged~2' })).status).toBe(401);
});

test('a session survives a new shared secret until the last day of the previous one', async () => {
  const cookie = toCookie(await getToken('?code=code-1'));
  const renew = async (lastDay: string) => {
    vi.resetModules();
    vi.stubEnv('FAUST_SECRET_KEY', 'another secret of the site');
    vi.stubEnv('FAUST_SECRET_KEY_PREVIOUS', `${SECRET} until ${lastDay}`);
    received.length = 0;
    await getToken('', { cookie });
    return received.map(({ headers, body }) => [headers['x-faustwp-secret'], body['refreshToken']]);
  };
  expect(await renew('2020-01-01')).toEqual([]);
  expect(await renew('2999-01-01')).toEqual([['another secret of the site', 'refresh-1']]);
});

test('with the shared secret, the content service trusts the address of the visitor', async () => {
  await login(credentials);
  expect(received[0]).toMatchObject({ route: '/graphql', headers: { 'x-faustwp-secret': SECRET, 'x-forwarded-for': '203.0.113.7' } });
});

test('when the content service is unavailable, the session is kept', async () => {
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:1');
  const response = await getToken('?code=code-1');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Internal Server Error' });
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('another site cannot sign a visitor in with its own code', async () => {
  expect((await getToken('?code=code-1', { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  expect((await getToken('?code=code-1', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).status).toBe(401);
  expect((await getToken('?code=code-1', { accept: 'text/html,*/*;q=0.8' })).status).toBe(401);
  expect(received).toEqual([]);
});

test('the right password redirects to the requested page of this site', async () => {
  const response = await login({ ...credentials, redirect_uri: '/?p=201&preview=true' });
  expect(response.status).toBe(303);
  expect(await followSignIn(response)).toBe('/?p=201&preview=true');
  expect(toCookie(response)).toMatch(/^__Host-session=.+/);
  expect(await followSignIn(await login({ ...credentials, redirect_uri: 'https://evil.example/' }))).toBe('/');
});

/** Requests the route to which a sign-in redirects, and returns where it leads. */
async function followSignIn(response: Response, cookie = toCookie(response)): Promise<string | null> {
  const { GET } = await import('./signed-in/route.ts');
  const url = new URL(response.headers.get('location') ?? '', 'https://site.example');
  expect(url.pathname).toBe('/api/faust/auth/signed-in/');
  return (await GET(new Request(url, { headers: { ...sameOrigin, cookie } }))).headers.get('location');
}

test('a browser that refuses cookies gets a message after signing in', async () => {
  const response = await login({ ...credentials, redirect_uri: '/news/' });
  expect(await followSignIn(response, '')).toBe('/login/?cookies=blocked&redirect_uri=%2Fnews%2F');
});

describe('a second factor', () => {
  const needed = { identifier: 'two-factors', password: 'right', redirect_uri: '/news/' };

  test('is asked for after the password, and completes the sign-in', async () => {
    const first = await login(needed);
    expect(first.headers.get('location')).toBe('/login/?action=verify&redirect_uri=%2Fnews%2F');
    expect((await getToken('', { cookie: toCookie(first) })).status).toBe(401);
    const second = await postForm('second-factor', { code: '123456', redirect_uri: '/news/' }, toCookie(first));
    expect(received.findLast(({ route }) => route === '/graphql')?.body['variables']).toEqual({
      input: { secondFactorToken: 'second-1', twoFactorCode: '123456' },
    });
    expect(await followSignIn(second)).toBe('/news/');
    expect((await getToken('', { cookie: toCookie(second) })).status).toBe(200);
  });

  test('a wrong code returns to the form, and a code without the password is refused', async () => {
    const first = await login(needed);
    const wrong = await postForm('second-factor', { code: '000000', redirect_uri: '/news/' }, toCookie(first));
    expect(wrong.headers.get('location')).toBe('/login/?action=verify&redirect_uri=%2Fnews%2F&failed=1');
    received.length = 0;
    const missing = await postForm('second-factor', { code: '123456' }, '');
    expect(missing.headers.get('location')).toBe('/login/?action=verify&failed=1');
    expect(received).toEqual([]);
  });

  test('an account that must set one up goes to the account page, also when its session is renewed', async () => {
    const response = await login({ identifier: 'restricted', password: 'right', redirect_uri: '/news/' });
    expect(await followSignIn(response)).toBe('/login/?action=account&redirect_uri=%2Fnews%2F');
    mustSetUpSecondFactor = true;
    const renewed = await refresh('?redirect_uri=%2Fnews%2F', toCookie(await login(credentials)));
    expect(renewed.headers.get('location')).toBe('/login/?action=account&redirect_uri=%2Fnews%2F');
  });
});

async function postForm(route: string, fields: Record<string, string>, cookie: string, headers: Record<string, string> = sameOrigin) {
  const { POST } = (await import(`./${route}/route.ts`)) as { POST: (request: Request) => Promise<Response> };
  const body = new URLSearchParams(fields).toString();
  return await POST(
    new Request(`https://site.example/api/faust/auth/${route}/`, { method: 'POST', body, headers: { ...headers, cookie } }),
  );
}

async function postAccountForm(form: string, cookie: string, headers: Record<string, string> = sameOrigin): Promise<Response> {
  const { POST } = await import('./account/[form]/route.ts');
  const body = new URLSearchParams({ password: 'right', code: '123456', name: 'Laptop', newPassword: 'a long phrase', id: '1' }).toString();
  const request = new Request(`https://site.example/api/faust/auth/account/${form}/`, {
    method: 'POST',
    body,
    headers: { ...headers, cookie },
  });
  return await POST(request, { params: Promise.resolve({ form }) });
}

const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://other.site.example' }],
  ['a foreign origin only', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['no origin', {}],
  ['JSON of another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }],
];

describe.each(foreign)('a form of %s is refused', (_name, headers) => {
  test.each(['login', 'logout', 'second-factor', 'passkey', 'passkey-options', 'forgotten-password', 'reset-password', 'register'])(
    'at %s',
    async (route) => {
      const cookie = toCookie(await login(credentials));
      received.length = 0;
      expect((await postForm(route, credentials, cookie, headers)).status).toBe(403);
      expect(received).toEqual([]);
    },
  );

  test('on the account page', async () => {
    const cookie = toCookie(await login(credentials));
    received.length = 0;
    for (const form of [
      'start-totp',
      'confirm-totp',
      'remove-totp',
      'add-passkey',
      'remove-passkey',
      'end-session',
      'end-other-sessions',
      'password',
    ])
      expect((await postAccountForm(form, cookie, headers)).status).toBe(403);
    const { POST } = await import('./account/passkey-options/route.ts');
    const url = 'https://site.example/api/faust/auth/account/passkey-options/';
    expect((await POST(new Request(url, { method: 'POST', body: 'password=right', headers: { ...headers, cookie } }))).status).toBe(403);
    expect(received).toEqual([]);
  });
});

describe('the account page', () => {
  test('its forms run as the signed-in user and return to the page', async () => {
    const cookie = toCookie(await login(credentials));
    const response = await postAccountForm('end-session', cookie);
    expect(response.headers.get('location')).toBe('/login/?action=account&done=end-session');
    expect(received.at(-1)).toMatchObject({ headers: { authorization: 'Bearer access-1' }, body: { variables: { input: { id: '1' } } } });
    expect((await postAccountForm('no-such-form', cookie)).status).toBe(404);
    expect((await postAccountForm('constructor', cookie)).status).toBe(404);
  });

  test('without a session its forms lead to the sign-in page', async () => {
    expect((await postAccountForm('password', '')).headers.get('location')).toBe('/login/?redirect_uri=%2Flogin%2F%3Faction%3Daccount');
    expect(received).toEqual([]);
  });
});

describe('AUTH_TYPE redirect', () => {
  beforeEach(() => {
    vi.stubEnv('AUTH_TYPE', 'redirect');
  });

  async function start(): Promise<{ cookie: string; callback: URL }> {
    const { GET } = await import('./start/route.ts');
    const response = await GET(new Request('https://site.example/api/faust/auth/start/?redirect_uri=%2Fnews%2F'));
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.pathname).toBe('/generate');
    return { cookie: toCookie(response), callback: new URL(location.searchParams.get('redirect_uri') ?? '') };
  }

  async function callBack(url: URL, cookie: string): Promise<Response> {
    const { GET } = await import('./callback/route.ts');
    return await GET(new Request(url, { headers: { ...sameOrigin, 'sec-fetch-site': 'cross-site', cookie } }));
  }

  test('a code of the content service completes the sign-in that this browser has started', async () => {
    const { cookie, callback } = await start();
    callback.searchParams.set('code', 'code-1');
    const response = await callBack(callback, cookie);
    expect(response.headers.get('location')).toBe('/news/');
    expect((await getToken('', { cookie: toCookie(response) })).status).toBe(200);
  });

  test('a code without the state of this browser is refused', async () => {
    const { callback } = await start();
    callback.searchParams.set('code', 'code-1');
    expect((await callBack(callback, '')).headers.get('location')).toBe('/login/?redirect_uri=%2Fnews%2F');
    const own = await start();
    expect((await callBack(callback, own.cookie)).headers.get('location')).toBe('/login/?redirect_uri=%2Fnews%2F');
    expect(received).toEqual([]);
  });

  test('pages and expired sessions lead to the content service', async () => {
    expect((await refresh('?redirect_uri=%2Fnews%2F')).headers.get('location')).toBe('/api/faust/auth/start/?redirect_uri=%2Fnews%2F');
  });
});

test('with API_BASE_PATH and LOGIN_PATH, all addresses change', async () => {
  vi.stubEnv('API_BASE_PATH', '/api/editors');
  vi.stubEnv('LOGIN_PATH', '/editors/');
  const response = await login({ ...credentials, password: 'wrong' });
  expect(response.headers.get('location')).toBe('/editors/?failed=1');
  expect((await login(credentials)).headers.get('location')).toBe('/api/editors/auth/signed-in/?redirect_uri=%2F');
  const { toRoutePath } = await import('#lib/session/login-path.ts');
  expect(toRoutePath('/api/editors/auth/token')).toBe('/api/faust/auth/token');
  expect(toRoutePath('/api/faust/auth/token')).toBeNull();
  expect(toRoutePath('/api/forms/contact/')).toBe('/api/forms/contact/');
  const { toLocalUri } = await import('#lib/session/redirect-uri.ts');
  expect(toLocalUri('/api/editors/auth/logout/')).toBeNull();
});

test('an email address is sent as an email address', async () => {
  await login({ identifier: 'ed@example.com', password: 'right' });
  await login({ identifier: 'ed', password: 'right' });
  const inputs = received.filter(({ route }) => route === '/graphql').map(({ body }) => (body['variables'] as { input: object }).input);
  expect(inputs).toEqual([
    { email: 'ed@example.com', password: 'right' },
    { username: 'ed', password: 'right' },
  ]);
});

test.each([
  [{ identifier: 'ed', password: 'wrong' }, 1],
  [{ identifier: '', password: 'right' }, 0],
  [{ identifier: 'ed', password: '' }, 0],
  [{ identifier: `a@${'.'.repeat(200)}@`, password: 'right' }, 0],
  [{ identifier: 'ed', password: 'x'.repeat(4097) }, 0],
])('%j redirects to the form and does not sign in', async (fields, requests) => {
  const response = await login({ ...fields, redirect_uri: '/news/' });
  expect(response.headers.get('location')).toBe('/login/?redirect_uri=%2Fnews%2F&failed=1');
  expect(received).toHaveLength(requests);
  expect((await getToken('', { cookie: toCookie(response) })).status).toBe(401);
});

test('the message of a wrong password is text, without the link to a page of WordPress', async () => {
  const { requestAuthorizationCode } = await import('#lib/session/content-auth.ts');
  const client = { address: '', userAgent: '', deviceToken: '' };
  expect(await requestAuthorizationCode('ed', 'wrong', client)).toEqual({
    message: 'The password you entered for the username ed is incorrect.',
  });
});

test('a long identifier that is not an email address is checked quickly', async () => {
  const { requestAuthorizationCode } = await import('#lib/session/content-auth.ts');
  const client = { address: '', userAgent: '', deviceToken: '' };
  const startedAt = performance.now();
  await requestAuthorizationCode(`a@${'.'.repeat(100_000)}@`, 'wrong', client);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('signing in while the content service is unavailable redirects to the form', async () => {
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:1');
  expect((await login(credentials)).headers.get('location')).toBe('/login/?failed=1');
});

test.each(['cross-site', 'same-site', 'none'])('forms of other sites can neither sign in nor sign out (%s)', async (site) => {
  expect((await login(credentials, { 'sec-fetch-site': site })).status).toBe(403);
  expect((await logout('', { 'sec-fetch-site': site })).status).toBe(403);
  expect(received).toEqual([]);
});

test('signing in replaces a session that another person has set', async () => {
  const otherSession = toCookie(await getToken('?code=code-1'));
  expect(toCookie(await login(credentials, { cookie: otherSession }))).not.toBe(otherSession);
});

test('signing out ends the session and deletes the cookie', async () => {
  const cookie = toCookie(await login(credentials));
  const response = await logout('', { cookie });
  expect(response.status).toBe(205);
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/);
  expect(received.at(-1)).toMatchObject({ route: '/faustwp/v1/revoke', body: { refreshToken: 'refresh-1', everywhere: false } });
});

test('a form signs out everywhere and redirects to the home page', async () => {
  const cookie = toCookie(await login(credentials));
  const response = await logout('everywhere=', { cookie, 'sec-fetch-dest': 'document' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(received.at(-1)?.body).toEqual({ refreshToken: 'refresh-1', everywhere: true });
});

async function refresh(search: string, cookie = ''): Promise<Response> {
  const { GET } = await import('./refresh/route.ts');
  return await GET(new Request(`https://site.example/api/faust/auth/refresh/${search}`, { headers: { ...sameOrigin, cookie } }));
}

test('an expired session is renewed on the way back to the page', async () => {
  const cookie = toCookie(await login(credentials));
  const response = await refresh('?redirect_uri=%2F%3Fp%3D1%26preview%3Dtrue', cookie);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/?p=1&preview=true']);
  expect(toCookie(response)).toMatch(/^__Host-session=.+/);
});

test('without a session, renewing redirects to the sign-in page and not back', async () => {
  expect((await refresh('?redirect_uri=%2Fnews%2F')).headers.get('location')).toBe('/login/?redirect_uri=%2Fnews%2F');
  expect((await refresh('?redirect_uri=%2F%2Fevil.example')).headers.get('location')).toBe('/login/?redirect_uri=%2F');
});

test('while the content service is unavailable, renewing keeps the session and redirects to the sign-in page', async () => {
  const cookie = toCookie(await login(credentials));
  vi.resetModules();
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:1');
  const response = await refresh('?redirect_uri=%2Fnews%2F', cookie);
  expect(response.headers.get('location')).toBe('/login/?redirect_uri=%2Fnews%2F&failed=1');
  expect(response.headers.get('set-cookie')).not.toMatch(/Max-Age=0/);
});

async function sendForm(route: 'forgotten-password' | 'reset-password' | 'register', fields: Record<string, string>): Promise<Response> {
  const { POST } = (await import(`./${route}/route.ts`)) as { POST: (request: Request) => Promise<Response> };
  const body = new URLSearchParams(fields).toString();
  return await POST(new Request(`https://site.example/api/faust/auth/${route}/`, { method: 'POST', body, headers: sameOrigin }));
}

const getInput = () => (received.at(-1)?.body['variables'] as { input: object } | undefined)?.input;

test('a forgotten password redirects to the same page for every name', async () => {
  for (const identifier of ['ed', 'unknown']) {
    const response = await sendForm('forgotten-password', { identifier });
    expect(response.headers.get('location')).toBe('/login/?action=lostpassword&sent=1');
    expect(getInput()).toEqual({ username: identifier });
  }
});

test('a rejection by the content service redirects to the form with its message', async () => {
  const response = await sendForm('forgotten-password', { identifier: 'too-often' });
  expect(response.headers.get('location')).toBe('/login/?action=lostpassword&failed=1');
});

test('a new password needs the key and the name of the link, which a failed form keeps', async () => {
  const link = { key: 'abc', login: 'ed' };
  expect((await sendForm('reset-password', { ...link, password: 'a long phrase' })).headers.get('location')).toBe('/login/?changed=1');
  expect(getInput()).toEqual({ ...link, password: 'a long phrase' });
  expect((await sendForm('reset-password', { ...link, password: '' })).headers.get('location')).toBe(
    '/login/?action=rp&key=abc&login=ed&failed=1',
  );
});

test('a registration sends the username and the email address', async () => {
  const response = await sendForm('register', { identifier: 'new', email: 'new@example.com' });
  expect(response.headers.get('location')).toBe('/login/?action=register&sent=1');
  expect(getInput()).toEqual({ username: 'new', email: 'new@example.com' });
});

test('a sign-in stores a device token, and later attempts send it', async () => {
  const cookies = (await login(credentials)).headers.getSetCookie();
  expect(cookies.find((cookie) => cookie.startsWith('__Host-device='))).toBe(
    '__Host-device=device-1.a-b_c; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure',
  );
  await login({ identifier: 'ed', password: 'wrong' }, { cookie: 'theme=dark; __Host-device=device-1.a-b_c' });
  expect(received.at(-1)?.headers['x-device-token']).toBe('device-1.a-b_c');
  expect((await login({ identifier: 'ed', password: 'wrong' })).headers.getSetCookie().join()).not.toContain('device');
});
