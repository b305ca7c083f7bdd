/** Divides search text into names, places, building types and other parts that occur in the properties. */
import type { KnownWord } from '../property-words.ts';
import { anyOf, lexeme } from '../lexemes.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { MAX_PHRASE } from './place-phrases.ts';
import {
  isCloseCorrection,
  neutral,
  placeFields,
  placeRanks,
  queriesForWords,
  type Segment,
  toMeaningSegment,
  toValueSegment,
  toWordSegment,
} from './segment.ts';
import { getVariants, meaningByPhrase, spellPhrase } from './spellings.ts';
import { ambiguousStates, fillerPhrases, fillerWords, stateAbbreviations, stateNames, type Meaning } from './synonyms.ts';
import type { SearchWord } from './tokens.ts';
import { getTypingDistance } from './typing-distance.ts';

/** A word that no property has. */
export type UnknownSegment = {
  text: string;
  /** What it may be a misspelling of. */
  guess: Segment | null;
};

export type Segmentation = { segments: Segment[]; unknown: UnknownSegment[] };

const MAX_LOOKUPS = 160;

const stateCodes = new Map(
  Object.entries(stateNames)
    .flatMap(([code, name]): [string, string][] => [
      [code, code],
      [name, code],
    ])
    .concat(Object.entries(stateAbbreviations)),
);

const listStateSpellings = (code: string | undefined) => (code === undefined ? [] : [code, stateNames[code] ?? code]);

/** Lists the words and phrases to look up. */
export function listLookups(words: readonly SearchWord[]): string[] {
  const plain = words.map(({ word }) => word);
  const lookups = plain.flatMap((word) => [...getVariants(word), ...listStateSpellings(stateAbbreviations[word])]);
  for (let length = 2; length <= MAX_PHRASE; length += 1)
    for (let start = 0; start + length <= plain.length; start += 1) {
      const phrase = plain.slice(start, start + length);
      if (length === 2) lookups.push(phrase.join(''));
      lookups.push(...spellPhrase(phrase));
    }
  return [...new Set(lookups)].slice(0, MAX_LOOKUPS);
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
    for (const word of filler.filter(
      ({ word: name }) =>
        name.length > MAX_ABBREVIATION_LENGTH &&
        (known.get(name)?.fields ?? []).some((field) => field === 'name' || placeFields.has(field)),
    )) {
      const segment = toWordSegment(word, known, true);
      if (segment) segments.push(segment);
    }
  return { segments, unknown };
}

/** "about us" is not US Highway 80. */
const MAX_ABBREVIATION_LENGTH = 2;

/** Reads the part that begins with a word. */
export const readSegment = (words: readonly SearchWord[], index: number, known: ReadonlyMap<string, KnownWord>) =>
  takeSegment(words, index, known, [], []);

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
  if (segment?.corrected?.every(isFiller)) {
    filler.push(word);
    return { segment: null, length: 1 };
  }
  const term = segment === null || isDoubtful(word.word, segment, known) ? findIndustryTerm(word.word) : undefined;
  if (term !== undefined) {
    const meaning = meaningByPhrase.get(term);
    if (meaning) return { segment: toMeaningSegment(word.typed, meaning, term, known.get(term)), length: 1 };
    filler.push(word);
    return { segment: null, length: 1 };
  }
  const isFact = segment?.corrected?.every((other) => known.get(word.word)?.similar.includes(other)) ?? false;
  if (segment && (segment.corrected === undefined || (isFact && isCloseCorrection(word.word, segment.corrected))))
    return { segment, length: 1 };
  unknown.push({ text: word.typed, guess: segment });
  return { segment: null, length: 1 };
}

/** Whether the correction of a misspelled word is the stem of a word such as "warehouse". */
const isFiller = (stem: string): boolean => [...fillerWords].some((word) => word.startsWith(stem) && word.length - stem.length <= 2);

/** Whether a correction is not a word of the facts, or fixes more than one typing error. */
const isDoubtful = (word: string, { corrected }: Segment, known: ReadonlyMap<string, KnownWord>) =>
  corrected !== undefined &&
  !corrected.some((other) => known.get(word)?.similar.includes(other) === true && getTypingDistance(word, other) === 1);

/** Shorter words resemble too many others. */
const MIN_TERM_LENGTH = 5;

/** Words that say what kind of space is needed, and those that say nothing about a property. */
const industryTerms: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [
    ...[...meaningByPhrase].flatMap(([phrase, { kind }]) => (kind === 'place' || phrase.includes(' ') ? [] : [phrase])),
    ...fillerWords,
  ].filter(({ length }) => length >= MIN_TERM_LENGTH),
  ([initial = '']) => initial,
);

/** Finds the industry term that was typed with one error: "frezer". The first letter is rarely wrong. */
function findIndustryTerm(word: string): string | undefined {
  if (word.length < MIN_TERM_LENGTH || isOrdinaryWord(word)) return undefined;
  const candidates = industryTerms.get(word[0] ?? '') ?? [];
  return candidates.find((other) => Math.abs(other.length - word.length) <= 1 && getTypingDistance(word, other) === 1);
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
  const isState = (spelling: string) => known.get(spelling)?.values['state'] !== undefined;
  const spellings = listStateSpellings(code).filter((spelling) => isState(spelling) || spelling === phrase);
  if (ambiguousStates.has(phrase)) {
    // In a text without lowercase letters, capitals say nothing: "WAREHOUSE IN DALLAS TEXAS".
    const isCapital = taken[0]?.typed === phrase.toUpperCase() && words.some(({ typed }) => typed !== typed.toUpperCase());
    const { word: before = '' } = words[index - 1] ?? {};
    const isBehindCity =
      before !== '' && !fillerWords.has(before) && (index + length === words.length || /^\d{5}$/.test(words[index + length]?.word ?? ''));
    if (!isBehindCity && (!isCapital || meaningByPhrase.has(phrase))) return null;
  }
  if (!isState(phrase) && (stateAbbreviations[phrase] === undefined || !spellings.some(isState))) return null;
  const text = taken.map(({ typed }) => typed).join(' ');
  const label = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    text,
    label,
    kind: 'place',
    isRegion: true,
    placeRank: placeRanks.indexOf('state'),
    queries: neutral(anyOf(spellings.map((spelling) => lexeme('value:', spelling)))),
  };
}
