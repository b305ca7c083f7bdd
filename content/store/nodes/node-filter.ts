/** Filters and sort orders of node lists. They are plain data, so that equal queries can be recognized. */
import { type RawBuilder, sql } from 'kysely';
import { byId, byNumber, byPosition, byText, byTime, createSortKey, type Listing, type SortKey } from '../core/paging.ts';
import { isId } from '../core/request-db.ts';
import { isUnusedMedia } from '../media-usage.ts';
import { getWeekNumber } from './week-number.ts';

export type NodeFilter = {
  /** Invalid ids and empty lists match nothing, or exclude nothing. */
  notIn?: readonly number[];
  /** 0 means no parent. */
  parentIn?: readonly number[];
  parentNotIn?: readonly number[];
  authorIn?: readonly number[];
  authorNotIn?: readonly number[];
  /** Nicename of the author. */
  authorName?: string;
  /** The exact title, ignoring case. */
  title?: string;
  slugs?: readonly string[];
  password?: string;
  hasPassword?: boolean;
  /** Only sticky nodes, or only others. */
  sticky?: boolean;
  menuOrder?: number;
  /** A MIME type, or the part before its slash. */
  mimeType?: string;
  /** Only media items that nothing refers to, or only others. */
  isUnused?: boolean;
  dates?: DateFilter;
  modifiedDates?: DateFilter;
  /** Only autosaves, or only other revisions. */
  isAutosave?: boolean;
  /** Required values of stored fields: `{ previewedDatabaseId: 5 }`. */
  fields?: { readonly [name: string]: number };
  /** Only positions that accept applications on this day: `2026-11-18`. */
  openOn?: string;
};

export type DateUnit = 'year' | 'month' | 'day' | 'week' | 'hour' | 'minute' | 'second';
export type DatePart = {
  /** Several units, largest first, are compared as one value: `hour` and `minute` as a time of day. */
  units: readonly DateUnit[];
  compare: DateOperator;
  values: readonly number[];
};
export type DateFilter = {
  column: 'date' | 'modified';
  /** IANA name. Parts and bounds are local to this time zone. */
  timezone: string;
  /** First day of the week, for parts with a week. 0 is Sunday. */
  startOfWeek?: number;
  /** Local times such as `2024-02-05T00:00:00`. The first is included, the second is not. */
  from?: string;
  until?: string;
  parts: readonly DatePart[];
};
export type DateOperator = '=' | '!=' | '>' | '>=';

export type NodeOrder =
  | { by: 'author' | 'comments' | 'date' | 'id' | 'menu' | 'modified' | 'parent' | 'slug' | 'title'; descending: boolean }
  | { by: 'in'; ids: readonly number[]; descending: boolean }
  | { by: 'nameIn'; slugs: readonly string[]; descending: boolean };

type Condition = RawBuilder<unknown>;
const ids = (list: readonly number[]) => sql`${list.filter(isId)}::int[]`;

/**
 * Returns the SQL conditions of a filter, for nodes under the alias `n`.
 * @param parentColumn the parent of a revision is its node
 */
