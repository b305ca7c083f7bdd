import { beforeEach, expect, test, vi } from 'vitest';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { loadFeed } from './load-feed.ts';

vi.mock('#lib/relay/fetch-content.ts', () => ({ fetchContent: vi.fn<() => void>() }));

const settings = { generalSettings: { title: 'Causeway', description: null, language: 'en_US' }, newsroom: { uri: '/news/' } };
const post = { databaseId: 7, uri: '/news/a/', title: 'A', dateGmt: '2025-10-02T09:00:00' };
const newsroom = (date: { year: number | null; month: number | null }) => ({
  __typename: 'ContentType',
  name: 'post',
  uri: '/news/',
  archiveSeo: { title: 'Newsroom | Causeway', metaDesc: null },
  newsArchive: { ...date, posts: { nodes: [post] } },
});

const getUri = (variables: object) => new Map<string, unknown>(Object.entries(variables)).get('uri');

/** The nodes that the content service finds, by URI. */
const nodes = new Map<unknown, unknown>();
beforeEach(() => {
  nodes.clear();
  vi.mocked(fetchContent).mockImplementation((_name, _query, variables) =>
    Promise.resolve({ data: { ...settings, nodeByUri: nodes.get(getUri(variables)) ?? null } }),
  );
});

test('a date archive is loaded at the same time as a node at its path', async () => {
  nodes.set('/news/', newsroom({ year: 2025, month: 10 }));
  const result = loadFeed('/news/2025/10/', 'rss');
  expect(vi.mocked(fetchContent).mock.calls.map(([, , variables]) => getUri(variables))).toEqual(['/news/2025/10/', '/news/']);
  expect(await result).toMatchObject({ kind: 'feed', feed: { title: 'Newsroom, October 2025 | Causeway', entries: [{ title: 'A' }] } });
});

test('a date without news has no feed', async () => {
  nodes.set('/news/', newsroom({ year: null, month: null }));
  expect(await loadFeed('/news/1999/', 'rss')).toEqual({ kind: 'missing' });
});

test('a page with the path of a date archive has no feed', async () => {
  nodes.set('/news/', newsroom({ year: 2025, month: null }));
  nodes.set('/news/2025/', { __typename: 'Page', uri: '/news/2025/' });
  expect(await loadFeed('/news/2025/', 'rss')).toEqual({ kind: 'redirect', path: '/news/2025/' });
});

test('a list without a date is loaded with one request', async () => {
  nodes.set('/news/', newsroom({ year: null, month: null }));
  expect(await loadFeed('/news/', 'rss')).toMatchObject({ kind: 'feed', feed: { title: 'Newsroom | Causeway' } });
  expect(fetchContent).toHaveBeenCalledOnce();
});

test('the feed of a region has the posts about its markets', async () => {
  nodes.set('/regions/texas/', {
    __typename: 'Region',
    uri: '/regions/texas/',
    placeTitle: 'Texas',
    isRestricted: false,
    news: { nodes: [post] },
  });
  expect(await loadFeed('/regions/texas/', 'rss')).toMatchObject({
    kind: 'feed',
    feed: { title: 'Texas news | Causeway', entries: [{ title: 'A' }] },
  });
});

test('a protected market has no feed', async () => {
  nodes.set('/markets/reno/', {
    __typename: 'Market',
    uri: '/markets/reno/',
    placeTitle: 'Reno',
    isRestricted: true,
    news: { nodes: [post] },
  });
  expect(await loadFeed('/markets/reno/', 'rss')).toEqual({ kind: 'redirect', path: '/markets/reno/' });
});
