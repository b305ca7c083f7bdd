/** Filters of lists of comments, as WPGraphQL names them. */
import type { CommentStatus } from '../../core/rows/comments.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { CommentOrder, CommentQuery } from '../../store/comments/comment-query.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ConnectionArgs } from '../core/connections.ts';
import { databaseIdOf, databaseIdsOf } from '../core/filter-ids.ts';
import { checkLengths } from '../nodes/node-query.ts';

export const commentWhere: Record<string, ArgSpec> = {
  authorEmail: { type: 'String', description: 'Comments from this mail address; for moderators, and for its owner.' },
  authorIn: { type: '[ID]', description: 'Comments of these users.' },
  authorNotIn: { type: '[ID]', description: 'Comments of others than these users.' },
  authorUrl: { type: 'String', description: 'Comments of authors who gave this address.' },
  commentIn: { type: '[ID]', description: 'Only these comments.' },
  commentNotIn: { type: '[ID]', description: 'Without these comments.' },
  commentType: { type: 'String', description: '`comment`, `pingback` or `trackback`; `pings`: the latter two.' },
  commentTypeIn: { type: '[String]', description: 'Comments of one of these types.' },
  commentTypeNotIn: { type: 'String', description: 'Comments of another type than this.' },
  contentAuthor: { type: '[ID]', description: 'Comments on what these users wrote.' },
  contentAuthorIn: { type: '[ID]', description: 'Comments on what these users wrote.' },
  contentAuthorNotIn: { type: '[ID]', description: 'Comments on what others than these users wrote.' },
  contentId: { type: 'ID', description: 'Comments on this content.' },
  contentIdIn: { type: '[ID]', description: 'Comments on any of this content.' },
  contentIdNotIn: { type: '[ID]', description: 'Comments on other content than this.' },
  contentName: { type: 'String', description: 'Comments on content with this slug.' },
  contentParent: { type: 'Int', description: 'Comments on content right below the one with this database id.' },
  contentStatus: { type: '[PostStatusEnum]', description: 'Comments on content with one of these stati.' },
  contentType: { type: '[ContentTypeEnum]', description: 'Comments on content of these types.' },
  includeUnapproved: { type: '[ID]', description: 'For moderators: also waiting comments of these users or mail addresses.' },
  karma: { type: 'Int', description: 'Comments with so many votes.' },
  order: { type: 'OrderEnum', description: 'Direction; DESC by default.' },
  orderby: { type: 'CommentsConnectionOrderbyEnum', description: 'What the list is sorted by; the date by default.' },
  parent: { type: 'Int', description: 'Answers to the comment with this database id; 0: comments that answer none.' },
  parentIn: { type: '[ID]', description: 'Answers to any of these comments.' },
  parentNotIn: { type: '[ID]', description: 'Without answers to these comments.' },
  search: { type: 'String', description: 'Words that the comment or the name of its author contains.' },
  status: {
    type: 'String',
    description: 'For moderators: `approve`, `hold`, `spam`, `trash` or `all` (approved and waiting); `approve` by default.',
  },
  userId: { type: 'ID', description: 'Comments of this user.' },
};

type Ids = (string | null)[] | null;
type CommentWhere = {
  authorEmail?: string | null;
  authorIn?: Ids;
  authorNotIn?: Ids;
  authorUrl?: string | null;
  commentIn?: Ids;
  commentNotIn?: Ids;
  commentType?: string | null;
  commentTypeIn?: (string | null)[] | null;
  commentTypeNotIn?: string | null;
  contentAuthor?: Ids;
  contentAuthorIn?: Ids;
  contentAuthorNotIn?: Ids;
  contentId?: string | null;
  contentIdIn?: Ids;
  contentIdNotIn?: Ids;
  contentName?: string | null;
  contentParent?: number | null;
  contentStatus?: (PostStatus | null)[] | null;
  contentType?: (ContentTypeName | null)[] | null;
  includeUnapproved?: Ids;
  karma?: number | null;
  order?: 'ASC' | 'DESC' | null;
  orderby?: CommentOrder | null;
  parent?: number | null;
  parentIn?: Ids;
  parentNotIn?: Ids;
  search?: string | null;
  status?: string | null;
  userId?: string | null;
};

