/**
 * Counts the results of every filter option of the property search. The count of an option ignores the filter of its own kind, so that visitors see the
 * results of alternatives. One query groups the facts by all options at once, and the groups are added up here.
 */
import { sql } from 'kysely';
import type { RequestDb } from '../core/request-db.ts';
import { getConditions, type PropertyFilter } from './property-filter.ts';
import type { WordQuery } from './words.ts';

export type Facet<T> = { value: T; count: number };
export type PropertyFacets = {
  total: number;
  /** Total space of the results: available space, or the whole building if it is missing. */
  squareFeet: number;
  /** Number of results without one of the filters. */
  countsWithoutFilter: Partial<Record<FacetName, number>>;
  markets: Facet<number>[];
  regions: Facet<number>[];
  statuses: Facet<number>[];
  buildingTypes: Facet<string>[];
  leaseTypes: Facet<string>[];
  bands: Facet<number>[];
};

/** Facets of a search without results. */
export const emptyFacets: PropertyFacets = {
  total: 0,
  squareFeet: 0,
  countsWithoutFilter: {},
  markets: [],
  regions: [],
  statuses: [],
  buildingTypes: [],
  leaseTypes: [],
  bands: [],
};

type Group = {
  market: number | null;
  region: number | null;
  status: number | null;
  type: string | null;
  lease: string | null;
  band: number | null;
  count: number;
  space: number;
};
type FacetName = Exclude<keyof Group, 'count' | 'space'>;

export async function countFacets(requestDb: RequestDb, filter: PropertyFilter, words: WordQuery | null): Promise<PropertyFacets> {
  const groups = await requestDb.rows(sql<Group>`
    with counted as (
      select p.market_id as market, p.status_id as status, p.building_type as type, p.lease_type as lease, p.size_band as band, count(*)::int as count,
        coalesce(sum(coalesce(nullif(p.available_square_feet, 0), p.total_square_feet)), 0)::float8 as space
      from property_facts p where ${sql.join([sql`true`, ...getConditions(filter, words)], sql` and `)} group by 1, 2, 3, 4, 5
    )
    select c.*, r.region from counted c left join (
      select m.market, (
        select r.target_id from node_reference r where r.node_id = m.market and r.field_group = 'marketMeta' and r.field = 'region' limit 1
      ) as region from (select distinct market from counted) m
    ) r on r.market = c.market`);
  return toFacets(groups, filter);
}

function toFacets(groups: readonly Group[], filter: PropertyFilter): PropertyFacets {
  const selected: Record<FacetName, ReadonlySet<unknown> | undefined> = {
    market: filter.markets && new Set(filter.markets),
    region: filter.regions && new Set(filter.regions),
    status: filter.statuses && new Set(filter.statuses),
    type: filter.buildingTypes && new Set(filter.buildingTypes),
    lease: filter.leaseTypes && new Set(filter.leaseTypes),
    band: filter.bands && new Set(filter.bands),
  };
  const names = Object.keys(selected) as FacetName[];
  const sums = new Map(names.map((name) => [name, new Map<string | number, number>()]));
  const countsWithoutFilter = new Map<FacetName, number>(names.filter((name) => selected[name]).map((name) => [name, 0]));
  let total = 0;
  let squareFeet = 0;
  for (const group of groups) {
    const mismatches = names.filter((name) => selected[name] && !selected[name].has(group[name]));
    if (mismatches.length === 0) {
      total += group.count;
      squareFeet += group.space;
    }
    if (mismatches.length > 1) continue;
    for (const [name, count] of countsWithoutFilter)
      if (mismatches.every((mismatch) => mismatch === name)) countsWithoutFilter.set(name, count + group.count);
    // A group that fails one filter only is counted for that filter, since it would match another option.
    for (const name of mismatches.length === 0 ? names : mismatches) {
      const [sum, value] = [sums.get(name), group[name]];
      if (sum && value !== null) sum.set(value, (sum.get(value) ?? 0) + group.count);
    }
  }
  // The keys of a sum are the values of its column.
  const facet = <T extends string | number>(name: FacetName) =>
    [...(sums.get(name) ?? [])].map(([value, count]): Facet<T> => ({ value: value as T, count }));
  const sortByCount = <T>(facets: Facet<T>[]) =>
    facets.toSorted((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1));
  return {
    total,
    squareFeet,
    countsWithoutFilter: Object.fromEntries(countsWithoutFilter),
    markets: sortByCount(facet<number>('market')),
    regions: sortByCount(facet<number>('region')),
    statuses: sortByCount(facet<number>('status')),
    buildingTypes: sortByCount(facet<string>('type')),
    leaseTypes: sortByCount(facet<string>('lease')),
    bands: facet<number>('band').toSorted((a, b) => a.value - b.value),
  };
}
