/**
 * Full-text search: words by their stems and beginnings, titles also with a letter wrong. What it reads is kept by the database (migration 0004-search).
 */
import { sql, type RawBuilder } from 'kysely';

/** Words of a search beyond this number are ignored. */
const MAX_WORDS = 10;
/** Longer "words" are none that anybody wrote. */
const MAX_LETTERS = 64;
/** Shorter words are like too many others for letters to be forgiven. */
const MIN_FUZZY_LETTERS = 4;

/** Runs of letters and digits, as they were typed. */
export function wordsOf(search: string): string[] {
  return (search.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_LETTERS));
}

/** The word's stem and everything that begins with it; `A` looks at titles alone. */
const query = (word: string, weight: '' | 'A' = '') => sql`to_tsquery('english', ${`'${word}':*${weight}`})`;

/**
 * Condition on a node under an alias: it has each of the words.
 * @param isReadable condition under which what it says may be searched; else its title is, which lists tell anyway
 */
export function hasWords(alias: string, words: readonly string[], isReadable: RawBuilder<unknown>): RawBuilder<unknown> {
  const node = sql.ref(alias);
  const each = words.map((word) => {
    // A word in the middle of another is found in titles, as WordPress finds it; so is one with a wrong letter.
    const title =
      word.length < MIN_FUZZY_LETTERS
        ? sql`${node}.title ilike ${`%${word}%`}`
        : sql`(${node}.title ilike ${`%${word}%`} or ${word}::text <% ${node}.title)`;
    return sql`((${node}.search_vector @@ ${query(word)} and (${isReadable} or ${node}.search_vector @@ ${query(word, 'A')})) or ${title})`;
  });
  return each.length === 0 ? sql`true` : sql`(${sql.join(each, sql` and `)})`;
}

/** How well a node fits, higher is better: where the words stand, how often, and how near the title comes. */
export function rank(alias: RawBuilder<unknown>, words: readonly string[]): RawBuilder<number> {
  const all = sql.join(
    words.map((word) => query(word)),
    sql` || `,
  );
  return sql<number>`(ts_rank_cd(${alias}.search_vector, ${all}, 1) + word_similarity(${words.join(' ')}, ${alias}.title))::float8`;
}

/** Where found words begin and end in a snippet: signs that no text has. */
const START = '\u{E000}';
const STOP = '\u{E001}';

/** The passages of a node's words around what was found. */
export function snippet(alias: string, words: readonly string[]): RawBuilder<string> {
  const node = sql.ref(alias);
  const any = sql.join(
    words.map((word) => query(word)),
    sql` || `,
  );
  const plain = sql`regexp_replace(${node}.excerpt || ' ' || left(${node}.content, 20000), '<!--.*?-->|<[^>]*>', ' ', 'g')`;
  const options = `StartSel="${START}", StopSel="${STOP}", MaxFragments=2, MaxWords=24, MinWords=8, FragmentDelimiter=" … "`;
  return sql<string>`ts_headline('english', ${plain}, ${any}, ${options})`;
}

/** A snippet as safe markup: its words as text, what was found in `<mark>`. Entities an editor typed stay what they are. */
export function toMarkup(found: string): string {
  return found
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(START, '<mark>')
    .replaceAll(STOP, '</mark>')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
