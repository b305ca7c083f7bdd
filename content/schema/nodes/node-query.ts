/** From the filters of a list, as they were given, to a question for the store. */
import type { PostStatus } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { NodeFilter, NodeOrder } from '../../store/nodes/node-filter.ts';
import type { NodeQuery, TermGroup } from '../../store/nodes/node-query.ts';
import type { ContentContext } from '../core/context.ts';
import { type DateQuery, toDates } from '../core/date-query.ts';
import { databaseIdOf, databaseIdsOf } from '../core/filter-ids.ts';

/** Longest list a filter takes. */
const MAX_LIST = 100;

type Given<T> = T | null | undefined;
type List<T> = Given<readonly Given<T>[]>;

export type NodeWhere = {
  author?: Given<number>;
  authorIn?: List<string>;
  authorName?: Given<string>;
  authorNotIn?: List<string>;
  categoryId?: Given<number>;
  categoryIn?: List<string>;
  categoryName?: Given<string>;
  categoryNotIn?: List<string>;
  contentTypes?: List<ContentTypeName>;
  dateQuery?: Given<DateQuery>;
  hasPassword?: Given<boolean>;
  id?: Given<number>;
  in?: List<string>;
  mimeType?: Given<string>;
  name?: Given<string>;
  nameIn?: List<string>;
  notIn?: List<string>;
  orderby?: List<{ field: NodeOrder['by']; order: 'ASC' | 'DESC' }>;
  parent?: Given<string>;
  parentIn?: List<string>;
  parentNotIn?: List<string>;
  password?: Given<string>;
  previewedDatabaseId?: Given<number>;
  previewedParentDatabaseId?: Given<number>;
  search?: Given<string>;
  stati?: List<PostStatus>;
  status?: Given<PostStatus>;
  tag?: Given<string>;
  tagId?: Given<string>;
  tagIn?: List<string>;
  tagNotIn?: List<string>;
  tagSlugAnd?: List<string>;
  tagSlugIn?: List<string>;
  title?: Given<string>;
};

/** What the filters add to a list's own question; `types` only where content types were asked for. */
export type Narrowed = Omit<NodeQuery, 'types'> & { types?: readonly ContentTypeName[] };

/**
 * Filters as the store takes them. Empty lists filter nothing, as in WordPress; ids of other things, and slugs nobody has, match nothing.
 * @throws UserError for lists that are too long, and for dates that can be none
 */
