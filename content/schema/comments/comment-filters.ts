/** Filters of comment lists, named as in WPGraphQL. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { CommentStatus } from '../../core/rows/comments.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { CommentOrder, CommentQuery } from '../../store/comments/comment-query.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ConnectionArgs } from '../core/connections.ts';
import { isIdText, parseFilterId, parseFilterIds } from '../core/filter-ids.ts';
import { isSet, type Optional } from '../core/optional.ts';
import { assertListLengths } from '../nodes/node-query.ts';

export const commentFilterArgs: Record<string, ArgSpec> = {
  authorEmail: { type: 'String', description: 'Comments by authors with this email address. For moderators and the owner of the address.' },
  authorIn: { type: '[ID]', description: 'Comments by these users.' },
  authorNotIn: { type: '[ID]', description: 'Comments by anyone except these users.' },
  authorUrl: { type: 'String', description: 'Comments by authors with this URL.' },
  commentIn: { type: '[ID]', description: 'Only these comments.' },
  commentNotIn: { type: '[ID]', description: 'Exclude these comments.' },
  commentType: {
    type: 'String',
    description: '`comment`, `pingback` or `trackback`. `pings` means the latter two, and `all` is no filter.',
  },
  commentTypeIn: { type: '[String]', description: 'Comments with one of these types.' },
  commentTypeNotIn: { type: 'String', description: 'Exclude comments of this type.' },
  contentAuthor: { type: '[ID]', description: 'Comments on content by these authors.' },
  contentAuthorIn: { type: '[ID]', description: 'Comments on content by these authors.' },
  contentAuthorNotIn: { type: '[ID]', description: 'Exclude comments on content by these authors.' },
  contentId: { type: 'ID', description: 'Comments on this content.' },
  contentIdIn: { type: '[ID]', description: 'Comments on any of these nodes.' },
  contentIdNotIn: { type: '[ID]', description: 'Exclude comments on these nodes.' },
  contentName: { type: 'String', description: 'Comments on content with this slug.' },
  contentParent: { type: 'Int', description: 'Comments on children of the node with this database id.' },
  contentStatus: { type: '[PostStatusEnum]', description: 'Comments on content with one of these statuses.' },
  contentType: { type: '[ContentTypeEnum]', description: 'Comments on content of one of these types.' },
  includeUnapproved: { type: '[ID]', description: 'For moderators: also held comments by these users or email addresses.' },
  karma: { type: 'Int', description: 'Comments with this karma.' },
  order: { type: 'OrderEnum', description: 'Sort direction. Default DESC.' },
  orderby: { type: 'CommentsConnectionOrderbyEnum', description: 'Sort key. Default is the date.' },
  parent: { type: 'Int', description: 'Replies to the comment with this database id. 0 means top-level comments.' },
  parentIn: { type: '[ID]', description: 'Replies to any of these comments.' },
  parentNotIn: { type: '[ID]', description: 'Exclude replies to these comments.' },
  search: { type: 'String', description: 'Text in the comment or in the name of its author.' },
  status: {
    type: 'String',
    description:
      'For moderators: `approve`, `hold`, `spam`, `trash`, `all` (approved and held) or `any`, separated by commas. Default `approve`.',
  },
  statusIn: { type: '[CommentStatusEnum]', description: 'For moderators: comments with one of these statuses.' },
  userId: { type: 'ID', description: 'Comments by this user.' },
};

type Ids = (string | null)[] | null;
type CommentFilter = {
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
  statusIn?: (CommentStatus | null)[] | null;
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

/** Parses the filters of a list into the store's query. */
export function parseCommentQuery(args: ConnectionArgs): CommentQuery {
  assertListLengths(args.where ?? {});
  return toCommentQuery((args.where ?? {}) as CommentFilter);
}

