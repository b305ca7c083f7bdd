import { afterEach, expect, test, vi } from 'vitest';
import { createPageLookup } from './page-lookup.ts';

afterEach(() => vi.useRealTimers());

const redirects = [
  { origin: '/old/', target: '/new/', type: 301, format: 'plain' },
  { origin: '/gone/', target: '', type: 410, format: 'plain' },
  { origin: '^/blog/(.+)$', target: '/news/$1', type: 301, format: 'regex' },
];

function setUp(uris: readonly string[]) {
  const requestedPaths: string[] = [];
  const fetchData = async (_query: string, variables: Readonly<Record<string, string>>): Promise<unknown> => {
    await Promise.resolve();
    if (!('uri0' in variables)) return { seo: { redirects } };
    const requested = Object.values(variables);
    requestedPaths.push(...requested);
    return Object.fromEntries(requested.map((uri, index) => [`node${index}`, uris.includes(uri) ? { uri } : null]));
  };
  const fetchSpy = vi.fn<typeof fetchData>(fetchData);
  const lookup = createPageLookup({
    endpoint: new URL('http://content.invalid/'),
    isContentPath: (path) => path !== '/sitemap.xml',
    fetchData: fetchSpy,
  });
  return { lookup, requestedPaths, fetchSpy };
}

test.each([
  ['/news/', false],
  ['/news/after/YXJyYXk6MQ/', false],
  ['/nothing/after/YXJyYXk6MQ/', true],
  ['/nothing/', true],
  ['/-/', false],
  ['/News/', false],
  ['/Nothing/', true],
  ['/old/', false],
  ['/gone/', true],
  ['/blog/any/', false],
  ['/sitemap.xml', false],
])('%s is missing: %s', async (path, expected) => {
  expect(await setUp(['/', '/news/']).lookup.isMissing(path)).toBe(expected);
});

test('segments are encoded as Next encodes them', async () => {
  const { lookup, requestedPaths } = setUp([]);
  await lookup.isMissing('/a@b/caf%C3%A9/');
  expect(requestedPaths[0]).toBe('/a%40b/caf%C3%A9/');
});

test('a result is kept for ten seconds, and concurrent lookups share one query', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { lookup, requestedPaths } = setUp([]);
  await Promise.all([lookup.isMissing('/nothing/'), lookup.isMissing('/nothing/')]);
  await lookup.isMissing('/nothing/');
  expect(requestedPaths).toEqual(['/nothing/']);
  vi.advanceTimersByTime(10_001);
  await lookup.isMissing('/nothing/');
  expect(requestedPaths).toEqual(['/nothing/', '/nothing/']);
});

test('a page is not missing while the content service is unavailable, and the failure is not kept', async () => {
  const { lookup, fetchSpy } = setUp([]);
  fetchSpy.mockRejectedValueOnce(new Error('connection refused'));
  expect(await lookup.isMissing('/nothing/')).toBe(false);
  expect(await lookup.isMissing('/nothing/')).toBe(true);
});

test('a visitor does not wait for a slow lookup, and its result is kept', async () => {
  const { lookup, fetchSpy } = setUp([]);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fetchSpy.mockReturnValueOnce(promise);
  expect(await lookup.isMissing('/nothing/')).toBe(false);
  resolve({ node0: null });
  await expect.poll(async () => await lookup.isMissing('/nothing/')).toBe(true);
  expect(fetchSpy).toHaveBeenCalledTimes(2);
});

test('concurrent lookups share queries', async () => {
  const { lookup, requestedPaths, fetchSpy } = setUp(['/page-30/']);
  const results = await Promise.all(Array.from({ length: 60 }, async (_, index) => await lookup.isMissing(`/page-${index}/`)));
  expect(results.flatMap((isMissing, index) => (isMissing ? [] : [index]))).toEqual([30]);
  expect(requestedPaths).toHaveLength(60);
  // 25, 25 and 10 paths, and the redirects.
  expect(fetchSpy).toHaveBeenCalledTimes(4);
});

test('the number of lookups in progress is limited', async () => {
  const { lookup } = setUp([]);
  const results = await Promise.all(Array.from({ length: 600 }, async (_, index) => await lookup.isMissing(`/nothing-${index}/`)));
  expect(results.filter(Boolean)).toHaveLength(500);
});
