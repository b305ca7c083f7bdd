/** Lists of nodes. */
import { sql, type RawBuilder } from 'kysely';
import { byId, byNumber, byText, byTime, emptyPage, listLoader, type Listing } from './paging.ts';
import { nodeColumns } from './node-rows.ts';
import type { NodeLoader } from './nodes.ts';
import { isId, isText, type Session } from './session.ts';
import type { ContentStore, NodeQuery, NodeRow } from './types.ts';
import { isVisibleOfTypes } from './visibility.ts';

/** Words of a search beyond this number are ignored. */
const MAX_WORDS = 10;

/** What a list of nodes can hang on, once for each of many owners. */
type Owned = 'reference' | 'parent' | 'author' | 'term';
type Shape = Omit<NodeQuery, 'authorId'> & { owned?: Owned };

const orders: Record<NonNullable<NodeQuery['orderby']>, Pick<Listing, 'keys' | 'descending'>> = {
  date: { keys: [byTime('published_at'), byId], descending: true },
  menu: { keys: [byNumber('menu_order'), byText('title'), byId], descending: false },
};

export function createNodeLists(session: Session, loader: NodeLoader): Pick<ContentStore, 'nodes'> {
  const lists = listLoader<Shape, NodeRow>(session, describe);
  return {
    nodes: async (query, page) => {
      if (page.limit === 0 || !canMatch(query)) return emptyPage(page);
      const found = await lists.load({ ...splitOwner(query), page });
      for (const node of found.rows) loader.prime(node.id, node);
      return found;
    },
  };
}

function canMatch(query: NodeQuery): boolean {
  const ids = [query.reference?.target, query.authorId, query.parentId].filter((id) => typeof id === 'number');
  return query.types.length > 0 && ids.every(isId) && isText(query.search ?? '');
}

/** Takes one id out of the query, so that queries equal but for it become one statement. */
function splitOwner(query: NodeQuery): { query: Shape; owner: number | null } {
  const { authorId, ...rest } = query;
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
  if (group && term !== undefined && others.length === 0 && more.length === 0)
    return { query: { ...rest, terms: [], owned: 'term' }, owner: isId(term) ? term : -1 };
  return { query: rest, owner: null };
}

/** A list that hangs on something else keeps its author as an ordinary condition. */
function withAuthor(query: Omit<NodeQuery, 'authorId'>, authorId: number | undefined): Shape & { author?: number } {
  return authorId === undefined ? query : { ...query, author: authorId };
}

function describe(query: Shape & { author?: number }): Listing {
  return {
    columns: nodeColumns,
    table: 'content_node',
    alias: 'n',
    ...orders[query.orderby ?? 'date'],
    where: (owner) => [
      isVisibleOfTypes('n', query.types),
      ...(query.owned ? [isOwnedBy(owner, query.owned, query.reference)] : []),
      ...(query.parentId === null ? [sql`n.parent_id is null`] : []),
      ...(query.author === undefined ? [] : [sql`n.author_id = ${query.author}`]),
      ...(query.ids ? [sql`n.id = any(${query.ids.filter(isId)}::int[])`] : []),
      ...(query.terms ?? []).map(
        ({ ids }) => sql`exists (select from term_relationship r where r.node_id = n.id and r.term_id = any(${ids.filter(isId)}::int[]))`,
      ),
      ...wordsOf(query.search ?? '').map(contains),
    ],
  };
}

function isOwnedBy(owner: RawBuilder<unknown>, owned: Owned, reference: NodeQuery['reference']): RawBuilder<unknown> {
  switch (owned) {
    case 'reference':
      return sql`n.id in (select r.node_id from node_reference r where r.target_id = ${owner} and r.field_group = ${reference?.group} and r.field = ${reference?.field})`;
    case 'parent':
      return sql`n.parent_id = ${owner}`;
    case 'author':
      return sql`n.author_id = ${owner}`;
    case 'term':
      return sql`n.id in (select r.node_id from term_relationship r where r.term_id = ${owner})`;
  }
}

function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** What a password protects is not found by its content. */
function contains(word: string): RawBuilder<unknown> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(n.title ilike ${pattern} or (n.password is null and (n.excerpt ilike ${pattern} or n.content ilike ${pattern})))`;
}
