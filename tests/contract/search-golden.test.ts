/** What the property search finds among the buildings of the seed: the searches of brokers, and every building by its own facts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous } from '../../content/permissions/viewer.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { buildings } from '../../content/seed/figures.ts';
import { seed } from '../../content/seed/index.ts';
import { getMarket } from '../../content/seed/places/markets.ts';
import { getBuildingLayout } from '../../content/seed/properties/building-layout.ts';
import type { Building } from '../../content/seed/properties/building.ts';
import { getCampaignSlug } from '../../content/seed/properties/generate-campaigns.ts';
import { createSeededRandom } from '../../content/seed/seeded-random.ts';
import type { Ref, SeedNode } from '../../content/seed/types.ts';
import { RequestDb } from '../../content/store/core/request-db.ts';
import { createNodeSearch } from '../../content/store/search/node-search.ts';
import { createPropertySearch, type SearchInterpretation } from '../../content/store/search/property-search.ts';
import { createTextPlanLoader } from '../../content/store/search/text-plan.ts';
import { createWordLoader } from '../../content/store/search/words.ts';
import { listInterstates } from '#lib/map/geography.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { selectProperties } from '../support/property-seed.ts';
import { auditedSearches, nonsenseSearches } from './golden/audited-searches.ts';
import { brokerSearches, type BrokerSearch } from './golden/broker-searches.ts';
import { phoneSearches } from './golden/phone-searches.ts';
import { typedSearches } from './golden/typed-searches.ts';
import { untunedSearches } from './golden/untuned-searches.ts';

const PAGE = 10;
const MIN_RECALL = 0.8;
const MIN_MEAN_RECALL = 0.95;

let database: TestDatabase;
const titles = new Map<number, string>();

type Facts = { contacts?: readonly Ref[]; powerMegawatts?: number | null; distances?: readonly { name: string }[] };
const nodesByKey = new Map(seed.nodes.map((node) => [`${node.type}:${node.slug}`, node]));
const getFacts = ({ slug }: Building) => (nodesByKey.get(`properties:${slug}`)?.fields?.['propertyFacts'] ?? {}) as Facts;
const listContacts = (building: Building) => (getFacts(building).contacts ?? []).flatMap(({ $ref }) => nodesByKey.get($ref) ?? []);
const getPhone = ({ fields }: SeedNode) =>
  String((fields?.['teamMeta'] as { phone?: number } | undefined)?.phone ?? '').replaceAll(/\D/g, '');

/** The details, highlights and description of a building, and its campaign page. */
function getDetails(building: Building): string {
  const node = nodesByKey.get(`properties:${building.slug}`);
  const campaign = getCampaignSlug(building);
  return JSON.stringify([node?.fields, node?.blocks, campaign === undefined ? null : nodesByKey.get(`property_page:${campaign}`)?.fields]);
}

beforeAll(async () => {
  database = await createDatabase('migrated');
  await loadSeed(database.db, { seed: selectProperties(), media: new Map(), contentUrl: 'http://cms.test' });
  const rows = await database.db.selectFrom('content_node').select(['id', 'title']).where('type', '=', 'properties').execute();
  for (const { id, title } of rows) titles.set(id, title);
});
afterAll(() => database.drop());

async function search(text: string, limit = PAGE): Promise<{ names: string[]; total: number; interpretation: SearchInterpretation }> {
  const requestDb = new RequestDb(database.db, anonymous);
  const reader = createPropertySearch(requestDb, createTextPlanLoader(requestDb));
  const filter = { search: text };
  const page = { limit, direction: 'forward', after: null, before: null, offset: null, isDefault: false } as const;
  const [{ rows }, { total }, interpretation] = await Promise.all([
    reader.propertySearch({ filter, order: 'relevance' }, page),
    reader.propertyFacets(filter),
    reader.interpretPropertySearch(filter),
  ]);
  return { names: rows.map(({ id }) => titles.get(id) ?? ''), total, interpretation };
}

