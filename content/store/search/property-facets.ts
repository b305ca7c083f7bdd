/**
 * Counts the results of every filter option of the property search. The count of an option ignores the filter of its own kind, so that visitors see the
 * results of alternatives. The counts are sums over groups of properties with the same options (migration 0019-property-search).
 */
import { type RawBuilder, sql } from 'kysely';
import { type SteppedFact, steppedFacts } from '#lib/property-search/fact-steps.ts';
import type { RequestDb } from '../core/request-db.ts';
import { countSteps } from './fact-steps.ts';
import {
  getOptionConditions,
  hasFeatures,
  type OptionFilter,
  propertyFeatures,
  type PropertyFeature,
  type PropertyFilter,
} from './property-filter.ts';

export type Facet<T> = { value: T; count: number };
/** An option that is a node or a term. */
export type NamedFacet = Facet<number> & { slug: string; label: string };
export type PropertyFacets = {
  total: number;
  /** Total space of the results: available space, or the whole building if it is missing. */
  squareFeet: number;
  /** Number of results without the filter by an option. */
  countsWithoutFilter: Partial<Record<keyof OptionFilter, number>>;
  markets: NamedFacet[];
  regions: NamedFacet[];
  submarkets: NamedFacet[];
  statuses: NamedFacet[];
  buildingTypes: Facet<string>[];
  leaseTypes: Facet<string>[];
  bands: Facet<number>[];
  features: Facet<PropertyFeature>[];
  /** Minimums that visitors can choose, counted without the filter by the same fact. Empty if they are not counted. */
  steps: Record<SteppedFact, Facet<number>[]>;
};

/** Facets of a search without results. */
export const emptyFacets: PropertyFacets = {
  total: 0,
  squareFeet: 0,
  countsWithoutFilter: {},
  markets: [],
  regions: [],
  submarkets: [],
  statuses: [],
  buildingTypes: [],
  leaseTypes: [],
  bands: [],
  features: [],
  steps: { clearHeightFeet: [], dockDoors: [], driveInDoors: [], trailerStalls: [], powerAmps: [] },
};

/** Column of the groups, and the value of properties without the fact. */
const facetColumns = {
  markets: { column: 'market_id', missing: sql`0` },
  regions: { column: 'region_id', missing: sql`0` },
  submarkets: { column: 'submarket_id', missing: sql`0` },
  statuses: { column: 'status_id', missing: sql`0` },
  buildingTypes: { column: 'building_type', missing: sql`''` },
  leaseTypes: { column: 'lease_type', missing: sql`''` },
  bands: { column: 'size_band', missing: sql`-1` },
} as const;
type FacetName = keyof typeof facetColumns;

type CountRow = {
  facet: FacetName | SteppedFact | 'features' | 'total' | 'without';
  value: string | null;
  count: number;
  space: number;
  /** Slug and name of a node or term. Null if visitors do not see it. */
  slug: string | null;
  label: string | null;
};

/**
 * @param conditions conditions of filters without facets, on properties under the alias `p`
 * @param stepConditions all conditions without the filters by stepped facts, if steps are counted
 */
