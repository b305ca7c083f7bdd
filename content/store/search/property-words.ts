/** Looks up the words of a search in the vocabulary of the properties (migrations 0019-property-search to 0021-property-vocabulary). */
import { sql } from 'kysely';
import type { RequestDb } from '../core/request-db.ts';

/** A word or phrase and its matches in the vocabulary of the properties. */
export type KnownWord = {
  word: string;
  /** Facts that contain it: `name`, `city`, `market` and so on. Empty if no fact contains the word. */
  fields: readonly string[];
  /** Facts that it equals, spelled as in the properties, by their name. */
  values: Readonly<Record<string, string>>;
  /** Whether words of facts begin with it. */
  isPrefix: boolean;
  /** Its stem, if the text of a property contains it. */
  stem: string | null;
  /** Whether PostgreSQL ignores it, such as "the". */
  isStopWord: boolean;
  /** Words of facts that differ by a typing error, most similar first. Empty if a fact contains the word. */
  similar: readonly string[];
  /** The same for stems of the text of properties. */
  similarStems: readonly string[];
};

/** Minimum trigram similarity of words that differ by more than one typing error. */
const MIN_SIMILARITY = { word: 0.45, stem: 0.4 } as const;
const MAX_SIMILAR = { words: 12, stems: 3 } as const;

/** Facts whose words are recognized with typing errors. */
const misspelledFields = ['name', 'street', 'city', 'state', 'market', 'submarket', 'region', 'type'];

/** Places are few. All of similar length with the same initial are candidates, because two errors leave little in common with a short name: "Pheonex". */
const placeFields = ['city', 'state', 'market', 'submarket', 'region'];
const MIN_PLACE_LENGTH = 5;
const MAX_LENGTH_DIFFERENCE = 2;

/** Looks up words and phrases with one statement. */
export async function lookUpWords(requestDb: RequestDb, words: readonly string[]): Promise<Map<string, KnownWord>> {
  if (words.length === 0) return new Map();
  const rows = await requestDb.rows(sql<KnownWord>`
    select w.word, w.fields, w."values", w."isPrefix", w."isStopWord",
      case when exists (select from property_word v where v.word = w.stem and v.field = 'text') then w.stem end as stem,
      case when w.variants is null or length(w.word) < 2 or cardinality(w.fields) > 0 then '{}' else array(
        select s.word from (
          select v.word, 1 as rank from property_word v
          where v.label is null and v.field = any(${misspelledFields}) and v.variants && w.variants and v.word <> w.word
          union all
          select v.word, 2 from property_word v
          where v.label is null and v.field = any(${misspelledFields}) and length(w.word) > 4 and v.word % w.word and v.word <> w.word
            and similarity(v.word, w.word) >= ${MIN_SIMILARITY.word}
          union all
          select v.word, 3 from property_word v
          where v.label is null and v.field = any(${placeFields}) and length(w.word) > ${MIN_PLACE_LENGTH}::int
            and v.word ~>=~ left(w.word, 1) and v.word ~<~ (left(w.word, 1) || U&'\\FFFF') and abs(length(v.word) - length(w.word)) <= ${MAX_LENGTH_DIFFERENCE}::int
        ) s group by s.word order by min(s.rank), similarity(s.word, w.word) desc, s.word limit ${MAX_SIMILAR.words}
      ) end as similar,
      case when w.variants is null or length(w.word) < 4 or cardinality(w.fields) > 0 or w."isPrefix" or w.stem is null then '{}' else array(
        select v.word from property_word v
        where v.label is null and v.field = 'text' and v.word % w.stem and v.word <> w.stem and similarity(v.word, w.stem) >= ${MIN_SIMILARITY.stem}
        order by similarity(v.word, w.stem) desc, v.word limit ${MAX_SIMILAR.stems}
      ) end as "similarStems"
    from (
      select t.word, v."values",
        -- House numbers and numbers in names are in no vocabulary.
        case when t.word ~ '\\d' then case when t.word like '% %' then '{}' else array['number'] end
          else array(select v.field from property_word v where v.word = t.word and v.label is null and v.field <> 'text') end as fields,
        t.word !~ '\\d' and exists (
          select from property_word v where v.label is null and v.field not in ('text', 'contact') and v.word ~>~ t.word and v.word ~<~ (t.word || U&'\\FFFF')
        ) as "isPrefix",
        case when t.word not like '% %' then (tsvector_to_array(to_tsvector('english', t.word)))[1] end as stem,
        case when t.word not like '% %' and t.word !~ '\\d' then search_deletions(t.word) end as variants,
        t.word not like '% %' and to_tsvector('english', t.word) = ''::tsvector as "isStopWord"
      from unnest(${words}::text[]) as t(word) cross join lateral (
        select coalesce(jsonb_object_agg(v.field, v.label), '{}') as "values" from property_word v
        where v.word = 'value:' || t.word and v.label is not null
      ) v offset 0
    ) w`);
  return new Map(rows.map((row) => [row.word, row]));
}
