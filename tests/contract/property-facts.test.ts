/** The property search counts in memory what it lists from the database: both agree, whatever the filters, and after every change. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous } from '../../content/permissions/viewer.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { createSeededRandom, pickItem } from '../../content/seed/seeded-random.ts';
import { RequestDb } from '../../content/store/core/request-db.ts';
import { createPageArgs } from '../../content/store/core/page.ts';
import { propertyFeatures, type PropertyFilter, rangeColumns } from '../../content/store/search/property-filter.ts';
import { createPropertySearch } from '../../content/store/search/property-search.ts';
import { createTextPlanLoader } from '../../content/store/search/text-plan.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { selectProperties } from '../support/property-seed.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase('migrated');
  await loadSeed(database.db, { seed: selectProperties(), media: new Map(), contentUrl: 'http://cms.test' });
});
afterAll(() => database.drop());

/** The reader of a request of its own. */
function createReader() {
  const requestDb = new RequestDb(database.db, anonymous);
  return createPropertySearch(requestDb, createTextPlanLoader(requestDb));
}

const countFacets = (filter: PropertyFilter) => createReader().propertyFacets(filter);
const listIds = async (filter: PropertyFilter) =>
  (await createReader().propertySearch({ filter, order: 'newest' }, createPageArgs(1_000))).rows.map(({ id }) => id);

describe('with random filters', () => {
  const random = createSeededRandom('property filters');
  const pick = <T>(values: readonly T[]): T => pickItem(values, random());
  const maybe = (share: number) => random() < share;

  async function createFilter(): Promise<PropertyFilter> {
    const { markets, regions, submarkets, statuses, buildingTypes, leaseTypes } = await countFacets({});
    const filter: Record<string, unknown> = {};
    const choose = (name: string, options: readonly { value: unknown }[]) => {
      if (maybe(0.15)) filter[name] = [pick(options).value, pick(options).value];
    };
    choose('markets', markets);
    choose('regions', regions);
    choose('submarkets', submarkets);
    choose('statuses', statuses);
    choose('buildingTypes', buildingTypes);
    choose('leaseTypes', leaseTypes);
    if (maybe(0.1)) filter['bands'] = [pick([0, 1, 2, 3, 4, 5]), pick([0, 1, 2, 3, 4, 5])];
    if (maybe(0.2)) filter['features'] = [pick(propertyFeatures), ...(maybe(0.3) ? [pick(propertyFeatures)] : [])];
    for (const [name, column] of Object.entries(rangeColumns)) {
      if (!maybe(0.1)) continue;
      // A value that a property has, so that the limits themselves are tested.
      const { rows } = await sql<{ value: number }>`select ${sql.ref(column)}::float8 as value from property_facts
        where ${sql.ref(column)} is not null order by id offset ${Math.floor(random() * 100)} limit 1`.execute(database.db);
      if (rows[0]) filter[name] = maybe(0.5) ? { min: rows[0].value } : { max: rows[0].value };
    }
    if (maybe(0.2)) filter['squareFeet'] = { min: pick([0, 20_000, 100_000]), max: pick([50_000, 250_000, 900_000]) };
    if (maybe(0.1)) filter['rail'] = maybe(0.5);
    if (maybe(0.1)) filter['availableBy'] = pick(['2026-01-01', '2027-01-01', '2028-06-30']);
    if (maybe(0.15)) filter['near'] = { latitude: 32.8, longitude: -96.8, radiusMiles: pick([10, 100, 1_000]) };
    if (maybe(0.15)) filter['search'] = pick(['dallas', 'cold storage', 'TX', 'cross-dock under 300,000']);
    return filter;
  }

  test('the total is the number of listed properties, and each option has the total of the search for it', async () => {
    let found = 0;
    for (let round = 0; round < 60; round += 1) {
      const filter = await createFilter();
      const facets = await countFacets(filter);
      const ids = await listIds(filter);
      expect({ filter, total: facets.total }).toEqual({ filter, total: ids.length });
      found += Number(ids.length > 0);
      const kind = pick(['markets', 'regions', 'submarkets', 'statuses', 'buildingTypes', 'leaseTypes', 'bands'] as const);
      for (const { value, count } of facets[kind].slice(0, 4)) {
        const chosen = { ...filter, [kind]: [value] };
        expect({ chosen, total: (await listIds(chosen)).length }).toEqual({ chosen, total: count });
      }
      for (const { value, count } of facets.features) {
        const chosen = { ...filter, features: [...(filter.features ?? []), value] };
        expect({ chosen, total: (await countFacets(chosen)).total }).toEqual({ chosen, total: count });
      }
      for (const [fact, steps] of Object.entries(facets.steps))
        for (const { value, count } of steps) {
          const chosen = { ...filter, [fact]: { min: value } };
          expect({ chosen, total: (await countFacets(chosen)).total }).toEqual({ chosen, total: count });
        }
    }
    expect(found).toBeGreaterThan(20);
  });
});