export async function countFacets(
  requestDb: RequestDb,
  filter: PropertyFilter,
  conditions: readonly RawBuilder<unknown>[],
  stepConditions: readonly RawBuilder<unknown>[] | null,
): Promise<PropertyFacets> {
  const options = Object.entries(getOptionConditions(filter, 'g')) as [keyof OptionFilter, RawBuilder<unknown>][];
  const groups =
    conditions.length === 0
      ? sql`select g.*, g.properties as count, g.square_feet as space from property_option_group g where g.properties > 0`
      : sql`select g.*, c.count, c.space from (
          select p.option_group_id, count(*) as count, coalesce(sum(coalesce(nullif(p.available_square_feet, 0), p.total_square_feet)), 0) as space
          from property_facts p where ${sql.join(conditions, sql` and `)} group by 1
        ) c join property_option_group g on g.id = c.option_group_id`;
  const flag = (name: string) => sql.ref(`matches_${name}`);
  // Whether a group matches the filters by all options, and the same without one of them.
  const matchesAll = (except?: keyof OptionFilter) =>
    sql.join([sql`true`, ...options.filter(([name]) => name !== except).map(([name]) => flag(name))], sql` and `);
  const countWhere = (condition: RawBuilder<unknown>) => sql`sum(g.count) filter (where ${condition})`;
  const columns = (Object.entries(facetColumns) as [FacetName, (typeof facetColumns)[FacetName]][]).map(([name, { column, missing }]) => {
    return { name, of: sql.ref(`g.${column}`), missing };
  });
  // Each group has the value of one column, and null in the others.
  const pick = (toValue: (column: (typeof columns)[number]) => RawBuilder<unknown>) =>
    sql`case ${sql.join(
      columns.map((column) => sql`when ${column.of} is not null then ${toValue(column)}`),
      sql` `,
    )} end`;
  const single: { facet: CountRow['facet']; value: string | null; count: RawBuilder<unknown> }[] = [
    { facet: 'total', value: null, count: countWhere(matchesAll()) },
    ...propertyFeatures.map((feature) => {
      const all = hasFeatures([...new Set([...(filter.features ?? []), feature])], 'g');
      return { facet: 'features' as const, value: feature, count: countWhere(sql`${matchesAll('features')} and ${all}`) };
    }),
    ...options.map(([name]) => ({ facet: 'without' as const, value: name, count: countWhere(matchesAll(name)) })),
  ];
  const counts: RawBuilder<unknown>[] = [
    sql`select ${pick(({ name }) => sql`${name}::text`)} as facet, ${pick(({ of }) => sql`${of}::text`)} as value,
      ${pick(({ name }) => countWhere(matchesAll(name)))} as count, 0::bigint as space
      from flagged g group by grouping sets (${sql.join(columns.map(({ of }) => sql`(${of})`))})
      having ${sql.join(
        columns.map(({ of, missing }) => sql`${of} is distinct from ${missing}`),
        sql` and `,
      )}`,
    sql`select v.facet, v.value, v.count, v.space from (
        select sum(g.space) filter (where ${matchesAll()}) as space, ${sql.join(single.map(({ count }, index) => sql`${count} as ${sql.ref(`count_${index}`)}`))} from flagged g
      ) t cross join lateral (values ${sql.join(
        single.map(
          ({ facet, value }, index) =>
            sql`(${facet}::text, ${value}::text, ${sql.ref(`t.count_${index}`)}, ${facet === 'total' ? sql`t.space` : sql`0`})`,
        ),
      )}) v(facet, value, count, space)`,
    ...(stepConditions ? countSteps(filter, stepConditions) : []),
  ];
  const rows = await requestDb.rows(sql<CountRow>`
    with matching as materialized (${groups}),
    flagged as materialized (
      select g.market_id, g.submarket_id, g.status_id, g.building_type, g.lease_type, g.size_band, g.features, g.available_from, g.count, g.space,
        coalesce(m.region_id, 0) as region_id ${options.length > 0 ? sql`, ${sql.join(options.map(([name, condition]) => sql`${condition} as ${flag(name)}`))}` : sql``}
      from matching g left join (
        select r.node_id, min(r.target_id) as region_id from node_reference r where r.field_group = 'marketMeta' and r.field = 'region' group by 1
      ) m on m.node_id = g.market_id
    )
    select c.facet, c.value, coalesce(c.count, 0)::int as count, coalesce(c.space, 0)::float8 as space,
      coalesce(n.slug, t.slug) as slug, coalesce(n.title, t.name) as label
    from (${sql.join(counts, sql` union all `)}) c(facet, value, count, space)
    left join content_node n on n.id = case when c.facet in ('markets', 'regions') then c.value::int end and n.status = 'publish'
    left join term t on t.id = case when c.facet in ('submarkets', 'statuses') then c.value::int end`);
  return toFacets(rows);
}

function toFacets(rows: readonly CountRow[]): PropertyFacets {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  const list = <T>(facet: CountRow['facet'], convert: (value: string) => T): Facet<T>[] =>
    (byFacet.get(facet) ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value: convert(value ?? ''), count }))
      .toSorted((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1));
  const listNamed = (facet: CountRow['facet']): NamedFacet[] => {
    const names = new Map((byFacet.get(facet) ?? []).map(({ value, slug, label }) => [Number(value), { slug, label }]));
    return list(facet, Number).flatMap(({ value, count }) => {
      const { slug = null, label = null } = names.get(value) ?? {};
      return slug === null || label === null ? [] : [{ value, count, slug, label }];
    });
  };
  const [total] = byFacet.get('total') ?? [];
  return {
    total: total?.count ?? 0,
    squareFeet: total?.space ?? 0,
    countsWithoutFilter: Object.fromEntries((byFacet.get('without') ?? []).map(({ value, count }) => [value ?? '', count])),
    markets: listNamed('markets'),
    regions: listNamed('regions'),
    submarkets: listNamed('submarkets'),
    statuses: listNamed('statuses'),
    buildingTypes: list('buildingTypes', String),
    leaseTypes: list('leaseTypes', String),
    bands: list('bands', Number).toSorted((a, b) => a.value - b.value),
    features: list('features', (value) => value as PropertyFeature),
    steps: Object.fromEntries(
      steppedFacts.map((fact) => [fact, list(fact, Number).toSorted((a, b) => a.value - b.value)]),
    ) as PropertyFacets['steps'],
  };
}
