/**
 * Search for space: properties by typed facts, with counts for every choice. Counts of a choice leave that choice's own filter out, so that a visitor sees what
 * another one would bring. All of them come from one pass over the facts: it groups by all choices at once, and the few groups are added up here.
 */
import { sql, type RawBuilder } from 'kysely';
import { byId, byTime, emptyPage, listLoader, type Listing, type SortKey } from '../store/paging.ts';
import type { Session } from '../store/session.ts';
import type { Page, PageArgs } from '../store/types.ts';
import { hasWords, wordsOf } from './text.ts';

/** Lower ends of the size bands, in square feet. */
export const sizeBands = [0, 25_000, 50_000, 100_000, 250_000, 500_000] as const;

export type Range = { min?: number; max?: number };
export type Place = { latitude: number; longitude: number; radiusMiles: number };

export type PropertyFilter = {
  search?: string;
  /** Each of these is a choice, counted in the facets. */
  markets?: readonly number[];
  statuses?: readonly number[];
  buildingTypes?: readonly string[];
  leaseTypes?: readonly string[];
  /** Numbers of size bands. */
  bands?: readonly number[];
  squareFeet?: Range;
  clearHeightFeet?: Range;
  dockDoors?: Range;
  driveInDoors?: Range;
  trailerStalls?: Range;
  acres?: Range;
  yearBuilt?: Range;
  askingRent?: Range;
  rail?: boolean;
  /** `2026-11-21`: can be leased by then. */
  availableBy?: string;
  near?: Place;
};

export type PropertyOrder = 'newest' | 'largest' | 'smallest' | 'rent' | 'clear-height' | 'distance' | 'title';

export type Facet<T> = { value: T; count: number };
export type PropertyFacets = {
  total: number;
  markets: Facet<number>[];
  statuses: Facet<number>[];
  buildingTypes: Facet<string>[];
  leaseTypes: Facet<string>[];
  bands: Facet<number>[];
};

export interface PropertySearch {
  /** Ids of published properties that fit. */
  properties(query: { filter: PropertyFilter; order: PropertyOrder }, page: PageArgs): Promise<Page<{ id: number }>>;
  propertyFacets(filter: PropertyFilter): Promise<PropertyFacets>;
}

type Shape = { filter: PropertyFilter; order: PropertyOrder };

export function createPropertySearch(session: Session): PropertySearch {
  const lists = listLoader<Shape, { id: number }>(session, describe);
  return {
    properties: async (query, page) => (page.limit === 0 ? emptyPage(page) : lists.load({ query, owner: null, page })),
    propertyFacets: async (filter) => toFacets(await countGroups(session, filter), filter),
  };
}

const rangeColumns = {
  squareFeet: 'available_square_feet',
  clearHeightFeet: 'clear_height_feet',
  dockDoors: 'dock_doors',
  driveInDoors: 'drive_in_doors',
  trailerStalls: 'trailer_stalls',
  acres: 'acres',
  yearBuilt: 'year_built',
  askingRent: 'asking_rent',
} as const;

/** Conditions on facts under the alias `p` that are no choices. */
function conditions(filter: PropertyFilter): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [];
  for (const [name, column] of Object.entries(rangeColumns) as [keyof typeof rangeColumns, string][]) {
    const { min, max } = filter[name] ?? {};
    if (min !== undefined) found.push(sql`p.${sql.ref(column)} >= ${min}`);
    if (max !== undefined) found.push(sql`p.${sql.ref(column)} <= ${max}`);
  }
  if (filter.rail !== undefined) found.push(filter.rail ? sql`p.rail` : sql`p.rail is not true`);
  if (filter.availableBy !== undefined) found.push(sql`p.available_from <= ${filter.availableBy}::date`);
  if (filter.near) found.push(...isNear(filter.near));
  const words = wordsOf(filter.search ?? '');
  if (words.length > 0)
    found.push(
      sql`p.id in (select n.id from content_node n where n.type = 'properties' and ${hasWords('n', words, sql`n.password is null`)})`,
    );
  return found;
}

const band = sql`width_bucket(p.available_square_feet, ${sizeBands.slice(1)}::int[])`;

/** Conditions that are choices. */
function choices({ markets, statuses, buildingTypes, leaseTypes, bands }: PropertyFilter): RawBuilder<unknown>[] {
  return [
    ...(markets ? [sql`p.market_id = any(${markets}::int[])`] : []),
    ...(statuses ? [sql`p.status_id = any(${statuses}::int[])`] : []),
    ...(buildingTypes ? [sql`p.building_type = any(${buildingTypes}::text[])`] : []),
    ...(leaseTypes ? [sql`p.lease_type = any(${leaseTypes}::text[])`] : []),
    ...(bands ? [sql`${band} = any(${bands}::int[])`] : []),
  ];
}

const MILES_PER_DEGREE = 69;
const EARTH_RADIUS_MILES = 3958.8;

