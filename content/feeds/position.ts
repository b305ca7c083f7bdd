/** An open position as feeds and editors tell it, brought to one form. All of it is text: nothing of a feed is markup, or longer than a page bears. */
import { parse } from 'node-html-parser';
import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../store/json.ts';

export type Position = {
  title: string;
  department: string | null;
  location: string | null;
  employmentType: string | null;
  /** An address of the web, or a path of the site. */
  link: string | null;
  /** Days, `2026-11-18`. */
  datePosted: string | null;
  validThrough: string | null;
  description: string | null;
};

export type PositionTexts = { [name in keyof Position]: unknown };

const longest: Readonly<Record<keyof Position, number>> = {
  title: 200,
  department: 100,
  location: 160,
  employmentType: 60,
  link: 2_000,
  datePosted: 40,
  validThrough: 40,
  description: 4_000,
};

/** @returns null for what has no title */
export function toPosition(given: PositionTexts): Position | null {
  const text = (name: keyof Position): string | null => textOf(given[name])?.slice(0, longest[name]).toWellFormed().trim() || null;
  const title = text('title');
  if (title === null) return null;
  return {
    title,
    department: text('department'),
    location: text('location'),
    employmentType: text('employmentType'),
    link: linkOf(given.link),
    datePosted: dayOf(given.datePosted),
    validThrough: dayOf(given.validThrough),
    description: text('description'),
  };
}

/** Nothing that says what a job is like is longer; the rest is not even looked at. */
const MAX_MARKUP = 20_000;

/** Feeds write markup as text, and some of them its signs as entities: `&lt;p&gt;` is a paragraph. */
function textOf(value: unknown): string | null {
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

function linkOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest.link) return null;
  const written = value.trim();
  const isPath = written.startsWith('/') && !written.startsWith('//');
  const url = isPath ? null : URL.parse(written);
  if (isPath) return written;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** Days as ISO, RFC 822 and milliseconds tell them. */
function dayOf(value: unknown): string | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const written = /^\d{4}-\d{2}-\d{2}/.exec(String(value))?.[0];
  const time = new Date(written ?? (typeof value === 'number' ? value : value.slice(0, longest.datePosted)));
  if (Number.isNaN(time.getTime())) return null;
  const day = time.toISOString().slice(0, 10);
  // Years of five digits and those before our era are nobody's.
  return /^\d{4}-/.test(day) ? day : null;
}
