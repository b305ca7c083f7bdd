/** SQL for lists of comments, with all filters and orders of WordPress's comment query. */
import { type RawBuilder, sql } from 'kysely';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { byId as byCommentId, byNumber, byLetters, byText, byTime, type Listing, type SortKey } from '../core/paging.ts';
import { isId, isText } from '../core/request-db.ts';
import { containsText } from '../core/text-match.ts';
import { isVisibleTo } from '../nodes/visibility.ts';
import type { CommentOrder, CommentQuery } from './comment-query.ts';

export type OwnerKind = 'node' | 'parent' | 'user';
/** A query without the id of the object that owns the list. */
export type CommentListQuery = CommentQuery & { owned?: OwnerKind };

export const isModerator = (viewer: Viewer) => can(viewer, 'moderate_comments');

/**
 * Columns of comments under the alias `m`. Only moderators and the author see email addresses, IP addresses and user agents. The hash of the email address is public,
 * since avatars need it.
 */
export function commentColumns(viewer: Viewer): RawBuilder<unknown> {
  const canRead = isModerator(viewer) ? sql`true` : sql`m.user_id = ${viewer.user?.id ?? null}::int`;
  const forModerators = (column: string) => sql`case when ${canRead} then ${sql.ref(`m.${column}`)} else '' end`;
  return sql`
    'comment' as kind, m.id, m.node_id as "nodeId", m.parent_id as "parentId", m.user_id as "userId", m.author_name as "authorName",
    ${forModerators('author_email')} as "authorEmail", md5(lower(btrim(m.author_email))) as "authorHash",
    m.author_url as "authorUrl", ${forModerators('author_ip')} as "authorIp", ${forModerators('agent')} as agent, m.content, m.status, m.type, m.karma, m.created_at as date`;
}

/** Condition: the comment is on a node that the viewer sees. Others than moderators see comments on protected nodes only after entering the password. */
function isOnVisibleNode(viewer: Viewer): RawBuilder<unknown> {
  const { enteredPasswords = [] } = viewer;
  const isUnlocked =
    enteredPasswords.length === 0 ? sql`n.password is null` : sql`(n.password is null or n.password = any(${enteredPasswords}::text[]))`;
  const isOpen = isModerator(viewer) ? sql`true` : isUnlocked;
  return sql`exists (select from content_node n where n.id = m.node_id and ${isOpen} and ${isVisibleTo(viewer, 'n')})`;
}

/** Users see their own comments that are held for moderation. */
const isOwnHeld = ({ user }: Viewer) => (user === null ? [] : [sql`(m.status = 'hold' and m.user_id = ${user.id})`]);

/** Condition: the viewer may see the comment. */
export function isVisibleComment(viewer: Viewer): RawBuilder<unknown> {
  if (isModerator(viewer)) return isOnVisibleNode(viewer);
  return sql`(${sql.join([sql`m.status = 'approve'`, ...isOwnHeld(viewer)], sql` or `)}) and ${isOnVisibleNode(viewer)}`;
}

/** Lists contain approved comments. Moderators can select other statuses. */
function isListed(viewer: Viewer, query: CommentListQuery): RawBuilder<unknown> {
  if (!isModerator(viewer)) return isVisibleComment(viewer);
  const held = query.includeHeldOf;
  const conditions = [
    sql`m.status = any(${query.statuses ?? ['approve']}::text[])`,
    ...(held
      ? [
          sql`(m.status = 'hold' and (m.user_id = any(${held.users.filter(isId)}::int[]) or lower(m.author_email) = any(${held.emails.filter(isText)}::text[])))`,
        ]
      : []),
  ];
  return sql`(${sql.join(conditions, sql` or `)}) and ${isOnVisibleNode(viewer)}`;
}

const ownerColumn: Record<OwnerKind, string> = { node: 'm.node_id', parent: 'm.parent_id', user: 'm.user_id' };

const byOptionalId = (column: string): SortKey => ({
  toSql: (alias) => sql`coalesce(${alias}.${sql.ref(column)}, 0)`,
  least: sql`-1`,
  greatest: sql`2147483647`,
});

const orders: Record<Exclude<CommentOrder, 'given'>, readonly SortKey[]> = {
  date: [byTime('created_at')],
  author: [byLetters('author_name')],
  url: [byLetters('author_url')],
  content: [byLetters('content')],
  // In the order of the values that WordPress stores: 0, 1, spam, trash.
  status: [
    {
      toSql: (alias) => sql`array_position(array['hold', 'approve', 'spam', 'trash'], ${alias}.status::text)`,
      least: sql`0`,
      greatest: sql`5`,
    },
  ],
  type: [byText('type')],
  karma: [byNumber('karma')],
  node: [byNumber('node_id')],
  parent: [byOptionalId('parent_id')],
  user: [byOptionalId('user_id')],
  id: [],
  email: [byLetters('author_email')],
  ip: [byText('author_ip')],
  agent: [byLetters('agent')],
};

/** Orders by private data, which are for moderators because an order would reveal the data. */
const moderatorOrders: ReadonlySet<CommentOrder> = new Set(['email', 'ip', 'agent']);

