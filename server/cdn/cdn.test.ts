/** The requests to each content delivery network are checked by a server that accepts only what the network's documentation describes. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { parseEnv } from '#lib/env/env.ts';
import type { Log } from '#lib/log/log.ts';
import { type Cdn, createCdn } from './cdn.ts';
import { createCloudflare } from './cloudflare.ts';
import { createFastly } from './fastly.ts';
import { openCdn } from './open-cdn.ts';
import type { CdnProvider } from './provider.ts';
import { getChangeTags, getPageTags } from './tags.ts';
import { createVarnish } from './varnish.ts';

const TOKEN = 'token-of-the-test';
const SERVICE_ID = 'SU1Z0isxPaozGVKXdv0eY';

interface Purge {
  /** Null for a request that the network would reject. */
  tags: string[] | null;
}

/** Each of them reads a request as the network's documentation describes it. */
const networks = {
  fastly: {
    create: (url: string) => createFastly({ url, serviceId: SERVICE_ID, token: TOKEN }),
    readPurge: (request: IncomingMessage, body: string): Purge => {
      const isValid =
        request.method === 'POST' && request.url === `/service/${SERVICE_ID}/purge` && request.headers['fastly-key'] === TOKEN;
      const tags = isValid ? (JSON.parse(body) as { surrogate_keys: string[] }).surrogate_keys : null;
      return { tags: tags && tags.length <= 256 && tags.every((tag) => tag.length <= 1024) ? tags : null };
    },
    response: { status: 'ok' },
  },
  cloudflare: {
    create: (url: string) => createCloudflare({ url, serviceId: SERVICE_ID, token: TOKEN }),
    readPurge: (request: IncomingMessage, body: string): Purge => {
      const isValid =
        request.method === 'POST' &&
        request.url === `/zones/${SERVICE_ID}/purge_cache` &&
        request.headers.authorization === `Bearer ${TOKEN}` &&
        request.headers['content-type'] === 'application/json';
      const tags = isValid ? (JSON.parse(body) as { tags: string[] }).tags : null;
      return { tags: tags && tags.length <= 30 && tags.every((tag) => /^[^\s,]+$/.test(tag)) ? tags : null };
    },
    response: { success: true, errors: [], messages: [], result: { id: SERVICE_ID } },
  },
  varnish: {
    create: (url: string) => createVarnish({ url, token: TOKEN }),
    readPurge: (request: IncomingMessage): Purge => {
      const isValid = request.method === 'PURGE' && request.headers.authorization === `Bearer ${TOKEN}`;
      const keys = request.headers['xkey'];
      return { tags: isValid && typeof keys === 'string' && keys.length < 8000 ? keys.split(' ') : null };
    },
    response: {},
  },
} as const;
type Network = keyof typeof networks;
const names = Object.keys(networks) as Network[];

