/** Text that the database cannot store, in every part of HTTP requests, and forms that pages of other origins send. */
import { request as httpRequest } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import { fetchGraphql, postGraphql } from '../support/graphql-client.ts';
import { fixtureSecret } from '../support/fixture-users.ts';
import { fetchGraphqlAs, signIn } from '../support/sign-in.ts';

const getUrl = (path: string) => `${inject('contentUrl')}${path}`;
/** A NUL character, and an unpaired surrogate in UTF-8, which is not valid UTF-8. */
const encodings = ['%00', 'a%00b', '%ED%A0%80'];

describe('text that the database cannot store', () => {
  test('in a literal of a mutation is an error for the client', async () => {
    const { errors } = await fetchGraphqlAs(
      'admin',
      String.raw`mutation { deleteFormSubmission(input: { reference: "a\u0000b" }) { __typename } }`,
    );
    expect(errors?.map(({ extensions }) => extensions.category)).toEqual(['user']);
  });

  test('in an argument of formSubmissions is an error for the client that names the problem', async () => {
    const { errors } = await fetchGraphqlAs('admin', String.raw`{ formSubmissions(form: "a\u0000b") { __typename } }`);
    expect(errors?.map(({ message, extensions }) => [extensions.category, message])).toEqual([
      ['user', expect.stringContaining('NUL character')],
    ]);
  });

  test.each(['{ posts(first: 1, after: "YXJyYXljb25uZWN0aW9uOgA=") { nodes { id } } }', '{ post(id: "cG9zdDoxAA==") { id } }'])(
    'in the encoded argument of %s causes no failure',
    async (query) => {
      const { status, errors } = await fetchGraphql(query);
      expect(status).toBe(200);
      for (const { extensions } of errors ?? []) expect(extensions.category).not.toBe('internal');
    },
  );

  test.each(['{"query":"{ __typename }","operationName":"a\\u0000b"}', '{"query":"{ __ty\\u0000pename }"}', '{"query":"\\ud800"}'])(
    'in the request %s causes no failure',
    async (body) => {
      expect((await postGraphql(body)).status).toBeLessThan(500);
    },
  );

  const paths = [
    '/graphql?query={__typename}&operationName=X',
    '/graphql?query={post(id:"X",idType:SLUG){id}}',
    '/?rest_route=X',
    '/?rest_route=/faustwp/v1/X',
    '/X/',
    '/news/X/',
    '/?p=X',
    '/wp-json/X',
    '/wp-json/wp/v2/media?title=X',
    '/wp-json/site/v1/forms/X',
    '/wp-json/site/v1/forms/clock?X=X',
    '/wp-json/site/v1/forms/ABCD-EFGH/X',
    '/wp-sitemap-posts-X-1.xml',
    '/media/X.png',
    '/media/2024/X',
    '/generate?redirect_uri=X',
    '/wp-login.php?redirect_to=X',
    '/author/X/',
  ];
  test.each(paths.flatMap((path) => encodings.map((text) => [path.replaceAll('X', text)])))(
    'in the path %s causes no failure',
    async (path) => {
      for (const method of ['GET', 'POST']) expect((await fetch(getUrl(path), { method, redirect: 'manual' })).status).toBeLessThan(500);
    },
  );

  test.each(['x-device-token', 'x-form-clock', 'x-request-id', 'user-agent', 'x-forwarded-for', 'authorization', 'x-faustwp-secret'])(
    'in the header %s causes no failure',
    async (name) => {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const body = JSON.stringify({ query: 'mutation { login(input: { username: "a", password: "b" }) { authToken } }' });
        httpRequest(getUrl('/graphql'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', [name]: 'Bearer \u00ff\u00fe\u0080.\u00ed\u00a0\u0080.x' },
        })
          .once('response', (response) => resolve(response.resume().statusCode))
          .once('error', reject)
          .end(body);
      });
      expect(status).toBe(200);
    },
  );

  const strange = 'a\0b';
  test.each(['name', 'email', 'message', 'topic', 'place', 'clock', 'website', strange])(
    'in the form field "%s" causes no failure',
    async (name) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ topic: 'Leasing', name: 'Ada', email: 'ada@example.com', message: 'Hello' }))
        body.set(field, value);
      body.set(name, strange);
      const headers = { 'x-forwarded-for': `203.0.113.${name.length}` };
      const multipart = await fetch(getUrl('/wp-json/site/v1/forms/contact'), { method: 'POST', body, headers });
      expect(multipart.status).toBe(200);
      const pairs = [...body].map(([field, value]): [string, string] => [field, typeof value === 'string' ? value : '']);
      const encoded = await fetch(getUrl('/wp-json/site/v1/forms/contact'), { method: 'POST', body: new URLSearchParams(pairs), headers });
      expect(encoded.status).toBe(200);
    },
  );

  test('in the name of an uploaded file causes no failure', async () => {
    const token = await signIn('admin');
    for (const name of [strange, '\ud800.pdf', '%00.pdf', '..\0/x.pdf']) {
      const body = new FormData();
      body.set('title', strange);
      body.set('file', new File(['%PDF-1.7'], name));
      const response = await fetch(getUrl('/wp-json/wp/v2/media'), { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBeLessThan(500);
    }
  });

  test.each(['authorize', 'revoke', 'telemetry'])('in the parameters of the route %s causes no unexpected failure', async (route) => {
    for (const body of [
      { code: strange, refreshToken: strange },
      { code: '\ud800' },
      { refreshToken: 'a\ud800' },
      { [strange]: strange },
    ]) {
      const response = await fetch(getUrl(`/wp-json/faustwp/v1/${route}`), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-faustwp-secret': fixtureSecret },
      });
      // In the recorded WordPress, the status for an invalid code is 500.
      const { code } = (await response.json()) as { code?: string };
      expect(response.status < 500 || code === 'invalid_request').toBe(true);
    }
  });
});

describe('a form that a page of another origin sends', () => {
  const origins = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  const post = (path: string, body: string, headers: Record<string, string | undefined>) =>
    // The headers cannot be set with fetch.
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest(getUrl(path), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
        .once('response', (response) => resolve(response.resume().statusCode))
        .once('error', reject)
        .end(body);
    });
  const query = 'mutation { sendPasswordResetEmail(input: { username: "ghost" }) { success } }';
  const mutation = new URLSearchParams({ query }).toString();

  test.each(origins)('is rejected by the GraphQL endpoint with the headers %j', async (headers) => {
    expect(await post('/graphql', mutation, headers)).toBe(403);
    expect(await post('/graphql', query, { ...headers, 'content-type': 'text/plain' })).toBe(415);
  });

  test.each(origins)('is rejected by the forms API with the headers %j', async (headers) => {
    expect(await post('/wp-json/site/v1/forms/contact', 'name=x', headers)).toBe(403);
  });

  test('is accepted from programs and from pages of the same origin', async () => {
    const { host, origin } = new URL(inject('contentUrl'));
    for (const headers of [{}, { origin, host }, { 'sec-fetch-site': 'same-origin' }])
      expect(await post('/graphql', mutation, headers)).toBe(200);
  });
});
