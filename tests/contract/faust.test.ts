/** Faust's REST routes, as they were recorded, and where we are stricter. */
import { expect, inject, test } from 'vitest';
import { askAs } from '../support/accounts.ts';
import { ask, send } from '../support/ask.ts';
import { fixtureSecret, passwordOf } from '../support/fixture-users.ts';

type Reply = { status: number; body: unknown; allow: string | null };
type Tokens = { accessToken: string; accessTokenExpiration: number; refreshToken: string; refreshTokenExpiration: number };

const AUTHORIZE = '/wp-json/faustwp/v1/authorize';

async function post(path: string, body: unknown, headers: Record<string, string> = { 'x-faustwp-secret': fixtureSecret }): Promise<Reply> {
  const response = await fetch(inject('contentUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), allow: response.headers.get('allow') };
}

async function getCode(login: string): Promise<string> {
  const { data } = await ask('mutation($u:String,$p:String){generateAuthorizationCode(input:{username:$u,password:$p}){code error}}', {
    u: login,
    p: passwordOf(login),
  });
  expect(data.generateAuthorizationCode.error).toBeNull();
  return data.generateAuthorizationCode.code as string;
}

async function open(login: string): Promise<Tokens> {
  return (await post(AUTHORIZE, { code: await getCode(login) })).body as Tokens;
}

async function whoIs(token: string): Promise<string | null> {
  const { data } = await send(JSON.stringify({ query: '{viewer{username}}' }), { authorization: `Bearer ${token}` });
  return data.viewer?.username ?? null;
}

const invalid = {
  status: 500,
  body: { code: 'invalid_request', message: 'Invalid authorization code or refresh token.', data: null },
  allow: 'POST',
};

test('a code becomes an access token of five minutes and a refresh token of two weeks', async () => {
  const code = await getCode('editor');
  expect(code).toHaveLength(88);
  const { status, body, allow } = await post(AUTHORIZE, { code });
  expect([status, allow]).toEqual([200, 'POST']);
  const tokens = body as Tokens;
  const now = Date.now() / 1000;
  expect(tokens.accessTokenExpiration - now).toBeGreaterThan(295);
  expect(tokens.accessTokenExpiration - now).toBeLessThanOrEqual(300);
  expect(tokens.refreshTokenExpiration - now).toBeGreaterThan(14 * 86_400 - 5);
  expect(await whoIs(tokens.accessToken)).toBe('editor');
});

test('the route has two more forms', async () => {
  const byQuery = await post('/?rest_route=/faustwp/v1/authorize', { code: await getCode('editor') });
  expect(byQuery.status).toBe(200);
  const form = await post(AUTHORIZE, new URLSearchParams({ code: await getCode('editor') }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-faustwp-secret': fixtureSecret,
  });
  expect(form.status).toBe(200);
});

test('a code works once', async () => {
  const code = await getCode('editor');
  expect((await post(AUTHORIZE, { code })).status).toBe(200);
  expect(await post(AUTHORIZE, { code })).toEqual(invalid);
});

test('of many who send one code at once, one gets tokens', async () => {
  const code = await getCode('editor');
  const replies = await Promise.all(Array.from({ length: 8 }, () => post(AUTHORIZE, { code })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a fresh code wins over a stale refresh token', async () => {
  const { status } = await post(AUTHORIZE, { code: await getCode('editor'), refreshToken: 'garbage' });
  expect(status).toBe(200);
});

test('a good refresh token is taken beside a code that was used', async () => {
  const code = await getCode('editor');
  const { refreshToken } = (await post(AUTHORIZE, { code })).body as Tokens;
  expect((await post(AUTHORIZE, { code, refreshToken })).status).toBe(200);
});

test.each([
  ['no code at all', {}, 'Missing authorization code or refresh token.'],
  ['a bad code', { code: 'garbage' }, 'Invalid authorization code or refresh token.'],
  ['a bad refresh token', { refreshToken: 'garbage' }, 'Invalid authorization code or refresh token.'],
  ['a code that is no text', { code: { $ne: null } }, 'Missing authorization code or refresh token.'],
])('%s is refused', async (_what, body, message) => {
  expect(await post(AUTHORIZE, body)).toEqual({ status: 500, body: { code: 'invalid_request', message, data: null }, allow: 'POST' });
});

test('an access token is no refresh token', async () => {
  const { accessToken } = await open('editor');
  expect(await post(AUTHORIZE, { refreshToken: accessToken })).toEqual(invalid);
});

test('a refresh token is no access token', async () => {
  const { refreshToken } = await open('editor');
  expect(await whoIs(refreshToken)).toBeNull();
});

test.each([
  ['without', {}],
  ['with a wrong', { 'x-faustwp-secret': 'nope' }],
])('%s secret nothing is given', async (_what, headers) => {
  const refused = { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } };
  expect(await post(AUTHORIZE, { code: await getCode('editor') }, headers)).toEqual({ status: 401, body: refused, allow: null });
});

const noRoute = { code: 'rest_no_route', message: 'No route was found matching the URL and request method.', data: { status: 404 } };

test('GET is no way to ask for tokens', async () => {
  const response = await fetch(inject('contentUrl') + AUTHORIZE, { headers: { 'x-faustwp-secret': fixtureSecret } });
  expect([response.status, await response.json()]).toEqual([404, noRoute]);
});

test('the secret can be checked; a wrong one finds no such route', async () => {
  expect(await post('/wp-json/faustwp/v1/validate_secret_key', {})).toMatchObject({ status: 200 });
  expect(await post('/wp-json/faustwp/v1/validate_secret_key', {}, { 'x-faustwp-secret': 'nope' })).toMatchObject({
    status: 404,
    body: noRoute,
  });
  expect(await post('/wp-json/faustwp/v1/validate_public_wordpress_url', { public_wordpress_url: 'http://cms.test' })).toMatchObject({
    status: 404,
    body: noRoute,
  });
});

test('a body that is no JSON, or far too long, is refused', async () => {
  expect(await post(AUTHORIZE, '{"code":')).toMatchObject({ status: 400, body: { code: 'rest_invalid_json' } });
  const response = await fetch(inject('contentUrl') + AUTHORIZE, {
    method: 'POST',
    headers: { 'x-faustwp-secret': fixtureSecret },
    body: 'x'.repeat(1_000_000),
  });
  expect(response.status).toBe(413);
});

test('each refresh token becomes the next one', async () => {
  const first = await open('editor');
  const second = (await post(AUTHORIZE, { refreshToken: first.refreshToken })).body as Tokens;
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await whoIs(second.accessToken)).toBe('editor');
  expect((await post(AUTHORIZE, { refreshToken: second.refreshToken })).status).toBe(200);
});

test('two tabs that send the same refresh token both go on', async () => {
  const { refreshToken } = await open('editor');
  const replies = await Promise.all([post(AUTHORIZE, { refreshToken }), post(AUTHORIZE, { refreshToken })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});

test('signing out ends the session: its access token and its refresh token', async () => {
  const tokens = await open('editor');
  expect(await post('/wp-json/faustwp/v1/revoke', { refreshToken: tokens.refreshToken })).toMatchObject({
    status: 200,
    body: { revoked: true },
  });
  expect(await whoIs(tokens.accessToken)).toBeNull();
  expect(await post(AUTHORIZE, { refreshToken: tokens.refreshToken })).toEqual(invalid);
  expect((await post('/wp-json/faustwp/v1/revoke', { refreshToken: 'garbage' })).status).toBe(200);
});

test.each(['garbage', 'A'.repeat(72), '', 'Bearer'])('"%s" is nobody’s token and no error', async (token) => {
  const { status, data, errors } = await send(JSON.stringify({ query: '{viewer{id}}' }), { authorization: `Bearer ${token}` });
  expect({ status, data, errors }).toEqual({ status: 200, data: { viewer: null }, errors: undefined });
});

test.each([
  ['an empty name', { u: '', p: '' }, '<strong>Error:</strong> The username field is empty.'],
  ['no input', {}, '<strong>Error:</strong> The username field is empty.'],
  ['an empty password', { u: 'editor', p: '' }, '<strong>Error:</strong> The password field is empty.'],
])('%s is told', async (_what, variables, error) => {
  const { data } = await ask(
    'mutation($u:String,$e:String,$p:String){generateAuthorizationCode(input:{username:$u,email:$e,password:$p}){code error}}',
    variables,
  );
  expect(data.generateAuthorizationCode).toEqual({ code: null, error });
});

test('an unknown name, an unknown address and a wrong password are told alike', async () => {
  const query = 'mutation($u:String,$e:String,$p:String){generateAuthorizationCode(input:{username:$u,email:$e,password:$p}){code error}}';
  const answers = await Promise.all(
    [
      { u: 'ghost', p: 'nope' },
      { e: 'ghost@example.com', p: 'nope' },
      { u: 'contributor', p: 'nope' },
      { e: 'contributor@example.com', p: 'nope' },
      // An e-mail address is wanted where one is asked for.
      { e: 'contributor', p: passwordOf('contributor') },
    ].map(async (variables) => (await ask(query, variables)).data.generateAuthorizationCode),
  );
  const [first] = answers;
  expect(first).toEqual({ code: null, error: expect.stringContaining('<strong>Error:</strong>') });
  for (const answer of answers) expect(answer).toEqual(first);
});

test('a code is given by e-mail address as well', async () => {
  const { data } = await ask('mutation($e:String,$p:String){generateAuthorizationCode(input:{email:$e,password:$p}){code error}}', {
    e: 'Contributor@Example.com',
    p: passwordOf('contributor'),
  });
  expect(data.generateAuthorizationCode).toEqual({ code: expect.any(String), error: null });
});

test('tokens of both kinds are taken', async () => {
  const { accessToken } = await open('author');
  expect(await whoIs(accessToken)).toBe('author');
  expect((await askAs('author', '{viewer{username}}')).data).toEqual({ viewer: { username: 'author' } });
});
