/** Lists of nodes. */
import { type RawBuilder, sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { can, getTypeCapabilities, type Viewer } from '../../permissions/viewer.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { emptyPage, type Listing, listLoader } from '../core/paging.ts';
import { isId, isText, type Session } from '../core/request-db.ts';
import { hasWords } from '../search/full-text.ts';
import type { WordLoader, WordQuery } from '../search/words.ts';
import { nodeColumns } from './node-columns.ts';
import { conditionsOf, orderOf } from './node-filter.ts';
import type { NodeQuery, TermGroup } from './node-query.ts';
import type { NodeLoader } from './nodes.ts';
import { seenBy } from './redact.ts';
import { hasStatus, isRevisionFor, isVisibleOfTypes, isVisibleTo, seesType } from './visibility.ts';

/** What a list of nodes can hang on, once for each of many owners. */
type Owned = 'reference' | 'parent' | 'author' | 'term' | 'revisions';
type Shape = Omit<NodeQuery, 'authorId' | 'search'> & { owned?: Owned; author?: number; words?: WordQuery };

export interface NodeListReader {
  nodes(query: NodeQuery, page: PageArgs): Promise<Page<NodeRow>>;
}

export function createNodeLists(session: Session, loader: NodeLoader, words: WordLoader): NodeListReader {
  const { viewer } = session;
  const lists = listLoader<Shape, NodeRow>(session, (query) => describe(query, viewer));
  return {
    nodes: async (asked, page) => {
      const query = { ...asked, types: asked.types.filter((type) => seesType(viewer, type)) };
      if (page.limit === 0 || !canMatch(query, viewer)) return emptyPage(page);
      const { search, ...rest } = query;
      const found = await lists.load({ ...splitOwner(search?.trim() ? { ...rest, words: await words.load(search) } : rest), page });
      const rows = seenBy(viewer, found.rows);
      for (const node of rows) loader.prime(node.id, node);
      return { ...found, rows };
    },
  };
}

function canMatch(query: NodeQuery, viewer: Viewer): boolean {
  const ids = [query.reference?.target, query.authorId, query.parentId, query.revisionsOf].filter((id) => typeof id === 'number');
  const { title = '', slugs = [], password = '', authorName = '' } = query.filter ?? {};
  if (query.types.length === 0 || !ids.every(isId)) return false;
  if (![query.search ?? '', title, password, authorName, ...slugs].every(isText)) return false;
  // Revisions are for those who write: everybody else is spared the statement.
  if (query.revisionsOf !== undefined && !query.types.some((type) => can(viewer, getTypeCapabilities(type).edit))) return false;
  // Who could ask for a password until something is found would need no other way in.
  return password === '' || query.types.every((type) => can(viewer, getTypeCapabilities(type).editOthers));
}

/** Takes one id out of the query, so that queries equal but for it become one statement. */
type Asked = Omit<NodeQuery, 'search'> & Pick<Shape, 'words'>;

function splitOwner(query: Asked): { query: Shape; owner: number | null } {
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
    return { query: { ...rest, terms: [], owned: 'term' }, owner: isId(term) ? term : -1 };
  return { query: rest, owner: null };
}

/** A list that hangs on something else keeps its author as an ordinary condition. */
function withAuthor(query: Omit<Asked, 'authorId'>, authorId: number | undefined): Shape {
  return authorId === undefined ? query : { ...query, author: authorId };
}

function describe(query: Shape, viewer: Viewer): Listing {
  return {
    columns: nodeColumns,
    table: 'content_node',
    alias: 'n',
    seen: sql`n.type = any(${query.types}::text[]) and ${isVisibleTo(viewer, 'n')}`,
    ...orderOf(query.orderby ?? 'date'),
    where: (owner) => [
      isListed(query, viewer),
      ...(query.owned ? [isOwnedBy(owner, query.owned, query.reference)] : []),
      ...(query.parentId === null ? [sql`n.parent_id is null`] : []),
      ...(query.author === undefined ? [] : [sql`n.author_id = ${query.author}`]),
      ...(query.ids ? [sql`n.id = any(${query.ids.filter(isId)}::int[])`] : []),
      ...(query.terms ?? []).map(isFiledUnder),
      ...conditionsOf(query.filter ?? {}),
      ...(query.words ? [hasWords('n', query.words, isReadableBy(viewer))] : []),
    ],
  };
}

function isListed({ revisionsOf, types, statuses: stati }: Shape, viewer: Viewer): RawBuilder<unknown> {
  if (revisionsOf !== undefined) return sql`n.type = any(${types}::text[]) and ${isRevisionFor(viewer, 'n')}`;
  return stati ? hasStatus(viewer, 'n', types, stati) : isVisibleOfTypes('n', types);
}

/** Within a tree of terms, what is filed under a child is filed under its parents too, where a filter says so. */
function isFiledUnder({ ids, not, withChildren }: TermGroup): RawBuilder<unknown> {
  const known = sql`${ids.filter(isId)}::int[]`;
  const terms = withChildren
    ? sql`with recursive down as (
        select t.id from term t where t.id = any(${known}) union select t.id from term t join down on t.parent_id = down.id
      ) select down.id from down`
    : known;
  const filed = sql`exists (select from term_relationship r where r.node_id = n.id and r.term_id = any(${terms}))`;
  return not ? sql`not ${filed}` : filed;
}

function isOwnedBy(owner: RawBuilder<unknown>, owned: Owned, reference: NodeQuery['reference']): RawBuilder<unknown> {
  switch (owned) {
    case 'reference':
      return sql`n.id in (select r.node_id from node_reference r where r.target_id = ${owner} and r.field_group = ${reference?.group} and r.field = ${reference?.field})`;
    case 'parent':
      return sql`n.parent_id = ${owner}`;
    case 'author':
      return sql`n.author_id = ${owner}`;
    case 'revisions':
      return sql`n.revision_of = ${owner}`;
    case 'term':
      return sql`n.id in (select r.node_id from term_relationship r where r.term_id = ${owner})`;
  }
}

/** What a password protects, or nobody but its author may read, is not found by its content. */
function isReadableBy(viewer: Viewer): RawBuilder<unknown> {
  if (viewer.user === null || can(viewer, 'edit_others_posts')) return sql`n.password is null`;
  return sql`(n.password is null and (n.status in ('publish', 'inherit') or n.author_id = ${viewer.user.id}))`;
}
