import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../http.ts';
import { graphiqlRoutes, isBrowserRequest, redirectToGraphiql } from './graphiql.ts';

let server: Awaited<ReturnType<typeof listen>>;
let origin: string;

beforeAll(async () => {
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    routes: [
      ...graphiqlRoutes('/graphql'),
      { matches: isBrowserRequest, handle: (context) => Promise.resolve(redirectToGraphiql(context)) },
    ],
    log: () => undefined,
    isSharedSecret: () => false,
  });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

const fetchPage = () => fetch(`${origin}/graphql`, { headers: { accept: 'text/html' } });

test('browsers are redirected from the endpoint to the page of WPGraphQL', async () => {
  const response = await fetchPage();
  expect(response.url).toBe(`${origin}/wp-admin/admin.php?page=graphiql-ide`);
  expect(await response.text()).toContain('data-endpoint="/graphql"');
});

test('the page loads only files of this server, and allows no inline script', async () => {
  const response = await fetchPage();
  const html = await response.text();
  const urls = [...html.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, url = '']) => url);
  expect(urls.length).toBe(4);
  for (const url of urls) {
    expect(url).toMatch(/^\/graphiql\/[a-z.]+$/);
    const asset = await fetch(origin + url);
    expect(asset.status).toBe(200);
    expect((await asset.text()).length).toBeGreaterThan(1_000);
  }
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; ");
  for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain('src=');
});

test('a file that has not changed is not sent again', async () => {
  const url = `${origin}/graphiql/page.css`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const repeated = await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  expect(repeated.status).toBe(304);
});

test.each(['/graphiql/../../package.json', '/graphiql/%2e%2e/package.json', '/graphiql/missing.js', '/graphiql/', '/graphiql/toString'])(
  '%s is not served',
  async (path) => {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    expect(response.status).toBe(404);
  },
);

test('clients that do not accept HTML are not redirected', async () => {
  expect((await fetch(`${origin}/graphql`, { headers: { accept: 'application/json' } })).status).toBe(404);
});
