/** Divides search text into names, places, building types and other parts that occur in the properties. */
import type { PropertyFeature } from '../property-filter.ts';
import type { KnownWord } from '../property-words.ts';
import { allOf, anyOf, lexeme } from '../lexemes.ts';
import { MAX_PHRASE } from './place-phrases.ts';
import { getVariants, meaningByPhrase, spellPhrase } from './spellings.ts';
import { fillerPhrases, fillerWords, stateNames, type Meaning } from './synonyms.ts';
import type { SearchWord } from './tokens.ts';
import { getTypingDistance } from './typing-distance.ts';

export type PartKind = 'place' | 'building' | 'type' | 'status' | 'feature' | 'word';

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
} & ({ queries: SegmentQueries } | { feature: PropertyFeature });

/** A word that no property has. */
export type UnknownSegment = {
  text: string;
  /** What it may be a misspelling of. */
  guess: Segment | null;
};

export type Segmentation = { segments: Segment[]; unknown: UnknownSegment[] };

const MAX_LOOKUPS = 160;
/** Shorter words are the beginning of too many others. */
const MIN_PREFIX_LENGTH = 2;
/** Codes of states that are also English words. */
const ambiguousStates: ReadonlySet<string> = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'oh',
  'id',
  'de',
  'al',
  'co',
  'ma',
  'pa',
  'la',
  'ms',
  'mo',
  'mi',
]);
const placeFields: ReadonlySet<string> = new Set(['city', 'state', 'zip', 'market', 'submarket', 'region', 'street']);

const stateCodes = new Map(
  Object.entries(stateNames).flatMap(([code, name]): [string, string][] => [
    [code, code],
    [name, code],
  ]),
);

/** Lists the words and phrases to look up. */
export function listLookups(words: readonly SearchWord[]): string[] {
  const plain = words.map(({ word }) => word);
  const lookups = plain.flatMap(getVariants);
  for (let length = 2; length <= MAX_PHRASE; length += 1)
    for (let start = 0; start + length <= plain.length; start += 1) {
      const phrase = plain.slice(start, start + length);
      if (length === 2) lookups.push(phrase.join(''));
      lookups.push(...spellPhrase(phrase));
    }
  return [...new Set(lookups)].slice(0, MAX_LOOKUPS);
}

/** The same query at all levels, for parts that are neither names nor places. */
const neutral = (query: string): SegmentQueries => ({ exact: query, value: query, main: query, fact: query, any: query });

function toValueSegment(text: string, phrases: readonly string[], values: Readonly<Record<string, string>>): Segment {
  const names = Object.keys(values);
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
  const exact = anyOf(phrases.map((phrase) => lexeme('exact:', phrase)));
  // The words of a name also occur in longer names: "Agua Fria" in "Agua Fria Cold Store".
  const any =
    kind === 'building' ? anyOf([value, ...phrases.map((phrase) => allOf(phrase.split(' ').map((word) => lexeme('word:', word))))]) : value;
  // The label of a part of a name or street is that of one of the buildings.
  const isWhole = place !== undefined && place !== 'street';
  return { text, label: isWhole ? (values[place] ?? text) : text, kind, queries: { exact, value, main: value, fact: any, any } };
}

function toMeaningSegment(text: string, meaning: Meaning, phrase: string, known: KnownWord | undefined): Segment {
  if ('feature' in meaning) return { text, label: meaning.label, kind: meaning.kind, feature: meaning.feature };
  // A nickname can also be a state: "SD" is San Diego and South Dakota.
  const state = known?.values['state'] === undefined ? [] : [phrase];
  const value = anyOf([...meaning.values, ...state].map((name) => lexeme('value:', name)));
  return { text, label: meaning.label, kind: meaning.kind, queries: neutral(value) };
}

/** A single word that is not an entire value. Returns null for a word that no property has. */
function toWordSegment({ word, typed }: SearchWord, known: ReadonlyMap<string, KnownWord>, isLast: boolean): Segment | null {
  const variants = getVariants(word).filter((variant) => (known.get(variant)?.fields.length ?? 0) > 0);
  const { fields = [], values = {}, isPrefix = false, stem = null, similar = [], similarStems = [] } = known.get(word) ?? {};
  if (variants.length > 0) {
    // The last word may be incomplete, unless it is a complete name or place: "bolingb", or "751" of a ZIP code.
    const suffix = isLast && word.length > MIN_PREFIX_LENGTH && Object.keys(values).length === 0 ? ':*' : '';
    const isPlace = /^\d{5}$/.test(word) || fields.some((field) => placeFields.has(field));
    const kind: PartKind =
      Object.keys(values).length > 0
        ? toValueSegment(typed, [word], values).kind
        : isPlace
          ? 'place'
          : fields.includes('name')
            ? 'building'
            : 'word';
    const label = Object.keys(values).length > 0 ? toValueSegment(typed, [word], values).label : typed;
    return { text: typed, label, kind, queries: queriesForWords(variants, suffix, stem !== null && suffix !== '' ? [stem] : []) };
  }
  if (isPrefix && word.length >= MIN_PREFIX_LENGTH)
    return { text: typed, label: typed, kind: 'word', queries: queriesForWords([word], ':*', stem === null ? [] : [stem]) };
  const close = similar.filter((other) => isCloseCorrection(word, [other]));
  const candidates = close.length > 0 ? close : word.length > 5 ? similar.slice(0, 2) : [];
  if (stem !== null) {
    const queries = queriesForWords(close, '', [stem]);
    return { text: typed, label: typed, kind: 'word', queries: close.length > 0 ? queries : neutral(queries.any) };
  }
  if (candidates.length === 0) {
    if (similarStems.length === 0) return null;
    const label = similarStems.join(' or ');
    return { text: typed, label, kind: 'word', corrected: similarStems, queries: queriesForWords([], '', similarStems) };
  }
  return { text: typed, label: candidates.join(' or '), kind: 'word', corrected: candidates, queries: queriesForWords(candidates, '', []) };
}

