import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
const ids = new Map<string, number>();

type Facts = Record<string, unknown>;
type Written = { name: string; market?: string; status?: string; facts?: Facts; content?: string; password?: string; state?: string };

/** In the order they are given, a day apart: the last is the newest. */
const written: Written[] = [
  {
    name: 'alder',
    market: 'oakland',
    status: 'now',
    facts: {
      availableSquareFeet: 20_000,
      leaseType: 'triple net',
      clearHeightFeet: 24,
      coordinates: { latitude: 37.8, longitude: -122.27 },
    },
  },
  {
    name: 'birch',
    market: 'oakland',
    status: 'leased',
    facts: {
      availableSquareFeet: 60_000,
      leaseType: 'triple net',
      clearHeightFeet: 32,
      rail: true,
      coordinates: { latitude: 37.7, longitude: -122.2 },
    },
  },
  {
    name: 'cedar',
    market: 'reno',
    status: 'now',
    facts: {
      availableSquareFeet: 600_000,
      leaseType: 'modified gross',
      clearHeightFeet: 40.5,
      askingRent: 9.5,
      coordinates: { latitude: 39.53, longitude: -119.81 },
    },
  },
  {
    name: 'dogwood',
    market: 'newark',
    status: 'now',
    facts: {
      availableSquareFeet: 60_000,
      askingRent: 12,
      availableFrom: '2026-06-01',
      coordinates: { latitude: 40.73, longitude: -74.17 },
    },
  },
  {
    name: 'elm',
    market: 'newark',
    content: '<p>A kerosene store.</p>',
    facts: { availableSquareFeet: 'plenty', coordinates: { latitude: 'north' }, availableFrom: 'soon', yearBuilt: 1e12 },
  },
  { name: 'fir', market: 'hidden', facts: { availableSquareFeet: 60_000 } },
  { name: 'sealed', market: 'reno', content: '<p>A kerosene depot.</p>', password: 'x', facts: { availableSquareFeet: 60_000 } },
  { name: 'unpublished', market: 'reno', state: 'draft', facts: { availableSquareFeet: 60_000 } },
  // On the other side of the date line, and near the pole.
  { name: 'taveuni', facts: { coordinates: { latitude: -16.8, longitude: 179.9 } } },
  { name: 'svalbard', facts: { coordinates: { latitude: 89.5, longitude: 100 } } },
];

beforeAll(async () => {
  site = await createWritableSite();
  await sql`insert into term (taxonomy, name, slug, uri) values ('status', 'Available now', 'now', '/status/now/'), ('status', 'Leased', 'leased', '/status/leased/')`.execute(
    site.db,
  );
  for (const [index, { name, market, status, facts = {}, content = '', password = null, state = 'publish' }] of written.entries()) {
    const fields = sql`jsonb_build_object('propertyFacts', ${JSON.stringify(facts)}::jsonb,
      'propertyMeta', jsonb_build_object('market', (select id from content_node where type = 'markets' and slug = ${market ?? ''})))`;
    const { rows } = await sql<{
      id: number;
    }>`insert into content_node (type, status, title, slug, uri, content, password, fields, published_at, modified_at)
      values ('properties', ${state}, ${name}, ${name}, ${`/properties/${name}/`}, ${content}, ${password}, ${fields},
      timestamptz '2026-01-01Z' + make_interval(days => ${index}), now()) returning id`.execute(site.db);
    const id = rows[0]?.id ?? 0;
    ids.set(name, id);
    await sql`insert into term_relationship (node_id, term_id) select ${id}::int, id from term where taxonomy = 'status' and slug = ${status ?? ''}`.execute(
      site.db,
    );
  }
});
afterAll(() => site.drop());

async function ask(where: object, { orderby = 'OLDEST', selection = '' } = {}) {
  const { data, messages } = await site.execute(
    `query ($where: PropertySearchWhereArgs, $orderby: PropertySearchOrderEnum) {
      propertySearch(first: 50, where: $where, orderby: $orderby) { total nodes { slug } ${selection} }
    }`,
    { variables: { where, orderby } },
  );
  return { messages, search: data?.propertySearch, found: data?.propertySearch?.nodes.map((node: { slug: string }) => node.slug) };
}

