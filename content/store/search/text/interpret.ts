/** Interprets search text: what it asks for, as conditions on properties, and how to say so to the visitor. */
import type { RequestDb } from '../../core/request-db.ts';
import { findCities, findZipCode } from '../places/us-places.ts';
import { resolvePlace, type ResolvedPlace } from '../places/resolve-place.ts';
import type { FactFilter, NearFilter, PropertyFeature } from '../property-filter.ts';
import { lookUpWords } from '../property-words.ts';
import { parseQuantities, type Quantity } from './quantities.ts';
import { findNearPhrase, splitState, type PlacePhrase } from './place-phrases.ts';
import { divideIntoSegments, listLookups, type PartKind, type Segment, type SegmentQueries } from './segments.ts';
import { stateNames } from './synonyms.ts';
import { splitSearchWords, type SearchWord } from './tokens.ts';

/** One thing that the text asks for. */
export type Part = {
  /** As typed. */
  text: string;
  label: string;
  kind: PartKind | Quantity['kind'] | 'near';
  /** The words that replace a misspelled one. */
  corrected?: readonly string[];
  condition: Condition;
};

export type Condition =
  | { queries: SegmentQueries }
  | { features: readonly PropertyFeature[] }
  | { facts: FactFilter; aboutSquareFeet?: number }
  | { near: NearFilter; place: string };

export type TextInterpretation = {
  parts: Part[];
  /** Words that mean nothing to any property. */
  unknown: string[];
};

/** Radius around a place if the text states none. */
export const DEFAULT_RADIUS_MILES = 35;
const ZIP_CODE_RADIUS_MILES = 25;

export async function interpretText(requestDb: RequestDb, text: string): Promise<TextInterpretation> {
  const { quantities, distance, rest } = parseQuantities(text);
  const words = splitSearchWords(rest);
  const known = await lookUpWords(requestDb, listLookups(words));
  const parts: Part[] = [];
  const nearPhrase = findNearPhrase(words);
  const place = nearPhrase ? await resolvePlace(requestDb, nearPhrase.phrases) : null;
  const taken = nearPhrase?.take(place?.length ?? 0);
  if (place && taken)
    parts.push(toNearPart(distance ? taken.typed.replace(/^near\b/i, distance.text) : taken.typed, place, distance?.miles));
  const remaining = taken?.rest ?? words;
  const { segments, unknown } = divideIntoSegments(remaining, known);
  const ignored: string[] = [];
  for (const { text: typed, phrases, guess } of unknown) {
    const found = parts.some(({ kind }) => kind === 'near') ? null : await findUsPlace(phrases);
    if (found) parts.push(toNearPart(found.text, found, distance?.miles));
    else if (guess) segments.push(guess);
    else ignored.push(typed);
  }
  const inOrder = new Map(remaining.map(({ typed }, index) => [typed, index]));
  const position = (typed: string) => inOrder.get(typed.split(' ')[0] ?? '') ?? 0;
  return {
    parts: [
      ...segments.toSorted((a, b) => position(a.text) - position(b.text)).map(toPart),
      ...parts,
      ...quantities.map((quantity): Part => toQuantityPart(quantity)),
    ],
    unknown: ignored,
  };
}

function toPart(segment: Segment): Part {
  const { text, label, kind, corrected } = segment;
  return {
    text,
    label,
    kind,
    ...(corrected && { corrected }),
    condition: 'feature' in segment ? { features: [segment.feature] } : { queries: segment.queries },
  };
}

function toQuantityPart({ text, label, kind, facts, aboutSquareFeet }: Quantity): Part {
  return { text, label, kind, condition: { facts, ...(aboutSquareFeet !== undefined && { aboutSquareFeet }) } };
}

function toNearPart(text: string, place: Pick<ResolvedPlace, 'label' | 'latitude' | 'longitude'>, radius: number | undefined): Part {
  const radiusMiles = radius ?? (/^\d{5}\b/.test(place.label) ? ZIP_CODE_RADIUS_MILES : DEFAULT_RADIUS_MILES);
  const { label, latitude, longitude } = place;
  return {
    text,
    label: `within ${Math.round(radiusMiles)} miles of ${label}`,
    kind: 'near',
    condition: { near: { latitude, longitude, radiusMiles }, place: label },
  };
}

/** Finds a city or ZIP code without buildings. The results are the buildings around it. */
async function findUsPlace(
  phrases: readonly PlacePhrase[],
): Promise<{ text: string; label: string; latitude: number; longitude: number } | null> {
  for (const { text: phrase } of phrases) {
    if (Object.values(stateNames).includes(phrase)) continue;
    const { name, state } = splitState(phrase);
    const place = /^\d{5}$/.test(phrase) ? await findZipCode(phrase) : name.length > 2 ? (await findCities(name, state))[0] : undefined;
    if (place) return { ...place, text: phrase };
  }
  return null;
}

/** Interprets a text that names a place, such as "75172" or "Newark, NJ". */
export async function interpretPlace(requestDb: RequestDb, text: string): Promise<ResolvedPlace | null> {
  const words: SearchWord[] = splitSearchWords(text);
  const phrase = words.map(({ word }) => word).join(' ');
  return words.length === 0 ? null : resolvePlace(requestDb, [{ text: phrase, length: words.length }]);
}
