/**
 * SQL for paginated lists. Cursors are database ids. The statement looks up the row of the cursor and compares sort keys with it, so pages deep in a
 * list are as fast as the first one. Lists of many owners (the terms of 20 posts) share one statement.
 */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageArgs } from './page.ts';
import { isId, omit, type RequestDb } from './request-db.ts';

/** A sort key as an SQL expression on a table alias, with values below and above all others. */
export type SortKey = {
  toSql: (alias: RawBuilder<unknown>) => RawBuilder<unknown>;
  least: RawBuilder<unknown>;
  greatest: RawBuilder<unknown>;
  /** Whether the key has the opposite direction of the listing. */
  reversed?: boolean;
};

export type Listing = {
  /** Select list, aliased to the names of the row type. */
  columns: RawBuilder<unknown>;
  table: string;
  alias: string;
  /** Conditions. `owner` is the id of the object that owns the list, if any. */
  where: (owner: RawBuilder<unknown>) => readonly RawBuilder<unknown>[];
  /** Condition on the row of a cursor, under the same alias. A cursor must not reveal the position of a row that is hidden from the viewer. */
  cursorCondition?: RawBuilder<unknown>;
  /** The last key must be unique. */
  keys: readonly SortKey[];
  descending: boolean;
};

const column = (name: string) => (alias: RawBuilder<unknown>) => sql`${alias}.${sql.ref(name)}`;

export const byId: SortKey = { toSql: column('id'), least: sql`0`, greatest: sql`2147483647` };
export const byTime = (name: string): SortKey => ({
  toSql: column(name),
  least: sql`'-infinity'::timestamptz`,
  greatest: sql`'infinity'::timestamptz`,
});
export const byNumber = (name: string): SortKey => ({ toSql: column(name), least: sql`-2147483648`, greatest: sql`2147483647` });
/** A number that is not negative. */
export const createSortKey = (of: SortKey['toSql']): SortKey => ({ toSql: of, least: sql`-1`, greatest: sql`2147483647` });
/** The position in an SQL array. What is not in it comes first. */
export const byPosition = (list: RawBuilder<unknown>, name: string): SortKey =>
  createSortKey((alias) => sql`coalesce(array_position(${list}, ${column(name)(alias)}), 0)`);
/** U+FFFF sorts after every other character in Unicode collations. */
export const byText = (name: string): SortKey => ({ toSql: column(name), least: sql`''`, greatest: sql`U&'\\FFFF'` });
/** A column without a collation of its own, sorted by letters, regardless of case and accents, as in MySQL. */
export const byLetters = (name: string): SortKey => ({
  ...byText(name),
  toSql: (alias) => sql`${column(name)(alias)} collate "und-x-icu"`,
});

type FoundRow<T> = T & { owner: number; total?: number; afterFound: boolean; beforeFound: boolean };

/** The owner id of lists without an owner. */
const NO_OWNER = 0;

export type ListRequest<Q> = { query: Q; owner: number | null; page: PageArgs };

/**
 * Creates a loader of lists. Equal requests run once, and requests that differ only in their owner share one statement.
 * @param describe returns the listing of a query, without its owner
 */
export function createListLoader<Q, T extends { id: number }>(
  requestDb: RequestDb,
  describe: (query: Q) => Listing,
): DataLoader<ListRequest<Q>, Page<T>, string> {
  const getGroupKey = ({ query, page }: ListRequest<Q>) => JSON.stringify([query, page]);
  return new DataLoader<ListRequest<Q>, Page<T>, string>(
    async (requests) => {
      const pages = new Map<ListRequest<Q>, Page<T>>();
      const groups = Map.groupBy(requests, getGroupKey);
      await Promise.all(
        [...groups.values()].map(async (group) => {
          const [first] = group;
          if (!first) return;
          const owners = group.map(({ owner }) => owner ?? NO_OWNER);
          const rows = await requestDb.rows<FoundRow<T>>(buildListSql(describe(first.query), first.page, owners));
          const byOwner = Map.groupBy(rows, (row) => row.owner);
          for (const request of group) pages.set(request, toPage<T>(byOwner.get(request.owner ?? NO_OWNER) ?? [], request.page));
        }),
      );
      return requests.map((request) => pages.get(request) ?? emptyPage(request.page));
    },
    { cacheKeyFn: (request) => `${request.owner} ${getGroupKey(request)}` },
  );
}

/** Column name of a sort key in the row of a cursor. */
const keyName = (index: number) => sql.ref(`k${index}`);

