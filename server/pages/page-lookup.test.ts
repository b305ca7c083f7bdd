import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createRedirects } from '#lib/uri/redirects.ts';
import { createPageLookup } from './page-lookup.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const redirects = [
  { origin: '/old/', target: '/new/', type: 301, format: 'plain' },
  { origin: '/gone/', target: '', type: 410, format: 'plain' },
  { origin: '^/blog/(.+)$', target: '/news/$1', type: 301, format: 'regex' },
  { origin: '/banned/', target: '', type: 451, format: 'plain' },
  { origin: '/moved/', target: '/old/', type: 302, format: 'plain' },
];

function setUp(uris: readonly string[]) {
  const requestedPaths: string[] = [];
  const rules = createRedirects(redirects, 'http://site.test');
  const fetchData = async (_query: string, variables: Readonly<Record<string, string>>): Promise<unknown> => {
    await Promise.resolve();
    const requested = listRequested(variables);
    requestedPaths.push(...requested.map(({ uri }) => uri));
    const nodes = requested.map((path, index) => {
      const uri = uris.find((each) => each === path.uri.toLowerCase());
      return [`node${index}`, uri === undefined ? null : { uri, name: uri === '/news/' ? 'post' : 'page' }] as const;
    });
    const found = requested.map(({ path }, index) => [`rule${index}`, rules.findRule(path)?.rule ?? null] as const);
    return { ...Object.fromEntries(nodes), seo: Object.fromEntries(found) };
  };
  const fetchSpy = vi.fn<typeof fetchData>(fetchData);
  const lookup = createPageLookup({
    endpoint: new URL('http://content.invalid/'),
    siteUrl: 'http://site.test',
    isContentPath: (path) => path !== '/sitemap.xml',
    fetchData: fetchSpy,
  });
  return { lookup, requestedPaths, fetchSpy };
}

function listRequested(variables: Readonly<Record<string, string>>): { uri: string; path: string }[] {
  const count = Object.keys(variables).length / 2;
  return Array.from({ length: count }, (_, index) => ({ uri: variables[`uri${index}`] ?? '', path: variables[`path${index}`] ?? '' }));
}

const notFound = { kind: 'status', status: 404 };

test.each([
  ['/news/', null],
  ['/news', null],
  ['/news/after/YXJyYXk6MQ/', null],
  ['/nothing/after/YXJyYXk6MQ/', notFound],
  ['/news/page/2/', null],
  ['/news/2026/11/', null],
  ['/news/2026/page/2/', null],
  ['/news/2026/13/', notFound],
  ['/2026/', notFound],
  ['/news/feed/', null],
  ['/news/feed/json/', null],
  ['/nothing/feed/atom/', notFound],
  ['/nothing/', notFound],
  // Next adds the slash.
  ['/nothing', null],
  ['/-/', null],
  ['/News/', { kind: 'redirect', status: 308, location: '/news/' }],
  ['/Nothing/', notFound],
  ['/old/', { kind: 'redirect', status: 301, location: '/new/' }],
  ['/old', { kind: 'redirect', status: 301, location: '/new/' }],
  ['/OLD', { kind: 'redirect', status: 301, location: '/new/' }],
  ['/moved/', { kind: 'redirect', status: 302, location: '/new/' }],
  ['/gone/', { kind: 'status', status: 410 }],
  ['/banned', { kind: 'status', status: 451 }],
  ['/blog/any', { kind: 'redirect', status: 301, location: '/news/any/' }],
  ['/sitemap.xml', null],
])('the response for %s is %j', async (path, expected) => {
  expect(await setUp(['/', '/news/']).lookup.findMissing(path)).toEqual(expected);
});

test('segments are encoded as Next encodes them', async () => {
  const { lookup, requestedPaths } = setUp([]);
  await lookup.findMissing('/a@b/caf%C3%A9/');
  expect(requestedPaths[0]).toBe('/a%40b/caf%C3%A9/');
});

test('a result is kept for ten seconds, and concurrent lookups share one query', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { lookup, requestedPaths } = setUp([]);
  await Promise.all([lookup.findMissing('/nothing/'), lookup.findMissing('/nothing/')]);
  await lookup.findMissing('/nothing/');
  expect(requestedPaths).toEqual(['/nothing/']);
  vi.advanceTimersByTime(10_001);
  await lookup.findMissing('/nothing/');
  expect(requestedPaths).toEqual(['/nothing/', '/nothing/']);
});

test('a page is not missing while the content service is unavailable, and the failure is not kept', async () => {
  const { lookup, fetchSpy } = setUp([]);
  fetchSpy.mockRejectedValueOnce(new Error('connection refused'));
  expect(await lookup.findMissing('/nothing/')).toBeNull();
  expect(await lookup.findMissing('/nothing/')).toEqual(notFound);
});

test('a visitor does not wait for a slow lookup, and its result is kept', async () => {
  const { lookup, fetchSpy } = setUp([]);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fetchSpy.mockReturnValueOnce(promise);
  expect(await lookup.findMissing('/nothing/')).toBeNull();
  resolve({ node0: null, seo: { rule0: null } });
  await expect.poll(async () => await lookup.findMissing('/nothing/')).toEqual(notFound);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

test('concurrent lookups share queries', async () => {
  const { lookup, requestedPaths, fetchSpy } = setUp(['/page-30/']);
  const results = await Promise.all(Array.from({ length: 60 }, async (_, index) => await lookup.findMissing(`/page-${index}/`)));
  expect(results.flatMap((missing, index) => (missing ? [] : [index]))).toEqual([30]);
  expect(requestedPaths).toHaveLength(60);
  // 25, 25 and 10 paths.
  expect(fetchSpy).toHaveBeenCalledTimes(3);
});

test('the number of lookups in progress is limited', async () => {
  const { lookup } = setUp([]);
  const results = await Promise.all(Array.from({ length: 600 }, async (_, index) => await lookup.findMissing(`/nothing-${index}/`)));
  expect(results.filter(Boolean)).toHaveLength(500);
});

test('paths that arrive soon after a query are looked up together', async () => {
  const { lookup, fetchSpy } = setUp([]);
  await lookup.findMissing('/first/');
  const before = fetchSpy.mock.calls.length;
  const searches = ['/second/', '/third/'].map((path) => lookup.findMissing(path));
  await sleep(10);
  await Promise.all([...searches, lookup.findMissing('/fourth/')]);
  expect(fetchSpy.mock.calls.slice(before).map(([, variables]) => listRequested(variables).map(({ path }) => path))).toEqual([
    ['/second/', '/third/', '/fourth/'],
  ]);
});

test('queries are authenticated as those of the site, because other clients may be limited to saved documents', async () => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('FAUST_SECRET_KEY', 'a secret of sixteen characters');
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: URL, init: RequestInit) => {
    requests.push(init);
    return Response.json({ data: { node0: null, seo: { rule0: null } } });
  });
  vi.resetModules();
  const { createPageLookup: createInEnvironment } = await import('./page-lookup.ts');
  const endpoint = new URL('http://content.invalid/');
  const lookup = createInEnvironment({ endpoint, siteUrl: 'http://site.test', isContentPath: () => true });
  expect(await lookup.findMissing('/nothing/')).toEqual(notFound);
  expect(requests[0]?.headers).toMatchObject({ 'x-faustwp-secret': 'a secret of sixteen characters' });
});