const today = new Date().toISOString().slice(0, 10);
const toAmps = (power: string) => Number((/([\d,]+) A\b/.exec(power)?.[1] ?? '0').replaceAll(',', ''));

function getMiles(latitude: number, longitude: number, building: Building): number {
  const [a, b] = [latitude, building.latitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const turn = ((longitude - building.longitude) * Math.PI) / 180;
  return 3958.8 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn)));
}

/** Whether a point of the road, as the maps draw it, is so near. Points are added, because the road is drawn with few of them. */
function isNearInterstate(building: Building, name: RegExp, miles: number): boolean {
  const lines = listInterstates().filter((road) => name.test(road.name));
  return lines.some(({ line }) =>
    line.slice(1).some((to, index) => {
      const [fromLongitude, fromLatitude] = line[index] ?? to;
      const shares = Array.from({ length: 101 }, (_, step) => step / 100);
      return shares.some((share) => {
        const [latitude, longitude] = [fromLatitude + (to[1] - fromLatitude) * share, fromLongitude + (to[0] - fromLongitude) * share];
        return Math.abs(latitude - building.latitude) < 0.5 && getMiles(latitude, longitude, building) <= miles;
      });
    }),
  );
}

function isExpected(building: Building, [, expected]: BrokerSearch): boolean {
  const space = building.status === 'leased' ? 0 : building.availableSquareFeet;
  const equal = (['market', 'city', 'submarket', 'type', 'status', 'rail', 'leaseType'] as const).every(
    (name) => expected[name] === undefined || building[name] === expected[name],
  );
  const conditions = [
    equal,
    expected.name === undefined || building.name.startsWith(expected.name),
    expected.region === undefined || getMarket(building.market).region === expected.region,
    expected.state === undefined || building.cityLine.includes(`, ${expected.state} `),
    expected.zip === undefined || building.cityLine.endsWith(expected.zip),
    expected.street === undefined || building.street.includes(expected.street),
    expected.hasSpace === undefined || space > 0 === expected.hasSpace,
    expected.isAvailableNow === undefined || (space > 0 && (building.availableFrom ?? '9') <= today),
    expected.availableBy === undefined || (building.availableFrom ?? '9') <= expected.availableBy,
    building.clearHeightFeet >= (expected.minClear ?? 0),
    building.dockDoors >= (expected.minDocks ?? 0),
    building.driveInDoors >= (expected.minDriveIns ?? 0),
    building.trailerStalls >= (expected.minTrailers ?? 0),
    toAmps(building.power) >= (expected.minAmps ?? 0),
    expected.maxRent === undefined || (building.askingRent ?? 1e6) <= expected.maxRent,
    expected.fits === undefined || (space >= expected.fits && Math.min(building.divisibleSquareFeet, space) <= expected.fits),
    space >= (expected.minSpace ?? 0),
    expected.maxSpace === undefined || Math.min(building.divisibleSquareFeet, space) <= expected.maxSpace,
    Math.max(0, ...getBuildingLayout(building).sides.map(({ truckCourtFeet = 0 }) => truckCourtFeet)) >= (expected.minCourt ?? 0),
    Math.max(getBuildingLayout(building).columnSpacingLengthFeet ?? 0, getBuildingLayout(building).columnSpacingDepthFeet ?? 0) >=
      (expected.minColumns ?? 0),
    building.carStalls >= (expected.minCars ?? 0),
    building.acres >= (expected.minAcres ?? 0),
    (getFacts(building).powerMegawatts ?? 0) >= (expected.minMegawatts ?? 0),
    expected.detail === undefined || expected.detail.test(getDetails(building)),
    expected.carrier === undefined || getDetails(building).includes(expected.carrier),
    expected.contact === undefined || listContacts(building).some(({ title }) => title === expected.contact),
    expected.phone === undefined || listContacts(building).some((person) => getPhone(person) === expected.phone),
    expected.interstate === undefined || isNearInterstate(building, ...expected.interstate),
    expected.within === undefined || getMiles(expected.within[0], expected.within[1], building) <= expected.within[2],
  ];
  return conditions.every(Boolean);
}

