/** Parses news feeds into entries of plain text. */
import { type FeedEntry, parseEntries } from './parse-xml.ts';
import { toIsoDay, toLink, toPlainText } from './plain-values.ts';

export type NewsEntry = {
  title: string;
  /** A web URL, or a path on the site. */
  link: string | null;
  /** Such as `2026-11-18`. */
  date: string | null;
  author: string | null;
  text: string | null;
};

export const MAX_ENTRIES = 50;
const MAX_TITLE = 300;
const MAX_TEXT = 2_000;

/** The entries of an RSS or Atom feed, in its order, without those that have no title. */
export function parseNews(text: string): NewsEntry[] {
  // Iterator methods are lazy, so entries beyond the limit are not converted.
  return parseEntries(text)
    .values()
    .map(toNews)
    .filter((entry) => entry !== null)
    .take(MAX_ENTRIES)
    .toArray();
}

function toNews(entry: FeedEntry): NewsEntry | null {
  const first = (...names: readonly string[]) => names.map((name) => entry.get(name)).find((value) => value?.trim()) ?? null;
  const cut = (value: string | null, most: number) => toPlainText(value)?.slice(0, most).toWellFormed() ?? null;
  const title = cut(first('title'), MAX_TITLE);
  if (!title) return null;
  return {
    title,
    link: toLink(first('link', 'url', 'guid')),
    date: toIsoDay(first('pubdate', 'published', 'date', 'updated')),
    author: cut(first('creator', 'author'), MAX_TITLE),
    text: cut(first('description', 'summary', 'content', 'encoded'), MAX_TEXT),
  };
}
