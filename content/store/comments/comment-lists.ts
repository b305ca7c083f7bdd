/** Lists of comments: every filter and order of WordPress's comment query, within what the viewer may see. */
import { type RawBuilder, sql } from 'kysely';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { byId as byCommentId, byNumber, byText, byTime, type Listing, type SortKey } from '../core/paging.ts';
import { isId, isText } from '../core/request-db.ts';
import { isVisibleTo } from '../nodes/visibility.ts';
import type { CommentOrder, CommentQuery } from './comment-query.ts';

export type Owned = 'node' | 'parent' | 'user';
/** A list of comments without the one thing it hangs on. */
export type CommentShape = CommentQuery & { owned?: Owned };

export const isModerator = (viewer: Viewer) => can(viewer, 'moderate_comments');

/**
 * `m` is the comment's alias, since `c` is taken by cursors. Where a comment came from is told to moderators only; the hash of the mail
 * address is what pictures of people are known by.
 */
export function commentColumns(viewer: Viewer): RawBuilder<unknown> {
  const secret = (column: string) => (isModerator(viewer) ? sql.ref(`m.${column}`) : sql`''`);
  return sql`
    'comment' as kind, m.id, m.node_id as "nodeId", m.parent_id as "parentId", m.user_id as "userId", m.author_name as "authorName",
    ${secret('author_email')} as "authorEmail", md5(lower(btrim(m.author_email))) as "authorHash",
    m.author_url as "authorUrl", ${secret('author_ip')} as "authorIp", ${secret('agent')} as agent, m.content, m.status, m.type, m.karma, m.created_at as date`;
}

/** Comments on what the viewer sees; those a password protects only for moderators. */
function isOnVisible(viewer: Viewer): RawBuilder<unknown> {
  const open = isModerator(viewer) ? sql`true` : sql`n.password is null`;
  return sql`exists (select from content_node n where n.id = m.node_id and ${open} and ${isVisibleTo(viewer, 'n')})`;
}

/** Who waits for a moderator sees what they wrote themselves. */
const isOwnHeld = ({ user }: Viewer) => (user === null ? [] : [sql`(m.status = 'hold' and m.user_id = ${user.id})`]);

/** Condition on one comment: the viewer may see it. */
export function isVisibleComment(viewer: Viewer): RawBuilder<unknown> {
  if (isModerator(viewer)) return isOnVisible(viewer);
  return sql`(${sql.join([sql`m.status = 'approve'`, ...isOwnHeld(viewer)], sql` or `)}) and ${isOnVisible(viewer)}`;
}

/** Of a list everybody gets the approved ones; moderators get those they ask for. */
function isListed(viewer: Viewer, query: CommentShape): RawBuilder<unknown> {
  if (!isModerator(viewer)) return isVisibleComment(viewer);
  const held = query.includeHeldOf;
  const asked = [
    sql`m.status = any(${query.statuses ?? ['approve']}::text[])`,
    ...(held
      ? [
          sql`(m.status = 'hold' and (m.user_id = any(${held.users.filter(isId)}::int[]) or lower(m.author_email) = any(${held.emails.filter(isText)}::text[])))`,
        ]
      : []),
  ];
  return sql`(${sql.join(asked, sql` or `)}) and ${isOnVisible(viewer)}`;
}

const ownerColumn: Record<Owned, string> = { node: 'm.node_id', parent: 'm.parent_id', user: 'm.user_id' };

const orNone = (column: string): SortKey => ({
  of: (alias) => sql`coalesce(${alias}.${sql.ref(column)}, 0)`,
  least: sql`-1`,
  greatest: sql`2147483647`,
});

const orders: Record<Exclude<CommentOrder, 'given'>, readonly SortKey[]> = {
  date: [byTime('created_at')],
  author: [byText('author_name')],
  url: [byText('author_url')],
  content: [byText('content')],
  status: [byText('status')],
  type: [byText('type')],
  karma: [byNumber('karma')],
  node: [byNumber('node_id')],
  parent: [orNone('parent_id')],
  user: [orNone('user_id')],
  id: [],
  email: [byText('author_email')],
  ip: [byText('author_ip')],
  agent: [byText('agent')],
};

