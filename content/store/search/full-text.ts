/** Conditions, ranks and passages of full-text search, as parts of statements. */
import { type RawBuilder, sql } from 'kysely';
import type { WordQuery } from './words.ts';

/** Text with what `like` takes for a sign of its own escaped. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Condition on a node under an alias: it has each of the words.
 * @param isReadable condition under which what it says may be searched; else its title is, which lists tell anyway
 */
export function hasWords(alias: string, words: WordQuery, isReadable: RawBuilder<unknown>): RawBuilder<unknown> {
  const node = sql.ref(alias);
  if (words.query === '')
    return sql`(${inColumn(sql`${node}.title`, words)} or (${isReadable} and ${inColumn(sql`${node}.content`, words)}))`;
  return sql`(${node}.search_vector @@ ${words.query}::tsquery and (${isReadable} or ${node}.search_vector @@ ${words.titleQuery}::tsquery))`;
}

/** The same for a table whose vectors hold what may be searched, and nothing else. */
export function hasOpenWords(alias: string, words: WordQuery): RawBuilder<unknown> {
  const row = sql.ref(alias);
  return words.query === '' ? inColumn(sql`${row}.title`, words) : sql`${row}.search_vector @@ ${words.query}::tsquery`;
}

/**
 * Words that are in every other sentence have no place in the index: texts are looked through for them, which ends soon because they are so
 * common. Where nothing was typed that is a word, nothing is found.
 */
function inColumn(column: RawBuilder<unknown>, { titleWords }: WordQuery): RawBuilder<unknown> {
  if (titleWords.length === 0) return sql`false`;
  return sql`(${sql.join(
    titleWords.map((word) => sql`${column} ilike ${`%${literally(word)}%`}`),
    sql` and `,
  )})`;
}

/** A title that is what was typed, whatever stands between the words; one with all of it in this order; or any other. */
function titleRank(alias: RawBuilder<unknown>, { titleWords }: WordQuery): RawBuilder<unknown> {
  // The titles' own collation, that of people's alphabets, compares ten times as slowly.
  const title = sql`${alias}.title collate "default"`;
  const words = titleWords.map(literally);
  return sql`case when ${title} ilike ${words.join('_')} then 2 when ${title} ilike ${`%${words.join('%')}%`} then 1 else 0 end`;
}

/**
 * How well a node fits, higher is better: where its words stand, how often and how close together; most of all, a title with all that was typed.
 * @param byTitle only the title is looked at: what thousands of nodes say is no reason to read all of them
 */
export function rank(alias: RawBuilder<unknown>, words: WordQuery, { byTitle }: { byTitle: boolean }): RawBuilder<number> {
  if (byTitle || words.query === '') return sql<number>`(${titleRank(alias, words)})::float8`;
  const vector = sql`case when ${alias}.password is null then ${alias}.search_vector else ts_filter(${alias}.search_vector, '{a}') end`;
  return sql<number>`(ts_rank_cd(${vector}, ${words.query}::tsquery, 1) + ${titleRank(alias, words)})::float8`;
}

/** Where found words begin and end in a passage: signs that no text has. */
export const MARKS = { start: '\u{E000}', stop: '\u{E001}' } as const;

/** The passages of texts that speak of what was found, or how they begin. */
export function passages(texts: readonly string[], query: string): RawBuilder<{ passage: string }> {
  const options = `StartSel="${MARKS.start}", StopSel="${MARKS.stop}", MaxFragments=2, MaxWords=24, MinWords=12, FragmentDelimiter=" … "`;
  return sql<{ passage: string }>`
    select ts_headline('english', t.text, ${query}::tsquery, ${options}) as passage from unnest(${texts}::text[]) with ordinality as t(text, place) order by t.place`;
}