describe('the searches of brokers', () => {
  test(
    'each finds at least four fifths of what is expected in the first ten results, and nearly all on average',
    { timeout: 120_000 },
    async () => {
      const searches = [...brokerSearches, ...auditedSearches, ...typedSearches, ...untunedSearches, ...phoneSearches];
      expect(searches.length).toBeGreaterThanOrEqual(430);
      const recalls: number[] = [];
      const failures: string[] = [];
      for (const brokerSearch of searches) {
        const [text] = brokerSearch;
        const expected = new Set(buildings.filter((building) => isExpected(building, brokerSearch)).map(({ name }) => name));
        expect(expected.size, `${text}: the seed has no such building`).toBeGreaterThan(0);
        const { names, total } = await search(text);
        expect(total, `${text} finds nothing`).toBeGreaterThan(0);
        const recall = names.filter((name) => expected.has(name)).length / Math.min(PAGE, expected.size);
        recalls.push(recall);
        if (recall < MIN_RECALL) failures.push(`${text}: ${recall.toFixed(2)} of ${expected.size} (${names.join(', ')})`);
      }
      expect(failures).toEqual([]);
      expect(recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length).toBeGreaterThanOrEqual(MIN_MEAN_RECALL);
    },
  );
});

test.each(['Houston', 'cheap space houston', 'Phoenix', 'Seattle', 'Reno', 'vacant buildings dallas'])(
  'space in the market comes before leased buildings of the city: %s',
  async (text) => {
    const { names } = await search(text, 20);
    const hasSpace = names.map((name) => buildings.some((building) => building.name === name && building.status !== 'leased'));
    expect(hasSpace[0]).toBe(true);
    expect(hasSpace.toSorted((a, b) => Number(b) - Number(a))).toEqual(hasSpace);
  },
);

test('a size without a match finds the buildings of the most similar size', async () => {
  expect((await search('1.2 million sf')).names[0]).toBe('Trinity Crossing 2');
  const [first] = (await search('8000 sf')).names;
  const smallest = Math.min(...buildings.filter(({ status }) => status !== 'leased').map((building) => building.divisibleSquareFeet));
  expect(buildings.find(({ name }) => name === first)?.divisibleSquareFeet).toBe(smallest);
});

test('in a text in capitals, the word IN is no state', async () => {
  const { parts, ignored } = (await search('WAREHOUSE IN DALLAS TEXAS')).interpretation;
  expect(parts.map(({ label }) => label)).toEqual(['Dallas–Fort Worth', 'Texas']);
  expect(ignored).toEqual([]);
});

test.each<[string, (building: Building) => boolean]>([
  ['no rail, dallas', ({ rail }) => rail],
  ["don't need rail, atlanta", ({ rail }) => rail],
  ['not cold storage phoenix', ({ type }) => type === 'Cold storage'],
  ['new jersey except newark', ({ city }) => city.startsWith('Newark,')],
  ['inland empire but not Fontana or Rialto', ({ city }) => /^(?:Fontana|Rialto),/.test(city)],
  ['not leased', ({ status }) => status === 'leased'],
])('no result of %s is what the text excludes', async (text, isUnwanted) => {
  const { names, total } = await search(text, 300);
  expect(total).toBeGreaterThan(0);
  expect(buildings.filter((building) => names.includes(building.name) && isUnwanted(building)).map(({ name }) => name)).toEqual([]);
});

test('the words of "about us" are not those of US Highway 80', async () => {
  expect((await search('about us')).interpretation.parts).toEqual([]);
});

test.each(nonsenseSearches)('the text %s finds nothing, instead of all buildings', async (text) => {
  const { total, interpretation } = await search(text);
  expect(total).toBe(0);
  expect(interpretation.ignored.length).toBeGreaterThan(0);
});

