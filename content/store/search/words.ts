/**
 * Converts search text to PostgreSQL queries. Each word matches its stem and everything that begins with it, known words that contain it (like in
 * WordPress), and, if it is not known, the most similar known words. The database maintains the known words, which are those of public content
 * (migrations 0004 and 0042). The search of the site also finds synonyms. Words in quotation marks are searched as they are spelled.
 */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { RequestDb } from '../core/request-db.ts';
import { foldAccents } from '../core/text-match.ts';
import { getSynonyms, toWebSearch } from './site-synonyms.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 10;
/** Words are truncated to this length. */
const MAX_WORD_LENGTH = 64;
/** Minimum lengths for infix and similarity matches. Shorter words match too much. */
const MIN_LENGTH_INFIX = 3;
const MIN_LENGTH_SIMILAR = 4;
const MAX_INFIX = 40;
const MAX_SIMILAR = 3;
/** Minimum trigram similarity. "distrubution" and "distribution" have a similarity of 0.5. */
const MIN_SIMILARITY = 0.4;
/** Words that differ by one typing error count as more similar by this much. */
const DELETION_BONUS = 0.25;

export type WordCorrection = { typed: string; stems: readonly string[] };

export type WordQuery = {
  /** A `tsquery` as text. Empty if the text has no words, or only stop words ("who we are"). */
  query: string;
  /** The same for titles alone. */
  titleQuery: string;
  /** Whether the text has only excluded words, so that all other content matches. */
  onlyExcludes: boolean;
  /** Queries for content without the excluded words. */
  exclusions: readonly string[];
  /** The words in lowercase. */
  titleWords: readonly string[];
  /** For each word that is not a stop word: what it and its synonyms match. */
  eachWithSynonyms: readonly string[];
  /** The words that no content has, and the stems of the similar words that are searched instead, most similar first. */
  corrections: readonly WordCorrection[];
  /** What a title that the text names may be: the words as typed, with similar words instead of misspelled ones, and with synonyms instead of words. */
  titlePhrases: readonly (readonly string[])[];
};

export type WordLoader = DataLoader<string, WordQuery>;

/** Creates a loader that converts all search strings of a request with one statement. */
export function createWordLoader(requestDb: RequestDb): WordLoader {
  return new DataLoader(async (texts) => {
    const typed = texts.map(parseText);
    const all = [...new Set(typed.flatMap(({ words, excluded }) => [...words, ...excluded]))];
    const known = new Map((all.length > 0 ? await lookUpWords(requestDb, all) : []).map((word) => [word.typed, word]));
    return texts.map((_text, index) => {
      const { words: typedWords = [], excluded = [], quoted = [] } = typed[index] ?? {};
      const words = typedWords
        .flatMap((word) => known.get(word) ?? [])
        .map((word) => (quoted.includes(word.typed) ? { ...word, similar: [] } : word));
      const found = words.filter(({ stem }) => stem !== null);
      // Without other words, all content except that with the excluded words matches, as in WordPress. Stop words are in no index, so nothing can be excluded from them.
      const canExclude = found.length > 0 || words.length === 0;
      const exclusions = excluded
        .flatMap((word) => known.get(word) ?? [])
        .filter(({ stem }) => stem !== null && canExclude)
        .map((word) => `! ${joinAlternatives(word.own, { ...word, similar: [] }, '')}`);
      return {
        query: [...found.map((word) => joinAlternatives(word.own, word, '')), ...exclusions].join(' & '),
        onlyExcludes: words.length === 0 && excluded.length > 0,
        exclusions,
        titleQuery: found.map((word) => joinAlternatives(word.ownInTitle, word, ':A')).join(' & '),
        titleWords: words.map((word) => word.typed),
        eachWithSynonyms: found.map((word) => joinAlternatives(word.own, word, '', word.synonyms)),
        corrections: found.filter(({ similar }) => similar.length > 0).map((word) => ({ typed: word.typed, stems: word.similar })),
        titlePhrases: listTitlePhrases(words),
      };
    });
  });
}

