/** Totals of markets, regions and submarkets are computed from the facts of the properties, and agree with the seed's buildings and with the search. */
import { graphql } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { buildings, getLeasedShare } from '../../content/seed/figures.ts';
import { seed } from '../../content/seed/index.ts';
import { getFieldGroup } from '../../content/seed/inspect-seed.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { marketFacts } from '../../content/seed/places/markets.ts';
import { regionFacts } from '../../content/seed/places/region-facts.ts';
import { getSubmarketSlug, submarketTerms } from '../../content/seed/places/submarkets.ts';
import type { Building } from '../../content/seed/properties/building.ts';
import type { SeedNode } from '../../content/seed/types.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { fixtureSeed } from '../support/fixture-seed.ts';
import { createTestContext } from '../support/test-context.ts';

const schema = buildContentSchema();
let database: TestDatabase;

/** The places and properties of the seed without text, pictures and people. */
function listPlaceNodes(): SeedNode[] {
  return seed.nodes.flatMap(({ type, slug, title, date, terms, ...node }) => {
    const base = { type, slug, title, date };
    switch (type) {
      case 'regions':
        return base;
      case 'markets':
        return { ...base, fields: { marketMeta: { region: getFieldGroup({ ...base, ...node }, 'marketMeta')['region'] } } };
      case 'properties': {
        const {
          contacts: _contacts,
          gallery: _gallery,
          propertyPage: _page,
          ...facts
        } = getFieldGroup({ ...base, ...node }, 'propertyFacts');
        const { market } = getFieldGroup({ ...base, ...node }, 'propertyMeta');
        return { ...base, ...(terms && { terms }), fields: { propertyMeta: { market }, propertyFacts: facts } };
      }
      default:
        return [];
    }
  });
}

beforeAll(async () => {
  database = await createDatabase('migrated');
  const terms = seed.terms.filter(({ taxonomy }) => taxonomy === 'status' || taxonomy === 'submarket');
  const pages = fixtureSeed.nodes.flatMap(({ type, slug, title, date }) => (type === 'page' ? [{ type, slug, title, date }] : []));
  const nodes = [...pages, ...listPlaceNodes()];
  const parts = { media: [], menus: [], comments: [], revisions: [], redirects: [], options: {} };
  await loadSeed(database.db, { seed: { ...fixtureSeed, ...parts, terms, nodes }, media: new Map(), contentUrl: 'http://cms.test' });
});
afterAll(() => database.drop());

// Tests read the fields that their query selects.
// oxlint-disable-next-line typescript/no-explicit-any
async function fetchData(source: string): Promise<any> {
  const contextValue = await createTestContext(database.db);
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return data;
}

const PORTFOLIO = `portfolio {
  buildings squareFeet dockDoors buildingsWithSpace availableSquareFeet buildingsAvailableNow availableNowSquareFeet largestSpaceSquareFeet
  buildingsUnderConstruction underConstructionSquareFeet leasedShare lowestAskingRent highestAskingRent checkedOn
}`;

function sumOf(owned: readonly Building[], field: 'availableSquareFeet' | 'dockDoors' | 'totalSquareFeet'): number {
  return owned.reduce((sum, item) => sum + item[field], 0);
}

function getExpectedPortfolio(owned: readonly Building[]) {
  const withSpace = owned.filter((item) => item.availableSquareFeet > 0);
  const availableNow = withSpace.filter((item) => item.status === 'available-now');
  const underConstruction = owned.filter((item) => item.status === 'under-construction');
  const rents = withSpace.flatMap(({ askingRent }) => askingRent ?? []);
  const leasedShare = getLeasedShare(owned);
  return {
    buildings: owned.length,
    squareFeet: sumOf(owned, 'totalSquareFeet'),
    dockDoors: sumOf(owned, 'dockDoors'),
    buildingsWithSpace: withSpace.length,
    availableSquareFeet: sumOf(withSpace, 'availableSquareFeet'),
    buildingsAvailableNow: availableNow.length,
    availableNowSquareFeet: sumOf(availableNow, 'availableSquareFeet'),
    largestSpaceSquareFeet: withSpace.length > 0 ? Math.max(...withSpace.map((item) => item.availableSquareFeet)) : null,
    buildingsUnderConstruction: underConstruction.length,
    underConstructionSquareFeet: sumOf(underConstruction, 'totalSquareFeet'),
    leasedShare: Number.isNaN(leasedShare) ? null : Number(leasedShare.toFixed(9)),
    lowestAskingRent: rents.length > 0 ? Math.min(...rents) : null,
    highestAskingRent: rents.length > 0 ? Math.max(...rents) : null,
    checkedOn: owned
      .map((item) => item.availabilityCheckedOn)
      .toSorted()
      .at(-1),
  };
}