export function getFilterConditions(filter: NodeFilter, parentColumn: 'parent_id' | 'revision_of' = 'parent_id'): Condition[] {
  const parent = sql.ref(`n.${parentColumn}`);
  const {
    notIn,
    parentIn,
    parentNotIn,
    authorIn,
    authorNotIn,
    authorName,
    title,
    slugs,
    password,
    hasPassword,
    sticky,
    menuOrder,
    mimeType,
    isUnused,
    dates,
    modifiedDates,
    isAutosave,
    fields,
    openOn,
  } = filter;
  const conditions: (Condition | false | undefined)[] = [
    notIn && sql`n.id <> all(${ids(notIn)})`,
    parentIn && sql`(${parent} = any(${ids(parentIn)}) or ${parentIn.includes(0)}::boolean and ${parent} is null)`,
    parentNotIn &&
      sql`(case when ${parent} is null then ${!parentNotIn.includes(0)}::boolean else ${parent} <> all(${ids(parentNotIn)}) end)`,
    authorIn && sql`n.author_id = any(${ids(authorIn)})`,
    authorNotIn && sql`coalesce(n.author_id, 0) <> all(${ids(authorNotIn)})`,
    authorName !== undefined && sql`n.author_id in (select u.id from user_account u where u.nicename = ${authorName})`,
    title !== undefined && sql`lower(n.title) = lower(${title})`,
    slugs && sql`n.slug = any(${slugs}::text[])`,
    password !== undefined && sql`n.password = ${password}`,
    hasPassword !== undefined && (hasPassword ? sql`n.password is not null` : sql`n.password is null`),
    sticky !== undefined && sql`n.sticky = ${sticky}`,
    menuOrder !== undefined && sql`n.menu_order = ${menuOrder}`,
    mimeType !== undefined && hasMimeType(mimeType),
    isUnused !== undefined && (isUnused ? isUnusedMedia : sql`not ${isUnusedMedia}`),
    dates && matchesDates(dates),
    modifiedDates && matchesDates(modifiedDates),
    isAutosave !== undefined && sql`n.is_autosave = ${isAutosave}`,
    ...Object.entries(fields ?? {}).map(([name, value]) => sql`n.fields ->> ${name} = ${String(value)}`),
    openOn !== undefined && isOpenPositionOn(openOn),
  ];
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

/** Condition on the node `n`: the same rule as `isOpenPosition` in content/core/position.ts. */
export function isOpenPositionOn(day: string): Condition {
  const date = (name: string) => sql`nullif(n.fields #>> ${`{positionMeta,${name}}`}, '')`;
  return sql`(coalesce(${date('validThrough')} >= ${day}, true) and coalesce(${date('closedOn')} > ${day}, true))`;
}

function hasMimeType(mimeType: string): Condition {
  return sql`exists (select from media_item m where m.node_id = n.id and (m.mime_type = ${mimeType} or split_part(m.mime_type, '/', 1) = ${mimeType}))`;
}

function matchesDates({ column, timezone, startOfWeek = 1, from, until, parts }: DateFilter): Condition | undefined {
  const at = column === 'date' ? sql`n.published_at` : sql`n.modified_at`;
  // Bounds are converted to instants, so that an index on the dates can be used.
  const instant = (local: string) => sql`(${local}::timestamp at time zone ${timezone})`;
  const conditions = [
    ...(from === undefined ? [] : [sql`${at} >= ${instant(from)}`]),
    ...(until === undefined ? [] : [sql`${at} < ${instant(until)}`]),
    ...parts.map(({ units, compare, values }) => {
      const local = sql`(${at} at time zone ${timezone})`;
      const actual = units.map((unit) =>
        unit === 'week' ? getWeekNumber(local, startOfWeek) : sql`floor(extract(${sql.raw(unit)} from ${local}))::int`,
      );
      return sql`(${sql.join(actual)}) ${sql.raw(compare)} (${sql.join(values.map((value) => sql`${value}::int`))})`;
    }),
  ];
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` and `)})`;
}

const column = (name: string) => sql.ref(name);

function getSortKey(order: NodeOrder): SortKey {
  switch (order.by) {
    case 'date':
      return byTime('published_at');
    case 'modified':
      return byTime('modified_at');
    case 'id':
      return byId;
    case 'title':
      return byText('title');
    case 'slug':
      return byText('slug');
    case 'menu':
      return byNumber('menu_order');
    case 'author':
      return createSortKey((alias) => sql`coalesce(${alias}.${column('author_id')}, 0)`);
    case 'parent':
      return createSortKey((alias) => sql`coalesce(${alias}.${column('parent_id')}, 0)`);
    case 'comments':
      return createSortKey((alias) => sql`(select count(*) from comment m where m.node_id = ${alias}.id and m.status = 'approve')`);
    case 'in':
      return byPosition(ids(order.ids), 'id');
    case 'nameIn':
      return byPosition(sql`${order.slugs}::text[]`, 'slug');
  }
}

const menuOrder = { keys: [byNumber('menu_order'), byText('title'), byId], descending: false };

/** Returns the sort keys of a list. The id is the last one. */
export function getSortKeys(orderby: 'date' | 'menu' | readonly NodeOrder[]): Pick<Listing, 'keys' | 'descending'> {
  if (orderby === 'menu') return menuOrder;
  const [first, ...more] = orderby === 'date' ? [] : orderby;
  if (!first) return { keys: [byTime('published_at'), byId], descending: true };
  const { descending } = first;
  const isReversed = (order: { descending: boolean }) => ({ reversed: order.descending !== descending });
  // Equal nodes are sorted by descending id in both directions (WPGraphQL).
  const lastKey = { ...byId, ...isReversed({ descending: true }) };
  return { keys: [getSortKey(first), ...more.map((order) => ({ ...getSortKey(order), ...isReversed(order) })), lastKey], descending };
}
