/** Converts the filters of a node list to the store's query. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { getStartOfWeek } from '../../core/start-of-week.ts';
import { UserError } from '../../core/user-error.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { DateFilter, NodeFilter, NodeOrder } from '../../store/nodes/node-filter.ts';
import type { NodeQuery, TermGroup } from '../../store/nodes/node-query.ts';
import type { ContentContext } from '../core/context.ts';
import { type DateQuery, toDateFilter } from '../core/date-query.ts';
import { isIdText, parseFilterId, parseFilterIds } from '../core/filter-ids.ts';
import { isSet, type Optional } from '../core/optional.ts';

/** Maximum number of values in a filter. */
const MAX_LIST_LENGTH = 100;

type List<T> = Optional<readonly Optional<T>[]>;

export type NodeFilterInput = {
  author?: Optional<number>;
  authorIn?: List<string>;
  authorName?: Optional<string>;
  authorNotIn?: List<string>;
  categoryId?: Optional<number>;
  categoryIn?: List<string>;
  categoryName?: Optional<string>;
  categoryNotIn?: List<string>;
  contentTypes?: List<ContentTypeName>;
  dateQuery?: Optional<DateQuery>;
  hasPassword?: Optional<boolean>;
  id?: Optional<number>;
  in?: List<string>;
  mimeType?: Optional<string>;
  name?: Optional<string>;
  nameIn?: List<string>;
  notIn?: List<string>;
  orderby?: List<{ field: NodeOrder['by']; order: 'ASC' | 'DESC' }>;
  parent?: Optional<string>;
  parentIn?: List<string>;
  parentNotIn?: List<string>;
  password?: Optional<string>;
  previewedDatabaseId?: Optional<number>;
  previewedParentDatabaseId?: Optional<number>;
  search?: Optional<string>;
  stati?: List<PostStatus>;
  status?: Optional<PostStatus>;
  tag?: Optional<string>;
  tagId?: Optional<string>;
  tagIn?: List<string>;
  tagNotIn?: List<string>;
  tagSlugAnd?: List<string>;
  tagSlugIn?: List<string>;
  title?: Optional<string>;
};

/** The part of a query that filters define. `types` is set only if the filters select content types. */
export type NodeQueryFilters = Omit<NodeQuery, 'types'> & { types?: readonly ContentTypeName[] };

/**
 * Converts filters to the store's query. Empty lists are ignored, as in WordPress. Ids of other kinds and unknown slugs match nothing. Of several filters for
 * the same thing, one replaces the others, as in WordPress: `id` replaces `in`, which replaces `notIn`.
 * @throws UserError for lists that are too long
 */
