/**
 * Lists in pages. Cursors are database ids: the row of a cursor is looked up in the same statement and everything is compared with its sort
 * keys, so a page deep in a list costs what the first one costs. Lists of many nodes (terms of each of 20 posts) are one statement.
 */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageArgs } from './page.ts';
import { isId, type Session, without } from './request-db.ts';

/** A sort key as an expression on a table alias, with values before and after all others. */
export type SortKey = {
  of: (alias: RawBuilder<unknown>) => RawBuilder<unknown>;
  least: RawBuilder<unknown>;
  greatest: RawBuilder<unknown>;
  /** Runs against the direction of its listing. */
  reversed?: boolean;
};

export type Listing = {
  /** Select list, aliased to the names of the row type. */
  columns: RawBuilder<unknown>;
  table: string;
  alias: string;
  /** Conditions; `owner` is the id the list hangs on, for lists of something. */
  where: (owner: RawBuilder<unknown>) => readonly RawBuilder<unknown>[];
  /** Condition, under the same alias, on the row of a cursor: one the viewer does not see would tell where it stands. */
  seen?: RawBuilder<unknown>;
  /** The last key must be unique. */
  keys: readonly SortKey[];
  descending: boolean;
};

const column = (name: string) => (alias: RawBuilder<unknown>) => sql`${alias}.${sql.ref(name)}`;

export const byId: SortKey = { of: column('id'), least: sql`0`, greatest: sql`2147483647` };
export const byTime = (name: string): SortKey => ({
  of: column(name),
  least: sql`'-infinity'::timestamptz`,
  greatest: sql`'infinity'::timestamptz`,
});
export const byNumber = (name: string): SortKey => ({ of: column(name), least: sql`-2147483648`, greatest: sql`2147483647` });
/** U+FFFF is greater than every other sign in Unicode collations. */
export const byText = (name: string): SortKey => ({ of: column(name), least: sql`''`, greatest: sql`U&'\\FFFF'` });

type Found<T> = T & { owner: number; total?: number; afterFound: boolean; beforeFound: boolean };

/** The owner of a list that hangs on nothing. */
const NO_OWNER = 0;

export type ListQuestion<Q> = { query: Q; owner: number | null; page: PageArgs };

/**
 * Answers equal questions once, and questions that differ only in their owner with one statement.
 * @param describe the listing behind a question, whatever its owner
 */
export function listLoader<Q, T extends { id: number }>(
  session: Session,
  describe: (query: Q) => Listing,
): DataLoader<ListQuestion<Q>, Page<T>, string> {
  const shapeOf = ({ query, page }: ListQuestion<Q>) => JSON.stringify([query, page]);
  return new DataLoader<ListQuestion<Q>, Page<T>, string>(
    async (questions) => {
      const pages = new Map<ListQuestion<Q>, Page<T>>();
      const groups = Map.groupBy(questions, shapeOf);
      await Promise.all(
        [...groups.values()].map(async (group) => {
          const [first] = group;
          if (!first) return;
          const owners = group.map(({ owner }) => owner ?? NO_OWNER);
          const rows = await session.rows<Found<T>>(select(describe(first.query), first.page, owners));
          const byOwner = Map.groupBy(rows, (row) => row.owner);
          for (const question of group) pages.set(question, toPage<T>(byOwner.get(question.owner ?? NO_OWNER) ?? [], question.page));
        }),
      );
      return questions.map((question) => pages.get(question) ?? emptyPage(question.page));
    },
    { cacheKeyFn: (question) => `${question.owner} ${shapeOf(question)}` },
  );
}

/** Name of a sort key among the columns of a cursor's row. */
const keyName = (index: number) => sql.ref(`k${index}`);