export function declareCommentFilters(builder: SchemaBuilder): void {
  builder.enum('CommentsConnectionOrderbyEnum', {
    description: 'Sort keys of comment lists.',
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

const commentStatuses = ['approve', 'hold', 'spam', 'trash'] as const;

/** Statuses by the names in filters. The digits are the values that WordPress stores. */
const statusFilters: ReadonlyMap<string, readonly CommentStatus[]> = new Map<string, readonly CommentStatus[]>([
  ...commentStatuses.map((status) => [status, [status]] as const),
  ['0', ['hold']],
  ['1', ['approve']],
  ['all', ['approve', 'hold']],
  ['any', commentStatuses],
]);

/** Each status has two names at most, so more of them add nothing. */
const MAX_STATUSES = 100;

/** Parses statuses that are separated by commas or white space, as WordPress does. No comment has an unknown status. */
function parseStatuses(text: string): CommentStatus[] {
  const names = text.split(/[\s,]+/, MAX_STATUSES).filter((name) => name !== '');
  return [...new Set((names.length > 0 ? names : ['all']).flatMap((name) => statusFilters.get(name) ?? []))];
}

const typeGroups: ReadonlyMap<string, readonly string[]> = new Map([
  ['all', []],
  ['comments', ['comment']],
  ['pings', ['pingback', 'trackback']],
]);

/** Names of groups of types stand for their types, and `all` is no filter. */
function expandTypes(types: readonly Optional<string>[]): string[] | undefined {
  const expanded = types.flatMap((type) => (type ? (typeGroups.get(type) ?? [type]) : []));
  return expanded.length > 0 ? expanded : undefined;
}

/** Converts filters to the store's query. Null and empty values are ignored, as in WordPress. */
function toCommentQuery(where: CommentFilter): CommentQuery {
  const ids = parseFilterIds('comment', where.commentIn);
  if (where.orderby === 'given' && !ids)
    throw new UserError('In order to sort by comment__in, an array of IDs must be passed as the commentIn argument');
  const statuses = nonNullItems(where.statusIn) ?? (isSet(where.status) ? parseStatuses(where.status) : undefined);
  const nodeAuthorIn = parseFilterIds('user', [...(where.contentAuthor ?? []), ...(where.contentAuthorIn ?? [])]);
  const query: { [K in keyof CommentQuery]: CommentQuery[K] | undefined } = {
    ids,
    notIds: parseFilterIds('comment', where.commentNotIn),
    parentId: typeof where.parent === 'number' ? where.parent || null : undefined,
    parentIn: parseFilterIds('comment', where.parentIn),
    parentNotIn: parseFilterIds('comment', where.parentNotIn),
    nodeId: isIdText(where.contentId) && where.contentId !== '0' ? parseFilterId('post', where.contentId) : undefined,
    nodeIn: parseFilterIds('post', where.contentIdIn),
    nodeNotIn: parseFilterIds('post', where.contentIdNotIn),
    userId: where.userId ? parseFilterId('user', where.userId) : undefined,
    userIn: parseFilterIds('user', where.authorIn),
    userNotIn: parseFilterIds('user', where.authorNotIn),
    authorEmail: where.authorEmail || undefined,
    authorUrl: where.authorUrl || undefined,
    nodeAuthorIn,
    nodeAuthorNotIn: parseFilterIds('user', where.contentAuthorNotIn),
    nodeSlug: where.contentName || undefined,
    nodeParentId: where.contentParent ?? undefined,
    nodeStatuses: nonNullItems(where.contentStatus),
    nodeTypes: nonNullItems(where.contentType),
    types: expandTypes([where.commentType, ...(where.commentTypeIn ?? [])]),
    notTypes: expandTypes([where.commentTypeNotIn]),
    karma: where.karma ?? undefined,
    search: where.search || undefined,
    statuses,
    includeHeldOf: parseHeldAuthors(where.includeUnapproved),
    orderby: where.orderby ?? undefined,
    descending: where.order === 'ASC' ? false : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as CommentQuery;
}

function nonNullItems<T>(list: readonly (T | null)[] | null | undefined): T[] | undefined {
  const values = (list ?? []).filter((item) => item !== null);
  return values.length > 0 ? values : undefined;
}

function parseHeldAuthors(list: Ids | undefined): CommentQuery['includeHeldOf'] {
  const people = nonNullItems(list);
  if (!people) return undefined;
  const emails = people.filter((person) => person.includes('@'));
  return {
    users: people.filter((person) => !person.includes('@')).map((person) => parseFilterId('user', person)),
    emails: emails.map((email) => email.toLowerCase()),
  };
}