test.each([
  ['nothing', {}, ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'sealed', 'taveuni', 'svalbard']],
  ['a market', { market: ['oakland'] }, ['alder', 'birch']],
  ['markets', { market: ['oakland', 'reno', 'nowhere'] }, ['alder', 'birch', 'cedar']],
  ['a market that is none', { market: ['nowhere'] }, []],
  ['a region', { region: ['west'] }, ['alder', 'birch', 'cedar', 'fir']],
  ['a status', { status: ['leased'] }, ['birch']],
  ['a least size', { minSquareFeet: 60_000 }, ['birch', 'cedar', 'dogwood', 'fir']],
  ['a size between', { minSquareFeet: 30_000, maxSquareFeet: 60_000 }, ['birch', 'dogwood', 'fir']],
  ['bands of sizes', { size: ['UNDER_25000', 'FROM_500000'] }, ['alder', 'cedar']],
  ['a clear height', { minClearHeightFeet: 32.5 }, ['cedar']],
  ['rail', { rail: true }, ['birch']],
  ['no rail', { rail: false, market: ['oakland'] }, ['alder']],
  ['a kind of lease', { leaseType: ['modified gross'] }, ['cedar']],
  ['a day', { availableBy: '2026-06-01' }, ['dogwood']],
  ['words', { search: 'kerosine' }, ['elm']],
  ['words of a title', { search: 'seal' }, ['sealed']],
  ['several at once', { region: ['west'], status: ['now'], leaseType: ['triple net'] }, ['alder']],
  ['a place', { near: { latitude: 37.8, longitude: -122.27, radiusMiles: 10 } }, ['alder', 'birch']],
  ['a place beyond the date line', { near: { latitude: -16.8, longitude: -179.9, radiusMiles: 20 } }, ['taveuni']],
  ['a place beyond the pole', { near: { latitude: 89.5, longitude: -80, radiusMiles: 80 } }, ['svalbard']],
])('narrowed down by %s', async (_name, where, expected) => {
  const { found, search, messages } = await ask(where);
  expect(messages).toEqual([]);
  expect(found).toEqual(expected);
  expect(search.total).toBe(expected.length);
});

test('ids do as well as slugs', async () => {
  const { rows } = await sql<{ id: number }>`select id from content_node where type = 'markets' and slug = 'reno'`.execute(site.db);
  const id = rows[0]?.id ?? 0;
  const { found } = await ask({ market: [String(id)] });
  expect(found).toEqual(['cedar']);
  expect((await ask({ market: [Buffer.from(`post:${id}`).toString('base64')] })).found).toEqual(found);
});

test.each([
  ['NEWEST', {}, ['svalbard', 'taveuni', 'sealed']],
  ['LARGEST', {}, ['cedar', 'fir', 'dogwood']],
  ['SMALLEST', {}, ['alder', 'birch', 'dogwood']],
  ['RENT', {}, ['cedar', 'dogwood', 'alder']],
  ['RENT_DESCENDING', {}, ['dogwood', 'cedar', 'svalbard']],
  ['CLEAR_HEIGHT', {}, ['cedar', 'birch', 'alder']],
  ['TITLE', {}, ['alder', 'birch', 'cedar']],
  ['DISTANCE', { near: { latitude: 39.53, longitude: -119.81, radiusMiles: 3_000 } }, ['cedar', 'alder', 'birch']],
])('in the order %s', async (orderby, where, expected) => {
  expect((await ask(where, { orderby })).found.slice(0, 3)).toEqual(expected);
});

test('distances are told', async () => {
  const { search } = await ask(
    { near: { latitude: 37.8, longitude: -122.27, radiusMiles: 10 } },
    { orderby: 'DISTANCE', selection: 'edges { distanceMiles }' },
  );
  expect(search.edges[0].distanceMiles).toBe(0);
  expect(search.edges[1].distanceMiles).toBeCloseTo(7.9, 1);
});

const facets =
  'facets { market { value label count } region { value count } status { value label count } leaseType { value count } size { value label count } }';
const counts = (list: { value: string; count: number }[]) => Object.fromEntries(list.map(({ value, count }) => [value, count]));

