/**
 * How many properties each choice of a search would bring. Counts of a choice leave that choice's own filter out, so that a visitor sees what another one would
 * bring. All of them come from one pass over the facts: it groups by all choices at once, and the few groups are added up here.
 */
import { sql } from 'kysely';
import type { Session } from '../core/request-db.ts';
import { conditions, type PropertyFilter } from './property-filter.ts';
import type { WordQuery } from './words.ts';

export type Facet<T> = { value: T; count: number };
export type PropertyFacets = {
  total: number;
  /** Space in the properties that fit: on offer, else of the whole building. */
  squareFeet: number;
  /** How many would fit without one of the choices that were made. */
  without: Partial<Record<Choice, number>>;
  markets: Facet<number>[];
  regions: Facet<number>[];
  statuses: Facet<number>[];
  buildingTypes: Facet<string>[];
  leaseTypes: Facet<string>[];
  bands: Facet<number>[];
};

/** Of a search that can find nothing. */
export const noChoices: PropertyFacets = {
  total: 0,
  squareFeet: 0,
  without: {},
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
type Choice = Exclude<keyof Group, 'count' | 'space'>;

export async function countChoices(session: Session, filter: PropertyFilter, words: WordQuery | null): Promise<PropertyFacets> {
  const groups = await session.rows(sql<Group>`
    with counted as (
      select p.market_id as market, p.status_id as status, p.building_type as type, p.lease_type as lease, p.size_band as band, count(*)::int as count,
        coalesce(sum(coalesce(nullif(p.available_square_feet, 0), p.total_square_feet)), 0)::float8 as space
      from property_facts p where ${sql.join([sql`true`, ...conditions(filter, words)], sql` and `)} group by 1, 2, 3, 4, 5
    )
    select c.*, r.region from counted c left join (
      select m.market, (
        select r.target_id from node_reference r where r.node_id = m.market and r.field_group = 'marketMeta' and r.field = 'region' limit 1
      ) as region from (select distinct market from counted) m
    ) r on r.market = c.market`);
  return toFacets(groups, filter);
}

function toFacets(groups: readonly Group[], filter: PropertyFilter): PropertyFacets {
  const chosen: Record<Choice, ReadonlySet<unknown> | undefined> = {
    market: filter.markets && new Set(filter.markets),
    region: filter.regions && new Set(filter.regions),
    status: filter.statuses && new Set(filter.statuses),
    type: filter.buildingTypes && new Set(filter.buildingTypes),
    lease: filter.leaseTypes && new Set(filter.leaseTypes),
    band: filter.bands && new Set(filter.bands),
  };
  const names = Object.keys(chosen) as Choice[];
  const sums = new Map(names.map((name) => [name, new Map<string | number, number>()]));
  const without = new Map<Choice, number>(names.filter((name) => chosen[name]).map((name) => [name, 0]));
  let total = 0;
  let squareFeet = 0;
  for (const group of groups) {
    const against = names.filter((name) => chosen[name] && !chosen[name].has(group[name]));
    if (against.length === 0) {
      total += group.count;
      squareFeet += group.space;
    }
    if (against.length > 1) continue;
    for (const [name, count] of without) if (against.every((one) => one === name)) without.set(name, count + group.count);
    // What only one choice speaks against is counted for that choice: it would be there if the choice were another.
    for (const name of against.length === 0 ? names : against) {
      const [sum, value] = [sums.get(name), group[name]];
      if (sum && value !== null) sum.set(value, (sum.get(value) ?? 0) + group.count);
    }
  }
  // The keys of a sum are the values of its column.
  const facet = <T extends string | number>(name: Choice) =>
    [...(sums.get(name) ?? [])].map(([value, count]): Facet<T> => ({ value: value as T, count }));
  const mostFirst = <T>(facets: Facet<T>[]) => facets.toSorted((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1));
  return {
    total,
    squareFeet,
    without: Object.fromEntries(without),
    markets: mostFirst(facet<number>('market')),
    regions: mostFirst(facet<number>('region')),
    statuses: mostFirst(facet<number>('status')),
    buildingTypes: mostFirst(facet<string>('type')),
    leaseTypes: mostFirst(facet<string>('lease')),
    bands: facet<number>('band').toSorted((a, b) => a.value - b.value),
  };
}
