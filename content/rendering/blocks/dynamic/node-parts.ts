/** Parts of nodes, terms, users and comments that several dynamic blocks show. */
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import type { CommentRow } from '../../../core/rows/comments.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import type { UserRow } from '../../../core/rows/users.ts';
import { formatLocalDate } from '../../../core/format-date.ts';
import { filterTitle } from '../../title.ts';
import { escapeHtml, escapeUrl } from '../../html/escape.ts';
import type { RenderContext } from '../../render-context.ts';

/** January is the first entry. */
export const monthNames: readonly string[] = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Returns the title as markup. A prefix marks protected and private content. */
export async function getTitle({ title, password, status }: NodeRow, { pause }: RenderContext): Promise<string> {
  const rendered = await filterTitle(title, pause);
  return password === null ? (status === 'private' ? `Private: ${rendered}` : rendered) : `Protected: ${rendered}`;
}

export const getTitleOrPlaceholder = async (node: NodeRow, context: RenderContext): Promise<string> =>
  (await getTitle(node, context)) || '(no title)';

export const getUserUrl = ({ nicename }: UserRow, { site }: RenderContext): string => `${site.contentUrl}/author/${nicename}/`;

/** Formats a date in the site's format, or in a format that a block chooses. */
export async function formatDate(date: Date, format: string, { store, site }: RenderContext): Promise<string> {
  const { dateFormat } = await store.option('settings');
  const pattern = format || (typeof dateFormat === 'string' && dateFormat) || 'F j, Y';
  return formatDateWithPattern(formatLocalDate(date, site.timezone), pattern) ?? '';
}

/** Formats an instant as ISO 8601 with the offset of the site's time zone: `2024-03-10T10:30:00+01:00`. */
export function formatInstant(date: Date, { site }: RenderContext): string {
  const local = formatLocalDate(date, site.timezone);
  const minutes = Math.round((Date.parse(`${local}Z`) - Math.floor(date.getTime() / 1000) * 1000) / 60_000);
  const pad = (figure: number) => String(Math.floor(figure)).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${pad(Math.abs(minutes) / 60)}:${pad(Math.abs(minutes) % 60)}`;
}

/** Renders an avatar from Gravatar, for a hash of an email address. */
export function renderAvatar(hash: string, size: number, alt: string, className: string, { site }: RenderContext, extra = ''): string {
  const host = site.contentUrl.startsWith('https:') ? 'https://secure' : `http://${Number.parseInt(hash.slice(0, 1), 16) % 3 || 0}`;
  const getUrl = (pixels: number) => `${host}.gravatar.com/avatar/${hash}?s=${pixels}&#038;d=mm&#038;r=g`;
  const classes = ['avatar', `avatar-${size}`, 'photo', className].filter(Boolean).join(' ');
  return `<img alt='${escapeHtml(alt)}' src='${getUrl(size)}' srcset='${getUrl(size * 2)} 2x' class='${escapeHtml(classes)}' height='${size}' width='${size}' ${extra}loading='lazy' decoding='async'/>`;
}

/** The URL of a comment on the page of its content. */
export async function getCommentUrl(comment: CommentRow, context: RenderContext): Promise<string> {
  const node = await context.store.nodeById(comment.nodeId);
  return escapeUrl(`${(node && (await context.getLink(node))) ?? ''}#comment-${comment.id}`);
}