/** Miles along a great circle (haversine). */
function distance({ latitude, longitude }: Place, alias: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(2 * ${EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(${alias}.latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(${alias}.latitude)) * power(sin(radians(${alias}.longitude - ${longitude}::float8) / 2), 2)))))`;
}

/** A box that the index knows, then the circle within. */
function isNear(place: Place): RawBuilder<unknown>[] {
  const { latitude, longitude, radiusMiles } = place;
  const height = radiusMiles / MILES_PER_DEGREE;
  // Meridians come closer to each other towards the poles; there the box is all around.
  const width = Math.min(360, height / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01));
  return [
    sql`p.latitude between ${latitude - height} and ${latitude + height}`,
    sql`p.longitude between ${longitude - width} and ${longitude + width}`,
    sql`${distance(place, sql.ref('p'))} <= ${radiusMiles}`,
  ];
}

/** A fact that may be missing sorts last. */
const byFact = (column: string, missing: number): SortKey => ({
  of: (alias) => sql`coalesce(${alias}.${sql.ref(column)}, ${sql.raw(String(missing))})::float8`,
  least: sql`'-infinity'::float8`,
  greatest: sql`'infinity'::float8`,
});

function orderOf({ order, filter }: Shape): Pick<Listing, 'keys' | 'descending'> {
  switch (order) {
    case 'newest':
      return { keys: [byTime('published_at'), byId], descending: true };
    case 'largest':
      return { keys: [byFact('available_square_feet', -1), byId], descending: true };
    case 'smallest':
      return { keys: [byFact('available_square_feet', 1e9), byId], descending: false };
    case 'rent':
      return { keys: [byFact('asking_rent', 1e9), byId], descending: false };
    case 'clear-height':
      return { keys: [byFact('clear_height_feet', -1), byId], descending: true };
    case 'title':
      return { keys: [{ of: (alias) => sql`${alias}.title`, least: sql`''`, greatest: sql`U&'\\FFFF'` }, byId], descending: false };
    case 'distance': {
      const { near } = filter;
      if (!near) return { keys: [byTime('published_at'), byId], descending: true };
      const byDistance: SortKey = {
        of: (alias) => distance(near, alias),
        least: sql`'-infinity'::float8`,
        greatest: sql`'infinity'::float8`,
      };
      return { keys: [byDistance, byId], descending: false };
    }
  }
}

function describe(shape: Shape): Listing {
  return {
    columns: sql`p.id`,
    table: 'property_facts',
    alias: 'p',
    ...orderOf(shape),
    where: () => [sql`true`, ...conditions(shape.filter), ...choices(shape.filter)],
  };
}

type Group = {
  market: number | null;
  status: number | null;
  type: string | null;
  lease: string | null;
  band: number | null;
  count: number;
};

function countGroups(session: Session, filter: PropertyFilter): Promise<Group[]> {
  return session.rows(sql<Group>`
    select p.market_id as market, p.status_id as status, p.building_type as type, p.lease_type as lease, ${band} as band, count(*)::int as count
    from property_facts p where ${sql.join([sql`true`, ...conditions(filter)], sql` and `)} group by 1, 2, 3, 4, 5`);
}

function toFacets(groups: readonly Group[], filter: PropertyFilter): PropertyFacets {
  const chosen = {
    market: filter.markets && new Set<unknown>(filter.markets),
    status: filter.statuses && new Set<unknown>(filter.statuses),
    type: filter.buildingTypes && new Set<unknown>(filter.buildingTypes),
    lease: filter.leaseTypes && new Set<unknown>(filter.leaseTypes),
    band: filter.bands && new Set<unknown>(filter.bands),
  };
  type Choice = keyof typeof chosen;
  const names = Object.keys(chosen) as Choice[];
  const sums: Record<Choice, Map<unknown, number>> = {
    market: new Map(),
    status: new Map(),
    type: new Map(),
    lease: new Map(),
    band: new Map(),
  };
  let total = 0;
  for (const group of groups) {
    const against = names.filter((name) => chosen[name] && !chosen[name].has(group[name]));
    if (against.length === 0) total += group.count;
    if (against.length > 1) continue;
    // What only one choice speaks against is counted for that choice: it would be there if the choice were another.
    for (const name of against.length === 0 ? names : against) {
      const value = group[name];
      if (value !== null) sums[name].set(value, (sums[name].get(value) ?? 0) + group.count);
    }
  }
  const facet = <T>(name: Choice): Facet<T>[] => [...sums[name]].map(([value, count]) => ({ value: value as T, count }));
  const mostFirst = <T>(facets: Facet<T>[]) => facets.toSorted((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1));
  return {
    total,
    markets: mostFirst(facet<number>('market')),
    statuses: mostFirst(facet<number>('status')),
    buildingTypes: mostFirst(facet<string>('type')),
    leaseTypes: mostFirst(facet<string>('lease')),
    bands: facet<number>('band').toSorted((a, b) => a.value - b.value),
  };
}