function select<T>(listing: Listing, page: PageArgs, owners: readonly number[]): RawBuilder<Found<T>> {
  const alias = sql.ref(listing.alias);
  const table = sql.table(listing.table);
  const seen = listing.seen ? sql` and ${listing.seen}` : sql``;
  // The row of a cursor is looked up once, with all of its keys: each further subquery would have to be planned.
  const cursors = (['after', 'before'] as const).flatMap((side) => {
    const id = page[side];
    if (id === null) return [];
    const keys = listing.keys.map((key, index) => sql`${key.of(alias)} as ${keyName(index)}`);
    return [
      sql`${sql.ref(side)} as (select ${sql.join(keys)} from ${table} ${alias} where ${alias}.id = ${isId(id) ? id : null}::int${seen})`,
    ];
  });
  const withCursors = cursors.length > 0 ? sql`with ${sql.join(cursors)}` : sql``;
  const found = (side: 'after' | 'before') => (page[side] === null ? sql`false` : sql`exists (select from ${sql.ref(side)})`);
  const isDescending = (key: SortKey) => listing.descending !== (key.reversed ?? false);
  const isMixed = listing.keys.some((key) => key.reversed);
  /** What comes after a row, or before it. A cursor whose row is gone bounds nothing: WPGraphQL then starts from the first page. */
  const bound = (side: 'after' | 'before') => {
    if (page[side] === null) return [];
    const steps = listing.keys.map((key, index) => {
      const isLess = isDescending(key) === (side === 'after');
      const value = sql`coalesce((select ${keyName(index)} from ${sql.ref(side)}), ${isLess ? key.greatest : key.least})`;
      return { key: key.of(alias), value, sign: sql.raw(isLess ? '<' : '>') };
    });
    const [first] = steps;
    if (first && !isMixed)
      return [sql`(${sql.join(steps.map((step) => step.key))}) ${first.sign} (${sql.join(steps.map((step) => step.value))})`];
    const chain = steps.map(({ key, value, sign }, index) => {
      const equal = steps.slice(0, index).map((step) => sql`${step.key} = ${step.value}`);
      return sql`(${sql.join([...equal, sql`${key} ${sign} ${value}`], sql` and `)})`;
    });
    return [sql`(${sql.join(chain, sql` or `)})`];
  };
  const conditions = [...listing.where(sql.ref('o.owner')), ...bound('after'), ...bound('before')];
  const isBackward = page.direction === 'backward';
  const order = listing.keys.map((key) => sql`${key.of(alias)} ${sql.raw(isDescending(key) !== isBackward ? 'desc' : 'asc')}`);
  const isOffset = page.offset !== null;
  return sql<Found<T>>`${withCursors}
    select o.owner, x.* from unnest(${owners}::int[]) as o(owner) cross join lateral (
      select ${listing.columns}, ${found('after')} as "afterFound", ${found('before')} as "beforeFound"${isOffset ? sql`, count(*) over ()::int as total` : sql``}
      from ${table} ${alias}
      where ${sql.join(conditions, sql` and `)}
      order by ${sql.join(order)}
      limit ${isOffset ? page.limit : page.limit + 1} offset ${page.offset ?? 0}
    ) x`;
}

/** Rows as they were found, one more than asked for when there are more, as a page in display order. */
function toPage<T extends { id: number }>(found: Found<T>[], page: PageArgs): Page<T> {
  if (page.offset !== null) {
    // Past the end there is no row to carry the count, and the plugin's total is 0 as well.
    const total = found[0]?.total ?? 0;
    return { rows: found.map(strip), hasNext: page.offset + found.length < total, hasPrevious: page.offset > 0, total };
  }
  const more = found.length > page.limit;
  const cut = found.slice(0, page.limit);
  const [first] = found;
  const afterFound = page.after !== null && (first?.afterFound ?? true);
  const beforeFound = page.before !== null && (first?.beforeFound ?? true);
  const backward = page.direction === 'backward';
  if (backward) cut.reverse();
  return {
    rows: cut.map(strip),
    hasNext: backward ? beforeFound : more || beforeFound,
    hasPrevious: backward ? more || afterFound : afterFound,
    total: null,
  };
}

function strip<T extends { id: number }>(found: Found<T>): T {
  return without(found, 'owner', 'total', 'afterFound', 'beforeFound') as unknown as T;
}

export function emptyPage<T>(page: PageArgs): Page<T> {
  return { rows: [], hasNext: false, hasPrevious: page.offset !== null && page.offset > 0, total: page.offset === null ? null : 0 };
}
