/** The REST API over HTTP: authentication, nonces, headers and limits. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { allowedFileTypes } from '#lib/media/file-types.ts';
import { defaultRules } from '../../content/media/upload-rules.ts';
import { getPassword } from '../support/fixture-users.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { signIn } from '../support/sign-in.ts';

const getUrl = (path: string) => `${new URL(inject('contentUrl')).origin}/wp-json${path}`;

let token: string;
beforeAll(async () => {
  token = await signIn('editor');
});

const createdIds: number[] = [];
afterAll(async () => {
  for (const id of createdIds)
    await send(`/wp/v2/posts/${id}?force=true`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
});

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(getUrl(path), init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text === '' ? null : JSON.parse(text) };
}

async function getCode(login: string): Promise<string> {
  const query = 'mutation($u:String!,$p:String!){generateAuthorizationCode(input:{username:$u,password:$p}){code}}';
  const { data, text } = await postGraphql(JSON.stringify({ query, variables: { u: login, p: getPassword(login) } }));
  const code: unknown = data?.generateAuthorizationCode?.code;
  if (typeof code !== 'string') throw new Error(text);
  return code;
}

/** Signs in as a browser. */
async function openSession(login: string): Promise<{ cookie: string; nonce: string; attributes: string; code: string }> {
  const code = await getCode(login);
  const { status, headers, json } = await send('/site/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect([status, json]).toMatchObject([201, { user: { slug: login }, nonce: expect.any(String), must_set_up_second_factor: false }]);
  const [cookie = '', ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
  return { cookie, nonce: json.nonce, attributes: attributes.join('; '), code };
}

describe('sessions in browsers', () => {
  test('a cookie and a nonce authenticate, and neither does alone', async () => {
    const { cookie, nonce, attributes } = await openSession('author');
    expect(attributes).toBe('Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600');
    const me = async (headers: Record<string, string>) => send('/wp/v2/users/me', { headers });
    const both = await me({ cookie, 'x-wp-nonce': nonce });
    expect([both.status, both.json.slug, both.headers.get('x-wp-nonce')]).toEqual([200, 'author', nonce]);
    expect((await me({ cookie })).json.code).toBe('rest_not_logged_in');
    expect((await me({ 'x-wp-nonce': nonce })).status).toBe(401);
    expect((await me({ cookie, 'x-wp-nonce': 'x' })).json).toMatchObject({ code: 'rest_cookie_invalid_nonce', data: { status: 403 } });
    const other = await openSession('editor');
    expect((await me({ cookie, 'x-wp-nonce': other.nonce })).status).toBe(403);
    expect((await me({ cookie: `${cookie.slice(0, -3)}abc`, 'x-wp-nonce': nonce })).status).toBe(401);
    expect((await me({ cookie, 'x-wp-nonce': nonce, 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  });

  test('a code starts one session only, and a page of another origin starts none', async () => {
    const { code } = await openSession('author');
    const post = (headers: Record<string, string>, value: string) =>
      send('/site/v1/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ code: value }),
      });
    expect((await post({}, code)).json).toMatchObject({ code: 'rest_invalid_code', data: { status: 401 } });
    expect((await post({ origin: 'https://evil.test' }, await getCode('author'))).json.code).toBe('rest_cross_origin');
    expect((await post({}, '')).status).toBe(401);
    const broken = await send('/site/v1/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
    expect([broken.status, broken.json.code]).toEqual([400, 'rest_invalid_json']);
  });

  test('a tab of the studio signs in to the site with a code that only the site receives', async () => {
    const { cookie, nonce } = await openSession('author');
    const generate = async (redirectUri: string, headers: Record<string, string>) => {
      const url = new URL(`/generate?${new URLSearchParams({ redirect_uri: redirectUri }).toString()}`, getUrl(''));
      const response = await fetch(url, { redirect: 'manual', headers });
      return { location: new URL(response.headers.get('location') ?? ''), headers: response.headers };
    };
    const callback = 'http://site.test/api/faust/auth/callback/?state=x&redirect_uri=%2F';
    const { location, headers } = await generate(callback, { cookie });
    const code = location.searchParams.get('code') ?? '';
    expect(location.href).toBe(`${callback}&code=${code}`);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['private, no-store', 'no-referrer']);
    const exchange = await send('/site/v1/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(exchange.json.user.slug).toBe('author');

    for (const [redirectUri, sent] of [
      [callback, {}],
      [callback, { cookie: `${cookie.slice(0, -3)}abc` }],
      [callback, { cookie, 'sec-fetch-dest': 'iframe' }],
      [callback, { cookie, 'sec-purpose': 'prefetch' }],
      ['http://site.test/', { cookie }],
      ['http://site.test/api/faust/auth/callback/x', { cookie }],
      ['http://site.test.evil.test/api/faust/auth/callback/', { cookie }],
      ['http://site.test@evil.test/api/faust/auth/callback/', { cookie }],
    ] as const)
      expect([redirectUri, sent, (await generate(redirectUri, sent)).location.pathname]).toEqual([redirectUri, sent, '/wp-login.php']);

    await send('/site/v1/session', { method: 'DELETE', headers: { cookie, 'x-wp-nonce': nonce } });
    expect((await generate(callback, { cookie })).location.pathname).toBe('/wp-login.php');
  });

  test('links to previews on this host lead to the preview on the site, through the sign-in for tabs of the studio', async () => {
    const { cookie } = await openSession('author');
    const follow = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(new URL(path, getUrl('')), { redirect: 'manual', headers });
      return response.headers.get('location');
    };
    const start = (preview: string) => `http://site.test/api/faust/auth/start/?redirect_uri=${encodeURIComponent(preview)}`;
    expect(await follow('/?p=7&preview=true', { cookie })).toBe(start('/?p=7&preview=true'));
    expect(await follow('/?page_id=7&preview=true', { cookie })).toBe(start('/?page_id=7&preview=true&p=7'));
    expect(await follow('/about/?preview=true', { cookie })).toMatch(/%26p%3D\d+$/);
    expect(await follow('/?p=7&preview=true')).toBe('http://site.test/?p=7&preview=true');
    expect(await follow('/nowhere/?preview=true', { cookie })).toBeNull();
  });

  test('a session has the rules for uploads of this service', async () => {
    const { cookie } = await openSession('author');
    const { json } = await send('/site/v1/session', { headers: { cookie } });
    expect(json.uploads.max_bytes).toBe(defaultRules.maxBytes);
    expect(json.uploads.mime_types).toMatchObject({ 'jpg|jpeg|jpe|jfif': 'image/jpeg', zip: 'application/zip', webm: 'video/webm' });
    expect(Object.values(json.uploads.mime_types)).toEqual(allowedFileTypes.map(({ mimeType }) => mimeType));
  });

  test('a session returns its nonce, and ends when the user signs out', async () => {
    const { cookie, nonce } = await openSession('author');
    expect((await send('/site/v1/session', { headers: { cookie } })).json).toMatchObject({ nonce, user: { name: 'Aulis Korpi' } });
    const nonceUrl = `${new URL(inject('contentUrl')).origin}/wp-admin/admin-ajax.php?action=rest-nonce`;
    expect(await (await fetch(nonceUrl, { headers: { cookie } })).text()).toBe(nonce);
    expect((await fetch(nonceUrl)).status).toBe(400);
    expect((await send('/site/v1/session', { method: 'DELETE', headers: { cookie } })).status).toBe(403);
    const ended = await send('/site/v1/session', { method: 'DELETE', headers: { cookie, 'x-wp-nonce': nonce } });
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect((await send('/wp/v2/users/me', { headers: { cookie, 'x-wp-nonce': nonce } })).status).toBe(401);
    expect(await send('/site/v1/session', { headers: { cookie } })).toMatchObject({ status: 200, json: null });
  });

  test('a cookie and a nonce upload a file', async () => {
    const { cookie, nonce } = await openSession('subscriber');
    const file = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="a.png"' };
    const upload = (headers: Record<string, string>) =>
      send('/wp/v2/media', { method: 'POST', body: 'x', headers: { ...file, ...headers } });
    expect((await upload({ cookie, 'x-wp-nonce': nonce })).status).toBe(403);
    expect((await upload({ cookie })).status).toBe(401);
    // By this code, clients know that they need a new nonce.
    expect((await upload({ cookie, 'x-wp-nonce': 'x' })).json).toMatchObject({ code: 'rest_cookie_invalid_nonce', data: { status: 403 } });
  });
});

describe('requests', () => {
  test('the methods that api-fetch sends as POST are recognized', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const created = await send('/wp/v2/posts', { method: 'POST', headers, body: JSON.stringify({ title: 'Over HTTP', status: 'draft' }) });
    createdIds.push(created.json.id);
    expect([created.status, created.json.status]).toEqual([201, 'draft']);
    const path = `/wp/v2/posts/${created.json.id}?_locale=user`;
    const put = await send(path, {
      method: 'POST',
      headers: { ...headers, 'x-http-method-override': 'PUT' },
      body: JSON.stringify({ title: 'Changed' }),
    });
    expect(put.json.title.raw).toBe('Changed');
    const form = await send(path, {
      method: 'POST',
      headers: { authorization: headers.authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'excerpt=Short',
    });
    expect(form.json.excerpt.raw).toBe('Short');
    const removed = await send(path, { method: 'POST', headers: { ...headers, 'x-http-method-override': 'DELETE' } });
    expect(removed.json.status).toBe('trash');
  });

  test('responses have the headers that clients page by, and are not cached', async () => {
    const { headers, status, json } = await send('/wp/v2/posts?per_page=1');
    expect(status).toBe(200);
    expect(Number(headers.get('x-wp-total'))).toBeGreaterThan(1);
    expect(headers.get('link')).toMatch(/<http:\/\/cms\.test\/wp-json\/wp\/v2\/posts\?per_page=1&page=2>; rel="next"/);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('allow')).toBe('GET');
    const refused = await send(`/wp/v2/posts/${json[0].id}`, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([401, 'GET']);
    const missing = await send('/wp/v2/posts/99999999', { method: 'DELETE' });
    expect([missing.status, missing.headers.get('allow')]).toEqual([404, null]);
    const head = await send('/wp/v2/posts?per_page=1', { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('x-wp-total')]).toEqual([200, '', headers.get('x-wp-total')]);
    const envelope = await send('/wp/v2/posts?per_page=1&_envelope');
    expect(envelope.json).toMatchObject({
      status: 200,
      body: [{ id: json[0].id }],
      headers: { Allow: 'GET', Link: expect.any(String), 'X-WP-Total': Number(headers.get('x-wp-total')) },
    });
    for (const path of ['/wp/v2/posts?per_page=100', '/wp/v2/posts/99999999'])
      expect([path, (await send(path)).headers.get('link')]).toEqual([path, '<http://cms.test/wp-json/>; rel="https://api.w.org/"']);
    const plain = await fetch(`${new URL(inject('contentUrl')).origin}/?rest_route=/wp/v2/posts&per_page=1`);
    expect((await plain.json())[0].id).toBe(json[0].id);
  });

  test('a client that follows the pages gets every item once', async () => {
    const ids: number[] = [];
    for (let path: string | undefined = '/wp/v2/posts?per_page=7&_fields=id'; path !== undefined;) {
      const { json, headers } = await send(path);
      ids.push(...json.map(({ id }: { id: number }) => id));
      path = /<[^>]*\/wp-json([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(7);
  });

  test('the index describes what exists', async () => {
    const { json } = await send('/');
    expect(json).toMatchObject({
      url: 'http://cms.test',
      home: 'http://site.test',
      namespaces: expect.arrayContaining(['wp/v2', 'batch/v1', 'site/v1']),
    });
    expect(json.routes['/wp/v2/posts/(?P<id>\\d+)']).toMatchObject({ methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] });
    expect((await send('/?_fields=name,namespaces')).json).toEqual({ name: json.name, namespaces: json.namespaces });
    expect((await send('')).status).toBe(200);
  });

  test.each([
    ['/wp/v2/nope', { status: 404, code: 'rest_no_route' }],
    ['/wp/v2/posts/1/nope', { status: 404, code: 'rest_no_route' }],
    ['/wp/v2/posts/99999999999', { status: 404, code: 'rest_post_invalid_id' }],
    ['/wp/v2/%ff', { status: 404, code: 'rest_no_route' }],
  ])('%s has an error in the format of WordPress', async (path, { status, code }) => {
    const response = await send(path);
    expect([response.status, response.json]).toEqual([status, { code, message: expect.any(String), data: { status } }]);
  });

  test('bodies are limited, and have to be JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const large = await send('/wp/v2/comments', { method: 'POST', headers, body: JSON.stringify({ content: 'x'.repeat(300_000) }) });
    expect([large.status, large.json.code]).toEqual([413, 'rest_request_too_large']);
    const broken = await send('/wp/v2/comments', { method: 'POST', headers, body: '{' });
    expect([broken.status, broken.json.code]).toEqual([400, 'rest_invalid_json']);
    const nested = await send('/wp/v2/comments', {
      method: 'POST',
      headers,
      body: `{"meta":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    });
    expect([nested.status, nested.json.code, nested.json.data.json_error_code]).toEqual([400, 'rest_invalid_json', 1]);
  });
});
