/** Parses the entries of an RSS or Atom feed: one for each `item` or `entry` element. */
import sax from 'sax';
import type { PositionInput } from './position.ts';

/** The text content of an entry by element name, without namespace prefixes. If an element occurs twice, the first one counts. */
export type FeedEntry = ReadonlyMap<string, string>;

const elementNames = {
  title: ['title'],
  department: ['department', 'category'],
  location: ['location', 'city'],
  employmentType: ['employmenttype', 'jobtype', 'type'],
  link: ['link', 'url', 'guid'],
  datePosted: ['pubdate', 'published', 'date', 'updated'],
  validThrough: ['validthrough', 'expirationdate'],
  description: ['description', 'summary', 'content', 'encoded'],
} as const;

export const parseXmlPositions = (text: string): PositionInput[] => parseEntries(text).map(toPositionInput);

/** Further entries are ignored. */
const MAX_ENTRIES = 1_000;

/** The parser compares each closing tag with all open tags, so a small feed with deep nesting could block the service for minutes. */
const MAX_DEPTH = 100;
/** The parser creates a message for each syntax error, which is slow. */
const MAX_ERRORS = 10_000;

/** Stops the parser when the feed exceeds a limit. */
class LimitReached extends Error {
  override name = 'Enough';
}

/** Never expands entities that the document declares, and ignores syntax errors. Stops at the first limit that the feed exceeds. */
export function parseEntries(text: string): FeedEntry[] {
  const parser = sax.parser(true);
  const entries: FeedEntry[] = [];
  let entry: Map<string, string> | null = null;
  let depth = 0;
  let field = '';
  let nesting = 0;
  let errorCount = 0;
  const add = (name: string, value: string) => {
    if (entry && name && value) entry.set(name, (entry.get(name) ?? '') + value);
  };
  const onOpenTag = ({ name, attributes }: sax.Tag) => {
    nesting += 1;
    if (nesting > MAX_DEPTH) throw new LimitReached();
    if (!entry) {
      if (name !== 'item' && name !== 'entry') return;
      entry = new Map();
      depth = 0;
      return;
    }
    depth += 1;
    const local = (name.split(':').at(-1) ?? '').toLowerCase();
    if (depth === 1) field = entry.has(local) ? '' : local;
    // Atom has links and categories in attributes.
    if (depth === 1 && field === 'link' && (attributes['rel'] ?? 'alternate') === 'alternate') add('link', attributes['href'] ?? '');
    if (depth === 1 && field === 'category') add('category', attributes['term'] ?? '');
  };
  const onCloseTag = (name: string) => {
    nesting -= 1;
    if (!entry) return;
    if (depth > 0) {
      depth -= 1;
      if (depth === 0) field = '';
      return;
    }
    if (name !== 'item' && name !== 'entry') return;
    if (entries.length < MAX_ENTRIES) entries.push(entry);
    entry = null;
  };
  const onText = (value: string) => add(field, value);
  const ignoreError = () => {
    errorCount += 1;
    if (errorCount > MAX_ERRORS) throw new LimitReached();
    parser.resume();
  };
  Object.assign(parser, { onopentag: onOpenTag, onclosetag: onCloseTag, ontext: onText, oncdata: onText, onerror: ignoreError });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  return entries;
}

function toPositionInput(entry: FeedEntry): PositionInput {
  const first = (...of: readonly string[]) => of.map((name) => entry.get(name)).find((value) => value?.trim()) ?? null;
  return {
    title: first(...elementNames.title),
    department: first(...elementNames.department),
    location: first(...elementNames.location),
    employmentType: first(...elementNames.employmentType),
    link: first(...elementNames.link),
    datePosted: first(...elementNames.datePosted),
    validThrough: first(...elementNames.validThrough),
    description: first(...elementNames.description),
  };
}