/** Position in the requested list of ids, independent of the direction. */
function byListPosition(ids: readonly number[], descending: boolean): SortKey {
  const sign = sql.raw(descending ? '-' : '');
  return {
    toSql: (alias) => sql`${sign}coalesce(array_position(${ids.filter(isId)}::int[], ${alias}.id), 0)`,
    least: sql`-2147483648`,
    greatest: sql`2147483647`,
  };
}

export function describeComments(viewer: Viewer, query: CommentListQuery): Listing {
  const { orderby = 'date', descending = true } = query;
  const order = moderatorOrders.has(orderby) && !isModerator(viewer) ? 'date' : orderby;
  // Comments with the same date are sorted by id in the same direction, others with equal keys by descending id in both directions (WordPress).
  const lastKey = order === 'date' || order === 'id' ? byCommentId : { ...byCommentId, reversed: !descending };
  return {
    columns: commentColumns(viewer),
    table: 'comment',
    alias: 'm',
    cursorCondition: isVisibleComment(viewer),
    keys: [...(order === 'given' ? [byListPosition(query.ids ?? [], descending)] : orders[order]), lastKey],
    descending,
    where: (owner) => [
      isListed(viewer, query),
      ...(query.owned ? [sql`${sql.ref(ownerColumn[query.owned])} = ${owner}`] : []),
      ...idConditions(query),
      ...authorConditions(viewer, query),
      ...nodeConditions(query),
      ...contentConditions(viewer, query),
    ],
  };
}

/** 0 means no value. */
const anyId = (column: string, ids: readonly number[] | undefined) => {
  if (!ids) return [];
  const isAny = sql`${sql.ref(column)} = any(${ids.filter(isId)}::int[])`;
  return [ids.includes(0) ? sql`(${isAny} or ${sql.ref(column)} is null)` : isAny];
};
const noId = (column: string, ids: readonly number[] | undefined) =>
  ids ? [sql`coalesce(${sql.ref(column)}, 0) <> all(${ids.filter((id) => id === 0 || isId(id))}::int[])`] : [];

function idConditions(query: CommentListQuery): RawBuilder<unknown>[] {
  return [
    ...(query.parentId === null ? [sql`m.parent_id is null`] : []),
    ...(query.nodeId === undefined ? [] : [sql`m.node_id = ${query.nodeId}`]),
    ...anyId('m.id', query.ids),
    ...noId('m.id', query.notIds),
    ...anyId('m.parent_id', query.parentIn),
    ...noId('m.parent_id', query.parentNotIn),
    ...anyId('m.node_id', query.nodeIn),
    ...noId('m.node_id', query.nodeNotIn),
  ];
}

function authorConditions(viewer: Viewer, query: CommentListQuery): RawBuilder<unknown>[] {
  const { authorEmail, authorUrl } = query;
  // Only moderators and the owner of an email address can search for it.
  const canSearchEmail =
    isModerator(viewer) || (authorEmail !== undefined && viewer.user?.email.toLowerCase() === authorEmail.toLowerCase());
  return [
    ...(query.userId === undefined ? [] : [sql`m.user_id = ${query.userId}`]),
    ...anyId('m.user_id', query.userIn),
    ...noId('m.user_id', query.userNotIn),
    ...(authorEmail === undefined ? [] : [canSearchEmail ? sql`lower(m.author_email) = lower(${authorEmail})` : sql`false`]),
    ...(authorUrl === undefined ? [] : [sql`m.author_url = ${authorUrl}`]),
  ];
}

/** Conditions on the node. Its visibility is checked separately. */
function nodeConditions(query: CommentListQuery): RawBuilder<unknown>[] {
  const conditions = [
    ...anyId('n.author_id', query.nodeAuthorIn),
    ...noId('n.author_id', query.nodeAuthorNotIn),
    ...(query.nodeSlug === undefined ? [] : [sql`n.slug = ${query.nodeSlug}`]),
    ...(query.nodeParentId === undefined ? [] : [sql`coalesce(n.parent_id, 0) = ${query.nodeParentId}`]),
    ...(query.nodeStatuses ? [sql`n.status = any(${query.nodeStatuses}::text[])`] : []),
    ...(query.nodeTypes ? [sql`n.type = any(${query.nodeTypes}::text[])`] : []),
  ];
  return conditions.length === 0
    ? []
    : [sql`exists (select from content_node n where n.id = m.node_id and ${sql.join(conditions, sql` and `)})`];
}

function contentConditions(viewer: Viewer, { karma, types, notTypes, search, from, until }: CommentListQuery): RawBuilder<unknown>[] {
  return [
    ...(karma === undefined ? [] : [sql`m.karma = ${karma}`]),
    ...(types ? [sql`m.type = any(${types.filter(isText)}::text[])`] : []),
    ...(notTypes ? [sql`m.type <> all(${notTypes.filter(isText)}::text[])`] : []),
    ...(search === undefined ? [] : [contains(search, isModerator(viewer))]),
    ...(from === undefined ? [] : [sql`m.created_at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`m.created_at < ${until}::timestamptz`]),
  ];
}

function contains(search: string, includePrivate: boolean): RawBuilder<unknown> {
  const columns = ['author_name', 'author_url', 'content', ...(includePrivate ? ['author_email', 'author_ip'] : [])];
  return sql`(${sql.join(
    columns.map((column) => containsText(sql.ref(`m.${column}`), search)),
    sql` or `,
  )})`;
}
