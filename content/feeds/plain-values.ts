/** Converts values of feeds to plain text, links and dates. */
import { parse } from 'node-html-parser';
import sanitizeHtml from 'sanitize-html';
import { toStorableText } from '../core/json.ts';

const MAX_LINK = 2_000;
const MAX_DATE = 40;

/** Longer values are cut off before they are parsed. */
const MAX_MARKUP = 20_000;

/** Feeds contain markup as text, and some escape it twice: `&lt;p&gt;` is a paragraph. */
export function toPlainText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const once = stripMarkup(toStorableText(value.slice(0, MAX_MARKUP)));
  return (/<[a-z!/]/i.test(once) ? stripMarkup(once) : once).replaceAll(/\s+/g, ' ').trim() || null;
}

/** Replaces tags by spaces, because they separate words. Tags are removed before parsing, so that deep nesting cannot overflow the parser. */
function stripMarkup(markup: string): string {
  const text = sanitizeHtml(markup.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return parse(text).text;
}

/** @returns null if the value is neither a web URL nor a path on the site */
export function toLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LINK) return null;
  const trimmed = value.trim();
  const isPath = trimmed.startsWith('/') && !trimmed.startsWith('//');
  const url = isPath ? null : URL.parse(trimmed);
  if (isPath) return trimmed;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** Converts ISO dates, RFC 822 dates and milliseconds to dates such as `2026-11-18`. */
export function toIsoDay(value: unknown): string | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const isoDate = /^\d{4}-\d{2}-\d{2}/.exec(String(value))?.[0];
  const time = new Date(isoDate ?? (typeof value === 'number' ? value : value.slice(0, MAX_DATE)));
  if (Number.isNaN(time.getTime())) return null;
  const day = time.toISOString().slice(0, 10);
  // Reject years with more than four digits and years BC.
  return /^\d{4}-/.test(day) ? day : null;
}

/** Tags that structure a text. */
const textTags = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a'];

/** Converts a value with markup, which some feeds escape, to safe markup. Text without markup becomes one paragraph per line. */
export function toTextMarkup(value: unknown): string {
  if (typeof value !== 'string') return '';
  const given = toStorableText(value.slice(0, MAX_MARKUP));
  const markup = /<[a-z!/]/i.test(given) ? given : parse(given.replaceAll('<', ' ')).text;
  if (!/<[a-z!/]/i.test(markup))
    return markup
      .split(/\n+/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => `<p>${sanitizeHtml(line, { allowedTags: [] })}</p>`)
      .join('\n');
  return sanitizeHtml(markup, {
    allowedTags: textTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' },
    nestingLimit: 20,
    exclusiveFilter: ({ tag, text }) => ['p', 'li', 'h2', 'h3', 'h4'].includes(tag) && text.trim() === '',
  }).trim();
}
