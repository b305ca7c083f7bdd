/** Phrases of search text that may name a place. */
import { allOf, anyOf, lexeme } from '../lexemes.ts';
import { meaningByPhrase, spellPhrase } from './spellings.ts';
import { ambiguousStates, stateAbbreviations, stateNames } from './synonyms.ts';
import type { SearchWord } from './tokens.ts';

/** Names and places of more words are rare. */
export const MAX_PHRASE = 5;

/** A phrase of a number of words. */
export type PlacePhrase = { text: string; length: number };

/** The phrases behind "near", longest first. */
export type NearPhrase = {
  phrases: readonly PlacePhrase[];
  /** The word "near" and a phrase of a number of words, as typed, and the words of the search without them. */
  take: (length: number) => { typed: string; rest: SearchWord[] };
};

const nearWords: ReadonlySet<string> = new Set(['near', 'nearby', 'around', 'surrounding', 'vicinity']);
const wordsBeforeTo: ReadonlySet<string> = new Set(['close', 'next', 'adjacent', 'proximity']);
const skippedWords: ReadonlySet<string> = new Set(['of', 'the', 'to', 'from', 'zip', 'code', 'near', 'around', 'downtown']);

/** The location of the visitor is unknown. */
const visitorWords: ReadonlySet<string> = new Set(['me', 'us', 'here']);

/** "near me", as typed. */
export function findNearVisitor(words: readonly SearchWord[]): string | null {
  const marker = words.findIndex(
    (_word, index) => isNear(words, index) && visitorWords.has(words[index + lengthOfNear(words, index)]?.word ?? ''),
  );
  return marker === -1 ? null : joinTyped(words.slice(marker, marker + lengthOfNear(words, marker) + 1));
}

const isNextTo = (words: readonly SearchWord[], index: number) =>
  wordsBeforeTo.has(words[index]?.word ?? '') && words[index + 1]?.word === 'to';

const isNear = (words: readonly SearchWord[], index: number) => nearWords.has(words[index]?.word ?? '') || isNextTo(words, index);
const lengthOfNear = (words: readonly SearchWord[], index: number) => (isNextTo(words, index) ? 2 : 1);

/** Finds "near", "close to" and similar words. */
export function findNearPhrase(words: readonly SearchWord[]): NearPhrase | null {
  const marker = words.findIndex((_word, index) => isNear(words, index));
  if (marker === -1) return null;
  let start = marker + lengthOfNear(words, marker);
  if (visitorWords.has(words[start]?.word ?? '')) return null;
  while (skippedWords.has(words[start]?.word ?? '')) start += 1;
  if (start < words.length)
    return {
      phrases: listPhrases(words, start),
      take: (length) => ({
        typed: joinTyped(words.slice(marker, start + length)),
        rest: [...words.slice(0, marker), ...words.slice(start + length)],
      }),
    };
  // "Dallas, 25 miles": the place is in front of the distance.
  const before = words.slice(0, marker);
  const phrases = before.slice(-MAX_PHRASE).map((_word, index, last) => toPhrase(last.slice(index)));
  return {
    phrases,
    take: (length) => ({ typed: joinTyped(before.slice(before.length - length)), rest: before.slice(0, before.length - length) }),
  };
}

/** Lists the phrases that begin with a word, longest first. */
export function listPhrases(words: readonly SearchWord[], start: number): PlacePhrase[] {
  const available = words.slice(start, start + MAX_PHRASE);
  return available.map((_word, index) => toPhrase(available.slice(0, index + 1))).toReversed();
}

const joinTyped = (words: readonly SearchWord[]) => words.map(({ typed }) => typed).join(' ');
const toPhrase = (words: readonly SearchWord[]): PlacePhrase => ({ text: words.map(({ word }) => word).join(' '), length: words.length });

/** Codes and names of states with the code of each, longest first: "West Virginia" is not "West" in Virginia. */
const stateEndings = Object.entries(stateNames)
  .flatMap(([code, name]) => [
    { text: code, code },
    { text: name, code },
  ])
  .concat(Object.entries(stateAbbreviations).flatMap(([text, code]) => (ambiguousStates.has(text) ? [] : [{ text, code }])))
  .toSorted((a, b) => b.text.length - a.text.length);

/** `newark nj` → `newark` and `nj` */
export function splitState(phrase: string): { name: string; state?: string } {
  const ending = stateEndings.find(({ text }) => phrase === text || phrase.endsWith(` ${text}`));
  return !ending || phrase === ending.text ? { name: phrase } : { name: phrase.slice(0, -ending.text.length - 1), state: ending.code };
}

/** The names that a phrase without a state stands for: `la` is `los angeles` too. */
export function getPlaceNames(name: string): string[] {
  const meaning = meaningByPhrase.get(name);
  const nicknames = meaning && 'values' in meaning && meaning.kind === 'place' ? meaning.values : [];
  return [...nicknames, ...spellPhrase(name.split(' '))];
}

/** Returns the query of the properties at a place. */
export function getPlaceQuery(phrase: string): string {
  const { name, state } = splitState(phrase);
  const values = getPlaceNames(name).flatMap((value) => [lexeme('value:', value), lexeme('exact:', value)]);
  if (state === undefined) return anyOf(values);
  return allOf([anyOf(values), anyOf([lexeme('value:', state), lexeme('value:', stateNames[state] ?? state)])]);
}
