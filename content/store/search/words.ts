/**
 * What somebody typed, as a question PostgreSQL can answer: each word by its stem and everything that begins with it; by the known words it stands in
 * the middle of, as WordPress finds it; and, where nobody has used such a word, by the known words that are most like it. The known words are kept by the
 * database (migration 0004-search).
 */
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Session } from '../core/request-db.ts';

/** Words of a search beyond this number are ignored. */
const MAX_WORDS = 10;
/** Longer "words" are none that anybody wrote. */
const MAX_LETTERS = 64;
/** Shorter words are in the middle of, and like, too many others. */
const MIN_INSIDE = 3;
const MIN_SIMILAR = 4;
const MOST_INSIDE = 40;
const MOST_SIMILAR = 3;
/** Share of three-letter groups two words have in common. "distrubution" and "distribution" share half. */
const ALIKE = 0.4;

export type WordQuery = {
  /** A `tsquery` as text; empty when no word is worth looking for by its stem ("who we are"), or none was typed. */
  query: string;
  /** The same for titles alone. */
  titleQuery: string;
  /** As they were typed, in small letters. */
  titleWords: readonly string[];
};

export type WordLoader = DataLoader<string, WordQuery>;

/** Makes questions of texts, all of a request's with one statement. */
export function createWordLoader(session: Session): WordLoader {
  return new DataLoader(async (texts) => {
    const typed = texts.map(wordsOf);
    const all = [...new Set(typed.flat())];
    const known = new Map((all.length > 0 ? await lookUp(session, all) : []).map((word) => [word.typed, word]));
    return texts.map((_text, index) => {
      const words = (typed[index] ?? []).flatMap((word) => known.get(word) ?? []);
      const found = words.filter(({ stem }) => stem !== null);
      return {
        query: found.map((word) => anyOf(word.own, word, '')).join(' & '),
        titleQuery: found.map((word) => anyOf(word.ownInTitle, word, ':A')).join(' & '),
        titleWords: words.map((word) => word.typed),
      };
    });
  });
}

/** Runs of letters and digits, in small letters. */
function wordsOf(text: string): string[] {
  const found =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(found)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_LETTERS));
}

type Known = {
  typed: string;
  /** Null: the word is in every other sentence, and PostgreSQL leaves it out. */
  stem: string | null;
  own: string;
  ownInTitle: string;
  inside: string[];
  similar: string[];
};

function lookUp(session: Session, words: readonly string[]): Promise<Known[]> {
  return session.rows(sql<Known>`
    select w.typed, w.stem, w.own::text, w."ownInTitle"::text, i.inside,
      case when cardinality(i.inside) = 0 and length(w.typed) >= ${MIN_SIMILAR} and w.typed ~ '[[:alpha:]]'
        and not exists (select from search_word s where s.word like w.stem || '%')
      then array(
        select s.word from search_word s where s.word % w.stem and similarity(s.word, w.stem) >= ${ALIKE}
        order by similarity(s.word, w.stem) desc, s.word limit ${MOST_SIMILAR}
      ) else '{}' end as similar
    from (
      select t.typed, (tsvector_to_array(to_tsvector('english', t.typed)))[1] as stem,
        to_tsquery('english', '''' || t.typed || ''':*') as own, to_tsquery('english', '''' || t.typed || ''':*A') as "ownInTitle"
      from unnest(${words}::text[]) as t(typed) offset 0
    ) w cross join lateral (
      select case when length(w.typed) >= ${MIN_INSIDE} and w.stem is not null
        then array(select s.word from search_word s where s.word like '%' || w.typed || '%' and s.word not like w.stem || '%' limit ${MOST_INSIDE})
        else '{}' end as inside
    ) i`);
}

function anyOf(own: string, { inside, similar }: Known, weight: string): string {
  const others = [...inside, ...similar].map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weight}`);
  return `( ${[own, ...others].join(' | ')} )`;
}
