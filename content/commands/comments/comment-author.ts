/** Determines the author of a comment: the signed-in user, the name and email address a visitor gives, or an author that a moderator sets. */
import { sql } from 'kysely';
import { z } from 'zod';
import { toStorableText } from '../../core/json.ts';
import { UserError } from '../../core/user-error.ts';
import { can } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { sanitizeLine } from '../markup/sanitize-comment.ts';

export type CommentAuthor = { userId: number | null; name: string; email: string; url: string };
export type CommentAuthorInput = { author?: string | null; authorEmail?: string | null; authorUrl?: string | null };

/** Sizes of WordPress's columns. */
const MAX_NAME = 245;
const MAX_EMAIL = 100;
const MAX_URL = 200;

/** @throws UserError if a value is missing or invalid */
export async function resolveCommentAuthor(tx: Tx, input: CommentAuthorInput, requireEmail: boolean): Promise<CommentAuthor> {
  const { user } = tx.viewer;
  const claimed = parseAuthor(input);
  if (user === null) {
    if (!claimed.name) throw new UserError('Comment must include an authorName.');
    if (!claimed.email && requireEmail) throw new UserError('Comment must include an authorEmail.');
    return { userId: null, name: claimed.name, email: claimed.email ?? '', url: claimed.url ?? '' };
  }
  const self = { userId: user.id, name: user.displayName, email: user.email, url: user.url };
  const isOwn = !claimed.email || claimed.email.toLowerCase() === user.email.toLowerCase();
  // Only moderators can post comments on behalf of other people.
  if (!can(tx.viewer, 'moderate_comments')) return self;
  if (isOwn) return { ...self, name: claimed.name ?? self.name, url: claimed.url ?? self.url };
  const other = await findUserByEmail(tx, claimed.email ?? '');
  const name = claimed.name ?? other?.name;
  if (!name) throw new UserError('Comment must include an authorName.');
  return { userId: other?.userId ?? null, name, email: claimed.email ?? '', url: claimed.url ?? other?.url ?? '' };
}

/** Parses the author values that are present. */
export function parseAuthor({ author, authorEmail, authorUrl }: CommentAuthorInput): { name?: string; email?: string; url?: string } {
  return {
    ...(author && { name: parseName(author) }),
    ...(authorEmail && { email: parseEmail(authorEmail) }),
    ...(authorUrl && { url: parseUrl(authorUrl) }),
  };
}

function parseName(value: string): string {
  const name = sanitizeLine(toStorableText(value));
  if (name.length > MAX_NAME) throw new UserError('Your name is too long.', { kind: 'comment-author-too-long' });
  return name;
}

function parseEmail(value: string): string {
  const parsed = z.email().safeParse(value.trim());
  if (!parsed.success) throw new UserError('The email address you are trying to use is invalid');
  if (parsed.data.length > MAX_EMAIL) throw new UserError('Your email address is too long.', { kind: 'comment-email-too-long' });
  return parsed.data;
}

/** Only web URLs are stored: a `javascript:` URL would run when the author's name is clicked. As in WordPress, others become empty. */
function parseUrl(value: string): string {
  const text = toStorableText(value).trim();
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `http://${text}`;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return '';
  if (url.length > MAX_URL) throw new UserError('Your URL is too long.', { kind: 'comment-url-too-long' });
  return url;
}

async function findUserByEmail({ db }: Tx, email: string): Promise<CommentAuthor | null> {
  const { rows } = await sql<CommentAuthor>`
    select id as "userId", display_name as name, email, url from user_account where lower(email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
}
