/** Sanitizes text of users without `unfiltered_html`, with WordPress's lists of elements for comments and term descriptions. */
import type { IOptions } from 'sanitize-html';
import { sanitizeNested } from '#lib/html/sanitize-nested.ts';
import { sanitizeMarkup } from './sanitize-markup.ts';
import { assertLength } from '../core/assert-length.ts';

const limitedMarkup: IOptions = {
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

/** All links in comments are marked `nofollow ugc`, so that search engines ignore them (WordPress). */
const markedLinks: Pick<IOptions, 'transformTags'> = {
  transformTags: { a: (tagName, { rel: _rel, ...attribs }) => ({ tagName, attribs: { ...attribs, rel: 'nofollow ugc' } }) },
};
const visitorMarkup: IOptions = { ...limitedMarkup, ...markedLinks };

/**
 * Sanitizes the markup of a comment.
 * @param isTrusted whether the author may write unfiltered markup. Elements of content such as images are allowed then, but never scripts.
 */
export function sanitizeComment(markup: string, isTrusted: boolean): string {
  return (isTrusted ? sanitizeMarkup(markup, markedLinks) : sanitizeNested(markup, visitorMarkup)).trim();
}

/** Maximum lengths of input. Callers check the smaller limits of their columns. */
const MAX_LINE = 4_000;
const MAX_DESCRIPTION = 65_535;

/**
 * Sanitizes the markup of a term's description.
 * @throws UserError if the text is too long
 */
export function sanitizeDescription(markup: string): string {
  return sanitizeNested(assertLength('A text', markup, MAX_DESCRIPTION), limitedMarkup).trim();
}

/**
 * Converts text to one line without markup, for names of terms and users.
 * @throws UserError if the text is too long
 */
export function sanitizeLine(text: string): string {
  const textOnly = sanitizeNested(assertLength('A text', text, MAX_LINE), { allowedTags: [], allowedAttributes: {} });
  return textOnly
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
