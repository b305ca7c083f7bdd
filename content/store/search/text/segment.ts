/** Creates the segments of search text from words and phrases that occur in the properties. */
import { allOf, anyOf, lexeme } from '../lexemes.ts';
import type { PropertyFeature } from '../property-filter.ts';
import type { KnownWord } from '../property-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { getVariants } from './spellings.ts';
import type { Meaning } from './synonyms.ts';
import { type SearchWord, splitSearchWords } from './tokens.ts';
import { getTypingDistance } from './typing-distance.ts';

export type PartKind = 'place' | 'building' | 'contact' | 'type' | 'status' | 'feature' | 'word';

/** Queries of the search documents of properties (`tsquery` as text), from the narrowest to the widest. */
export type SegmentQueries = {
  /** A whole name or part of an address. */
  exact: string;
  /** A whole fact, such as a market. */
  value: string;
  /** Words of names and addresses. */
  main: string;
  /** Words of any fact. */
  fact: string;
  /** Words of facts or text. All properties that match. */
  any: string;
};

export type Segment = {
  /** As typed. */
  text: string;
  label: string;
  kind: PartKind;
  /** Words that replace a misspelled one. */
  corrected?: readonly string[];
  /** Of a place: its importance among others, the least important first. */
  placeRank?: number;
  /** Whether a place is a state, a region or a street, which have no center. */
  isRegion?: true;
  isEssential?: true;
  /** URI of a page that the words may be looking for. */
  page?: string;
} & ({ queries: SegmentQueries } | { feature: PropertyFeature });

/** Shorter words differ from too many others by one letter: "LED" is not "red". */
const MIN_MISSPELLED_LENGTH = 4;
/** Shorter words are the beginning of too many others. */
const MIN_PREFIX_LENGTH = 2;
export const placeFields: ReadonlySet<string> = new Set(['city', 'state', 'zip', 'market', 'submarket', 'region', 'street']);

/** Facts that name a place, the least important first. Of "Phoenix West Valley", Phoenix is the place to keep. */
export const placeRanks = ['street', 'submarket', 'region', 'state', 'zip', 'city', 'market'];

const fieldsWithCenter: ReadonlySet<string> = new Set(['city', 'zip', 'market', 'submarket']);

const describePlace = (values: Readonly<Record<string, string>>): Pick<Segment, 'placeRank' | 'isRegion'> => ({
  placeRank: Math.max(-1, ...Object.keys(values).map((name) => placeRanks.indexOf(name))),
  ...(!Object.keys(values).some((name) => fieldsWithCenter.has(name)) && { isRegion: true }),
});

/** The same query at all levels, for parts that are neither names nor places. */
export const neutral = (query: string): SegmentQueries => ({ exact: query, value: query, main: query, fact: query, any: query });

export function toValueSegment(text: string, phrases: readonly string[], values: Readonly<Record<string, string>>): Segment {
  const names = Object.keys(values);
  if (names.every((name) => name === 'contact')) return toContactSegment(text, phrases, values['contact']);
  const place = names.find((name) => placeFields.has(name));
  const [first = ''] = Object.values(values);
  const kind: PartKind = place
    ? 'place'
    : names.includes('name')
      ? 'building'
      : names.includes('status')
        ? 'status'
        : names.includes('type')
          ? 'type'
          : 'feature';
  const value = anyOf(phrases.map((phrase) => lexeme('value:', phrase)));
  if (kind !== 'place' && kind !== 'building') return { text, label: first, kind, queries: neutral(value) };
  const exact = isMainCity(text, values) ? value : anyOf(phrases.map((phrase) => lexeme('exact:', phrase)));
  // The words of a name also occur in longer names: "Agua Fria" in "Agua Fria Cold Store".
  const any =
    kind === 'building' ? anyOf([value, ...phrases.map((phrase) => allOf(phrase.split(' ').map((word) => lexeme('word:', word))))]) : value;
  // The label of a part of a name or street is that of one of the buildings.
  const isWhole = place !== undefined && place !== 'street';
  return {
    text,
    label: isWhole ? (values[place] ?? text) : text,
    kind,
    ...(place !== undefined && describePlace(values)),
    queries: { exact, value, main: value, fact: any, any },
  };
}

/**
 * Whether a city gives its market the name: "Dallas" of "Dallas–Fort Worth". It is no better match than the market, so that space around it is not listed behind
 * leased buildings in it.
 */
const isMainCity = (text: string, { market }: Readonly<Record<string, string>>) => {
  const words = splitSearchWords(text);
  return (
    words.length > 0 &&
    splitSearchWords(market ?? '')
      .slice(0, words.length)
      .every(({ word }, index) => word === words[index]?.word) &&
    market !== undefined
  );
};

