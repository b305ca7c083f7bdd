/** Property search: filters, sort orders, facets and validation. */
import { graphql } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { refreshStaleProperties } from '../../content/commands/nodes/refresh-properties.ts';
import { createTestContext, createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
const ids = new Map<string, number>();

type Facts = Record<string, unknown>;
type PropertyRow = { name: string; market?: string; status?: string; facts?: Facts; content?: string; password?: string; state?: string };

/** Each property is published a day after the previous one, so the last one is the newest. */
const properties: PropertyRow[] = [
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
      divisibleSquareFeet: 200_000,
      power: '4,000 A, 480 V',
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
      divisibleSquareFeet: 15_000,
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
  {
    name: 'sealed',
    market: 'reno',
    status: 'now',
    content: '<p>A kerosene depot.</p>',
    password: 'x',
    facts: { availableSquareFeet: 60_000, buildingType: 'Cold storage', city: 'Winnemucca, Nevada', rail: true },
  },
  { name: 'unpublished', market: 'reno', state: 'draft', facts: { availableSquareFeet: 60_000 } },
  // Near the date line and near the North Pole.
  { name: 'taveuni', facts: { availableSquareFeet: 0, askingRent: 0, coordinates: { latitude: -16.8, longitude: 179.9 } } },
  { name: 'svalbard', facts: { coordinates: { latitude: 89.5, longitude: 100 } } },
];

beforeAll(async () => {
  site = await createWritableSite();
  await sql`insert into term (taxonomy, name, slug, uri) values ('status', 'Available now', 'now', '/status/now/'), ('status', 'Leased', 'leased', '/status/leased/')`.execute(
    site.db,
  );
  for (const [index, { name, market, status, facts = {}, content = '', password = null, state = 'publish' }] of properties.entries()) {
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

async function searchProperties(where: object, { orderby = 'OLDEST', selection = '' } = {}) {
  const { data, messages } = await site.execute(
    `query ($where: PropertySearchWhereArgs, $orderby: PropertySearchOrderEnum) {
      propertySearch(first: 50, where: $where, orderby: $orderby) { total nodes { slug } ${selection} }
    }`,
    { variables: { where, orderby } },
  );
  return { messages, search: data?.propertySearch, slugs: data?.propertySearch?.nodes.map((node: { slug: string }) => node.slug) };
}

test.each([
  ['no filter', {}, ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'sealed', 'taveuni', 'svalbard']],
  ['a market', { market: ['oakland'] }, ['alder', 'birch']],
  ['several markets', { market: ['oakland', 'reno', 'nowhere'] }, ['alder', 'birch', 'cedar']],
  ['an unknown market', { market: ['nowhere'] }, []],
  ['a region', { region: ['west'] }, ['alder', 'birch', 'cedar', 'fir']],
  ['a status', { status: ['leased'] }, ['birch']],
  ['a minimum size', { minSquareFeet: 60_000 }, ['birch', 'cedar', 'dogwood', 'fir']],
  ['a size range', { minSquareFeet: 30_000, maxSquareFeet: 60_000 }, ['birch', 'dogwood', 'fir']],
  ['size categories', { size: ['UNDER_25000', 'FROM_500000'] }, ['alder', 'cedar']],
  ['a minimum clear height', { minClearHeightFeet: 32.5 }, ['cedar']],
  ['rail', { rail: true }, ['birch']],
  ['no rail', { rail: false, market: ['oakland'] }, ['alder']],
  ['a lease type', { leaseType: ['modified gross'] }, ['cedar']],
  ['an availability date', { availableBy: '2026-06-01' }, ['dogwood']],
  ['a misspelled search word', { search: 'kerosine' }, ['elm']],
  ['the beginning of a title', { search: 'seal' }, ['sealed']],
  ['several filters', { region: ['west'], status: ['now'], leaseType: ['triple net'] }, ['alder']],
  ['a location', { near: { latitude: 37.8, longitude: -122.27, radiusMiles: 10 } }, ['alder', 'birch']],
  ['a location across the date line', { near: { latitude: -16.8, longitude: -179.9, radiusMiles: 20 } }, ['taveuni']],
  ['a location across the pole', { near: { latitude: 89.5, longitude: -80, radiusMiles: 80 } }, ['svalbard']],
])('properties are filtered by %s', async (_name, where, expected) => {
  const { slugs, search, messages } = await searchProperties(where);
  expect(messages).toEqual([]);
  expect(slugs).toEqual(expected);
  expect(search.total).toBe(expected.length);
});

test('filters accept ids as well as slugs', async () => {
  const { rows } = await sql<{ id: number }>`select id from content_node where type = 'markets' and slug = 'reno'`.execute(site.db);
  const id = rows[0]?.id ?? 0;
  const { slugs } = await searchProperties({ market: [String(id)] });
  expect(slugs).toEqual(['cedar']);
  expect((await searchProperties({ market: [Buffer.from(`post:${id}`).toString('base64')] })).slugs).toEqual(slugs);
});

test.each([
  ['NEWEST', {}, ['svalbard', 'taveuni', 'sealed']],
  ['LARGEST', {}, ['cedar', 'fir', 'dogwood']],
  ['SMALLEST', {}, ['alder', 'birch', 'dogwood']],
  ['SMALLEST_UNIT', {}, ['dogwood', 'alder', 'birch']],
  ['RENT', {}, ['cedar', 'dogwood', 'alder']],
  ['RENT_DESCENDING', {}, ['dogwood', 'cedar', 'taveuni']],
  ['CLEAR_HEIGHT', {}, ['cedar', 'birch', 'alder']],
  ['TITLE', {}, ['alder', 'birch', 'cedar']],
  ['DISTANCE', { near: { latitude: 39.53, longitude: -119.81, radiusMiles: 3_000 } }, ['cedar', 'alder', 'birch']],
])('properties are sorted by %s', async (orderby, where, expected) => {
  expect((await searchProperties(where, { orderby })).slugs.slice(0, 3)).toEqual(expected);
});

test.each([
  ['a size that only a part of the space has', { minSquareFeet: 100_000, maxSquareFeet: 150_000 }, []],
  ['the smallest part that can be leased', { minSquareFeet: 100_000, maxSquareFeet: 250_000 }, ['cedar']],
  ['a feature', { feature: ['DIVISIBLE'] }, ['cedar', 'dogwood']],
  ['several features', { feature: ['DIVISIBLE', 'RAIL'] }, []],
  ['current availability', { feature: ['AVAILABLE_NOW'] }, ['dogwood']],
  ['power', { minPowerAmps: 4_000 }, ['cedar']],
  ['a place', { near: { place: 'Oakland, CA', radiusMiles: 20 } }, ['alder', 'birch']],
  ['a ZIP code', { near: { place: '89501', radiusMiles: 20 } }, ['cedar']],
])('properties are filtered by %s as well', async (_name, where, expected) => {
  const { slugs, messages } = await searchProperties(where);
  expect(messages).toEqual([]);
  expect(slugs).toEqual(expected);
});

const interpretation =
  'interpretation { parts { text label kind } corrections { typed used } ignored unknownPlace summary place { label radiusMiles } }';

test('the result says what was understood of the text', async () => {
  const { slugs, search } = await searchProperties(
    { search: 'renoo 500k+ sf, 40 clear, moat' },
    { orderby: 'RELEVANCE', selection: interpretation },
  );
  expect(slugs).toEqual(['cedar']);
  expect(search.interpretation).toMatchObject({
    parts: [
      { text: 'renoo', label: 'reno', kind: 'WORD' },
      { text: '500k+ sf', label: 'at least 500,000 sq ft', kind: 'SIZE' },
      { text: '40 clear', label: 'at least 40 ft clear', kind: 'FACT' },
    ],
    corrections: [{ typed: 'renoo', used: 'reno' }],
    ignored: ['moat'],
  });
});

test('if no property has everything, the least important part of the text is ignored', async () => {
  const { slugs, search } = await searchProperties({ search: 'newark 44 clear' }, { selection: interpretation });
  expect(slugs).toEqual(['dogwood', 'elm']);
  expect(search.interpretation.ignored).toEqual(['44 clear']);
  expect(search.interpretation.summary).toContain('“44 clear” was ignored');
});

test('an unknown place does not filter, and the result says so', async () => {
  const { search } = await searchProperties({ near: { place: 'Zzyqx', radiusMiles: 10 } }, { selection: interpretation });
  expect(search.total).toBe(properties.length - 1);
  expect(search.interpretation).toMatchObject({ unknownPlace: 'Zzyqx', place: null });
});

test.each(['cold storage', 'winnemucca', 'rail served', 'kerosene depot'])(
  'the password-protected property is not found by %s',
  async (text) => {
    const { slugs, search } = await searchProperties({ search: text }, { selection: interpretation });
    // A text that means nothing to any property finds all of them.
    const found = search.interpretation.parts.length > 0 ? slugs : [];
    expect(found).not.toContain('sealed');
  },
);

test.each([
  ["'; drop table property_facts; --"],
  ['a & b | !c <-> (d:*) \\'],
  [`\u{1F4A9} \u202E \u0000 ﷽ ${'\u0301'.repeat(50)}`],
  ['a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3)],
  ['dallas '.repeat(28)],
  [`${'9'.repeat(100)} sf ${"'".repeat(90)}`],
  ['near near near near around close to to to'],
  ['(((((((((( 50-100-150-200k sf to to to 40 clear clear clear'],
  ['%_%_\\%'],
  ['100000000000000 sf within 0 miles of 00000'],
])('the unusual text %j causes no error and is fast', async (text) => {
  const started = performance.now();
  const { messages } = await searchProperties({ search: text }, { orderby: 'RELEVANCE', selection: `${facets} ${interpretation}` });
  expect(messages).toEqual([]);
  // A regular expression or query that grows with the square of the text takes much longer.
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('a text search follows a new name of the market', async () => {
  const rename = (title: string) =>
    sql`update content_node set title = ${title} where type = 'markets' and slug = 'newark'`.execute(site.db);
  const { rows } = await sql<{ title: string }>`select title from content_node where type = 'markets' and slug = 'newark'`.execute(site.db);
  await rename('Gotham–Metropolis');
  expect((await searchProperties({ search: 'gotham' })).slugs).toEqual(['dogwood', 'elm']);
  await rename(rows[0]?.title ?? '');
  expect((await searchProperties({ search: 'gotham' }, { selection: interpretation })).search.interpretation.ignored).toEqual(['gotham']);
});

test('results contain their distance from the given location', async () => {
  const { search } = await searchProperties(
    { near: { latitude: 37.8, longitude: -122.27, radiusMiles: 10 } },
    { orderby: 'DISTANCE', selection: 'edges { distanceMiles }' },
  );
  expect(search.edges[0].distanceMiles).toBe(0);
  expect(search.edges[1].distanceMiles).toBeCloseTo(7.9, 1);
});

const facets =
  'facets { market { value label count } region { value count } status { value label count } leaseType { value count } size { value label count } }';
const toCounts = (list: { value: string; count: number }[]) => Object.fromEntries(list.map(({ value, count }) => [value, count]));

test('a facet counts the results of each value with all other filters applied', async () => {
  const { search } = await searchProperties({ market: ['oakland'], leaseType: ['triple net'] }, { selection: facets });
  expect(search.total).toBe(2);
  // Markets are counted with the filter by lease type, lease types with the filter by market, and everything else with both.
  expect(toCounts(search.facets.market)).toEqual({ oakland: 2 });
  expect(toCounts(search.facets.leaseType)).toEqual({ 'triple net': 2 });
  expect(toCounts(search.facets.status)).toEqual({ now: 1, leased: 1 });
  expect(search.facets.size).toEqual([
    { value: 'UNDER_25000', label: 'Under 25,000 sq ft', count: 1 },
    { value: 'FROM_50000_TO_100000', label: '50,000 to 100,000 sq ft', count: 1 },
  ]);
});

test('the facet of an active filter includes its alternatives, without hidden content', async () => {
  const { search } = await searchProperties({ market: ['oakland'], minSquareFeet: 20_000 }, { selection: facets });
  expect(toCounts(search.facets.market)).toEqual({ oakland: 2, reno: 1, newark: 1 });
  expect(toCounts(search.facets.region)).toEqual({ west: 2 });
  const regions = (await searchProperties({ region: ['east'] }, { selection: facets })).search.facets;
  expect(toCounts(regions.region)).toEqual({ west: 4, east: 2 });
  expect(toCounts(regions.market)).toEqual({ newark: 2 });
});

const schema = buildContentSchema();

test.each([
  [
    'text with a place and filters by slug',
    { search: 'near Reno, CA now', market: ['reno', 'oakland'], region: ['west'], status: ['now'], submarket: ['a'] },
  ],
  [
    'misspelled text and a place',
    { search: 'reeno 40 clear', market: ['reno'], region: ['west'], status: ['now'], near: { place: 'Reno, NV', radiusMiles: 50 } },
  ],
  [
    'text that no property matches',
    { search: 'alder 99 clear rail', market: ['oakland'], region: ['west'], status: ['now'], minClearHeightFeet: 20 },
  ],
])('a search with %s takes at most 8 statements', async (_name, where) => {
  const contextValue = await createTestContext(site.db);
  const before = contextValue.store.statements;
  const source = `query ($where: PropertySearchWhereArgs) {
    propertySearch(first: 5, where: $where) {
      total squareFeet edges { distanceMiles node { title } } relaxed { filter total } ${interpretation}
      facets { market { label count } region { label count } status { label count } size { label count } feature { label count } clearHeight { label count } }
    }
  }`;
  const { errors } = await graphql({ schema, source, variableValues: { where }, contextValue });
  expect(errors).toBeUndefined();
  expect(contextValue.store.statements - before).toBeLessThanOrEqual(8);
});

test('clear heights are counted without the filter by clear height', async () => {
  const { search } = await searchProperties(
    { market: ['oakland', 'reno'], minClearHeightFeet: 40 },
    { selection: 'facets { clearHeight { value count } market { value count } }' },
  );
  expect(toCounts(search.facets.clearHeight)).toMatchObject({ 24: 3, 32: 2, 40: 1 });
  expect(toCounts(search.facets.market)).toEqual({ reno: 1 });
});

test('search results follow changes to fields, terms and status', async () => {
  const property = { as: 'administrator' as const, variables: { id: Buffer.from(`post:${ids.get('dogwood')}`).toString('base64') } };
  const findInNewark = async () => (await searchProperties({ market: ['newark'] })).slugs;
  await sql`update content_node set fields = jsonb_set(fields, '{propertyFacts,availableSquareFeet}', '700000') where id = ${ids.get('dogwood')}`.execute(
    site.db,
  );
  expect((await searchProperties({ minSquareFeet: 650_000 })).slugs).toEqual(['dogwood']);
  await sql`delete from term_relationship where node_id = ${ids.get('dogwood')}`.execute(site.db);
  expect((await searchProperties({ status: ['now'] })).slugs).toEqual(['alder', 'cedar']);
  expect((await site.execute('mutation ($id: ID!) { deleteProperty(input: { id: $id }) { deletedId } }', property)).messages).toEqual([]);
  expect(await findInNewark()).toEqual(['elm']);
  await site.execute('mutation ($id: ID!) { updateProperty(input: { id: $id, status: PUBLISH }) { property { id } } }', property);
  expect(await findInNewark()).toEqual(['dogwood', 'elm']);
  expect(
    (await site.execute('mutation ($id: ID!) { deleteProperty(input: { id: $id, forceDelete: true }) { deletedId } }', property)).messages,
  ).toEqual([]);
  expect(await findInNewark()).toEqual(['elm']);
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
  [
    { near: { place: 'Reno', latitude: 1, longitude: 1, radiusMiles: 1 } },
    '"near" has a place and coordinates. Omit either the place or the coordinates.',
  ],
  [{ near: { latitude: 1, radiusMiles: 1 } }, '"near" needs a location. Set "place", or both "latitude" and "longitude".'],
  [
    { availableBy: '2026-06-31' },
    'The filter "availableBy" must be a date such as 2026-11-21, not "2026-06-31". Change the value, or omit the filter.',
  ],
  [{ search: 'a'.repeat(300) }, '"search" has 300 characters. At most 200 are allowed. Search for fewer words.'],
  [
    { leaseType: Array.from({ length: 101 }, String) },
    'The filter "leaseType" has 101 values. At most 100 are allowed. Remove some, or omit the filter.',
  ],
])('the invalid filter %j is rejected', async (where, message) => {
  expect((await searchProperties(where)).messages).toEqual([message]);
});

test.each([
  { search: '\u0000' },
  { market: ['\\', '%'] },
  { market: ['999999999999999999999'] },
  { minDockDoors: 999_999 },
  { near: { latitude: 90, longitude: 180, radiusMiles: 12_450 } },
  { near: { latitude: 0, longitude: 0, radiusMiles: 1e-300 } },
])('the unusual filter %j causes no error', async (where) => {
  expect((await searchProperties(where, { orderby: 'DISTANCE', selection: facets })).messages).toEqual([]);
});

describe('a change of a place with many properties', () => {
  const rename = (title: string) =>
    sql`update content_node set title = ${title} where type = 'markets' and slug = 'prairie'`.execute(site.db);
  const countFound = async (search: string) => (await searchProperties({ search })).search.total as number;
  const countStale = async () =>
    Number((await sql<{ count: string }>`select count(*) from stale_property`.execute(site.db)).rows[0]?.count);

  beforeAll(async () => {
    await sql`insert into content_node (type, status, title, slug, uri, published_at, modified_at)
      values ('markets', 'publish', 'Prairie', 'prairie', '/markets/prairie/', now(), now())`.execute(site.db);
    await sql`insert into content_node (type, status, title, slug, uri, published_at, modified_at, fields)
      select 'properties', 'publish', 'shed', 'shed-' || n, '/properties/shed-' || n || '/', now(), now(),
        jsonb_build_object('propertyMeta', jsonb_build_object('market', (select id from content_node where slug = 'prairie')))
      from generate_series(1, 201) n`.execute(site.db);
  });

  test('is in the search when the job has run, and in the purge event of its last batch', async () => {
    await rename('Steppe');
    expect([await countFound('prairie'), await countStale()]).toEqual([201, 201]);
    await site.takePurgeEvents();
    expect(await refreshStaleProperties(createTestServices(site.db))).toBe(201);
    expect([await countFound('steppe'), await countStale()]).toEqual([201, 0]);
    expect((await site.takePurgeEvents()).keys).toContain('content:property');
  });

  test('waits for a property that an editor is saving, and for another change', async () => {
    const services = createTestServices(site.db);
    await rename('Savanna');
    await site.db.transaction().execute(async (editor) => {
      await sql`select from content_node where slug = 'shed-7' for update`.execute(editor);
      expect(await refreshStaleProperties(services)).toBe(200);
    });
    expect([await countFound('savanna'), await countStale()]).toEqual([200, 1]);
    await rename('Tundra');
    await site.db.transaction().execute(async (editor) => {
      await sql`update content_node set title = 'Pampas' where slug = 'prairie'`.execute(editor);
      // The change has locked what it has listed. The job must not remove it before the change is visible.
      expect(await refreshStaleProperties(services)).toBe(0);
    });
    expect(await refreshStaleProperties(services)).toBe(201);
    expect(await countFound('pampas')).toBe(201);
  });
});
