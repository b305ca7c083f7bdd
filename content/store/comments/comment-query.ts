/** Queries for lists of comments. */
import type { CommentStatus } from '../../core/rows/comments.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';

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
  /** As `ids` names them. */
  | 'given';

export type CommentQuery = {
  nodeId?: number;
  /** Null: those that answer no other. */
  parentId?: number | null;
  userId?: number;
  ids?: readonly number[];
  notIds?: readonly number[];
  parentIn?: readonly number[];
  parentNotIn?: readonly number[];
  nodeIn?: readonly number[];
  nodeNotIn?: readonly number[];
  userIn?: readonly number[];
  userNotIn?: readonly number[];
  /** For moderators, and for the owner of the address. */
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
  /** For moderators; others get approved ones, whatever they ask. */
  statuses?: readonly CommentStatus[];
  /** For moderators: also what these people wrote and nobody has decided on. */
  includeHeldOf?: { users: readonly number[]; emails: readonly string[] };
  orderby?: CommentOrder;
  /** True unless said otherwise. */
  descending?: boolean;
};