/** Separates the words that a minus sign excludes, as in WordPress: `docks -rail`. Quoted words are also among the others. */
function parseText(text: string): { words: string[]; excluded: string[]; quoted: string[] } {
  const parts = text.split(/\s+/);
  const isExcluded = (part: string) => /^-[\p{L}\p{N}]/u.test(part);
  return {
    words: splitWords(parts.filter((part) => !isExcluded(part)).join(' ')),
    excluded: splitWords(parts.filter(isExcluded).join(' ')),
    quoted: splitWords(text.match(QUOTED)?.join(' ') ?? ''),
  };
}

const QUOTED = /"[^"]*"/g;

/** Whether a text has words in quotation marks, which are not corrected. */
export const hasQuotedWords = (text: string): boolean => text.search(QUOTED) !== -1;

/** Splits text into words of letters and digits, in lowercase, without accents. */
function splitWords(text: string): string[] {
  const found =
    foldAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(found)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

type KnownWord = {
  typed: string;
  /** Null for stop words, which PostgreSQL ignores. */
  stem: string | null;
  own: string;
  ownInTitle: string;
  inside: string[];
  similar: string[];
  /** Queries. */
  synonyms: string[];
};

/** Phrases that are compared with titles. */
const MAX_TITLE_PHRASES = 12;

function listTitlePhrases(words: readonly KnownWord[]): string[][] {
  const replaceWord = (index: number, phrase: string) =>
    words.flatMap(({ typed }, position) => (position === index ? phrase.split(' ') : [typed]));
  const corrected = words.map(({ typed, similar }) => similar[0] ?? typed);
  const others = words.flatMap(({ typed }, index) => getSynonyms(typed).map((synonym) => replaceWord(index, synonym)));
  return [words.map(({ typed }) => typed), corrected, ...others].slice(0, MAX_TITLE_PHRASES);
}

function lookUpWords(requestDb: RequestDb, words: readonly string[]): Promise<KnownWord[]> {
  const synonyms = words.flatMap((word) => getSynonyms(word).map((phrase) => ({ word, search: toWebSearch(phrase) })));
  return requestDb.rows(sql<KnownWord>`
    select w.typed, w.stem, w.own::text, w."ownInTitle"::text, i.inside,
      case when cardinality(i.inside) = 0 and length(w.typed) >= ${MIN_LENGTH_SIMILAR} and w.typed ~ '[[:alpha:]]'
        and not exists (select from search_word s where s.word like w.stem || '%')
      then array(
        select s.word from (
          -- Names of places and properties that differ by one typing error. Swapped letters have few trigrams in common.
          select (tsvector_to_array(to_tsvector('english', v.word)))[1] as word, ${DELETION_BONUS}::real as bonus from property_word v
          where v.label is null and v.field <> 'text' and v.variants && search_deletions(w.typed)
          union all
          select s.word, 0 from search_word s where s.word % w.stem and similarity(s.word, w.stem) >= ${MIN_SIMILARITY}
        ) s where s.word is not null group by s.word order by max(s.bonus) + similarity(s.word, w.stem) desc, s.word limit ${MAX_SIMILAR}
      ) else '{}' end as similar,
      array(
        select q.query from unnest(${synonyms.map(({ word }) => word)}::text[], ${synonyms.map(({ search }) => search)}::text[]) as s(word, search),
          lateral (select websearch_to_tsquery('english', s.search)::text as query) q
        where s.word = w.typed and q.query <> ''
      ) as synonyms
    from (
      select t.typed, (tsvector_to_array(to_tsvector('english', t.typed)))[1] as stem,
        to_tsquery('english', '''' || t.typed || ''':*') as own, to_tsquery('english', '''' || t.typed || ''':*A') as "ownInTitle"
      from unnest(${words}::text[]) as t(typed) offset 0
    ) w cross join lateral (
      select case when length(w.typed) >= ${MIN_LENGTH_INFIX} and w.stem is not null
        then array(select s.word from search_word s where s.word like '%' || w.typed || '%' and s.word not like w.stem || '%' limit ${MAX_INFIX})
        else '{}' end as inside
    ) i`);
}

function joinAlternatives(own: string, { inside, similar }: KnownWord, weight: string, synonyms: readonly string[] = []): string {
  const others = [...inside, ...similar].map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weight}`);
  return `( ${[own, ...others, ...synonyms.map((synonym) => `( ${synonym} )`)].join(' | ')} )`;
}
