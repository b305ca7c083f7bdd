/** REST routes of Faust: as recorded from FaustWP, and stricter where noted. */
import { expect, inject, test } from 'vitest';
import { fetchGraphqlAs } from '../support/sign-in.ts';
import { fetchGraphql, postGraphql } from '../support/graphql-client.ts';
import { fixtureSecret, getPassword } from '../support/fixture-users.ts';

type JsonResponse = { status: number; body: unknown; allow: string | null };
type Tokens = { accessToken: string; accessTokenExpiration: number; refreshToken: string; refreshTokenExpiration: number };

const AUTHORIZE = '/wp-json/faustwp/v1/authorize';

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = { 'x-faustwp-secret': fixtureSecret },
): Promise<JsonResponse> {
  const response = await fetch(inject('contentUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), allow: response.headers.get('allow') };
}

async function getCode(login: string): Promise<string> {
  const { data } = await fetchGraphql(
    'mutation($u:String,$p:String){generateAuthorizationCode(input:{username:$u,password:$p}){code error}}',
    {
      u: login,
      p: getPassword(login),
    },
  );
  expect(data.generateAuthorizationCode.error).toBeNull();
  return data.generateAuthorizationCode.code as string;
}

async function openSession(login: string): Promise<Tokens> {
  return (await post(AUTHORIZE, { code: await getCode(login) })).body as Tokens;
}

async function getUsername(token: string): Promise<string | null> {
  const { data } = await postGraphql(JSON.stringify({ query: '{viewer{username}}' }), { authorization: `Bearer ${token}` });
  return data.viewer?.username ?? null;
}

const invalidRequest = {
  status: 500,
  body: { code: 'invalid_request', message: 'Invalid authorization code or refresh token.', data: null },
  allow: 'POST',
};

test('a code is exchanged for an access token valid for five minutes and a refresh token valid for two weeks', async () => {
  const code = await getCode('editor');
  expect(code).toHaveLength(88);
  const { status, body, allow } = await post(AUTHORIZE, { code });
  expect([status, allow]).toEqual([200, 'POST']);
  const tokens = body as Tokens;
  const now = Date.now() / 1000;
  expect(tokens.accessTokenExpiration - now).toBeGreaterThan(295);
  expect(tokens.accessTokenExpiration - now).toBeLessThanOrEqual(300);
  expect(tokens.refreshTokenExpiration - now).toBeGreaterThan(14 * 86_400 - 5);
  expect(await getUsername(tokens.accessToken)).toBe('editor');
});

test('the route can be called through rest_route and with a form-encoded body', async () => {
  const byRestRoute = await post('/?rest_route=/faustwp/v1/authorize', { code: await getCode('editor') });
  expect(byRestRoute.status).toBe(200);
  const formEncoded = await post(AUTHORIZE, new URLSearchParams({ code: await getCode('editor') }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-faustwp-secret': fixtureSecret,
  });
  expect(formEncoded.status).toBe(200);
});

test('a code can be exchanged only once', async () => {
  const code = await getCode('editor');
  expect((await post(AUTHORIZE, { code })).status).toBe(200);
  expect(await post(AUTHORIZE, { code })).toEqual(invalidRequest);
});

test('of several concurrent requests with the same code, only one gets tokens', async () => {
  const code = await getCode('editor');
  const responses = await Promise.all(Array.from({ length: 8 }, () => post(AUTHORIZE, { code })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a new code is accepted together with an invalid refresh token', async () => {
  const { status } = await post(AUTHORIZE, { code: await getCode('editor'), refreshToken: 'garbage' });
  expect(status).toBe(200);
});

test('a valid refresh token is accepted together with a used code', async () => {
  const code = await getCode('editor');
  const { refreshToken } = (await post(AUTHORIZE, { code })).body as Tokens;
  expect((await post(AUTHORIZE, { code, refreshToken })).status).toBe(200);
});

test.each([
  ['a request without a code and a refresh token', {}, 'Missing authorization code or refresh token.'],
  ['an invalid code', { code: 'garbage' }, 'Invalid authorization code or refresh token.'],
  ['an invalid refresh token', { refreshToken: 'garbage' }, 'Invalid authorization code or refresh token.'],
  ['a code that is not a string', { code: { $ne: null } }, 'Missing authorization code or refresh token.'],
])('%s is rejected', async (_case, body, message) => {
  expect(await post(AUTHORIZE, body)).toEqual({ status: 500, body: { code: 'invalid_request', message, data: null }, allow: 'POST' });
});

test('an access token is rejected as a refresh token', async () => {
  const { accessToken } = await openSession('editor');
  expect(await post(AUTHORIZE, { refreshToken: accessToken })).toEqual(invalidRequest);
});

test('a refresh token is rejected as an access token', async () => {
  const { refreshToken } = await openSession('editor');
  expect(await getUsername(refreshToken)).toBeNull();
});

test.each([
  ['without', {}],
  ['with an invalid', { 'x-faustwp-secret': 'nope' }],
])('a request %s secret gets no tokens', async (_case, headers) => {
  const forbidden = { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } };
  expect(await post(AUTHORIZE, { code: await getCode('editor') }, headers)).toEqual({ status: 401, body: forbidden, allow: null });
});

const noRoute = { code: 'rest_no_route', message: 'No route was found matching the URL and request method.', data: { status: 404 } };

test('a GET request for tokens is rejected', async () => {
  const response = await fetch(inject('contentUrl') + AUTHORIZE, { headers: { 'x-faustwp-secret': fixtureSecret } });
  expect([response.status, await response.json()]).toEqual([404, noRoute]);
});

test.each([
  'faustwp/v1/validate_secret_key',
  'faustwp/v1/validate_public_wordpress_url',
  'faustwp/v1/blockset',
  'wpac/v1/x',
  'nope',
  'wp/v2/nope',
])('the route %s does not exist, as in the recorded version of the plugin', async (path) => {
  expect(await post(`/wp-json/${path}`, {})).toEqual({ status: 404, body: noRoute, allow: null });
});

test('the route of the former plugin has a secret header of its own', async () => {
  const path = '/wp-json/wpac/v1/authorize';
  const former = { 'x-wpe-headless-secret': fixtureSecret };
  expect(await post(path, { code: await getCode('editor') }, former)).toMatchObject({ status: 200, allow: 'POST' });
  expect(await post(path, { code: 'x' })).toMatchObject({ status: 401, body: { code: 'rest_forbidden' } });
  expect(await post(AUTHORIZE, { code: 'x' }, former)).toMatchObject({ status: 401, body: { code: 'rest_forbidden' } });
});

test('the telemetry route describes the installation to clients that have the secret', async () => {
  const path = '/wp-json/faustwp/v1/telemetry';
  expect(await post(path, {})).toMatchObject({
    status: 200,
    body: { is_wpe: false, faustwp: { has_frontend_uri: true, redirects_enabled: true } },
  });
  expect(await post(path, {}, {})).toMatchObject({ status: 401, body: { code: 'rest_forbidden' } });
});

test('a signed-in user without the secret gets 403', async () => {
  const { accessToken } = await openSession('admin');
  expect(await post(AUTHORIZE, { code: 'x' }, { authorization: `Bearer ${accessToken}` })).toMatchObject({
    status: 403,
    body: { code: 'rest_forbidden', data: { status: 403 } },
  });
});

test('parameters can be in the query, and the method can be in a parameter', async () => {
  expect(await post(`${AUTHORIZE}?code=garbage`, {})).toEqual(invalidRequest);
  expect(await post(AUTHORIZE, '{"code":"garbage"}', { 'content-type': 'text/plain', 'x-faustwp-secret': fixtureSecret })).toMatchObject({
    body: { message: 'Missing authorization code or refresh token.' },
  });
  const response = await fetch(`${inject('contentUrl')}${AUTHORIZE}?_method=POST&code=garbage`, {
    headers: { 'x-faustwp-secret': fixtureSecret },
  });
  expect([response.status, await response.json()]).toEqual([500, invalidRequest.body]);
});

test('a response can be wrapped in an envelope and reduced to fields', async () => {
  const body = {
    status: 401,
    headers: [],
    body: { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } },
  };
  expect(await post(`${AUTHORIZE}?_envelope`, {}, {})).toEqual({ status: 200, body, allow: null });
  expect(await post('/wp-json/faustwp/v1/telemetry?_fields=multisite,is_wpe', {})).toEqual({
    status: 200,
    body: { is_wpe: false, multisite: false },
    allow: 'POST',
  });
});

test('the index of the namespace and the options of a route describe them', async () => {
  const fetchJson = async (path: string, method: string) => (await fetch(inject('contentUrl') + path, { method })).json();
  const route = {
    namespace: 'faustwp/v1',
    methods: ['POST'],
    endpoints: [{ methods: ['POST'], args: [] }],
    _links: { self: [{ href: `http://cms.test${AUTHORIZE}` }] },
  };
  expect(await fetchJson(AUTHORIZE, 'OPTIONS')).toEqual(route);
  expect(await fetchJson('/wp-json/faustwp/v1/nope', 'OPTIONS')).toEqual([]);
  expect(await fetchJson('/wp-json/faustwp/v1', 'GET')).toMatchObject({
    namespace: 'faustwp/v1',
    routes: { '/faustwp/v1': { methods: ['GET'] }, '/faustwp/v1/authorize': route },
  });
});

test('a body that is not valid JSON or is too large is rejected, even without the secret', async () => {
  const body = {
    code: 'rest_invalid_json',
    message: 'Invalid JSON body passed.',
    data: { status: 400, json_error_code: 4, json_error_message: 'Syntax error' },
  };
  expect(await post(AUTHORIZE, '{"code":')).toEqual({ status: 400, body, allow: null });
  expect(await post(AUTHORIZE, '{"code":', {})).toEqual({ status: 400, body, allow: null });
  expect(await post(AUTHORIZE, `{"code":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)).toMatchObject({
    status: 400,
    body: { data: { json_error_code: 1, json_error_message: 'Maximum stack depth exceeded' } },
  });
  expect(await post(AUTHORIZE, '{"code":"a\nb"}')).toMatchObject({ body: { data: { json_error_code: 3 } } });
  const response = await fetch(inject('contentUrl') + AUTHORIZE, {
    method: 'POST',
    headers: { 'x-faustwp-secret': fixtureSecret },
    body: 'x'.repeat(1_000_000),
  });
  expect(response.status).toBe(413);
});

test('each use of a refresh token returns a new refresh token', async () => {
  const first = await openSession('editor');
  const second = (await post(AUTHORIZE, { refreshToken: first.refreshToken })).body as Tokens;
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await getUsername(second.accessToken)).toBe('editor');
  expect((await post(AUTHORIZE, { refreshToken: second.refreshToken })).status).toBe(200);
});

test('two tabs that send the same refresh token at the same time both get tokens', async () => {
  const { refreshToken } = await openSession('editor');
  const responses = await Promise.all([post(AUTHORIZE, { refreshToken }), post(AUTHORIZE, { refreshToken })]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
});

test('signing out invalidates the access token and the refresh token of the session', async () => {
  const tokens = await openSession('editor');
  expect(await post('/wp-json/faustwp/v1/revoke', { refreshToken: tokens.refreshToken })).toMatchObject({
    status: 200,
    body: { revoked: true },
  });
  expect(await getUsername(tokens.accessToken)).toBeNull();
  expect(await post(AUTHORIZE, { refreshToken: tokens.refreshToken })).toEqual(invalidRequest);
  expect((await post('/wp-json/faustwp/v1/revoke', { refreshToken: 'garbage' })).status).toBe(200);
});

test.each(['garbage', 'A'.repeat(72), '', 'Bearer'])(
  'a request with the invalid token "%s" is treated as anonymous, without an error',
  async (token) => {
    const { status, data, errors } = await postGraphql(JSON.stringify({ query: '{viewer{id}}' }), { authorization: `Bearer ${token}` });
    expect({ status, data, errors }).toEqual({ status: 200, data: { viewer: null }, errors: undefined });
  },
);

test.each([
  ['an empty username', { u: '', p: '' }, '<strong>Error:</strong> The username field is empty.'],
  ['no input', {}, '<strong>Error:</strong> The username field is empty.'],
  ['an empty password', { u: 'editor', p: '' }, '<strong>Error:</strong> The password field is empty.'],
  ['an empty email address', { u: 'editor', e: '', p: 'x' }, '<strong>Error:</strong> The email field is empty.'],
])('generateAuthorizationCode with %s returns an error', async (_case, variables, error) => {
  const { data } = await fetchGraphql(
    'mutation($u:String,$e:String,$p:String){generateAuthorizationCode(input:{username:$u,email:$e,password:$p}){code error}}',
    variables,
  );
  expect(data.generateAuthorizationCode).toEqual({ code: null, error });
});

const getWrongPasswordError = (kind: string, name: string) =>
  `<strong>Error:</strong> The password you entered for the ${kind} <strong>${name}</strong> is incorrect. <a href="http://cms.test/wp-login.php?action=lostpassword">Lost your password?</a>`;

test.each([
  ['a wrong password', { u: 'contributor', p: 'nope' }, 'username', 'contributor'],
  ['an unknown username', { u: 'ghost', p: 'nope' }, 'username', 'ghost'],
  ['a wrong password with an email address', { e: 'contributor@example.com', p: 'nope' }, 'email address', 'contributor@example.com'],
  ['an unknown email address', { e: 'ghost@example.com', p: 'nope' }, 'email address', 'ghost@example.com'],
  ['a username as an email address', { e: 'contributor', p: getPassword('contributor') }, 'email address', 'contributor'],
  ['markup as a username', { u: '<img src=x onerror=alert(1)>', p: 'nope' }, 'username', '&lt;img src=x onerror=alert(1)&gt;'],
])(
  '%s results in the message of a wrong password, which does not reveal whether the account exists',
  async (_case, variables, kind, name) => {
    const query =
      'mutation($u:String,$e:String,$p:String){generateAuthorizationCode(input:{username:$u,email:$e,password:$p}){code error}}';
    const { data } = await fetchGraphql(query, variables);
    expect(data.generateAuthorizationCode).toEqual({ code: null, error: getWrongPasswordError(kind, name) });
  },
);

test('a code can be generated with an email address', async () => {
  const { data } = await fetchGraphql(
    'mutation($e:String,$p:String){generateAuthorizationCode(input:{email:$e,password:$p}){code error}}',
    {
      e: 'Contributor@Example.com',
      p: getPassword('contributor'),
    },
  );
  expect(data.generateAuthorizationCode).toEqual({ code: expect.any(String), error: null });
});

test('Faust access tokens and JSON Web Tokens are both accepted', async () => {
  const { accessToken } = await openSession('author');
  expect(await getUsername(accessToken)).toBe('author');
  expect((await fetchGraphqlAs('author', '{viewer{username}}')).data).toEqual({ viewer: { username: 'author' } });
});