const regionOf = new Map(marketFacts.map(({ slug, region }) => [slug, region]));

test.each([
  ['markets', marketFacts.map(({ slug }) => slug), (item: Building) => item.market],
  ['regions', regionFacts.map(({ slug }) => slug), (item: Building) => regionOf.get(item.market)],
  ['submarkets', submarketTerms.map(({ slug }) => slug), getSubmarketSlug],
])('the totals of all %s equal those of their buildings', async (list, slugs, getPlace) => {
  const data = await fetchData(`{ ${list}(first: 100) { nodes { slug ${PORTFOLIO} } } }`);
  const found = new Map(
    data[list].nodes.map(({ slug, portfolio }: { slug: string; portfolio: { leasedShare: number | null } }) => [
      slug,
      { ...portfolio, leasedShare: portfolio.leasedShare === null ? null : Number(portfolio.leasedShare.toFixed(9)) },
    ]),
  );
  for (const slug of slugs)
    expect([slug, found.get(slug)]).toEqual([slug, getExpectedPortfolio(buildings.filter((item) => getPlace(item) === slug))]);
});

test('the breadcrumbs of a submarket lead through its region and market', async () => {
  const data = await fetchData('{ submarket(id: "dallas-fort-worth-south-dallas", idType: SLUG) { seo { breadcrumbs { text url } } } }');
  expect(data.submarket.seo.breadcrumbs).toEqual([
    { text: 'Home', url: 'http://site.test/' },
    { text: 'Markets', url: 'http://site.test/markets/' },
    { text: 'Texas', url: 'http://site.test/regions/texas/' },
    { text: 'Dallas–Fort Worth', url: 'http://site.test/markets/dallas-fort-worth/' },
    { text: 'South Dallas', url: 'http://site.test/submarkets/dallas-fort-worth-south-dallas/' },
  ]);
});

test('places link to the property search of the main menu with their filter', async () => {
  const query = `{
    propertySearchUri
    market(id: "dallas-fort-worth", idType: SLUG) { propertySearchUri }
    region(id: "texas", idType: SLUG) { propertySearchUri }
    submarket(id: "dallas-fort-worth-south-dallas", idType: SLUG) { propertySearchUri }
    status(id: "leased", idType: SLUG) { propertySearchUri }
  }`;
  const listUris = async () => {
    const { propertySearchUri, ...places } = await fetchData(query);
    return [
      propertySearchUri,
      ...Object.values(places as Record<string, { propertySearchUri: string }>).map((place) => place.propertySearchUri),
    ];
  };
  const getExpected = (uri: string) =>
    ['', '?market=dallas-fort-worth', '?region=texas', '?submarket=dallas-fort-worth-south-dallas', '?status=leased'].map(
      (filter) => uri + filter,
    );
  expect(await listUris()).toEqual(getExpected('/properties/'));
  await sql`with m as (insert into menu (name, slug) values ('Main', 'main') returning id),
    l as (insert into menu_location (location, menu_id) select 'MAIN_MENU', id from m)
    insert into menu_item (menu_id, position, label, url, fields) select id, 1, 'Find space', '/find-space/', '{"featuredItem": {"showPropertySearch": true}}' from m`.execute(
    database.db,
  );
  expect(await listUris()).toEqual(getExpected('/find-space/'));
});

