/** Reads comments. Visitors see approved comments on nodes they can see, authors also their own held ones, moderators all. */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { Page, PageArgs } from '../core/page.ts';
import { createListLoader, emptyPage } from '../core/paging.ts';
import { alignWithKeys, isId, isText, type RequestDb } from '../core/request-db.ts';
import { commentColumns, type CommentListQuery, describeComments, isVisibleComment } from './comment-lists.ts';
import type { CommentQuery } from './comment-query.ts';

export interface CommentReader {
  commentById(id: number): Promise<CommentRow | null>;
  comments(query: CommentQuery, page: PageArgs): Promise<Page<CommentRow>>;
}

export function createComments(requestDb: RequestDb): CommentReader {
  const { viewer } = requestDb;
  const byId = new DataLoader<number, CommentRow | null>(async (ids) =>
    alignWithKeys(
      ids,
      await requestDb.rows(
        sql<CommentRow>`select ${commentColumns(viewer)} from comment m where m.id = any(${ids}::int[]) and ${isVisibleComment(viewer)}`,
      ),
      (comment) => comment.id,
    ),
  );
  const lists = createListLoader<CommentListQuery, CommentRow>(requestDb, (query) => describeComments(viewer, query));
  return {
    commentById: async (id) => (isId(id) ? byId.load(id) : null),
    comments: async (query, page) => {
      if (!canMatch(query)) return emptyPage(page);
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

/** Separates the owner id from the query, so that queries that differ only in the owner share a statement. */
function splitOwner({ nodeId, parentId, userId, ...rest }: CommentQuery): { query: CommentListQuery; owner: number | null } {
  const node = nodeId === undefined ? {} : { nodeId };
  const user = userId === undefined ? {} : { userId };
  const top = parentId === null ? { parentId } : {};
  if (typeof parentId === 'number') return { query: { ...rest, ...node, ...user, owned: 'parent' }, owner: parentId };
  if (nodeId !== undefined) return { query: { ...rest, ...top, ...user, owned: 'node' }, owner: nodeId };
  if (userId !== undefined) return { query: { ...rest, ...top, owned: 'user' }, owner: userId };
  return { query: { ...rest, ...top }, owner: null };
}
