/** Commands on existing comments: update, move to the trash, restore, delete. */
import { sql } from 'kysely';
import type { ClientInfo } from '../../core/client-info.ts';
import { parseDate } from '../../core/parse-date.ts';
import { parseId } from '../../core/parse-id.ts';
import type { AuditAction } from '../../core/rows/audit-records.ts';
import type { CommentRow, CommentStatus } from '../../core/rows/comments.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { commentColumns } from '../../store/comments/comment-lists.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import { parseAuthor } from './comment-author.ts';
import { getCommentRules } from './comment-rules.ts';
import { type CommentInput, consumeCommentRateLimit, parseCommentContent, parseCommentStatus, parseCommentType } from './create-comment.ts';
import { decideModerationStatus } from './moderation-rules.ts';
import { findParentComment } from './parent-comment.ts';
import { recordCommentPurge } from './record-comment-purge.ts';

const isModerator = (viewer: Viewer) => can(viewer, 'moderate_comments');

/** Moderators can change everything, authors of comments only the content. After such a change, the moderation rules decide again whether visitors see it. */
export async function updateComment(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  id: string,
  input: CommentInput,
): Promise<number> {
  if (!isModerator(viewer)) await consumeCommentRateLimit(services, client);
  return transact(services, viewer, async (tx) => {
    const comment = await findComment(tx, id);
    if (!comment) throw new UserError('The Comment could not be updated', { kind: 'not-found' });
    // WPGraphQL rejects an invalid email address before it checks permissions.
    const author = parseAuthor(input);
    if (!isModerator(viewer) && !isOwn(viewer, comment))
      throw new UserError('Sorry, you are not allowed to update this comment.', { kind: 'forbidden' });
    const changes = await getChanges(tx, comment, input, author);
    if (Object.keys(changes).length === 0) throw new UserError('The comment failed to update');
    await tx.db.updateTable('comment').set(changes).where('id', '=', comment.id).execute();
    await recordPurge(tx, comment, {
      ...comment,
      status: changes.status ?? comment.status,
      nodeId: changes.node_id ?? comment.nodeId,
      parentId: changes.parent_id === undefined ? comment.parentId : changes.parent_id,
    });
    await recordCommentAudit(tx, 'update', comment, { ...getAuditedValues(comment), ...changes });
    return comment.id;
  });
}

type Changes = Partial<{
  content: string;
  status: CommentStatus;
  former_status: CommentStatus | null;
  author_name: string;
  author_email: string;
  author_url: string;
  type: string;
  created_at: Date;
  node_id: number;
  parent_id: number | null;
}>;

async function getChanges(
  tx: Tx,
  comment: CommentRow,
  input: CommentInput,
  { name, email, url }: ReturnType<typeof parseAuthor>,
): Promise<Changes> {
  const changes: Changes =
    typeof input.content === 'string' && input.content !== '' ? { content: parseCommentContent(tx.viewer, input.content) } : {};
  if (!isModerator(tx.viewer)) {
    const forbidden = Object.entries(input).find(([name, value]) => !['id', 'content', 'clientMutationId'].includes(name) && value);
    if (forbidden)
      throw new UserError(`Only moderators may change the ${forbidden[0]} of a comment. Change only its content.`, { kind: 'forbidden' });
    const { content } = changes;
    if (content !== undefined && content !== comment.content && comment.status === 'approve')
      Object.assign(changes, getStatusChange(comment, await decideStatusAgain(tx, comment, content)));
    return changes;
  }
  if (name) changes.author_name = name;
  if (email) changes.author_email = email;
  // An empty URL removes the former one.
  if (typeof input.authorUrl === 'string') changes.author_url = url ?? '';
  if (input.type) changes.type = parseCommentType(input.type);
  if (input.date) changes.created_at = parseDate('date', input.date, (await getSiteSettings(tx.db)).timezone);
  const status = parseCommentStatus(input);
  if (status && status !== comment.status) Object.assign(changes, getStatusChange(comment, status));
  await applyNewParent(tx, comment, input, changes);
  return changes;
}

/** Otherwise, an author could replace an approved comment with one that the rules would hold for moderation. */
async function decideStatusAgain(
  tx: Tx,
  { nodeId, userId, authorName, authorEmail, authorUrl }: CommentRow,
  content: string,
): Promise<CommentStatus> {
  const node = await tx.db.selectFrom('content_node').select('author_id').where('id', '=', nodeId).executeTakeFirst();
  const author = { userId, name: authorName, email: authorEmail, url: authorUrl };
  return await decideModerationStatus(tx, { content, author }, node?.author_id ?? null, await getCommentRules(tx));
}

/** Comments in the trash or in spam remember their former status. */
function getStatusChange(comment: CommentRow, status: CommentStatus): Changes {
  const isAway = status === 'trash' || status === 'spam';
  const wasAway = comment.status === 'trash' || comment.status === 'spam';
  return { status, ...(isAway && !wasAway && { former_status: comment.status }), ...(!isAway && { former_status: null }) };
}