export async function toNodeQuery(where: NodeWhere, { store, site }: ContentContext): Promise<Narrowed> {
  checkLengths(where);
  const nodeIds = databaseIdsOf('post', present(where.in));
  const stati = listed(where.stati) ?? (where.status ? [where.status] : undefined);
  const types = listed(where.contentTypes);
  const slugs = both(listed(where.nameIn), where.name ? [where.name] : undefined);
  const orderby = toOrder(where, nodeIds, slugs);
  const terms = await toTermGroups(where, store);
  const filter = toFilter(where, slugs, site.timezone);
  const ids = both(nodeIds, where.id ? [where.id] : undefined);
  return {
    ...(types && { types }),
    ...(stati && { stati }),
    ...(ids && { ids }),
    ...(where.search && { search: where.search }),
    ...(orderby.length > 0 && { orderby }),
    ...(terms.length > 0 && { terms }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

function toFilter(where: NodeWhere, slugs: readonly string[] | undefined, timezone: string): NodeFilter {
  const parents = both(listed(present(where.parentIn).map(parentIdOf)), isGiven(where.parent) ? [parentIdOf(where.parent)] : undefined);
  const authors = both(databaseIdsOf('user', present(where.authorIn)), where.author ? [where.author] : undefined);
  const dates = where.dateQuery ? toDates(where.dateQuery, timezone) : undefined;
  const previewed = { previewedDatabaseId: where.previewedDatabaseId, previewedParentDatabaseId: where.previewedParentDatabaseId };
  const fields = Object.entries(previewed).filter((entry): entry is [string, number] => isGiven(entry[1]));
  return withoutHoles({
    notIn: databaseIdsOf('post', present(where.notIn)),
    parentIn: parents,
    parentNotIn: listed(present(where.parentNotIn).map(parentIdOf)),
    authorIn: authors,
    authorNotIn: databaseIdsOf('user', present(where.authorNotIn)),
    authorName: where.authorName || undefined,
    title: where.title || undefined,
    slugs,
    password: where.password || undefined,
    hasPassword: where.hasPassword ?? undefined,
    mimeType: where.mimeType ?? undefined,
    dates,
    fields: fields.length > 0 ? Object.fromEntries(fields) : undefined,
  });
}

/** 0 stands for the top of the tree; what is no id stands for nothing. */
function parentIdOf(id: string): number {
  return /^0+$/.test(id) ? 0 : databaseIdOf('post', id) || -1;
}

function toOrder(where: NodeWhere, ids: readonly number[] | undefined, slugs: readonly string[] | undefined): NodeOrder[] {
  const found: NodeOrder[] = [];
  for (const { field: by, order } of present(where.orderby)) {
    const descending = order === 'DESC';
    if (found.some((known) => known.by === by)) continue;
    // Without the list there is no order to follow.
    if (by === 'in') found.push(...(ids ? [{ by, ids, descending } as const] : []));
    else if (by === 'nameIn') found.push(...(slugs ? [{ by, slugs, descending } as const] : []));
    else found.push({ by, descending });
  }
  return found;
}

async function toTermGroups(where: NodeWhere, store: ContentStore): Promise<TermGroup[]> {
  const groups: TermGroup[] = [];
  const bySlugs = (taxonomy: 'category' | 'post_tag', slugs: readonly string[]) =>
    Promise.all(slugs.map(async (slug) => (await store.termBySlug(taxonomy, slug))?.id ?? 0));
  const add = (
    taxonomy: 'category' | 'post_tag',
    ids: readonly number[] | undefined,
    how: Pick<TermGroup, 'not' | 'withChildren'> = {},
  ) => {
    if (ids) groups.push({ taxonomy, ids, ...how });
  };
  const withChildren = true;
  // WordPress: a number below zero leaves the category out.
  if (where.categoryId) add('category', [Math.abs(where.categoryId)], { withChildren, ...(where.categoryId < 0 && { not: true }) });
  if (where.categoryName) add('category', await bySlugs('category', [where.categoryName]), { withChildren });
  add('category', databaseIdsOf('term', present(where.categoryIn)));
  add('category', databaseIdsOf('term', present(where.categoryNotIn)), { not: true });
  if (where.tag) add('post_tag', await bySlugs('post_tag', [where.tag]));
  if (where.tagId) add('post_tag', [databaseIdOf('term', where.tagId)]);
  add('post_tag', databaseIdsOf('term', present(where.tagIn)));
  add('post_tag', databaseIdsOf('term', present(where.tagNotIn)), { not: true });
  const anyOf = listed(where.tagSlugIn);
  if (anyOf) add('post_tag', await bySlugs('post_tag', anyOf));
  for (const id of await bySlugs('post_tag', present(where.tagSlugAnd))) add('post_tag', [id]);
  return groups;
}

export function checkLengths(where: object): void {
  for (const [name, value] of Object.entries(where)) {
    if (Array.isArray(value) && value.length > MAX_LIST)
      throw new UserError(`The filter "${name}" takes at most ${MAX_LIST} values, ${value.length} were given. Ask in several queries.`);
  }
}

const isGiven = <T>(value: Given<T>): value is T => value !== null && value !== undefined;
const present = <T>(list: List<T>): T[] => (list ?? []).filter(isGiven);

function listed<T>(list: List<T>): T[] | undefined {
  const found = present(list);
  return found.length > 0 ? found : undefined;
}

/** What is in both lists; a list that was not given holds everything. */
function both<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): readonly T[] | undefined {
  return a && b ? a.filter((item) => b.includes(item)) : (a ?? b);
}

function withoutHoles<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