const toContactSegment = (text: string, names: readonly string[], label = text): Segment => ({
  text,
  label: `contact ${label}`,
  kind: 'contact',
  queries: neutral(anyOf(names.map((name) => allOf(name.split(' ').map((word) => lexeme('contact:', word)))))),
});

export function toMeaningSegment(text: string, meaning: Meaning, phrase: string, known: KnownWord | undefined): Segment {
  const { label, kind, isEssential, page } = meaning;
  const part = { text, label, kind, ...(isEssential && { isEssential }), ...(page !== undefined && { page }) };
  if ('feature' in meaning) return { ...part, feature: meaning.feature };
  if ('stems' in meaning)
    return { ...part, queries: neutral(anyOf(meaning.stems.map((stems) => allOf(stems.map((stem) => lexeme('', stem)))))) };
  // A nickname can also be a state: "SD" is San Diego and South Dakota.
  const state = known?.values['state'] === undefined ? [] : [phrase];
  const value = anyOf([...meaning.values, ...state].map((name) => lexeme('value:', name)));
  return { ...part, ...(kind === 'place' && { placeRank: placeRanks.length }), queries: neutral(value) };
}

/** A single word that is not an entire value. Returns null for a word that no property has. */
export function toWordSegment({ word, typed }: SearchWord, known: ReadonlyMap<string, KnownWord>, isLast: boolean): Segment | null {
  const variants = getVariants(word).filter((variant) => (known.get(variant)?.fields.length ?? 0) > 0);
  const { fields = [], values = {}, isPrefix = false, stem = null, similar = [], similarStems = [] } = known.get(word) ?? {};
  const whole = Object.keys(values).length > 0 ? toValueSegment(typed, [word], values) : null;
  if (variants.length === 0 && whole) return whole;
  if (variants.length > 0) {
    if (variants.every((variant) => known.get(variant)?.fields.every((field) => field === 'contact')))
      return toContactSegment(typed, [word]);
    // The last word may be incomplete, unless it is a complete name or place: "bolingb", or "751" of a ZIP code.
    const suffix = isLast && word.length > MIN_PREFIX_LENGTH && !whole ? ':*' : '';
    const isPlace = fields.some((field) => placeFields.has(field));
    const kind: PartKind = whole?.kind ?? (isPlace ? 'place' : fields.includes('name') ? 'building' : 'word');
    const queries = queriesForWords(variants, suffix, stem !== null && suffix !== '' ? [stem] : []);
    return {
      text: typed,
      label: whole?.label ?? typed,
      kind,
      ...(kind === 'place' && describePlace(values)),
      queries: isMainCity(word, values) ? { ...queries, exact: queries.value } : queries,
    };
  }
  if (isPrefix && word.length >= MIN_PREFIX_LENGTH)
    return { text: typed, label: typed, kind: 'word', queries: queriesForWords([word], ':*', stem === null ? [] : [stem]) };
  const close =
    isOrdinaryWord(word) || word.length < MIN_MISSPELLED_LENGTH ? [] : similar.filter((other) => isCloseCorrection(word, [other]));
  if (stem !== null) {
    const queries = queriesForWords(close, '', [stem]);
    return { text: typed, label: typed, kind: 'word', queries: close.length > 0 ? queries : neutral(queries.any) };
  }
  if (close.length === 0) {
    const stems = isOrdinaryWord(word) ? [] : similarStems.filter((other) => isCloseStem(word, other));
    if (stems.length === 0) return null;
    return { text: typed, label: stems.join(' or '), kind: 'word', corrected: stems, queries: queriesForWords([], '', stems) };
  }
  return { text: typed, label: close.join(' or '), kind: 'word', corrected: close, queries: queriesForWords(close, '', []) };
}

/** Whether a word is likely a misspelling of one of the others. */
export const isCloseCorrection = (word: string, others: readonly string[]) =>
  others.some((other) => getTypingDistance(word, other) <= (word.length > 9 ? 3 : word.length > 5 ? 2 : 1));

/** The same for a stem, which lacks the ending of the word. */
const isCloseStem = (word: string, stem: string) =>
  [0, 1, 2, 3].some((ending) => isCloseCorrection(word.slice(0, stem.length + ending), [stem]));

export function queriesForWords(words: readonly string[], suffix: '' | ':*', stems: readonly string[]): SegmentQueries {
  const query = (kind: 'word:' | 'main:' | 'exact:' | 'value:', end = suffix) => anyOf(words.map((word) => lexeme(kind, word, end)));
  const fact = query('word:');
  const text = stems.map((stem) => lexeme('', stem, suffix));
  if (words.length === 0) return neutral(anyOf(text));
  return {
    exact: query('exact:', ''),
    value: anyOf([query('exact:', ''), query('value:', '')]),
    main: query('main:'),
    fact,
    any: anyOf([...words.map((word) => lexeme('word:', word, suffix)), ...text]),
  };
}