describe('after changes', () => {
  const setDoors = (db: Pick<TestDatabase, 'db'>['db'], id: number, doors: number) =>
    sql`update content_node set fields = jsonb_set(fields, '{propertyFacts,dockDoors}', ${JSON.stringify(doors)}::jsonb) where id = ${id}::int`.execute(
      db,
    );
  const countDoors = async (doors: number) => (await countFacets({ dockDoors: { min: doors } })).total;

  test('a change that began before another and is committed after it is counted', async () => {
    const [first = 0, second = 0] = await listIds({});
    expect(await countDoors(5_000)).toBe(0);
    await database.db.transaction().execute(async (transaction) => {
      await setDoors(transaction, first, 5_000);
      await setDoors(database.db, second, 6_000);
      expect(await countDoors(5_000)).toBe(1);
    });
    expect(await countDoors(5_000)).toBe(2);
  });

  test('a change that is rolled back is not counted', async () => {
    const [id = 0] = await listIds({});
    const rolledBack = database.db.transaction().execute(async (transaction) => {
      await setDoors(transaction, id, 7_000);
      expect(await countDoors(7_000)).toBe(0);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await countDoors(7_000)).toBe(0);
  });

  test('withdrawn and deleted properties are not counted, and another one takes their place', async () => {
    const { total } = await countFacets({});
    const [withdrawn = 0, deleted = 0] = await listIds({});
    await sql`update content_node set status = 'draft' where id = ${withdrawn}::int`.execute(database.db);
    await sql`delete from content_node where id = ${deleted}::int`.execute(database.db);
    expect((await countFacets({})).total).toBe(total - 2);
    await sql`update content_node set status = 'publish' where id = ${withdrawn}::int`.execute(database.db);
    expect((await countFacets({})).total).toBe(total - 1);
    expect(await countFacets({ ids: [withdrawn, deleted] })).toMatchObject({ total: 1 });
  });

  test('many changes at once, such as those of an import, are counted', async () => {
    const { rows } = await sql<{ count: number }>`
      with changed as (
        insert into content_node (type, status, title, slug, uri, fields, published_at, modified_at)
        select 'properties', 'publish', 'Shed ' || n, 'shed-' || n, '/properties/shed-' || n || '/', '{"propertyFacts": {"dockDoors": 9000}}', now(), now()
        from generate_series(1, 2100) n returning id)
      select count(*)::int as count from changed`.execute(database.db);
    expect(await countDoors(9_000)).toBe(rows[0]?.count);
  });

  test('the name of a market follows its page', async () => {
    const [market] = (await countFacets({})).markets;
    await sql`update content_node set title = 'Renamed' where id = ${market?.value ?? 0}::int`.execute(database.db);
    expect((await countFacets({})).markets.find(({ value }) => value === market?.value)?.label).toBe('Renamed');
    await sql`update content_node set status = 'draft' where id = ${market?.value ?? 0}::int`.execute(database.db);
    expect((await countFacets({})).markets.some(({ value }) => value === market?.value)).toBe(false);
  });

  test('a date without an end and a missing one do not stop the counts', async () => {
    const [id = 0] = await listIds({});
    await sql`update content_node set fields = jsonb_set(fields, '{propertyFacts,availableFrom}', '"infinity"') where id = ${id}::int`.execute(
      database.db,
    );
    expect((await countFacets({ ids: [id], availableBy: '2999-01-01' })).total).toBe(0);
  });
});

test('a limit that a property meets exactly includes it', async () => {
  const [id = 0] = await listIds({});
  await sql`update content_node set fields = jsonb_set(fields, '{propertyFacts,askingRent}', '5.1') where id = ${id}::int`.execute(
    database.db,
  );
  for (const askingRent of [{ min: 5.1 }, { max: 5.1 }]) {
    const filter = { ids: [id], askingRent };
    expect([await listIds(filter), (await countFacets(filter)).total]).toEqual([[id], 1]);
  }
});
