/** What people who are not trusted with markup may write: WordPress's list for comments and descriptions of terms. */
import sanitize from 'sanitize-html';
import { UserError } from '../../core/user-error.ts';
import { sanitizeMarkup } from './sanitize-markup.ts';

const limitedMarkup: sanitize.IOptions = {
  allowedTags: ['a', 'abbr', 'acronym', 'b', 'blockquote', 'cite', 'code', 'del', 'em', 'i', 'q', 's', 'strike', 'strong'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    acronym: ['title'],
    blockquote: ['cite'],
    del: ['datetime'],
    q: ['cite'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Links of people nobody knows pass on no weight in search engines. */
const visitorMarkup: sanitize.IOptions = {
  ...limitedMarkup,
  transformTags: { a: (tagName, { rel: _rel, ...attribs }) => ({ tagName, attribs: { ...attribs, rel: 'nofollow ugc' } }) },
};

/**
 * Markup of a comment without what its author may not write.
 * @param isTrusted whether the author may write unfiltered markup: texts and pictures as in content, though no scripts whoever writes
 */
export function sanitizeComment(markup: string, isTrusted: boolean): string {
  return (isTrusted ? sanitizeMarkup(markup) : sanitize(markup, visitorMarkup)).trim();
}

/** Longest texts that are read at all; what may be kept of them is shorter, and checked by whoever keeps it. */
const MAX_LINE = 4_000;
const MAX_DESCRIPTION = 65_535;

function assertLength(text: string, limit: number): string {
  if (text.length > limit) throw new UserError(`A text of ${text.length} signs is too long: at most ${limit} are read. Shorten it.`);
  return text;
}

/**
 * Markup of a term's description.
 * @throws UserError for text without end
 */
export function sanitizeDescription(markup: string): string {
  return sanitize(assertLength(markup, MAX_DESCRIPTION), limitedMarkup).trim();
}

/**
 * One line of plain text: names of terms and of people.
 * @throws UserError for text without end
 */
export function sanitizeLine(text: string): string {
  const bare = sanitize(assertLength(text, MAX_LINE), { allowedTags: [], allowedAttributes: {} });
  return bare
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
