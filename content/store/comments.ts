/** Comments. Everybody sees approved ones on visible content; what a password protects is protected here too. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { byId as byCommentId, byTime, emptyPage, listLoader, type Listing } from './paging.ts';
import { inOrder, isId, type Session } from './session.ts';
import type { CommentQuery, CommentRow, ContentStore } from './types.ts';
import { isVisible as isNodeVisible } from './visibility.ts';

/** `m` is the comment's alias, since `c` is taken by cursors. */
const columns = sql`
  'comment' as kind, m.id, m.node_id as "nodeId", m.parent_id as "parentId", m.user_id as "userId", m.author_name as "authorName", m.author_email as "authorEmail",
  m.author_url as "authorUrl", m.author_ip as "authorIp", m.agent, m.content, m.status, m.type, m.karma, m.created_at as date`;

const isVisible = sql`m.status = 'approve' and exists (select from content_node n where n.id = m.node_id and n.password is null and ${isNodeVisible('n')})`;

export function createComments(session: Session): Pick<ContentStore, 'commentById' | 'comments'> {
  const byId = new DataLoader<number, CommentRow | null>(async (ids) =>
    inOrder(
      ids,
      await session.rows(sql<CommentRow>`select ${columns} from comment m where m.id = any(${ids}::int[]) and ${isVisible}`),
      (comment) => comment.id,
    ),
  );
  const lists = listLoader<Shape, CommentRow>(session, describe);
  return {
    commentById: async (id) => (isId(id) ? byId.load(id) : null),
    comments: async (query, page) => {
      const ids = [query.nodeId, query.parentId, query.userId].filter((id) => typeof id === 'number');
      if (page.limit === 0 || !ids.every(isId)) return emptyPage(page);
      const found = await lists.load({ ...splitOwner(query), page });
      for (const comment of found.rows) byId.prime(comment.id, comment);
      return found;
    },
  };
}

type Owned = 'node' | 'parent' | 'user';
type Shape = CommentQuery & { owned?: Owned };

function splitOwner({ nodeId, parentId, userId }: CommentQuery): { query: Shape; owner: number | null } {
  const top = parentId === null ? { parentId } : {};
  if (typeof parentId === 'number')
    return {
      query: { ...(nodeId !== undefined && { nodeId }), ...(userId !== undefined && { userId }), owned: 'parent' },
      owner: parentId,
    };
  if (nodeId !== undefined) return { query: { ...top, ...(userId !== undefined && { userId }), owned: 'node' }, owner: nodeId };
  if (userId !== undefined) return { query: { ...top, owned: 'user' }, owner: userId };
  return { query: top, owner: null };
}

const ownerColumn: Record<Owned, string> = { node: 'node_id', parent: 'parent_id', user: 'user_id' };

function describe(query: Shape): Listing {
  return {
    columns: columns,
    table: 'comment',
    alias: 'm',
    keys: [byTime('created_at'), byCommentId],
    descending: true,
    where: (owner) => [
      isVisible,
      ...(query.owned ? [sql`m.${sql.ref(ownerColumn[query.owned])} = ${owner}`] : []),
      ...(query.parentId === null ? [sql`m.parent_id is null`] : []),
      ...(query.nodeId === undefined ? [] : [sql`m.node_id = ${query.nodeId}`]),
      ...(query.userId === undefined ? [] : [sql`m.user_id = ${query.userId}`]),
    ],
  };
}
