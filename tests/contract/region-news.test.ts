/** The news of a region: the posts about its markets, in one list with pages of its own. */
import { graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toListKey, toOwnedListKey } from '../../content/core/cache-keys.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { ref, type SeedNode } from '../../content/seed/types.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { fixtureSeed } from '../support/fixture-seed.ts';
import { createTestContext } from '../support/test-context.ts';

type MarketSlug = 'oakland' | 'reno' | 'newark' | 'draft' | 'locked';

const createMarket = (slug: MarketSlug, region: 'west' | 'east', state: Pick<SeedNode, 'status' | 'password'> = {}): SeedNode => ({
  type: 'markets',
  slug,
  title: slug,
  date: '2024-05-03T09:00:00',
  fields: { marketMeta: { region: ref(`regions:${region}`) } },
  ...state,
});

let day = 0;
/** Each post is a day newer than the one before. */
const createPost = (slug: string, markets: readonly MarketSlug[], state: Pick<SeedNode, 'status' | 'password'> = {}): SeedNode => ({
  type: 'post',
  slug,
  title: slug,
  date: `2025-02-${String(++day).padStart(2, '0')}T12:00:00`,
  fields: { postPlaces: { markets: markets.map((market) => ref(`markets:${market}`)) } },
  ...state,
});

const places: SeedNode[] = [
  { type: 'regions', slug: 'west', title: 'West', date: '2024-05-01T09:00:00' },
  { type: 'regions', slug: 'east', title: 'East', date: '2024-05-02T09:00:00' },
  createMarket('oakland', 'west'),
  createMarket('reno', 'west'),
  createMarket('draft', 'west', { status: 'draft' }),
  createMarket('locked', 'west', { password: 'secret' }),
  createMarket('newark', 'east'),
];
const posts = [
  createPost('reno-opens', ['reno']),
  createPost('newark-opens', ['newark']),
  createPost('two-markets', ['oakland', 'reno']),
  createPost('both-coasts', ['newark', 'oakland']),
  createPost('about-draft', ['draft']),
  createPost('about-locked', ['locked']),
  createPost('locked-post', ['reno'], { password: 'secret' }),
  createPost('draft-post', ['reno'], { status: 'draft' }),
  createPost('no-market', []),
];

const schema = buildContentSchema();
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase('migrated');
  const parts = { media: [], menus: [], comments: [], revisions: [], redirects: [], options: {} };
  const pages = fixtureSeed.nodes.flatMap(({ type, slug, title, date }) => (type === 'page' ? [{ type, slug, title, date }] : []));
  const nodes = [...pages, ...places, ...posts];
  await loadSeed(database.db, { seed: { ...fixtureSeed, ...parts, nodes }, media: new Map(), contentUrl: 'http://cms.test' });
});
afterAll(() => database.drop());

async function fetchRegions(args: string) {
  const contextValue = await createTestContext(database.db);
  const { data, errors } = await graphql({
    schema,
    source: `{ regions(first: 100) { nodes { slug databaseId news${args} { nodes { slug } pageInfo { hasNextPage endCursor } } } } }`,
    contextValue,
  });
  expect(errors).toBeUndefined();
  const { nodes } = JSON.parse(JSON.stringify(data)).regions;
  return { regions: new Map<string, Region>(nodes.map((node: Region & { slug: string }) => [node.slug, node])), contextValue };
}
type Region = {
  databaseId: number;
  news: { nodes: { slug: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
};

const listSlugs = (region: Region | undefined) => region?.news.nodes.map(({ slug }) => slug);

test('lists each post about a published market once, the newest first', async () => {
  const { regions } = await fetchRegions('(first: 100)');
  expect(listSlugs(regions.get('west'))).toEqual(['both-coasts', 'two-markets', 'reno-opens']);
  expect(listSlugs(regions.get('east'))).toEqual(['both-coasts', 'newark-opens']);
});

test('has pages', async () => {
  const first = (await fetchRegions('(first: 2)')).regions.get('west')?.news;
  expect(first?.pageInfo.hasNextPage).toBe(true);
  const next = await fetchRegions(`(first: 2, after: "${first?.pageInfo.endCursor}")`);
  expect(listSlugs(next.regions.get('west'))).toEqual(['reno-opens']);
});

test('all regions of a list share one statement', async () => {
  const none = await fetchRegions('(first: 0)');
  const all = await fetchRegions('(first: 100)');
  expect(all.contextValue.store.statements - none.contextValue.store.statements).toBeLessThanOrEqual(1);
});

test('the response depends on the posts, and on the markets of the region', async () => {
  const { regions, contextValue } = await fetchRegions('(first: 1)');
  expect(contextValue.cacheKeys.listNames()).toContain(toListKey('post'));
  const west = regions.get('west')?.databaseId ?? 0;
  expect(contextValue.cacheKeys.listReplaceable().map(({ key }) => key)).toContain(toOwnedListKey('market', 'post', west));
});
