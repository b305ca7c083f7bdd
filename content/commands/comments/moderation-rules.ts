/** Applies the comment settings to new comments: which are held for moderation, and which are rejected. */
import { sql } from 'kysely';
import type { CommentStatus } from '../../core/rows/comments.ts';
import { UserError } from '../../core/user-error.ts';
import { can } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import type { CommentAuthor } from './comment-author.ts';
import type { CommentRules } from '../../model/settings.ts';

/** Minimum seconds between two comments of the same author. */
const FLOOD_SECONDS = 15;

export type NewComment = { nodeId: number; parentId: number | null; content: string; author: CommentAuthor; address: string };

/** Locks the author, because two comments sent at the same time would not see each other. */
async function lockAuthor({ db }: Tx, { address, author }: NewComment): Promise<void> {
  const keys = [`comments from ${address}`, ...(author.userId === null ? [] : [`comments of ${author.userId}`])];
  for (const key of keys.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/**
 * Unlike WordPress, this identifies anonymous visitors only by their IP address. With a check of the email address, anyone could prevent another person from
 * commenting.
 * @throws UserError for a duplicate comment, and for authors who post too quickly
 */
export async function rejectRepeats(tx: Tx, comment: NewComment): Promise<void> {
  const { author, address } = comment;
  await lockAuthor(tx, comment);
  const { rows } = await sql<{ same: boolean; last: Date | null }>`
    select
      exists (select from comment m where m.node_id = ${comment.nodeId} and m.parent_id is not distinct from ${comment.parentId}::int and m.status <> 'trash'
        and m.content = ${comment.content}
        and (m.author_name = ${author.name} or (${author.email} <> '' and lower(m.author_email) = lower(${author.email})))) as same,
      greatest(
        (select max(m.created_at) from comment m where m.user_id = ${author.userId}::int),
        (select max(m.created_at) from comment m where ${address} <> '' and m.author_ip = ${address})
      ) as last`.execute(tx.db);
  if (rows[0]?.same)
    throw new UserError('Duplicate comment detected; it looks as though you&#8217;ve already said that!', { kind: 'comment-duplicate' });
  if (can(tx.viewer, 'moderate_comments')) return;
  const last = rows[0]?.last ?? null;
  if (last !== null && Math.abs(tx.now.getTime() - last.getTime()) < FLOOD_SECONDS * 1000)
    throw new UserError('You are posting comments too quickly. Slow down.', { kind: 'comments-too-frequent' });
}

/**
 * Decides about a new comment, or about the new content of one.
 * @returns `approve` if it is published immediately, `hold` if it waits for a moderator
 */
export async function decideModerationStatus(
  tx: Tx,
  comment: Pick<NewComment, 'content' | 'author'>,
  nodeAuthorId: number | null,
  rules: CommentRules,
): Promise<CommentStatus> {
  const { viewer, db } = tx;
  // A comment that a moderator writes in another person's name is trusted no more than one by that person (WordPress).
  const isOwn = viewer.user !== null && viewer.user.id === comment.author.userId;
  if (isOwn && (can(viewer, 'moderate_comments') || viewer.user?.id === nodeAuthorId)) return 'approve';
  if (rules.commentModeration) return 'hold';
  const links = comment.content.match(/<a\s[^>]*\bhref=/gi)?.length ?? 0;
  const bareUrls = comment.content.match(/(?<!["'>])\bhttps?:\/\//gi)?.length ?? 0;
  if (rules.commentMaxLinks > 0 && links + bareUrls >= rules.commentMaxLinks) return 'hold';
  if (!rules.commentPreviouslyApproved) return 'approve';
  const { name, email, userId } = comment.author;
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from comment m where m.status = 'approve' and
      (m.user_id = ${userId}::int or (${userId}::int is null and m.user_id is null and ${email} <> '' and lower(m.author_email) = lower(${email}) and m.author_name = ${name}))) as known`.execute(
    db,
  );
  return rows[0]?.known ? 'approve' : 'hold';
}
