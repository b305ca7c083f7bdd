/** Lists of nodes. */
import { type RawBuilder, sql } from 'kysely';
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { can, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { createListLoader, createSortKey, emptyPage, type Listing } from '../core/paging.ts';
import { isId, isText, type RequestDb } from '../core/request-db.ts';
import { getTitleMatch, hasWords } from '../search/full-text.ts';
import type { WordLoader, WordQuery } from '../search/words.ts';
import { nodeColumns, versionColumns } from './node-columns.ts';
import { getFilterConditions, getSortKeys } from './node-filter.ts';
import type { NodeQuery, TermGroup } from './node-query.ts';
import type { NodeLoader } from './nodes.ts';
import { redactFor } from './redact.ts';
import { canSeeType, hasStatus, isEditableBy, isPublicNodeOfTypes, isRevisionFor, isVisibleTo } from './visibility.ts';

/** Kinds of objects that can own a list of nodes. */
type OwnerKind = 'reference' | 'parent' | 'author' | 'term' | 'revisions';
type NodeListQuery = Omit<NodeQuery, 'authorId' | 'search'> & {
  owned?: OwnerKind;
  /** Taxonomy of the term that is the owner. */
  ownedTaxonomy?: TaxonomyName;
  author?: number;
  words?: WordQuery;
};

export interface NodeListReader {
  nodes(query: NodeQuery, page: PageArgs): Promise<Page<NodeRow>>;
  /** Counts published nodes, those that the viewer may not see included. */
  countPublishedNodes(types: readonly ContentTypeName[]): Promise<number>;
}

export function createNodeLists(requestDb: RequestDb, loader: NodeLoader, words: WordLoader): NodeListReader {
  const { viewer } = requestDb;
  const lists = createListLoader<NodeListQuery, NodeRow>(requestDb, (query) => describeNodes(query, viewer));
  return {
    nodes: async (requested, page) => {
      const query = { ...requested, types: requested.types.filter((type) => canSeeType(viewer, type)) };
      if (!canMatch(query, viewer)) return emptyPage(page);
      const { search, ...rest } = query;
      const found = await lists.load({ ...splitOwner(search?.trim() ? { ...rest, words: await words.load(search) } : rest), page });
      const rows = redactFor(viewer, found.rows);
      for (const node of rows) loader.prime(node.id, node);
      return { ...found, rows };
    },
    countPublishedNodes: async (types) => {
      const [row] = await requestDb.rows<{ count: number }>(
        sql`select count(*)::int as count from content_node n where ${isPublicNodeOfTypes('n', types)}`,
      );
      return row?.count ?? 0;
    },
  };
}

function canMatch(query: NodeQuery, viewer: Viewer): boolean {
  const ids = [query.reference?.target, query.authorId, query.parentId, query.revisionsOf].filter((id) => typeof id === 'number');
  const { title = '', slugs = [], password = '', authorName = '' } = query.filter ?? {};
  if (query.types.length === 0 || !ids.every(isId)) return false;
  if (![query.search ?? '', title, password, authorName, ...slugs].every(isText)) return false;
  // Only editors see revisions, so the statement is not needed for other viewers.
  if (query.revisionsOf !== undefined && !query.types.some((type) => can(viewer, getTypeCapabilities(type).edit))) return false;
  // Filtering by password would let viewers guess passwords.
  return password === '' || query.types.every((type) => can(viewer, getTypeCapabilities(type).editOthers));
}

type UnsplitQuery = Omit<NodeQuery, 'search'> & Pick<NodeListQuery, 'words'>;

/** Separates the owner id from the query, so that queries that differ only in the owner share a statement. */
function splitOwner(query: UnsplitQuery): { query: NodeListQuery; owner: number | null } {
  const { authorId, ...rest } = query;
  if (typeof query.revisionsOf === 'number')
    return { query: { ...withAuthor(rest, authorId), revisionsOf: 0, owned: 'revisions' }, owner: query.revisionsOf };
  if (query.reference)
    return {
      query: { ...withAuthor(rest, authorId), reference: { ...query.reference, target: 0 }, owned: 'reference' },
      owner: query.reference.target,
    };
  if (typeof query.parentId === 'number')
    return { query: { ...withAuthor(rest, authorId), parentId: 0, owned: 'parent' }, owner: query.parentId };
  if (authorId !== undefined) return { query: { ...rest, owned: 'author' }, owner: authorId };
  const [group, ...others] = query.terms ?? [];
  const [term, ...more] = group?.ids ?? [];
  if (group && term !== undefined && others.length === 0 && more.length === 0 && !group.not && !group.withChildren)
    return { query: { ...rest, terms: [], owned: 'term', ownedTaxonomy: group.taxonomy }, owner: isId(term) ? term : -1 };
  return { query: rest, owner: null };
}

/** In a list with another owner, the author is an ordinary condition. */
function withAuthor(query: Omit<UnsplitQuery, 'authorId'>, authorId: number | undefined): NodeListQuery {
  return authorId === undefined ? query : { ...query, author: authorId };
}

function describeNodes(query: NodeListQuery, viewer: Viewer): Listing {
  return {
    columns: query.revisionsOf === undefined ? nodeColumns : versionColumns,
    table: 'content_node',
    alias: 'n',
    cursorCondition: sql`n.type = any(${query.types}::text[]) and ${isVisibleTo(viewer, 'n')}`,
    ...getListKeys(query),
    where: (owner) => [
      isListed(query, viewer),
      ...(query.owned ? [isOwnedBy(owner, query.owned, query)] : []),
      ...(query.parentId === null ? [sql`n.parent_id is null`] : []),
      ...(query.author === undefined ? [] : [sql`n.author_id = ${query.author}`]),
      ...(query.ids ? [sql`n.id = any(${query.ids.filter(isId)}::int[])`] : []),
      ...matchesTerms(query),
      ...getFilterConditions(query.filter ?? {}, query.revisionsOf === undefined ? 'parent_id' : 'revision_of'),
      ...(query.words ? [hasWords('n', query.words, isSearchableBy(viewer))] : []),
      // Visitors cannot find protected content, not even by its title (WordPress).
      ...(query.words && viewer.user === null ? [sql`n.password is null`] : []),
    ],
  };
}

/** Without an order, the results of a search are sorted by the words in their titles, and then by date (WordPress). */
function getListKeys({ words, orderby }: NodeListQuery): Pick<Listing, 'keys' | 'descending'> {
  const listed = getSortKeys(orderby ?? 'date');
  if (!words || orderby !== undefined) return listed;
  return { ...listed, keys: [createSortKey((alias) => getTitleMatch(alias, words)), ...listed.keys] };
}

function isListed(
  { revisionsOf, types, statuses, includesOwn = false, onlyEditable = false }: NodeListQuery,
  viewer: Viewer,
): RawBuilder<unknown> {
  if (revisionsOf !== undefined)
    return sql`n.type = any(${types}::text[]) and ${isRevisionFor(viewer, 'n')}${statuses ? sql` and n.status = any(${statuses}::text[])` : sql``}`;
  if (!statuses) return isPublicNodeOfTypes('n', types);
  const isOfStatus = hasStatus(viewer, 'n', types, statuses, includesOwn);
  return onlyEditable ? sql`${isOfStatus} and ${isEditableBy(viewer, 'n')}` : isOfStatus;
}

/** PostgreSQL plans these conditions together, as joins, which takes seconds for a hundred of them. The other conditions are subqueries that it plans one by one. */
const MAX_TERM_JOINS = 5;

function matchesTerms({ terms = [], matchesAnyTerms = false }: NodeListQuery): RawBuilder<unknown>[] {
  const conditions = terms.map((group, index) => (index < MAX_TERM_JOINS ? hasTerms(group) : sql`(select ${hasTerms(group)})`));
  return matchesAnyTerms && conditions.length > 0 ? [sql`(${sql.join(conditions, sql` or `)})`] : conditions;
}

/** Condition on the terms of a node. Ids of other taxonomies match nothing. With `withChildren`, descendants of the terms match too. */
function hasTerms({ taxonomy, ids, not, withChildren, matchesAll }: TermGroup): RawBuilder<unknown> {
  const knownIds = sql`array(select t.id from term t where t.id = any(${ids.filter(isId)}::int[]) and t.taxonomy = ${taxonomy})`;
  const terms = withChildren
    ? sql`with recursive down as (
        select t.id from term t where t.id = any(${knownIds}) union select t.id from term t join down on t.parent_id = down.id
      ) select down.id from down`
    : knownIds;
  const hasTerm = matchesAll
    ? sql`(select count(distinct r.term_id) from term_relationship r where r.node_id = n.id and r.term_id = any(${knownIds})) = ${new Set(ids).size}::int`
    : sql`exists (select from term_relationship r where r.node_id = n.id and r.term_id = any(${terms}))`;
  return not ? sql`not ${hasTerm}` : hasTerm;
}

function isOwnedBy(owner: RawBuilder<unknown>, owned: OwnerKind, { reference, ownedTaxonomy }: NodeListQuery): RawBuilder<unknown> {
  switch (owned) {
    case 'reference':
      return sql`n.id in (select r.node_id from node_reference r where ${isTarget(owner, reference)} and r.field_group = ${reference?.group} and r.field = ${reference?.field})`;
    case 'parent':
      return sql`n.parent_id = ${owner}`;
    case 'author':
      return sql`n.author_id = ${owner}`;
    case 'revisions':
      return sql`n.revision_of = ${owner}`;
    case 'term':
      return sql`n.id in (
        select r.node_id from term_relationship r join term t on t.id = r.term_id where r.term_id = ${owner} and t.taxonomy = ${ownedTaxonomy})`;
  }
}

/** Condition on a reference: it points at the owner of the list, or at a node that does. Protected nodes are left out, because the list would reveal their fields. */
function isTarget(owner: RawBuilder<unknown>, reference: NodeQuery['reference']): RawBuilder<unknown> {
  const through = reference?.through;
  if (!through) return sql`r.target_id = ${owner}`;
  return sql`r.target_id in (
    select t.node_id from node_reference t join content_node m on m.id = t.node_id
    where t.target_id = ${owner} and t.field_group = ${through.group} and t.field = ${through.field}
      and ${isPublicNodeOfTypes('m', [through.from])} and m.password is null)`;
}

/** Password-protected content, and private content of others, is not searched. */
function isSearchableBy(viewer: Viewer): RawBuilder<unknown> {
  if (viewer.user === null || can(viewer, 'edit_others_posts')) return sql`n.password is null`;
  return sql`(n.password is null and (n.status in ('publish', 'inherit') or n.author_id = ${viewer.user.id}))`;
}