const servers: Server[] = [];
const cdns: Cdn[] = [];
afterEach(async () => {
  for (const cdn of cdns.splice(0)) cdn.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** @param failures statuses of the first responses */
async function startNetwork(name: Network, failures: number[] = []): Promise<{ url: string; purges: Purge[] }> {
  const purges: Purge[] = [];
  const server = createServer(async (request, response) => {
    const purge = networks[name].readPurge(request, await text(request));
    const failure = failures.shift();
    if (failure === undefined) purges.push(purge);
    response.writeHead(failure ?? (purge.tags === null ? 400 : 200), { 'content-type': 'application/json' });
    response.end(JSON.stringify(networks[name].response));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, purges };
}

function start(provider: CdnProvider) {
  const log = vi.fn<Log>();
  const cdn = createCdn({ provider, maxAgeSeconds: 300, log, retryMs: 5, repeatMs: 20 });
  cdns.push(cdn);
  return { cdn, log };
}

const listTags = (purges: readonly Purge[]) => purges.flatMap(({ tags }) => tags ?? ['rejected']);

test.each(names)('%s discards all pages at the start, and the pages of each change twice', async (name) => {
  const { url, purges } = await startNetwork(name);
  const { cdn } = start(networks[name].create(url));
  await expect.poll(() => listTags(purges)).toEqual(['all']);
  cdn.purge(['cG9zdDox', 'list:post']);
  const tags = getChangeTags(['cG9zdDox', 'list:post']);
  await expect.poll(() => listTags(purges)).toEqual(['all', ...tags, ...tags]);
});

test.each(names)('%s is purged again until it confirms, and no log line contains the token', async (name) => {
  const { url, purges } = await startNetwork(name, [503, 429, 500]);
  const { log } = start(networks[name].create(url));
  await expect.poll(() => listTags(purges)).toEqual(['all']);
  expect(log).toHaveBeenCalledTimes(3);
  expect(log.mock.calls.map(([, , details]) => String(details?.['error'])).join()).toMatch(/503.*429.*500/);
  expect(JSON.stringify(log.mock.calls)).not.toContain(TOKEN);
});

test.each(names)('%s gets many tags in requests within its limits', async (name) => {
  const { url, purges } = await startNetwork(name);
  const { cdn } = start(networks[name].create(url));
  const keys = Array.from({ length: 1000 }, (_, index) => `key${index}`);
  cdn.purge(keys);
  await expect.poll(() => new Set(listTags(purges)).size).toBe(1002);
  expect(listTags(purges)).not.toContain('rejected');
});

test('Cloudflare responds with status 200 to a purge that failed', async () => {
  const server = createServer((_request, response) => response.end(JSON.stringify({ success: false, errors: [{ code: 1 }] })));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const provider = networks.cloudflare.create(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  await expect(provider.purge(['a'], AbortSignal.timeout(5000))).rejects.toThrow('did not carry out');
});

test.each([
  ['fastly', ['surrogate-key', 'a b', 'surrogate-control', 'max-age=60']],
  ['cloudflare', ['cache-tag', 'a,b', 'cloudflare-cdn-cache-control', 'max-age=60']],
  ['varnish', ['xkey', 'a b', 'surrogate-control', 'max-age=60']],
] as const)('the headers of a page for %s', (name, headers) => {
  expect(networks[name].create('http://127.0.0.1').createHeaders(['a', 'b'], 60)).toEqual(headers);
});

test('more changes than a network can be told about while it is down discard all pages', async () => {
  const { url, purges } = await startNetwork('varnish', [503]);
  const { cdn } = start(networks.varnish.create(url));
  cdn.purge(Array.from({ length: 6000 }, (_, index) => `key${index}`));
  await expect.poll(() => listTags(purges)[0]).toBe('all');
});

test('a page has the tags of the changes that affect it, in a header of bounded length', () => {
  expect(getPageTags(['cG9zdDox', 'list:post'])).toEqual(expect.arrayContaining(getChangeTags(['list:post']).slice(1)));
  const keys = Array.from({ length: 600 }, (_, index) => `key${index}`);
  expect(getPageTags(keys).join(' ').length).toBeLessThan(8000);
  // A page with more keys is discarded with every change.
  expect(getPageTags([...keys, 'one more'])).toEqual(['all', ...getChangeTags([])]);
});

test('no network is used unless one is configured', () => {
  expect(openCdn(parseEnv({}), vi.fn<Log>())).toBeNull();
});

test.each([
  [{ CDN_PROVIDER: 'fastly', CDN_TOKEN: TOKEN }, 'CDN_SERVICE_ID'],
  [{ CDN_PROVIDER: 'cloudflare', CDN_SERVICE_ID: SERVICE_ID }, 'CDN_TOKEN'],
  [{ CDN_PROVIDER: 'varnish' }, 'CDN_URL'],
  [{ CDN_PROVIDER: 'akamai' }, 'CDN_PROVIDER'],
])('%j is incomplete', (source, name) => {
  expect(() => parseEnv(source)).toThrow(name);
});
