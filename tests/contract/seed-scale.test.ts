/** Adding copies of the seed to reach a number of nodes, and the --scale argument. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseScaleArgument } from '../../content/seed/scale/scale-argument.ts';
import { addCopiesToScale } from '../../content/seed/scale/add-copies.ts';
import { fixtureSeed } from '../support/fixture-seed.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
/** The fixture seed with a property, which it does not have. */
const seed = { nodes: [...fixtureSeed.nodes, { type: 'properties' as const, slug: 'depot', title: 'Depot', date: '2024-01-01T00:00:00' }] };

beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const fetchLists = async () =>
  (
    await site.execute(
      '{ posts(first: 1) { nodes { slug } } propertySearch(first: 1) { total } search(query: "report 31") { nodes { slug } } }',
    )
  ).data;

test('adding copies fails if the database has no seeded nodes to copy', async () => {
  await expect(addCopiesToScale(site.db, seed, { properties: 5, posts: 100 })).rejects.toThrow(
    /has none of the seed's published nodes of type "properties"/,
  );
});

test('copies are added up to the requested number, each with its own URI and facts, and running again adds none', async () => {
  await sql`insert into content_node (type, status, title, slug, uri, fields, published_at, modified_at)
    values ('properties', 'publish', 'Depot', 'depot', '/properties/depot/', '{"propertyFacts":{"coordinates":{"latitude":40,"longitude":-75}}}', now(), now())`.execute(
    site.db,
  );
  const before = await fetchLists();
  expect(await addCopiesToScale(site.db, seed, { properties: 50, posts: 100 })).toEqual({ properties: 49, posts: expect.any(Number) });
  const after = await fetchLists();
  expect(after.propertySearch.total).toBe(50);
  // Copies are older than all other posts.
  expect(after.posts).toEqual(before.posts);
  expect(after.search.nodes.length).toBeGreaterThan(0);
  expect(await addCopiesToScale(site.db, seed, { properties: 50, posts: 100 })).toEqual({ properties: 0, posts: 0 });
  const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from term t where t.count <>
    (select count(*) from term_relationship r join content_node n on n.id = r.node_id where r.term_id = t.id and n.status = 'publish')`.execute(
    site.db,
  );
  expect(rows[0]?.wrong).toBe(0);
});

test.each([
  [[], undefined],
  [['--scale', '100000'], 100_000],
])('the arguments %j are parsed', (args, scale) => {
  expect(parseScaleArgument(args)).toBe(scale);
});

test.each([['--scale', 'many'], ['--scale', '0'], ['--scale', '1e9'], ['--scale'], ['--big']])(
  'the arguments "%s %s" are rejected with an example',
  (...args) => {
    expect(() => parseScaleArgument(args.filter((arg) => typeof arg === 'string'))).toThrow('Example: npm run seed -- --scale 100000');
  },
);
