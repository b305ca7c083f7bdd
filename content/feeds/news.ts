/** An entry of a feed of news, brought to one form. All of it is text. */
import { type Entry, readEntries } from './read-xml.ts';
import { dayOf, linkOf, textOf } from './texts.ts';

export type NewsEntry = {
  title: string;
  /** An address of the web, or a path of the site. */
  link: string | null;
  /** Day, `2026-11-18`. */
  date: string | null;
  author: string | null;
  text: string | null;
};

const MAX_ENTRIES = 50;
const MAX_TITLE = 300;
const MAX_TEXT = 2_000;

/** Entries of an RSS or Atom feed, in its order; those without a title are left out. */
export function readNews(text: string): NewsEntry[] {
  // One by one: what is beyond the last is not made text.
  return readEntries(text)
    .values()
    .map(toNews)
    .filter((entry) => entry !== null)
    .take(MAX_ENTRIES)
    .toArray();
}

function toNews(entry: Entry): NewsEntry | null {
  const first = (...names: readonly string[]) => names.map((name) => entry.get(name)).find((value) => value?.trim()) ?? null;
  const cut = (value: string | null, most: number) => textOf(value)?.slice(0, most).toWellFormed() ?? null;
  const title = cut(first('title'), MAX_TITLE);
  if (!title) return null;
  return {
    title,
    link: linkOf(first('link', 'url', 'guid')),
    date: dayOf(first('pubdate', 'published', 'date', 'updated')),
    author: cut(first('creator', 'author'), MAX_TITLE),
    text: cut(first('description', 'summary', 'content', 'encoded'), MAX_TEXT),
  };
}