test('facets count what every other choice would bring', async () => {
  const { search } = await ask({ market: ['oakland'], leaseType: ['triple net'] }, { selection: facets });
  expect(search.total).toBe(2);
  // Markets are counted with the lease type, lease types with the market, everything else with both.
  expect(counts(search.facets.market)).toEqual({ oakland: 2 });
  expect(counts(search.facets.leaseType)).toEqual({ 'triple net': 2 });
  expect(counts(search.facets.status)).toEqual({ now: 1, leased: 1 });
  expect(search.facets.size).toEqual([
    { value: 'UNDER_25000', label: 'Under 25,000 sq ft', count: 1 },
    { value: 'FROM_50000_TO_100000', label: '50,000 to 100,000 sq ft', count: 1 },
  ]);
});

test('facets of what is chosen show its alternatives, and hide what the caller may not see', async () => {
  const { search } = await ask({ market: ['oakland'], minSquareFeet: 20_000 }, { selection: facets });
  expect(counts(search.facets.market)).toEqual({ oakland: 2, reno: 1, newark: 1 });
  expect(counts(search.facets.region)).toEqual({ west: 2 });
  const regions = (await ask({ region: ['east'] }, { selection: facets })).search.facets;
  expect(counts(regions.region)).toEqual({ west: 4, east: 2 });
  expect(counts(regions.market)).toEqual({ newark: 2 });
});

test('facts follow what is saved, filed, thrown away and deleted', async () => {
  const property = { as: 'administrator' as const, variables: { id: Buffer.from(`post:${ids.get('dogwood')}`).toString('base64') } };
  const newark = async () => (await ask({ market: ['newark'] })).found;
  await sql`update content_node set fields = jsonb_set(fields, '{propertyFacts,availableSquareFeet}', '700000') where id = ${ids.get('dogwood')}`.execute(
    site.db,
  );
  expect((await ask({ minSquareFeet: 650_000 })).found).toEqual(['dogwood']);
  await sql`delete from term_relationship where node_id = ${ids.get('dogwood')}`.execute(site.db);
  expect((await ask({ status: ['now'] })).found).toEqual(['alder', 'cedar']);
  expect((await site.execute('mutation ($id: ID!) { deleteProperty(input: { id: $id }) { deletedId } }', property)).messages).toEqual([]);
  expect(await newark()).toEqual(['elm']);
  await site.execute('mutation ($id: ID!) { updateProperty(input: { id: $id, status: PUBLISH }) { property { id } } }', property);
  expect(await newark()).toEqual(['dogwood', 'elm']);
  expect(
    (await site.execute('mutation ($id: ID!) { deleteProperty(input: { id: $id, forceDelete: true }) { deletedId } }', property)).messages,
  ).toEqual([]);
  expect(await newark()).toEqual(['elm']);
});

test.each([
  [
    { minSquareFeet: 10, maxSquareFeet: 5 },
    '"minSquareFeet" (10) is greater than "maxSquareFeet" (5), so nothing matches. Swap them, or omit one.',
  ],
  [
    { minAcres: -1 },
    'The filter "minAcres" (site area, in acres) must be a number from 0 to 1000000, not -1. Change the value, or omit the filter.',
  ],
  [
    { near: { latitude: 91, longitude: 0, radiusMiles: 1 } },
    '"near.latitude" must be a number from -90 to 90, not 91. Change the value, or omit "near".',
  ],
  [
    { near: { latitude: 1, longitude: 0, radiusMiles: 0 } },
    '"near.radiusMiles" must be a number greater than 0 and at most 12450, not 0. Change the value, or omit "near".',
  ],
  [{ availableBy: '2026-06-31' }, 'The filter "availableBy" must be a date such as 2026-11-21, not "2026-06-31". Change the value, or omit the filter.'],
  [{ search: 'a'.repeat(300) }, '"search" takes at most 200 characters, 300 were given. Search for fewer words.'],
  [
    { leaseType: Array.from({ length: 101 }, String) },
    'The filter "leaseType" takes at most 100 values, 101 were given. Remove some, or omit the filter.',
  ],
])('refuses %j', async (where, message) => {
  expect((await ask(where)).messages).toEqual([message]);
});

test.each([
  { search: '\u0000' },
  { market: ['\\', '%'] },
  { market: ['999999999999999999999'] },
  { minDockDoors: 999_999 },
  { near: { latitude: 90, longitude: 180, radiusMiles: 12_450 } },
  { near: { latitude: 0, longitude: 0, radiusMiles: 1e-300 } },
])('nothing breaks it: %j', async (where) => {
  expect((await ask(where, { orderby: 'DISTANCE', selection: facets })).messages).toEqual([]);
});
