/** Comments. Everybody sees approved ones on what they see; moderators see all, and writers their own that wait. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { emptyPage, listLoader } from '../core/paging.ts';
import { inOrder, isId, isText, type Session } from '../core/request-db.ts';
import { commentColumns, type CommentShape, describeComments, isVisibleComment } from './comment-lists.ts';
import type { CommentQuery } from './comment-query.ts';

export interface CommentReader {
  commentById(id: number): Promise<CommentRow | null>;
  comments(query: CommentQuery, page: PageArgs): Promise<Page<CommentRow>>;
}

export function createComments(session: Session): CommentReader {
  const { viewer } = session;
  const byId = new DataLoader<number, CommentRow | null>(async (ids) =>
    inOrder(
      ids,
      await session.rows(
        sql<CommentRow>`select ${commentColumns(viewer)} from comment m where m.id = any(${ids}::int[]) and ${isVisibleComment(viewer)}`,
      ),
      (comment) => comment.id,
    ),
  );
  const lists = listLoader<CommentShape, CommentRow>(session, (query) => describeComments(viewer, query));
  return {
    commentById: async (id) => (isId(id) ? byId.load(id) : null),
    comments: async (query, page) => {
      if (page.limit === 0 || !canMatch(query)) return emptyPage(page);
      const found = await lists.load({ ...splitOwner(query), page });
      for (const comment of found.rows) byId.prime(comment.id, comment);
      return found;
    },
  };
}

function canMatch({ nodeId, parentId, userId, authorEmail = '', authorUrl = '', nodeSlug = '' }: CommentQuery): boolean {
  const ids = [nodeId, parentId, userId].filter((id) => typeof id === 'number');
  return ids.every(isId) && [authorEmail, authorUrl, nodeSlug].every(isText);
}

/** Takes one id out of the query, so that queries equal but for it become one statement. */
function splitOwner({ nodeId, parentId, userId, ...rest }: CommentQuery): { query: CommentShape; owner: number | null } {
  const node = nodeId === undefined ? {} : { nodeId };
  const user = userId === undefined ? {} : { userId };
  const top = parentId === null ? { parentId } : {};
  if (typeof parentId === 'number') return { query: { ...rest, ...node, ...user, owned: 'parent' }, owner: parentId };
  if (nodeId !== undefined) return { query: { ...rest, ...top, ...user, owned: 'node' }, owner: nodeId };
  if (userId !== undefined) return { query: { ...rest, ...top, owned: 'user' }, owner: userId };
  return { query: { ...rest, ...top }, owner: null };
}