/** An order by what the viewer may not see would tell it. */
const secretOrders: ReadonlySet<CommentOrder> = new Set(['email', 'ip', 'agent']);

/** Place in the list of ids that was asked for, whatever the direction. */
function byPlace(ids: readonly number[], descending: boolean): SortKey {
  const sign = sql.raw(descending ? '-' : '');
  return {
    of: (alias) => sql`${sign}coalesce(array_position(${ids.filter(isId)}::int[], ${alias}.id), 0)`,
    least: sql`-2147483648`,
    greatest: sql`2147483647`,
  };
}

export function describeComments(viewer: Viewer, query: CommentShape): Listing {
  const { orderby = 'date', descending = true } = query;
  const order = secretOrders.has(orderby) && !isModerator(viewer) ? 'date' : orderby;
  return {
    columns: commentColumns(viewer),
    table: 'comment',
    alias: 'm',
    seen: isVisibleComment(viewer),
    keys: [...(order === 'given' ? [byPlace(query.ids ?? [], descending)] : orders[order]), byCommentId],
    descending,
    where: (owner) => [
      isListed(viewer, query),
      ...(query.owned ? [sql`${sql.ref(ownerColumn[query.owned])} = ${owner}`] : []),
      ...placeConditions(query),
      ...authorConditions(viewer, query),
      ...nodeConditions(query),
      ...wordConditions(viewer, query),
    ],
  };
}

const anyId = (column: string, ids: readonly number[] | undefined) =>
  ids ? [sql`${sql.ref(column)} = any(${ids.filter((id) => id === 0 || isId(id))}::int[])`] : [];
const noId = (column: string, ids: readonly number[] | undefined) =>
  ids ? [sql`coalesce(${sql.ref(column)}, 0) <> all(${ids.filter((id) => id === 0 || isId(id))}::int[])`] : [];

function placeConditions(query: CommentShape): RawBuilder<unknown>[] {
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

function authorConditions(viewer: Viewer, query: CommentShape): RawBuilder<unknown>[] {
  const { authorEmail, authorUrl } = query;
  // A mail address is nobody's business: only moderators, and its owner, find comments by it.
  const mayAsk = isModerator(viewer) || (authorEmail !== undefined && viewer.user?.email.toLowerCase() === authorEmail.toLowerCase());
  return [
    ...(query.userId === undefined ? [] : [sql`m.user_id = ${query.userId}`]),
    ...anyId('m.user_id', query.userIn),
    ...noId('m.user_id', query.userNotIn),
    ...(authorEmail === undefined ? [] : [mayAsk ? sql`lower(m.author_email) = lower(${authorEmail})` : sql`false`]),
    ...(authorUrl === undefined ? [] : [sql`m.author_url = ${authorUrl}`]),
  ];
}

/** Conditions on what is commented on. Which of it the viewer sees is decided elsewhere. */
function nodeConditions(query: CommentShape): RawBuilder<unknown>[] {
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

function wordConditions(viewer: Viewer, { karma, types, notTypes, search }: CommentShape): RawBuilder<unknown>[] {
  return [
    ...(karma === undefined ? [] : [sql`m.karma = ${karma}`]),
    ...(types ? [sql`m.type = any(${types.filter(isText)}::text[])`] : []),
    ...(notTypes ? [sql`m.type <> all(${notTypes.filter(isText)}::text[])`] : []),
    ...(search === undefined ? [] : [contains(search, isModerator(viewer))]),
  ];
}

/** Nobody looks for more; a pattern of a megabyte would be compared with every comment. */
const MAX_SEARCH = 500;

function contains(search: string, withSecrets: boolean): RawBuilder<unknown> {
  const pattern = `%${search
    .slice(0, MAX_SEARCH)
    .replaceAll('\0', '')
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const columns = ['author_name', 'author_url', 'content', ...(withSecrets ? ['author_email', 'author_ip'] : [])];
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(`m.${column}`)} ilike ${pattern}`),
    sql` or `,
  )})`;
}