async function applyNewParent(tx: Tx, comment: CommentRow, input: CommentInput, changes: Changes): Promise<void> {
  if (input.commentOn && input.commentOn !== comment.nodeId) {
    const node = await tx.db
      .selectFrom('content_node')
      .select('id')
      .where('id', '=', input.commentOn)
      .where('revision_of', 'is', null)
      .executeTakeFirst();
    if (!node) throw new UserError('The ID of the node to comment on is invalid');
    Object.assign(changes, { node_id: node.id, parent_id: null } satisfies Changes);
  }
  if (input.parent === undefined || input.parent === null) return;
  if (input.parent === '' || input.parent === '0') {
    changes.parent_id = null;
    return;
  }
  const parent = await findParentComment(tx, changes.node_id ?? comment.nodeId, input.parent, ['approve', 'hold', 'spam', 'trash']);
  if (!parent) throw new UserError('The parent is not a comment on this content. Use the id of a comment on the same content.');
  if (parent.thread.includes(comment.id))
    throw new UserError('A comment cannot be a reply to itself or to one of its replies. Choose another parent.');
  changes.parent_id = parent.id;
}

/**
 * Moves a comment to the trash. Deletes it permanently with `forceDelete`, or if it already was in the trash or in spam.
 * @returns the comment before the change
 */
export async function deleteComment(services: Services, viewer: Viewer, id: string, forceDelete: boolean): Promise<CommentRow> {
  return transact(services, viewer, async (tx) => {
    const comment = await findComment(tx, id);
    if (!comment) throw new UserError('The Comment could not be deleted', { kind: 'not-found' });
    if (!isModerator(viewer) && !isOwn(viewer, comment))
      throw new UserError('Sorry, you are not allowed to delete this comment.', { kind: 'forbidden' });
    const isPermanent = forceDelete || comment.status === 'trash' || comment.status === 'spam';
    if (isPermanent) {
      await tx.db.updateTable('comment').set({ parent_id: comment.parentId }).where('parent_id', '=', comment.id).execute();
      await tx.db.deleteFrom('comment').where('id', '=', comment.id).execute();
    } else await tx.db.updateTable('comment').set(getStatusChange(comment, 'trash')).where('id', '=', comment.id).execute();
    await recordPurge(tx, comment, { ...comment, status: 'trash' });
    await recordCommentAudit(
      tx,
      isPermanent ? 'delete' : 'update',
      comment,
      isPermanent ? null : { ...getAuditedValues(comment), status: 'trash' },
    );
    return comment;
  });
}

/**
 * Restores a comment from the trash or from spam, with its former status.
 * @returns the id, or null if the comment does not exist, which is no error in WPGraphQL
 */
export async function restoreComment(services: Services, viewer: Viewer, id: string): Promise<number | null> {
  return transact(services, viewer, async (tx) => {
    if (!isModerator(viewer) || parseId('comment', id) === null)
      throw new UserError('Sorry, you are not allowed to restore this comment.', { kind: 'forbidden' });
    const comment = await findComment(tx, id);
    if (!comment) return null;
    const { former_status } = await tx.db
      .selectFrom('comment')
      .select('former_status')
      .where('id', '=', comment.id)
      .executeTakeFirstOrThrow();
    if (comment.status === 'trash' || comment.status === 'spam') {
      const status = former_status ?? 'hold';
      await tx.db.updateTable('comment').set({ status, former_status: null }).where('id', '=', comment.id).execute();
      await recordPurge(tx, comment, { ...comment, status });
      await recordCommentAudit(tx, 'update', comment, { ...getAuditedValues(comment), status });
    }
    return comment.id;
  });
}

/** Returns the values for the audit log, by column. Authors are visitors, so their email addresses are not logged. */
const getAuditedValues = ({ content, status, nodeId, parentId, type, date }: CommentRow): Changes => ({
  content,
  status,
  node_id: nodeId,
  parent_id: parentId,
  type,
  created_at: date,
});

async function recordCommentAudit(tx: Tx, action: AuditAction, comment: CommentRow, changed: Changes | null): Promise<void> {
  const { author_name, author_email: _email, author_url: _url, former_status: _formerStatus, ...after } = changed ?? {};
  await recordAudit(tx, {
    action,
    objectType: 'Comment',
    objectId: comment.id,
    before: getAuditedValues(comment),
    after: changed && { ...after, ...(author_name !== undefined && { author_name }) },
  });
}

const isOwn = ({ user }: Viewer, comment: CommentRow) => user !== null && user.id === comment.userId;

async function findComment({ db, viewer }: Tx, idOrDatabaseId: string): Promise<CommentRow | null> {
  const id = parseId('comment', idOrDatabaseId);
  if (id === null) return null;
  const { rows } = await sql<CommentRow>`select ${commentColumns(viewer)} from comment m where m.id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

/** Records a purge if visitors saw the comment before the change or see it now. */
async function recordPurge(tx: Tx, before: CommentRow, after: CommentRow): Promise<void> {
  const [was, is] = [before.status === 'approve', after.status === 'approve'];
  const cause = was === is ? 'update' : is ? 'create' : 'delete';
  const visible = [...(was ? [before] : []), ...(is ? [after] : [])];
  const { rows } = await sql<NodeRow>`
    select ${nodeColumns} from content_node n where n.id = any(${visible.map(({ nodeId }) => nodeId)}::int[])`.execute(tx.db);
  for (const comment of visible) {
    const node = rows.find(({ id }) => id === comment.nodeId);
    if (node) recordCommentPurge(tx, comment, node, cause);
  }
}