export async function toNodeQuery(where: NodeFilterInput, { store, site, viewer }: ContentContext): Promise<NodeQueryFilters> {
  assertListLengths(where);
  const nodeIds = parseFilterIds('post', nonNullItems(where.in));
  const statuses = toStatuses(where, viewer);
  const types = nonEmptyList(where.contentTypes);
  const slugs = where.name ? withSlug(where.name) : nonEmptyList(where.nameIn)?.flatMap(withSlug);
  const orderby = toOrder(where, nodeIds, slugs);
  const terms = await toTermGroups(where, store);
  // As in WordPress, an id that is not positive is ignored.
  const ids = where.id && where.id > 0 ? [where.id] : nodeIds;
  // Only a query with a week depends on the settings.
  const startOfWeek = isSet(where.dateQuery?.week) ? getStartOfWeek(await store.option('settings')) : undefined;
  const dates = where.dateQuery ? toDateFilter(where.dateQuery, site.timezone, startOfWeek) : undefined;
  const filter = toFilter(ids ? { ...where, notIn: null } : where, slugs, dates);
  return {
    ...(types && { types }),
    ...(statuses && { statuses }),
    ...(ids && { ids }),
    ...(where.search && { search: where.search }),
    ...(orderby.length > 0 && { orderby }),
    ...(terms.length > 0 && { terms }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

/** Visitors see media items, but WPGraphQL lets only editors ask for their status. */
function toStatuses({ stati, status }: NodeFilterInput, viewer: Viewer): PostStatus[] | undefined {
  const requested = nonEmptyList(stati) ?? (status ? [status] : undefined);
  return can(viewer, 'edit_posts') ? requested : requested?.filter((name) => name !== 'inherit');
}

function toFilter(where: NodeFilterInput, slugs: readonly string[] | undefined, dates: DateFilter | undefined): NodeFilter {
  // As in WordPress, a parent that is not an id is ignored.
  const parents = isIdText(where.parent) ? [parseParentId(where.parent)] : nonEmptyList(nonNullItems(where.parentIn).map(parseParentId));
  const author = where.author ?? 0;
  const otherAuthors = joinLists(parseFilterIds('user', nonNullItems(where.authorNotIn)), author < 0 ? [-author] : []);
  const authors = joinLists(parseFilterIds('user', nonNullItems(where.authorIn)), author > 0 ? [author] : []);
  const previewed = { previewedDatabaseId: where.previewedDatabaseId, previewedParentDatabaseId: where.previewedParentDatabaseId };
  const fields = Object.entries(previewed).filter((entry): entry is [string, number] => isSet(entry[1]));
  return withoutUndefined({
    notIn: parseFilterIds('post', nonNullItems(where.notIn)),
    parentIn: parents,
    parentNotIn: parents ? undefined : nonEmptyList(nonNullItems(where.parentNotIn).map(parseParentId)),
    authorIn: otherAuthors ? undefined : authors,
    authorNotIn: otherAuthors,
    authorName: where.authorName ? toSlug(where.authorName) : undefined,
    title: where.title || undefined,
    slugs,
    password: where.password || undefined,
    hasPassword: where.hasPassword ?? undefined,
    mimeType: where.mimeType ?? undefined,
    dates,
    fields: fields.length > 0 ? Object.fromEntries(fields) : undefined,
  });
}

/** A name and the slug that WordPress makes of it. */
const withSlug = (name: string) => [...new Set([name, toSlug(name)])];

/** Parses a parent id. 0 means the top level. An invalid id matches nothing. */
function parseParentId(id: string): number {
  return /^0+$/.test(id) ? 0 : parseFilterId('post', id) || -1;
}

function toOrder(where: NodeFilterInput, ids: readonly number[] | undefined, slugs: readonly string[] | undefined): NodeOrder[] {
  // If a sort key is repeated, its last direction applies (WordPress).
  const orders = new Map<string, NodeOrder>();
  const requested = nonNullItems(where.orderby);
  // The order of a list filter replaces all others, ignores the direction, and is the default for the filter `in` (WPGraphQL).
  if (requested.length === 0) return ids ? [{ by: 'in', ids, descending: false }] : [];
  for (const { field: by, order } of requested) {
    if (by === 'in') return ids ? [{ by, ids, descending: false }] : [];
    if (by === 'nameIn') return slugs ? [{ by, slugs, descending: false }] : [];
    orders.set(by, { by, descending: order === 'DESC' });
  }
  return [...orders.values()];
}

async function toTermGroups(where: NodeFilterInput, store: ContentStore): Promise<TermGroup[]> {
  const groups: TermGroup[] = [];
  // As in WordPress, a name such as `Market Reports` stands for its slug.
  const bySlug = async (taxonomy: 'category' | 'post_tag', slug: string): Promise<number> =>
    ((await store.termBySlug(taxonomy, slug)) ?? (await store.termBySlug(taxonomy, decodeOrKeep(toSlug(slug)))))?.id ?? 0;
  const bySlugs = (taxonomy: 'category' | 'post_tag', slugs: readonly string[]) => Promise.all(slugs.map((slug) => bySlug(taxonomy, slug)));
  const add = (
    taxonomy: 'category' | 'post_tag',
    ids: readonly number[] | undefined,
    options: Pick<TermGroup, 'not' | 'withChildren' | 'matchesAll'> = {},
  ) => {
    if (ids) groups.push({ taxonomy, ids, ...options });
  };
  const withChildren = true;
  // A negative id excludes the category (WordPress).
  if (where.categoryId) add('category', [Math.abs(where.categoryId)], { withChildren, ...(where.categoryId < 0 && { not: true }) });
  for (const slugs of splitSlugs('categoryName', where.categoryName?.split('/').findLast((part) => part !== '') ?? '', /[,]+/, /[+]+/))
    add('category', await bySlugs('category', slugs), { withChildren });
  add('category', parseFilterIds('term', nonNullItems(where.categoryIn)));
  add('category', parseFilterIds('term', nonNullItems(where.categoryNotIn)), { not: true });
  const tags = splitSlugs('tag', where.tag ?? '', /[,\s]+/, /[+\s]+/);
  if (tags.length > 0) add('post_tag', await bySlugs('post_tag', tags.flat()), { matchesAll: tags.length > 1 });
  if (isIdText(where.tagId) && where.tagId !== '0') add('post_tag', [parseFilterId('term', where.tagId)]);
  add('post_tag', parseFilterIds('term', nonNullItems(where.tagIn)));
  add('post_tag', parseFilterIds('term', nonNullItems(where.tagNotIn)), { not: true });
  const anyOf = nonEmptyList(where.tagSlugIn);
  if (anyOf) add('post_tag', await bySlugs('post_tag', anyOf));
  const allOf = nonEmptyList(where.tagSlugAnd);
  if (allOf) add('post_tag', await bySlugs('post_tag', allOf), { matchesAll: true });
  return groups;
}

/**
 * Splits a text with several slugs, as WordPress does: `a,b` is either of them, and `a+b` is both. Returns the alternatives of each condition.
 * @throws UserError for a text with too many slugs
 */
function splitSlugs(filter: string, text: string, or: RegExp, and: RegExp): string[][] {
  if (text.trim() === '') return [];
  const isAnyOf = text.includes(',');
  // The rest of a text with too many slugs is not split, because a text can consist of a million of them.
  const slugs = text.split(isAnyOf ? or : and, MAX_LIST_LENGTH + 2).filter((slug) => slug !== '');
  if (slugs.length > MAX_LIST_LENGTH) throw createTooManyValuesError(filter, `more than ${MAX_LIST_LENGTH}`);
  return isAnyOf ? [slugs] : slugs.map((slug) => [slug]);
}

export function assertListLengths(where: object): void {
  for (const [name, value] of Object.entries(where))
    if (Array.isArray(value) && value.length > MAX_LIST_LENGTH) throw createTooManyValuesError(name, value.length);
}

const createTooManyValuesError = (filter: string, count: number | string): UserError =>
  new UserError(`The filter "${filter}" has ${count} values. At most ${MAX_LIST_LENGTH} are allowed. Split them into several queries.`);

const nonNullItems = <T>(list: List<T>): T[] => (list ?? []).filter(isSet);

function nonEmptyList<T>(list: List<T>): T[] | undefined {
  const items = nonNullItems(list);
  return items.length > 0 ? items : undefined;
}

const joinLists = (a: readonly number[] | undefined, b: readonly number[]): number[] | undefined => nonEmptyList([...(a ?? []), ...b]);

function withoutUndefined<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
