/** Creates comments. See change-comment.ts for moderation of existing comments. */
import { sql } from 'kysely';
import { assertRateLimit } from '../../auth/rate-limits.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { toStorableText } from '../../core/json.ts';
import { parseDate } from '../../core/parse-date.ts';
import type { CommentStatus } from '../../core/rows/comments.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { CommentRules } from '../../model/settings.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';
import { nodeColumns } from '../../store/nodes/node-columns.ts';
import { isRestricted } from '../../store/nodes/redact.ts';
import { isVisibleTo, canSeeType } from '../../store/nodes/visibility.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { sanitizeComment } from '../markup/sanitize-comment.ts';
import { getSiteSettings } from '../settings/site-settings.ts';
import { type CommentAuthorInput, resolveCommentAuthor } from './comment-author.ts';
import { getCommentRules } from './comment-rules.ts';
import { decideModerationStatus, rejectRepeats } from './moderation-rules.ts';
import { findParentComment } from './parent-comment.ts';
import { recordCommentPurge } from './record-comment-purge.ts';

/** Size of WordPress's column. */
const MAX_BYTES = 65_525;

export type CommentInput = CommentAuthorInput & {
  commentOn?: number | null;
  content?: string | null;
  /** The comment to which this one is a reply. */
  parent?: string | null;
  /** For moderators only. Other comments get the current time, the status that the moderation rules decide, and the type `comment`. */
  date?: string | null;
  status?: CommentStatus | null;
  /** Older form of `status`: `1`, `0`, `approve`, `hold`, `spam`, `trash`. */
  approved?: string | null;
  type?: string | null;
};

/**
 * @param requireEmail whether the setting `requireNameEmail` applies to the email address. A comment without one is always held for moderation.
 * @param allowDrafts whether unpublished content that the viewer may read can have comments, as in WPGraphQL but not in the REST API
 * @returns the id of the new comment, even if its author cannot see it yet
 */
export async function createComment(
  services: Services,
  viewer: Viewer,
  client: ClientInfo,
  input: CommentInput,
  { requireEmail = true, allowDrafts = false }: { requireEmail?: boolean; allowDrafts?: boolean } = {},
): Promise<number> {
  if (!can(viewer, 'moderate_comments')) await consumeCommentRateLimit(services, client);
  return transact(services, viewer, async (tx) => {
    const rules = await getCommentRules(tx);
    const node = await findCommentableNode(tx, input.commentOn ?? 0, allowDrafts);
    if (rules.commentRegistration && viewer.user === null)
      throw new UserError('This site requires you to be logged in to leave a comment', { kind: 'forbidden' });
    const author = await resolveCommentAuthor(tx, input, requireEmail && rules.requireNameEmail);
    const content = parseCommentContent(viewer, input.content ?? '');
    const parentId = await resolveParentId(tx, node.id, input.parent, rules);
    const comment = { nodeId: node.id, parentId, content, author, address: client.address };
    await rejectRepeats(tx, comment);
    const isModerator = can(viewer, 'moderate_comments');
    const status =
      (isModerator ? parseCommentStatus(input) : undefined) ?? (await decideModerationStatus(tx, comment, node.authorId, rules));
    const { timezone } = await getSiteSettings(tx.db);
    const row = await tx.db
      .insertInto('comment')
      .values({
        node_id: node.id,
        parent_id: parentId,
        user_id: author.userId,
        author_name: author.name,
        author_email: author.email,
        author_url: author.url,
        author_ip: client.address,
        agent: toStorableText(client.userAgent).slice(0, 254),
        content,
        status,
        former_status: null,
        type: isModerator && input.type ? parseCommentType(input.type) : 'comment',
        created_at: isModerator && input.date ? parseDate('date', input.date, timezone) : tx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'approve') recordCommentPurge(tx, { id: row.id, parentId, userId: author.userId }, node, 'create');
    return row.id;
  });
}

/** Every comment, new or changed, changes content, so a flood of comments would keep all responses from being cached. */
export async function consumeCommentRateLimit({ db }: Services, { address }: ClientInfo): Promise<void> {
  await assertRateLimit(db, { action: 'comment', name: '', address });
}

/** Finds the node to comment on. It must be open for comments and readable by the viewer. */
async function findCommentableNode({ db, viewer }: Tx, id: number, allowDrafts: boolean): Promise<NodeRow> {
  const { rows } = await sql<NodeRow>`
    select ${nodeColumns} from content_node n where n.id = ${id > 0 ? id : 0} and n.revision_of is null and ${isVisibleTo(viewer, 'n')} for key share`.execute(
    db,
  );
  const [node] = rows;
  if (!node || !canSeeType(viewer, node.type))
    throw new UserError('The ID of the node to comment on is invalid', { kind: 'comment-target-invalid' });
  if (node.commentStatus === 'closed')
    throw new UserError('Sorry, this post is closed to comments at the moment', { kind: 'comments-closed' });
  const isPublished = node.status === 'publish' || node.status === 'private' || node.type === 'attachment';
  if ((!isPublished && !allowDrafts) || isRestricted(viewer, node)) throw new UserError('Sorry, comments are not allowed for this item.');
  return node;
}

/** Sanitizes the markup of a comment according to the viewer's permissions. */
export function parseCommentContent(viewer: Viewer, value: string): string {
  // Checked before parsing, because a megabyte of nested elements takes seconds to parse.
  if (value.length > MAX_BYTES) throw createTooLongError();
  const content = sanitizeComment(toStorableText(value), can(viewer, 'unfiltered_html'));
  if (Buffer.byteLength(content) > MAX_BYTES) throw createTooLongError();
  return content;
}

const createTooLongError = () => new UserError('Your comment is too long.', { kind: 'comment-content-too-long' });

/**
 * Resolves the parent comment. A reply to a comment that is not on the node, or that was removed, starts a new thread (WordPress). The depth of replies is
 * limited.
 */
async function resolveParentId(tx: Tx, nodeId: number, parentId: string | null | undefined, rules: CommentRules): Promise<number | null> {
  if (!parentId || parentId === '0') return null;
  const parent = await findParentComment(tx, nodeId, parentId, ['approve', 'hold']);
  if (!parent) return null;
  if (parent.thread.length >= Math.max(rules.threadCommentsDepth, 1))
    throw new UserError(`Replies are limited to ${rules.threadCommentsDepth} levels. Reply to a comment further up.`);
  return parent.id;
}

/** Spellings of statuses in `approved` and in exports (WordPress). */
export const commentStatusSpellings: ReadonlyMap<string, CommentStatus> = new Map<string, CommentStatus>([
  ['1', 'approve'],
  ['approve', 'approve'],
  ['0', 'hold'],
  ['hold', 'hold'],
  ['spam', 'spam'],
  ['trash', 'trash'],
]);

/** @returns undefined if the input has no status */
export function parseCommentStatus({ status, approved }: Pick<CommentInput, 'status' | 'approved'>): CommentStatus | undefined {
  if (status) return status;
  if (approved === null || approved === undefined || approved === '') return undefined;
  const parsedStatus = commentStatusSpellings.get(approved.toLowerCase());
  if (!parsedStatus) throw new UserError('approved must be one of: 1, 0, approve, hold, spam, trash.');
  return parsedStatus;
}

/** Other types belong to plugins. Many of them, such as notes of editors and of orders, are not for visitors. */
export const commentTypes: readonly string[] = ['comment', 'pingback', 'trackback'];

export function parseCommentType(value: string): string {
  if (commentTypes.includes(value)) return value;
  throw new UserError('type must be one of: comment, pingback, trackback.');
}
