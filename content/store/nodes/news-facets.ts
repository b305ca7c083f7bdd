/** Counts of published news by category, market and date, for the filters of the newsroom. Posts with a password are not counted. */
import { type RawBuilder, sql } from 'kysely';
import { isId, type RequestDb } from '../core/request-db.ts';

/** The filters in use. Each count ignores the filter of its own kind, so it says how many posts that choice would show. */
export type NewsFacetFilter = {
  categoryId: number | null;
  marketId: number | null;
  year: number | null;
  month: number | null;
  /** IANA name. Years and months are local to this time zone. */
  timezone: string;
};

/** A category or market by its id, or a year or month by its number. Months are those of the year in the filter. */
export type NewsFacetCount = { kind: 'category' | 'market' | 'month' | 'year'; value: number; count: number };

export interface NewsFacetReader {
  newsFacets(filter: NewsFacetFilter): Promise<NewsFacetCount[]>;
}

export function createNewsFacets(requestDb: RequestDb): NewsFacetReader {
  return {
    newsFacets: async (filter) => {
      if (![filter.categoryId, filter.marketId].every((id) => id === null || isId(id))) return [];
      return await requestDb.rows(buildFacetsSql(filter));
    },
  };
}

type Condition = RawBuilder<unknown>;

/** Condition on a reference: it names a market that the post is about. */
const isMarketOf = (alias: string): Condition =>
  sql`${sql.ref(`${alias}.field_group`)} = 'postPlaces' and ${sql.ref(`${alias}.field`)} = 'markets'`;

function buildFacetsSql({ categoryId, marketId, year, month, timezone }: NewsFacetFilter): RawBuilder<NewsFacetCount> {
  const isInCategory: Condition[] =
    categoryId === null ? [] : [sql`exists (select from term_relationship c where c.node_id = p.id and c.term_id = ${categoryId}::int)`];
  const isAboutMarket: Condition[] =
    marketId === null
      ? []
      : [sql`exists (select from node_reference m where m.node_id = p.id and ${isMarketOf('m')} and m.target_id = ${marketId}::int)`];
  const isInYear: Condition[] = year === null ? [] : [sql`p.year = ${year}::int`];
  const isInMonth: Condition[] = month === null ? [] : [sql`p.month = ${month}::int`];
  const where = (...conditions: readonly Condition[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));
  return sql<NewsFacetCount>`
    with p as materialized (
      select n.id, extract(year from n.published_at at time zone ${timezone})::int as year, extract(month from n.published_at at time zone ${timezone})::int as month
      from content_node n where n.type = 'post' and n.status = 'publish' and n.password is null
    )
    select 'category' as kind, r.term_id as value, count(*)::int as count from p join term_relationship r on r.node_id = p.id join term t on t.id = r.term_id
      where t.taxonomy = 'category' and ${where(...isAboutMarket, ...isInYear, ...isInMonth)} group by 2
    union all
    select 'market', r.target_id, count(*)::int from p join node_reference r on r.node_id = p.id where ${isMarketOf('r')} and ${where(...isInCategory, ...isInYear, ...isInMonth)} group by 2
    union all
    select 'year', p.year, count(*)::int from p where ${where(...isInCategory, ...isAboutMarket)} group by 2
    union all
    select 'month', p.month, count(*)::int from p where ${year === null ? sql`false` : where(...isInCategory, ...isAboutMarket, ...isInYear)} group by 2`;
}
