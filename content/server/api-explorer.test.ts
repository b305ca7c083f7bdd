import { afterAll, beforeAll, expect, test } from 'vitest';
import { explorerAssetsRoute, isExplorerPageRequest, sendExplorerPage } from './api-explorer.ts';
import { listen } from './http.ts';

let server: Awaited<ReturnType<typeof listen>>;
let origin: string;

beforeAll(async () => {
  const page = {
    matches: isExplorerPageRequest,
    handle: (context: Parameters<typeof sendExplorerPage>[0]) => sendExplorerPage(context, '/graphql'),
  };
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    routes: [explorerAssetsRoute, page],
    log: () => undefined,
    isSharedSecret: () => false,
  });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

async function getStatus(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

const fetchPage = () => fetch(`${origin}/graphql`, { headers: { accept: 'text/html' } });

test('the page loads only its own files, and allows no other scripts', async () => {
  const response = await fetchPage();
  const html = await response.text();
  const urls = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => new URL(url, `${origin}/altair/`).href);
  expect(urls.length).toBeGreaterThan(3);
  for (const url of urls.filter((candidate) => candidate !== `${origin}/altair/`)) {
    expect(url.startsWith(`${origin}/altair/`)).toBe(true);
    expect(await getStatus(url)).toBe(200);
  }
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).toContain('endpointURL: `/graphql`');
  for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script.includes(nonce) || script.includes('src=')).toBe(true);
});

test('each page has its own nonce', async () => {
  const policies = await Promise.all(
    [fetchPage(), fetchPage()].map(async (response) => (await response).headers.get('content-security-policy')),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test.each(['/altair/../../package.json', '/altair/%2e%2e/%2e%2e/package.json', '/altair/missing.js', '/altair/'])(
  '%s is not served',
  async (path) => {
    expect(await getStatus(origin + path)).toBeGreaterThanOrEqual(400);
  },
);

test('scripts of users run in a sandboxed frame', async () => {
  const response = await fetch(`${origin}/altair/iframe-sandbox/index.html`);
  await response.arrayBuffer();
  expect(response.headers.get('content-security-policy')).toBe('sandbox allow-scripts');
});

test('clients that do not accept HTML do not get the page', async () => {
  expect((await fetch(`${origin}/graphql`, { headers: { accept: 'application/json' } })).status).toBe(404);
});
