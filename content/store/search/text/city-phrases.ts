/** Finds US cities, counties, airports, ports and ZIP codes in search text. A search for one of them is for the buildings around it. */
import { findLandmark } from '../places/landmarks.ts';
import { hasProperties, pickCity, type PlaceLocation } from '../places/resolve-place.ts';
import { findCounty } from '../places/us-counties.ts';
import { findCities, findSimilarCity, findZipCode } from '../places/us-places.ts';
import type { RequestDb } from '../../core/request-db.ts';
import type { KnownWord } from '../property-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { splitState } from './place-phrases.ts';
import { isCloseCorrection } from './segment.ts';
import { meaningByPhrase, spellPhrase } from './spellings.ts';
import { ambiguousStates, fillerWords, stateNames } from './synonyms.ts';
import { type SearchWord, splitSearchWords } from './tokens.ts';

/** City of up to three words with a state of up to two. */
const MAX_WORDS = 5;
const MIN_CITY_LENGTH = 3;
/** Shorter names resemble too many others. */
const MIN_MISSPELLED_LENGTH = 7;

export type CityPhrase = { place: PlaceLocation; typed: string; rest: SearchWord[] };

export async function findCityPhrase(
  requestDb: RequestDb,
  words: readonly SearchWord[],
  known: ReadonlyMap<string, KnownWord>,
): Promise<CityPhrase | null> {
  return (await findPhrase(requestDb, words, known, findPlace)) ?? findPhrase(requestDb, words, known, findMisspelledCity);
}

type FindPlace = (
  requestDb: RequestDb,
  words: readonly SearchWord[],
  known: ReadonlyMap<string, KnownWord>,
) => Promise<PlaceLocation | null>;

/** Words in front of a city that would be states without it: "in" and "or". */
const wordsBefore: ReadonlySet<string> = new Set(['in', 'or']);

/** Finds the longest phrase that names a place. */
async function findPhrase(
  requestDb: RequestDb,
  words: readonly SearchWord[],
  known: ReadonlyMap<string, KnownWord>,
  findPlaceOf: FindPlace,
): Promise<CityPhrase | null> {
  /** Words of a longer phrase that is a fact of properties or a synonym: "San Bernardino County" is not the city of San Bernardino. */
  const understood = new Set<SearchWord>();
  for (let length = Math.min(MAX_WORDS, words.length); length >= 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const taken = words.slice(start, start + length);
      if (taken.some((word) => understood.has(word))) continue;
      if (length > 1 && isUnderstood(taken, known)) for (const word of taken) understood.add(word);
      const place = await findPlaceOf(requestDb, taken, known);
      if (place)
        return {
          place,
          typed: taken.map(({ typed }) => typed).join(' '),
          rest: [...words.slice(0, wordsBefore.has(words[start - 1]?.word ?? '') ? start - 1 : start), ...words.slice(start + length)],
        };
    }
  return null;
}

const findPlace: FindPlace = async (requestDb, words, known) => {
  const phrase = words.map(({ word }) => word).join(' ');
  if (/^\d{5}$/.test(phrase)) return known.get(phrase)?.values['zip'] === undefined ? findZipCode(phrase) : null;
  const { name, state } = splitState(phrase);
  const parts = name.split(' ');
  const isKnown = isUnderstood(splitSearchWords(name), known);
  if (!isKnown && (parts.length > 1 || isNew(name, known))) {
    const area = findLandmark(phrase) ?? (await findCounty(name, state));
    if (area) return area;
  }
  // Properties in a city of this name can be in another state: "Glendale, CA".
  if (isKnown && state !== undefined) {
    const { word = '', typed = '' } = words.at(-1) ?? {};
    // "Dallas or Houston"
    if (ambiguousStates.has(word) && typed !== typed.toUpperCase()) return null;
    const [city = null] = await findCities(name, state);
    return city && !(await hasProperties(requestDb, phrase)) ? city : null;
  }
  if (isKnown || name.length < MIN_CITY_LENGTH || parts.some((part) => /\d/.test(part)) || parts.every((part) => fillerWords.has(part)))
    return null;
  if (Object.values(stateNames).includes(phrase)) return null;
  if (state === undefined && isOrdinaryWord(name)) return null;
  const cities = (await Promise.all(spellPhrase(parts).map((spelling) => findCities(spelling, state)))).flat();
  // Without a state, words that buildings have in common with a city mean the buildings, unless the city is well known: "Rock Hill", "Naperville".
  const isWellKnown = (cities[0]?.zipCodes ?? 0) > 1 && (parts.length > 1 || isNew(name, known));
  if (state === undefined && !isWellKnown && !parts.some((part) => isUnknown(part, known))) return null;
  return pickCity(requestDb, cities);
};

const isUnderstood = (words: readonly SearchWord[], known: ReadonlyMap<string, KnownWord>) => {
  const phrase = words.map(({ word }) => word);
  const hasValue = (spelling: string) => Object.keys(known.get(spelling)?.values ?? {}).length > 0;
  return meaningByPhrase.has(phrase.join(' ')) || spellPhrase(phrase).some(hasValue);
};

/** A city without buildings with up to two typing errors: "Albuquerqe". */
const findMisspelledCity: FindPlace = async (_requestDb, words, known) => {
  const { name, state } = splitState(words.map(({ word }) => word).join(' '));
  const parts = name.split(' ');
  if (name.length < MIN_MISSPELLED_LENGTH || /\d/.test(name) || parts.some((part) => fillerWords.has(part))) return null;
  // "Rancho Cucamunga": one word of the name must be new, long and unlike all words of the properties.
  const hasNewWord = parts.some(
    (part) =>
      part.length >= MIN_MISSPELLED_LENGTH &&
      isUnknown(part, known) &&
      !isOrdinaryWord(part) &&
      (known.get(part)?.similarStems ?? []).length === 0,
  );
  return hasNewWord ? findSimilarCity(name, state) : null;
};

/** Whether no property contains the word, or a word that begins with it. */
function isNew(word: string, known: ReadonlyMap<string, KnownWord>): boolean {
  const { fields = [], isPrefix = false, stem = null, isStopWord = false } = known.get(word) ?? {};
  return fields.length === 0 && !isPrefix && stem === null && !isStopWord;
}

const isUnknown = (word: string, known: ReadonlyMap<string, KnownWord>) =>
  isNew(word, known) && !(known.get(word)?.similar ?? []).some((other) => isCloseCorrection(word, [other]));
