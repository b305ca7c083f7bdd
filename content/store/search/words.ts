/**
 * Converts search text to PostgreSQL queries. Each word matches its stem and everything that begins with it, known words that contain it (like in
 * WordPress), and, if no content uses the word, the most similar known words. The database maintains the known words (migration 0004-search).
 */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { RequestDb } from '../core/request-db.ts';

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

export type WordQuery = {
  /** A `tsquery` as text. Empty if the text has no words, or only stop words ("who we are"). */
  query: string;
  /** The same for titles alone. */
  titleQuery: string;
  /** The words in lowercase. */
  titleWords: readonly string[];
};

export type WordLoader = DataLoader<string, WordQuery>;

/** Creates a loader that converts all search strings of a request with one statement. */
export function createWordLoader(requestDb: RequestDb): WordLoader {
  return new DataLoader(async (texts) => {
    const typed = texts.map(splitWords);
    const all = [...new Set(typed.flat())];
    const known = new Map((all.length > 0 ? await lookUpWords(requestDb, all) : []).map((word) => [word.typed, word]));
    return texts.map((_text, index) => {
      const words = (typed[index] ?? []).flatMap((word) => known.get(word) ?? []);
      const found = words.filter(({ stem }) => stem !== null);
      return {
        query: found.map((word) => joinAlternatives(word.own, word, '')).join(' & '),
        titleQuery: found.map((word) => joinAlternatives(word.ownInTitle, word, ':A')).join(' & '),
        titleWords: words.map((word) => word.typed),
      };
    });
  });
}

/** Splits text into words of letters and digits, in lowercase. */
function splitWords(text: string): string[] {
  const found =
    text
      .normalize('NFC')
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
};

function lookUpWords(requestDb: RequestDb, words: readonly string[]): Promise<KnownWord[]> {
  return requestDb.rows(sql<KnownWord>`
    select w.typed, w.stem, w.own::text, w."ownInTitle"::text, i.inside,
      case when cardinality(i.inside) = 0 and length(w.typed) >= ${MIN_LENGTH_SIMILAR} and w.typed ~ '[[:alpha:]]'
        and not exists (select from search_word s where s.word like w.stem || '%')
      then array(
        select s.word from search_word s where s.word % w.stem and similarity(s.word, w.stem) >= ${MIN_SIMILARITY}
        order by similarity(s.word, w.stem) desc, s.word limit ${MAX_SIMILAR}
      ) else '{}' end as similar
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

function joinAlternatives(own: string, { inside, similar }: KnownWord, weight: string): string {
  const others = [...inside, ...similar].map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weight}`);
  return `( ${[own, ...others].join(' | ')} )`;
}
