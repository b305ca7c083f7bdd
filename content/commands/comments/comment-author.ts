/** Determines the author of a comment: the signed-in user, the name and email address a visitor gives, or an author that a moderator sets. */
import { sql } from 'kysely';
import { z } from 'zod';
import { toStorableText } from '../../core/json.ts';
import { UserError } from '../../core/user-error.ts';
import { can } from '../../permissions/viewer.ts';
import type { Tx } from '../core/transact.ts';
import { sanitizeLine } from '../markup/sanitize-comment.ts';
import type { CommentRules } from './comment-rules.ts';

export type CommentAuthor = { userId: number | null; name: string; email: string; url: string };
export type CommentAuthorInput = { author?: string | null; authorEmail?: string | null; authorUrl?: string | null };

/** Sizes of WordPress's columns. */
const MAX_NAME = 245;
const MAX_EMAIL = 100;
const MAX_URL = 200;

/** @throws UserError if a value is missing or invalid */
export async function resolveCommentAuthor(tx: Tx, input: CommentAuthorInput, rules: CommentRules): Promise<CommentAuthor> {
  const { user } = tx.viewer;
  const given = parseAuthor(input);
  if (user === null) {
    if (!given.name) throw new UserError('Comment must include an authorName.');
    if (!given.email && rules.requireNameEmail) throw new UserError('Comment must include an authorEmail.');
    return { userId: null, name: given.name, email: given.email ?? '', url: given.url ?? '' };
  }
  const self = { userId: user.id, name: user.displayName, email: user.email, url: user.url };
  const isOwn = !given.email || given.email.toLowerCase() === user.email.toLowerCase();
  // Only moderators may post comments in the name of others.
  if (!can(tx.viewer, 'moderate_comments')) return self;
  if (isOwn) return { ...self, name: given.name ?? self.name, url: given.url ?? self.url };
  const other = await findUserByEmail(tx, given.email ?? '');
  const name = given.name ?? other?.name;
  if (!name) throw new UserError('Comment must include an authorName.');
  return { userId: other?.userId ?? null, name, email: given.email ?? '', url: given.url ?? other?.url ?? '' };
}

/** Parses the author values that are present. */
export function parseAuthor({ author, authorEmail, authorUrl }: CommentAuthorInput): { name?: string; email?: string; url?: string } {
  return {
    ...(author && { name: parseName(author) }),
    ...(authorEmail && { email: parseEmail(authorEmail) }),
    ...(authorUrl && { url: parseUrl(authorUrl) }),
  };
}

function parseName(given: string): string {
  const name = sanitizeLine(toStorableText(given));
  if (name.length > MAX_NAME) throw new UserError('Your name is too long.');
  return name;
}

function parseEmail(given: string): string {
  const read = z.email().safeParse(given.trim());
  if (!read.success) throw new UserError('The email address you are trying to use is invalid');
  if (read.data.length > MAX_EMAIL) throw new UserError('Your email address is too long.');
  return read.data;
}

/** Only web URLs are allowed: a `javascript:` URL would run when the author's name is clicked. */
function parseUrl(given: string): string {
  const text = toStorableText(given).trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `http://${text}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw new UserError('The authorUrl is not a web address. Give one that begins with https://, or leave it out.');
  if (address.length > MAX_URL) throw new UserError('Your URL is too long.');
  return address;
}

async function findUserByEmail({ db }: Tx, email: string): Promise<CommentAuthor | null> {
  const { rows } = await sql<CommentAuthor>`
    select id as "userId", display_name as name, email, url from user_account where lower(email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
}