function buildListSql<T>(listing: Listing, page: PageArgs, owners: readonly number[]): RawBuilder<FoundRow<T>> {
  const alias = sql.ref(listing.alias);
  const table = sql.table(listing.table);
  const cursorCondition = listing.cursorCondition ? sql` and ${listing.cursorCondition}` : sql``;
  // The row of a cursor is looked up once with all its keys, because each additional subquery has to be planned.
  const cursors = (['after', 'before'] as const).flatMap((side) => {
    const id = page[side];
    if (id === null) return [];
    const keys = listing.keys.map((key, index) => sql`${key.toSql(alias)} as ${keyName(index)}`);
    return [
      sql`${sql.ref(side)} as (select ${sql.join(keys)} from ${table} ${alias} where ${alias}.id = ${isId(id) ? id : null}::int${cursorCondition})`,
    ];
  });
  const withCursors = cursors.length > 0 ? sql`with ${sql.join(cursors)}` : sql``;
  const found = (side: 'after' | 'before') => (page[side] === null ? sql`false` : sql`exists (select from ${sql.ref(side)})`);
  const isDescending = (key: SortKey) => listing.descending !== (key.reversed ?? false);
  const isMixed = listing.keys.some((key) => key.reversed);
  /** Condition for rows after or before a cursor. The cursor of a deleted row has no effect: WPGraphQL returns the first page then. */
  const bound = (side: 'after' | 'before') => {
    if (page[side] === null) return [];
    const steps = listing.keys.map((key, index) => {
      const isLess = isDescending(key) === (side === 'after');
      const value = sql`coalesce((select ${keyName(index)} from ${sql.ref(side)}), ${isLess ? key.greatest : key.least})`;
      return { key: key.toSql(alias), value, operator: sql.raw(isLess ? '<' : '>') };
    });
    const [first] = steps;
    if (first && !isMixed)
      return [sql`(${sql.join(steps.map((step) => step.key))}) ${first.operator} (${sql.join(steps.map((step) => step.value))})`];
    const chain = steps.map(({ key, value, operator }, index) => {
      const equal = steps.slice(0, index).map((step) => sql`${step.key} = ${step.value}`);
      return sql`(${sql.join([...equal, sql`${key} ${operator} ${value}`], sql` and `)})`;
    });
    return [sql`(${sql.join(chain, sql` or `)})`];
  };
  const matches = sql.join([...listing.where(sql.ref('o.owner')), ...bound('after'), ...bound('before')], sql` and `);
  const isBackward = page.direction === 'backward';
  const order = listing.keys.map((key) => sql`${key.toSql(alias)} ${sql.raw(isDescending(key) !== isBackward ? 'desc' : 'asc')}`);
  const isCounted = page.offset !== null || (page.countTotal ?? false);
  // Not a window function, for which PostgreSQL would read all columns of all rows.
  const total = isCounted ? sql`, (select count(*)::int from ${table} ${alias} where ${matches}) as total` : sql``;
  return sql<FoundRow<T>>`${withCursors}
    select o.owner, x.* from unnest(${owners}::int[]) as o(owner) cross join lateral (
      select ${listing.columns}, ${found('after')} as "afterFound", ${found('before')} as "beforeFound"${total}
      from ${table} ${alias}
      where ${matches}
      order by ${sql.join(order)}
      limit ${page.limit + 1} offset ${page.offset ?? 0}
    ) x`;
}

/** Converts rows to a page in list order. There is one row more than requested if there are more pages. */
function toPage<T extends { id: number }>(found: FoundRow<T>[], page: PageArgs): Page<T> {
  const more = found.length > page.limit;
  const cut = found.slice(0, page.limit);
  const [first] = found;
  // A page past the end has no row with the count. The plugin returns a total of 0 too.
  const total = page.offset !== null || page.countTotal ? (first?.total ?? 0) : null;
  const afterFound = page.after !== null && (first?.afterFound ?? true);
  const beforeFound = page.before !== null && (first?.beforeFound ?? true);
  const backward = page.direction === 'backward';
  if (backward) cut.reverse();
  const rows = cut.map(removeHelperColumns);
  if (page.offset !== null) return { rows, hasNext: more, hasPrevious: page.offset > 0, total };
  return {
    rows,
    hasNext: backward || page.isDefault ? beforeFound : more,
    hasPrevious: backward ? more : afterFound,
    total,
  };
}

function removeHelperColumns<T extends { id: number }>(found: FoundRow<T>): T {
  return omit(found, 'owner', 'total', 'afterFound', 'beforeFound') as unknown as T;
}

export function emptyPage<T>(page: PageArgs): Page<T> {
  const isCounted = page.offset !== null || page.countTotal;
  return { rows: [], hasNext: false, hasPrevious: (page.offset ?? 0) > 0, total: isCounted ? 0 : null };
}
