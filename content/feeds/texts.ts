/** What feeds write, as text: nothing of a feed is markup. */
import { parse } from 'node-html-parser';
import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../store/json.ts';

const MAX_LINK = 2_000;
const MAX_DATE = 40;

/** No entry of a feed says more than this; the rest is not even looked at. */
const MAX_MARKUP = 20_000;

/** Feeds write markup as text, and some of them its signs as entities: `&lt;p&gt;` is a paragraph. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const once = wordsOf(cleanText(value.slice(0, MAX_MARKUP)));
  return (/<[a-z!/]/i.test(once) ? wordsOf(once) : once).replaceAll(/\s+/g, ' ').trim() || null;
}

/** Elements part words; without tags nothing is left that could nest too deeply to be read. */
function wordsOf(markup: string): string {
  const bare = sanitizeHtml(markup.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return parse(bare).text;
}

/** An address of the web, or a path of the site. */
export function linkOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LINK) return null;
  const written = value.trim();
  const isPath = written.startsWith('/') && !written.startsWith('//');
  const url = isPath ? null : URL.parse(written);
  if (isPath) return written;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** Days as ISO, RFC 822 and milliseconds tell them. */
export function dayOf(value: unknown): string | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const written = /^\d{4}-\d{2}-\d{2}/.exec(String(value))?.[0];
  const time = new Date(written ?? (typeof value === 'number' ? value : value.slice(0, MAX_DATE)));
  if (Number.isNaN(time.getTime())) return null;
  const day = time.toISOString().slice(0, 10);
  // Years of five digits and those before our era are nobody's.
  return /^\d{4}-/.test(day) ? day : null;
}
