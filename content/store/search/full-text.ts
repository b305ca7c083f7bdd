/** SQL conditions, ranks and passages for full-text search. */
import { type RawBuilder, sql } from 'kysely';
import { containsText, escapeLike } from '../core/text-match.ts';
import type { WordQuery } from './words.ts';

/**
 * Condition on a node: it contains all words.
 * @param isReadable condition for searching the content. Otherwise only the title is searched, which lists show anyway.
 */
export function hasWords(alias: string, words: WordQuery, isReadable: RawBuilder<unknown>): RawBuilder<unknown> {
  const node = sql.ref(alias);
  if (words.query === '')
    return words.onlyExcludes
      ? sql`true`
      : sql`(${containsWords(sql`${node}.title`, words)} or (${isReadable} and ${containsWords(sql`visible_markup(${node}.content)`, words)}))`;
  return sql`(${node}.search_vector @@ ${words.query}::tsquery and (${isReadable} or ${node}.search_vector @@ ${words.titleQuery}::tsquery))`;
}

/**
 * Searches the text itself for stop words, which the index does not contain. They are so common that this ends soon. A query without words matches
 * nothing.
 */
function containsWords(column: RawBuilder<unknown>, { titleWords }: WordQuery): RawBuilder<unknown> {
  if (titleWords.length === 0) return sql`false`;
  return sql`(${sql.join(
    titleWords.map((word) => containsText(column, word)),
    sql` and `,
  )})`;
}

/** How well a title matches, as WordPress sorts its search results: it contains the text (3), all its words (2), one of them (1), or none (0). */
export function getTitleMatch(alias: RawBuilder<unknown>, { titleWords }: WordQuery): RawBuilder<unknown> {
  const title = getFoldedTitle(alias);
  const words = titleWords.map(escapeLike);
  const patterns = words.map((word) => `%${word}%`);
  return sql`case when ${title} ilike ${`%${words.join(' ')}%`} then 3 when ${title} ilike all(${patterns}::text[]) then 2
    when ${title} ilike any(${patterns}::text[]) then 1 else 0 end`;
}

/** Words of searches have no accents. The language-aware collation of titles is ten times as slow as the default. */
const getFoldedTitle = (alias: RawBuilder<unknown>) => sql`fold_accents(${alias}.title) collate "default"`;

/** Ranks titles: equal to the query, equal to it with synonyms, containing its words in order, the same with synonyms, or none of them. */
function getTitleRank(alias: RawBuilder<unknown>, { titlePhrases }: WordQuery): RawBuilder<unknown> {
  const title = getFoldedTitle(alias);
  const [typed = [], ...others] = titlePhrases.map((words) => words.map(escapeLike));
  const equal = (words: readonly string[]) => words.join('_');
  const containing = (words: readonly string[]) => `%${words.join('%')}%`;
  return sql`case when ${title} ilike ${equal(typed)} then 2 when ${title} ilike any(${others.map(equal)}::text[]) then 1.5
    when ${title} ilike ${containing(typed)} then 1 when ${title} ilike any(${others.map(containing)}::text[]) then 0.5 else 0 end`;
}

/**
 * Rank of a node, higher is better. It depends on the position, frequency and distance of the words, and most of all on a title with all of them.
 * @param byTitle whether to rank titles only, because reading the content of thousands of nodes is too slow
 */
export function getRank(alias: RawBuilder<unknown>, words: WordQuery, { byTitle }: { byTitle: boolean }): RawBuilder<number> {
  if (byTitle || words.query === '') return sql<number>`(${getTitleRank(alias, words)})::float8`;
  return sql<number>`(ts_rank_cd(${alias}.search_vector, ${words.query}::tsquery, 1) + ${getTitleRank(alias, words)})::float8`;
}

/** Private-use characters that mark matches in passages, and separate passages. */
export const HIGHLIGHT = { start: '\u{E000}', stop: '\u{E001}', separator: '\u{E002}' } as const;

/** Selects the passages with matches, or the beginning of the text if it has none. Texts and query have no accents. */
export function selectPassages(texts: readonly string[], query: string): RawBuilder<{ passage: string }> {
  const options = `StartSel="${HIGHLIGHT.start}", StopSel="${HIGHLIGHT.stop}", MaxFragments=2, MaxWords=24, MinWords=12, FragmentDelimiter="${HIGHLIGHT.separator}"`;
  return sql<{ passage: string }>`
    select ts_headline('english', t.text, ${query}::tsquery, ${options}) as passage from unnest(${texts}::text[]) with ordinality as t(text, place) order by t.place`;
}