/** Whether a word is likely a misspelling of one of the others. */
export const isCloseCorrection = (word: string, others: readonly string[]) =>
  others.some((other) => getTypingDistance(word, other) <= (word.length > 5 ? 2 : 1));

function queriesForWords(words: readonly string[], suffix: '' | ':*', stems: readonly string[]): SegmentQueries {
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

/** @param isWholeSearch whether the search asks for nothing besides these words */
export function divideIntoSegments(
  words: readonly SearchWord[],
  known: ReadonlyMap<string, KnownWord>,
  isWholeSearch: boolean,
): Segmentation {
  const segments: Segment[] = [];
  const unknown: UnknownSegment[] = [];
  const filler: SearchWord[] = [];
  for (let index = 0; index < words.length;) {
    const { segment, length } = takeSegment(words, index, known, unknown, filler);
    if (segment) segments.push(segment);
    index += length;
  }
  // Words such as "warehouse" restrict a search only if they are part of a name or place.
  if (isWholeSearch && segments.length === 0 && unknown.length === 0)
    for (const word of filler.filter(({ word: name }) =>
      (known.get(name)?.fields ?? []).some((field) => field === 'name' || placeFields.has(field)),
    )) {
      const segment = toWordSegment(word, known, true);
      if (segment) segments.push(segment);
    }
  return { segments, unknown };
}

function takeSegment(
  words: readonly SearchWord[],
  index: number,
  known: ReadonlyMap<string, KnownWord>,
  unknown: UnknownSegment[],
  filler: SearchWord[],
): { segment: Segment | null; length: number } {
  for (let length = Math.min(MAX_PHRASE, words.length - index); length >= 1; length -= 1) {
    const taken = words.slice(index, index + length);
    const phrase = taken.map(({ word }) => word).join(' ');
    const text = taken.map(({ typed }) => typed).join(' ');
    if (fillerPhrases.has(phrase)) return { segment: null, length };
    const state = getState(words, index, length, known);
    if (state) return { segment: state, length };
    const meaning = meaningByPhrase.get(phrase);
    if (meaning && isUnderstood(meaning, known, phrase))
      return { segment: toMeaningSegment(text, meaning, phrase, known.get(phrase)), length };
    if (length > 1) {
      const phrases = spellPhrase(taken.map(({ word }) => word)).filter(
        (variant) => Object.keys(known.get(variant)?.values ?? {}).length > 0,
      );
      const [found] = phrases;
      if (found !== undefined) return { segment: toValueSegment(text, phrases, known.get(found)?.values ?? {}), length };
    }
    if (length === 2 && isJoined(taken, known)) {
      const joined = taken.map(({ word }) => word).join('');
      return { segment: { text, label: text, kind: 'word', queries: queriesForWords([joined], '', []) }, length };
    }
  }
  const word = words[index];
  if (!word) return { segment: null, length: 1 };
  if (fillerWords.has(word.word) || (known.get(word.word)?.isStopWord && (known.get(word.word)?.fields.length ?? 0) === 0)) {
    filler.push(word);
    return { segment: null, length: 1 };
  }
  const segment = toWordSegment(word, known, index === words.length - 1);
  const isFact = segment?.corrected?.every((other) => known.get(word.word)?.similar.includes(other)) ?? false;
  if (segment && (segment.corrected === undefined || (isFact && isCloseCorrection(word.word, segment.corrected))))
    return { segment, length: 1 };
  unknown.push({ text: word.typed, guess: segment });
  return { segment: null, length: 1 };
}

/** Whether any property has what a synonym means. The nickname of a market without properties is not a synonym. */
function isUnderstood(meaning: Meaning, known: ReadonlyMap<string, KnownWord>, phrase: string): boolean {
  if (meaning.kind !== 'place') return true;
  // "Salt Lake" is the beginning of a name, and "Stockton" may be a city with buildings.
  return Object.keys(known.get(phrase)?.values ?? {}).every((field) => field === 'state' || field === 'street');
}

const isJoined = (words: readonly SearchWord[], known: ReadonlyMap<string, KnownWord>) =>
  words.every(({ word }) => !/\d/.test(word)) &&
  (known.get(words.map(({ word }) => word).join(''))?.fields.length ?? 0) > 0 &&
  words.some(({ word }) => (known.get(word)?.fields.length ?? 0) === 0);

/** A state by its name or code. Codes that are words count only in capitals or behind a city. */
function getState(words: readonly SearchWord[], index: number, length: number, known: ReadonlyMap<string, KnownWord>): Segment | null {
  const taken = words.slice(index, index + length);
  const phrase = taken.map(({ word }) => word).join(' ');
  const code = stateCodes.get(phrase);
  if (code === undefined) return null;
  const name = stateNames[code] ?? code;
  const spellings = [code, name].filter((spelling) => known.get(spelling)?.values['state'] !== undefined || spelling === phrase);
  if (phrase.length === 2 && ambiguousStates.has(phrase)) {
    const isCapital = taken[0]?.typed === phrase.toUpperCase();
    const isBehindCity = index > 0 && (index + length === words.length || /^\d{5}$/.test(words[index + length]?.word ?? ''));
    if (!isBehindCity && (!isCapital || meaningByPhrase.has(phrase))) return null;
  }
  const values = known.get(phrase)?.values ?? {};
  if (values['state'] === undefined) return null;
  const text = taken.map(({ typed }) => typed).join(' ');
  const label = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return { text, label, kind: 'place', queries: neutral(anyOf(spellings.map((spelling) => lexeme('value:', spelling)))) };
}
