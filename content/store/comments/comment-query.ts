/** Queries for lists of comments. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { CommentStatus } from '../../core/rows/comments.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';

export type CommentOrder =
  | 'date'
  | 'author'
  | 'email'
  | 'ip'
  | 'url'
  | 'agent'
  | 'content'
  | 'status'
  | 'type'
  | 'karma'
  | 'node'
  | 'parent'
  | 'user'
  | 'id'
  /** The order of `ids`. */
  | 'given';

export type CommentQuery = {
  nodeId?: number;
  /** Null for top-level comments. */
  parentId?: number | null;
  userId?: number;
  ids?: readonly number[];
  notIds?: readonly number[];
  /** 0 means no parent. */
  parentIn?: readonly number[];
  parentNotIn?: readonly number[];
  nodeIn?: readonly number[];
  nodeNotIn?: readonly number[];
  /** 0 means visitors. */
  userIn?: readonly number[];
  userNotIn?: readonly number[];
  /** For moderators and the owner of the address. */
  authorEmail?: string;
  authorUrl?: string;
  nodeAuthorIn?: readonly number[];
  nodeAuthorNotIn?: readonly number[];
  nodeSlug?: string;
  nodeParentId?: number;
  nodeStatuses?: readonly PostStatus[];
  nodeTypes?: readonly ContentTypeName[];
  types?: readonly string[];
  notTypes?: readonly string[];
  karma?: number;
  search?: string;
  /** Times in UTC such as `2024-02-05T10:00:00.000Z`. The first is included, the second is not. */
  from?: string;
  until?: string;
  /** For moderators. Other viewers always get approved comments. */
  statuses?: readonly CommentStatus[];
  /** For moderators: also held comments by these authors. */
  includeHeldOf?: { users: readonly number[]; emails: readonly string[] };
  orderby?: CommentOrder;
  /** Default true. */
  descending?: boolean;
};
