/** Finds US cities and ZIP codes in search text that have no buildings. A search for one of them is for the buildings around it. */
import { findCities, findZipCode, type UsPlace } from '../places/us-places.ts';
import type { KnownWord } from '../property-words.ts';
import { splitState } from './place-phrases.ts';
import { isCloseCorrection } from './segments.ts';
import { meaningByPhrase, spellPhrase } from './spellings.ts';
import { fillerWords, stateNames } from './synonyms.ts';
import type { SearchWord } from './tokens.ts';

/** City of up to three words with a state of up to two. */
const MAX_WORDS = 5;
const MIN_CITY_LENGTH = 3;

export type CityPhrase = { place: UsPlace; typed: string; rest: SearchWord[] };

export async function findCityPhrase(words: readonly SearchWord[], known: ReadonlyMap<string, KnownWord>): Promise<CityPhrase | null> {
  for (let length = Math.min(MAX_WORDS, words.length); length >= 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const taken = words.slice(start, start + length);
      const place = await findPlace(taken, known);
      if (place)
        return {
          place,
          typed: taken.map(({ typed }) => typed).join(' '),
          rest: [...words.slice(0, start), ...words.slice(start + length)],
        };
    }
  return null;
}

async function findPlace(words: readonly SearchWord[], known: ReadonlyMap<string, KnownWord>): Promise<UsPlace | null> {
  const phrase = words.map(({ word }) => word).join(' ');
  if (/^\d{5}$/.test(phrase)) return (known.get(phrase)?.fields.length ?? 0) > 0 ? null : findZipCode(phrase);
  const { name, state } = splitState(phrase);
  const parts = name.split(' ');
  const isKnown =
    meaningByPhrase.has(name) || spellPhrase(parts).some((spelling) => Object.keys(known.get(spelling)?.values ?? {}).length > 0);
  if (isKnown || name.length < MIN_CITY_LENGTH || parts.some((part) => /\d/.test(part)) || parts.every((part) => fillerWords.has(part)))
    return null;
  if (Object.values(stateNames).includes(phrase)) return null;
  // Without a state, words that buildings have in common with a city mean the buildings.
  if (state === undefined && !parts.some((part) => isUnknown(part, known))) return null;
  return (await findCities(name, state))[0] ?? null;
}

function isUnknown(word: string, known: ReadonlyMap<string, KnownWord>): boolean {
  const { fields = [], isPrefix = false, stem = null, isStopWord = false, similar = [] } = known.get(word) ?? {};
  return fields.length === 0 && !isPrefix && stem === null && !isStopWord && !similar.some((other) => isCloseCorrection(word, [other]));
}