test('a market lists its submarkets, and its properties with space, largest space first', async () => {
  const data = await fetchData(`{
    market(id: "dallas-fort-worth", idType: SLUG) {
      submarkets { name uri market { slug } portfolio { buildings } }
      propertiesWithSpace(first: 2) { nodes { slug } pageInfo { hasNextPage endCursor } }
    }
  }`);
  expect(data.market.submarkets).toEqual(
    [
      ['East Dallas', 2],
      ['Great Southwest', 4],
      ['North Fort Worth', 3],
      ['Northeast Tarrant', 1],
      ['Northwest Dallas', 3],
      ['South Dallas', 5],
    ].map(([name, count]) => ({
      name,
      uri: `/submarkets/dallas-fort-worth-${String(name).toLowerCase().replaceAll(' ', '-')}/`,
      market: { slug: 'dallas-fort-worth' },
      portfolio: { buildings: count },
    })),
  );
  const bySpace = buildings
    .filter((item) => item.market === 'dallas-fort-worth' && item.availableSquareFeet > 0)
    .toSorted((a, b) => b.availableSquareFeet - a.availableSquareFeet)
    .map(({ slug }) => ({ slug }));
  expect(data.market.propertiesWithSpace).toMatchObject({ nodes: bySpace.slice(0, 2), pageInfo: { hasNextPage: true } });
  const next = await fetchData(`{ market(id: "dallas-fort-worth", idType: SLUG) {
    propertiesWithSpace(first: 100, after: "${data.market.propertiesWithSpace.pageInfo.endCursor}") { nodes { slug } }
  } }`);
  expect(next.market.propertiesWithSpace.nodes).toEqual(bySpace.slice(2));
});

test('properties with space can be divided into complete ones and those under construction', async () => {
  const { markets } = await fetchData(`{ markets(first: 100) { nodes {
    slug
    all: propertiesWithSpace(first: 100) { nodes { slug } }
    complete: propertiesWithSpace(first: 100, where: { underConstruction: false }) { nodes { slug } }
    planned: propertiesWithSpace(first: 100, where: { underConstruction: true }) { nodes { slug } }
  } } }`);
  const isPlanned = ({ slug }: { slug: string }) => buildings.find((building) => building.slug === slug)?.status === 'under-construction';
  for (const { all, complete, planned } of markets.nodes) {
    expect(planned.nodes).toEqual(all.nodes.filter(isPlanned));
    expect(complete.nodes).toEqual(all.nodes.filter((node: { slug: string }) => !isPlanned(node)));
  }
  expect(markets.nodes.some(({ planned }: { planned: { nodes: unknown[] } }) => planned.nodes.length > 0)).toBe(true);
});

test('the totals of the markets agree with the search', async () => {
  const data = await fetchData(`{
    markets(first: 100) { nodes { slug portfolio { buildings buildingsAvailableNow } } }
    all: propertySearch(first: 1) { facets { market { value count } } }
    now: propertySearch(first: 1, where: { status: ["available-now"] }) { total }
  }`);
  const counts = new Map(data.all.facets.market.map((facet: { value: string; count: number }) => [facet.value, facet.count]));
  const markets = data.markets.nodes as { slug: string; portfolio: { buildings: number; buildingsAvailableNow: number } }[];
  for (const { slug, portfolio } of markets) expect([slug, counts.get(slug)]).toEqual([slug, portfolio.buildings]);
  expect(markets.reduce((sum, { portfolio }) => sum + portfolio.buildingsAvailableNow, 0)).toBe(data.now.total);
});

test('contradicting facts do not distort the leased share', async () => {
  const vacant = buildings.find(
    ({ status, yearBuilt, acquiredOn }) => status === 'available-now' && yearBuilt < 2025 && acquiredOn === undefined,
  );
  const owned = buildings.filter(({ market }) => market === vacant?.market);
  const getShare = async (totalSquareFeet: number | null) => {
    await sql`update content_node set fields = jsonb_set(fields, '{propertyFacts,totalSquareFeet}', ${JSON.stringify(totalSquareFeet)}::jsonb)
      where type = 'properties' and slug = ${vacant?.slug}`.execute(database.db);
    const { market } = await fetchData(`{ market(id: "${vacant?.market}", idType: SLUG) { portfolio { leasedShare } } }`);
    return market.portfolio.leasedShare as number;
  };
  expect(await getShare(null)).toBeCloseTo(getLeasedShare(owned.filter((item) => item !== vacant)), 9);
  const smaller = owned.map((item) => (item === vacant ? { ...item, totalSquareFeet: 1, availableSquareFeet: 1 } : item));
  expect(await getShare(1)).toBeCloseTo(getLeasedShare(smaller), 9);
  await getShare(vacant?.totalSquareFeet ?? null);
});
