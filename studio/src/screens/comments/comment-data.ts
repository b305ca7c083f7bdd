/** Comments of visitors, and what moderators do with them. */
import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { getErrorMessage } from '../../api/graphql.ts';
import { loadPage } from '../../api/use-page.ts';

export const COMMENTS_PATH = '/wp/v2/comments';

export type CommentStatus = 'approved' | 'hold' | 'spam' | 'trash';

/** A comment in the context `edit`. */
export type Comment = {
  id: number;
  post: number;
  parent: number;
  author_name: string;
  author_email: string;
  author_url: string;
  /** In UTC, without a time zone. */
  date_gmt: string;
  content: { raw: string };
  status: CommentStatus;
  /** Address on the site. Null if the content has none. */
  link: string | null;
  /** The content it is on, or an error if the user may not see that. */
  _embedded?: { up?: readonly { title?: { rendered: string } }[] };
};

/** `all` is what is approved or waits for a moderator, as in WordPress. */
export const commentViews = ['all', 'hold', 'approved', 'spam', 'trash'] as const;
export type CommentView = (typeof commentViews)[number];

export const viewNames: Readonly<Record<CommentView, string>> = {
  all: 'All',
  hold: 'Pending',
  approved: 'Approved',
  spam: 'Spam',
  trash: 'Trash',
};

/** The view of an address: `?status=hold`. */
export function parseCommentView(search: string): CommentView {
  const status = new URLSearchParams(search).get('status');
  return commentViews.find((view) => view === status) ?? 'all';
}

/** How many comments each view has. */
export async function loadCounts(): Promise<Readonly<Record<CommentView, number>>> {
  const [all = 0, hold = 0, approved = 0, spam = 0, trash = 0] = await Promise.all(
    commentViews.map(async (status) => (await loadPage(COMMENTS_PATH, { status, per_page: 1, _fields: 'id' })).totalItems),
  );
  return { all, hold, approved, spam, trash };
}

/** Title of the content that a comment is on. */
export function getPostTitle({ post, _embedded: embedded }: Comment): string {
  const title = decodeEntities(embedded?.up?.[0]?.title?.rendered ?? '');
  return title === '' ? `#${post}` : title;
}

/** The text of a comment, without markup and not longer than a line or two of a list. */
export function getExcerpt({ content }: Comment): string {
  const text = (new DOMParser().parseFromString(content.raw, 'text/html').body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text;
}

export type CommentAction = 'approve' | 'hold' | 'spam' | 'unspam' | 'trash' | 'untrash' | 'delete';

/** What can be done with a comment, and how it is named. */
export const commentActions: readonly { action: CommentAction; label: string; from: readonly CommentStatus[] }[] = [
  { action: 'approve', label: 'Approve', from: ['hold'] },
  { action: 'hold', label: 'Unapprove', from: ['approved'] },
  { action: 'spam', label: 'Mark as spam', from: ['hold', 'approved'] },
  { action: 'unspam', label: 'Not spam', from: ['spam'] },
  { action: 'trash', label: 'Move to trash', from: ['hold', 'approved'] },
  { action: 'untrash', label: 'Restore', from: ['trash'] },
  { action: 'delete', label: 'Delete permanently', from: ['spam', 'trash'] },
];

async function runAction(action: CommentAction, id: number): Promise<void> {
  if (action === 'delete') await apiFetch({ path: `${COMMENTS_PATH}/${id}?force=true`, method: 'DELETE' });
  else await saveComment(id, { status: action });
}

/** Does the same with several comments. An error does not stop the rest. @returns a message for each that failed */
export async function runForComments(action: CommentAction, comments: readonly Comment[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { id, author_name: name } of comments) {
    try {
      await runAction(action, id);
    } catch (error) {
      failures.push(`Comment ${id} by ${name}: ${getErrorMessage(error)}`);
    }
  }
  return failures;
}

export type CommentInput = { author_name?: string; author_email?: string; author_url?: string; content?: string; status?: string };

export async function saveComment(id: number, data: CommentInput): Promise<void> {
  await apiFetch({ path: `${COMMENTS_PATH}/${id}`, method: 'POST', data });
}

/** Publishes a reply. The comment is approved first, because visitors would not see a reply to a pending one. */
export async function replyTo({ id, post, status }: Comment, content: string): Promise<void> {
  if (status === 'hold') await saveComment(id, { status: 'approve' });
  await apiFetch({ path: COMMENTS_PATH, method: 'POST', data: { post, parent: id, content } });
}