const orders: Record<string, CommentOrder> = {
  COMMENT_AGENT: 'agent',
  COMMENT_APPROVED: 'status',
  COMMENT_AUTHOR: 'author',
  COMMENT_AUTHOR_EMAIL: 'email',
  COMMENT_AUTHOR_IP: 'ip',
  COMMENT_AUTHOR_URL: 'url',
  COMMENT_CONTENT: 'content',
  COMMENT_DATE: 'date',
  COMMENT_DATE_GMT: 'date',
  COMMENT_ID: 'id',
  COMMENT_IN: 'given',
  COMMENT_KARMA: 'karma',
  COMMENT_PARENT: 'parent',
  COMMENT_POST_ID: 'node',
  COMMENT_TYPE: 'type',
  USER_ID: 'user',
};

/** The store's question for the filters of a list. */
export function commentsOf(args: ConnectionArgs): CommentQuery {
  checkLengths(args.where ?? {});
  return toCommentQuery((args.where ?? {}) as CommentWhere);
}

export function declareCommentFilters(builder: SchemaBuilder): void {
  builder.enum('CommentsConnectionOrderbyEnum', {
    description: 'What a list of comments is sorted by.',
    values: Object.fromEntries(
      Object.entries(orders).map(([name, value]) => [
        name,
        {
          value,
          description: `${name
            .toLowerCase()
            .replaceAll('_', ' ')
            .replace(/^comment /, '')}.`,
        },
      ]),
    ),
  });
}

const stati: Record<string, readonly CommentStatus[]> = {
  approve: ['approve'],
  approved: ['approve'],
  hold: ['hold'],
  spam: ['spam'],
  trash: ['trash'],
  all: ['approve', 'hold'],
  '': ['approve'],
};

const typesOf = (type: string) => (type === 'pings' ? ['pingback', 'trackback'] : [type]);

/** The store's question for some filters. What is null or empty filters nothing, as in WordPress. */
function toCommentQuery(where: CommentWhere): CommentQuery {
  const ids = databaseIdsOf('comment', where.commentIn);
  if (where.orderby === 'given' && !ids)
    throw new UserError('In order to sort by COMMENT_IN, an array of IDs must be passed as the commentIn argument');
  const wanted = where.status === null || where.status === undefined ? undefined : stati[where.status.trim().toLowerCase()];
  if (where.status && !wanted) throw new UserError('status must be one of: approve, hold, spam, trash, all.');
  const types = [...(where.commentType ? typesOf(where.commentType) : []), ...(where.commentTypeIn ?? []).filter((type) => type !== null)];
  const nodeAuthorIn = databaseIdsOf('user', [...(where.contentAuthor ?? []), ...(where.contentAuthorIn ?? [])]);
  const query: { [K in keyof CommentQuery]: CommentQuery[K] | undefined } = {
    ids,
    notIds: databaseIdsOf('comment', where.commentNotIn),
    parentId: typeof where.parent === 'number' ? where.parent || null : undefined,
    parentIn: databaseIdsOf('comment', where.parentIn),
    parentNotIn: databaseIdsOf('comment', where.parentNotIn),
    nodeId: where.contentId ? databaseIdOf('post', where.contentId) : undefined,
    nodeIn: databaseIdsOf('post', where.contentIdIn),
    nodeNotIn: databaseIdsOf('post', where.contentIdNotIn),
    userId: where.userId ? databaseIdOf('user', where.userId) : undefined,
    userIn: databaseIdsOf('user', where.authorIn),
    userNotIn: databaseIdsOf('user', where.authorNotIn),
    authorEmail: where.authorEmail || undefined,
    authorUrl: where.authorUrl || undefined,
    nodeAuthorIn,
    nodeAuthorNotIn: databaseIdsOf('user', where.contentAuthorNotIn),
    nodeSlug: where.contentName || undefined,
    nodeParentId: where.contentParent ?? undefined,
    nodeStati: given(where.contentStatus),
    nodeTypes: given(where.contentType),
    types: types.length > 0 ? types : undefined,
    notTypes: where.commentTypeNotIn ? typesOf(where.commentTypeNotIn) : undefined,
    karma: where.karma ?? undefined,
    search: where.search || undefined,
    stati: wanted,
    includeHeldOf: heldOf(where.includeUnapproved),
    orderby: where.orderby ?? undefined,
    descending: where.order === 'ASC' ? false : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as CommentQuery;
}

function given<T>(list: readonly (T | null)[] | null | undefined): T[] | undefined {
  const found = (list ?? []).filter((item) => item !== null);
  return found.length > 0 ? found : undefined;
}

function heldOf(list: Ids | undefined): CommentQuery['includeHeldOf'] {
  const people = given(list);
  if (!people) return undefined;
  const emails = people.filter((person) => person.includes('@'));
  return {
    users: people.filter((person) => !person.includes('@')).map((person) => databaseIdOf('user', person)),
    emails: emails.map((email) => email.toLowerCase()),
  };
}
