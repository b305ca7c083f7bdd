/** Entries of an RSS or Atom feed: one for each `item` or `entry`. */
import sax from 'sax';
import { toPosition, type Position } from './position.ts';

/** What an entry says, by the names of its elements without prefixes. The first one counts. */
export type Entry = ReadonlyMap<string, string>;

const names = {
  title: ['title'],
  department: ['department', 'category'],
  location: ['location', 'city'],
  employmentType: ['employmenttype', 'jobtype', 'type'],
  link: ['link', 'url', 'guid'],
  datePosted: ['pubdate', 'published', 'date', 'updated'],
  validThrough: ['validthrough', 'expirationdate'],
  description: ['description', 'summary', 'content', 'encoded'],
} as const;

/** Positions of such a feed. */
export function readXmlPositions(text: string, most: number): Position[] {
  // One by one: what is beyond the last is not made text.
  return readEntries(text)
    .values()
    .map((entry) => toPosition(positionOf(entry)))
    .filter((position) => position !== null)
    .take(most)
    .toArray();
}

/** A feed of more is read no further. */
const MAX_ENTRIES = 1_000;

/** The reader looks for the beginning of each closing tag in all open ones: nested without end, a small feed would hold the whole service for minutes. */
const MAX_DEPTH = 100;
/** Each is told with where it stands, which takes longer than what is right. */
const MAX_FAULTS = 10_000;

/** Ends the reading of what is no feed that anybody wrote. */
class Enough extends Error {
  override name = 'Enough';
}

/** Entities of a document type are never expanded, and faults are read over; what is nested too deep, or has too many of them, is read no further. */
export function readEntries(text: string): Entry[] {
  const parser = sax.parser(true);
  const found: Entry[] = [];
  let entry: Map<string, string> | null = null;
  let depth = 0;
  let field = '';
  let nesting = 0;
  let faults = 0;
  const add = (name: string, value: string) => {
    if (entry && name && value) entry.set(name, (entry.get(name) ?? '') + value);
  };
  const open = ({ name, attributes }: sax.Tag) => {
    nesting += 1;
    if (nesting > MAX_DEPTH) throw new Enough();
    if (!entry) {
      if (name !== 'item' && name !== 'entry') return;
      entry = new Map();
      depth = 0;
      return;
    }
    depth += 1;
    const local = (name.split(':').at(-1) ?? '').toLowerCase();
    if (depth === 1) field = entry.has(local) ? '' : local;
    // Atom writes links and categories into attributes.
    if (depth === 1 && field === 'link' && (attributes['rel'] ?? 'alternate') === 'alternate') add('link', attributes['href'] ?? '');
    if (depth === 1 && field === 'category') add('category', attributes['term'] ?? '');
  };
  const close = (name: string) => {
    nesting -= 1;
    if (!entry) return;
    if (depth > 0) {
      depth -= 1;
      if (depth === 0) field = '';
      return;
    }
    if (name !== 'item' && name !== 'entry') return;
    if (found.length < MAX_ENTRIES) found.push(entry);
    entry = null;
  };
  const write = (value: string) => add(field, value);
  const readOver = () => {
    faults += 1;
    if (faults > MAX_FAULTS) throw new Enough();
    parser.resume();
  };
  Object.assign(parser, { onopentag: open, onclosetag: close, ontext: write, oncdata: write, onerror: readOver });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return found;
}

function positionOf(entry: Entry) {
  const first = (...of: readonly string[]) => of.map((name) => entry.get(name)).find((value) => value?.trim()) ?? null;
  return {
    title: first(...names.title),
    department: first(...names.department),
    location: first(...names.location),
    employmentType: first(...names.employmentType),
    link: first(...names.link),
    datePosted: first(...names.datePosted),
    validThrough: first(...names.validThrough),
    description: first(...names.description),
  };
}