test.each(['EV charging', 'foreign trade zone', 'lowest rent Texas', 'mezzanine', 'Delia Marchetti', 'lowest', 'helipad'])(
  'no ordinary word or name of %s is corrected to a place',
  async (text) => {
    expect((await search(text)).interpretation.parts.flatMap(({ corrected = [] }) => corrected)).toEqual([]);
  },
);

test.each([
  ['cold storage within 100 miles of Atlanta', 'within 100 miles of Atlanta'],
  ['rail served Chicago', 'Chicago'],
  ['build-to-suit phoenix', 'phoenix'],
])('a search that nothing at its place matches looks farther away: %s', async (text, widened) => {
  const { interpretation } = await search(text);
  expect(interpretation.widened).toBe(widened);
  expect(interpretation.ignored).toEqual([]);
});

test('words about the location of the visitor and words that are not applied are named', async () => {
  expect((await search('warehouse for lease near me')).interpretation).toMatchObject({ ignored: ['near me'], nearVisitor: 'near me' });
  expect((await search('build to suit Dallas')).interpretation.pages).toEqual(['/build-to-suit/']);
});

/** Leaves out a letter of the longest word, or swaps two. */
function misspell(name: string): string {
  const random = createSeededRandom(`${name} misspelled`);
  const [longest = ''] = name.split(' ').toSorted((a, b) => b.length - a.length);
  const at = 1 + Math.floor(random() * (longest.length - 2));
  const wrong =
    random() < 0.5
      ? longest.slice(0, at) + longest.slice(at + 1)
      : longest.slice(0, at) + (longest[at + 1] ?? '') + (longest[at] ?? '') + longest.slice(at + 2);
  return name.replace(longest, wrong);
}

/** Finds the buildings that are not among the first results of a search, unless more buildings share what was searched for than fit on a page. */
async function listMissing(getText: (building: Building) => string): Promise<string[]> {
  const missing: string[] = [];
  for (const [text, expected] of Map.groupBy(buildings, getText)) {
    const { names } = await search(text, Math.max(PAGE, expected.length));
    for (const { name } of expected) if (!names.includes(name)) missing.push(`${text} → ${name}: ${names.slice(0, 3).join(', ')}`);
  }
  return missing;
}

test('the search of the whole site finds the buildings of a place as well', async () => {
  const requestDb = new RequestDb(database.db, anonymous);
  const reader = createNodeSearch(requestDb, createWordLoader(requestDb), createTextPlanLoader(requestDb));
  const page = { limit: 50, direction: 'forward', after: null, before: null, offset: null, isDefault: false } as const;
  const { rows } = await reader.search({ text: 'dallas', types: ['page', 'markets', 'properties'] }, page);
  const expected = buildings.filter(({ market }) => market === 'dallas-fort-worth').map(({ name }) => name);
  expect(rows[0]?.title).toBe('Dallas–Fort Worth');
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(expected));
});

test('a whole address finds its building first', async () => {
  for (const { street, cityLine, name } of buildings.filter((_building, index) => index % 8 === 0))
    expect((await search(`${street}, ${cityLine}`)).names[0]).toBe(name);
});

describe('every building is found by its', () => {
  test.each<[string, (building: Building) => string]>([
    ['name', ({ name }) => name],
    ['misspelled name', ({ name }) => misspell(name)],
    ['street', ({ street }) => street.replace(/^\d+ /, '')],
    ['city and state', ({ cityLine }) => cityLine.slice(0, -6)],
    ['city', ({ city }) => city],
    ['ZIP code', ({ cityLine }) => cityLine.slice(-5)],
    ['submarket and market', ({ submarket, market }) => `${submarket} ${getMarket(market).name}`],
  ])('%s', { timeout: 120_000 }, async (_fact, getText) => {
    expect(await listMissing(getText)).toEqual([]);
  });
});
