/** Interprets search text: what it asks for, as conditions on properties, and how to say so to the visitor. */
import type { RequestDb } from '../../core/request-db.ts';
import { type PlaceLocation, resolvePlace, type ResolvedPlace } from '../places/resolve-place.ts';
import { anyOf, lexeme } from '../lexemes.ts';
import type { FactFilter, NearFilter, PropertyFeature, RoadFilter } from '../property-filter.ts';
import { type KnownWord, lookUpWords } from '../property-words.ts';
import { findCityPhrase } from './city-phrases.ts';
import { findInterstatePhrase, type InterstatePhrase } from './interstate-phrases.ts';
import { parseQuantities, type ParsedQuantities, type Quantity } from './quantities.ts';
import { findNearPhrase } from './place-phrases.ts';
import { divideIntoSegments, listLookups, type PartKind, type Segment, type SegmentQueries } from './segments.ts';
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

type NearCondition = { near: NearFilter; place: string };
export type Condition =
  | { queries: SegmentQueries }
  | { features: readonly PropertyFeature[] }
  | { facts: FactFilter; aboutSquareFeet?: number }
  | NearCondition
  | {
      nearRoad: RoadFilter;
      /** Query of the properties in submarkets with the name of the road, which come first. Null if there are none. */
      placeQuery: string | null;
    };

export type TextInterpretation = {
  parts: Part[];
  /** Words that mean nothing to any property, and words with a minus sign. */
  unknown: string[];
};

/** Radius around a place if the text states none. */
const DEFAULT_RADIUS_MILES = 35;
const ZIP_CODE_RADIUS_MILES = 25;
const ROAD_RADIUS_MILES = 10;

export async function interpretText(requestDb: RequestDb, text: string): Promise<TextInterpretation> {
  const excluded = text.match(excludedWordPattern)?.map((word) => word.trim()) ?? [];
  const { quantities, distance, rest } = parseQuantities(text.replaceAll(excludedWordPattern, ' '));
  const words = splitSearchWords(rest);
  const interstate = findInterstatePhrase(words);
  const known = await lookUpWords(requestDb, [...listLookups(words), ...(interstate ? listPlaceNames(interstate.name) : [])]);
  const isDistanceOfRoad = interstate?.isNear === true;
  const near = await findNear(requestDb, interstate?.rest ?? words, known, isDistanceOfRoad ? null : distance);
  const { segments, unknown } = divideIntoSegments(near?.rest ?? interstate?.rest ?? words, known, !near?.part && !interstate);
  const inOrder = new Map(words.map(({ typed }, index) => [typed, index]));
  const position = ({ text: typed }: Segment) => inOrder.get(typed.split(' ')[0] ?? '') ?? 0;
  const guesses = unknown.flatMap(({ guess }) => (guess ? [guess] : []));
  return {
    parts: [
      ...[...segments, ...guesses].toSorted((a, b) => position(a) - position(b)).map(toPart),
      ...(near?.part ? [near.part] : []),
      ...(interstate ? [toRoadPart(interstate, known, isDistanceOfRoad ? distance : null)] : []),
      ...quantities.map(toQuantityPart),
    ],
    unknown: [...unknown.filter(({ guess }) => !guess).map(({ text: typed }) => typed), ...excluded],
  };
}

/** `-rail`. The search has no exclusion, and must not find what the visitor does not want. */
const excludedWordPattern = /(?:^|(?<=\s))-\p{L}\S*/gu;

type Near = { part: Part | null; rest: SearchWord[] };

/** Finds the place that the text is near, and the words that do not belong to it. */
async function findNear(
  requestDb: RequestDb,
  words: readonly SearchWord[],
  known: ReadonlyMap<string, KnownWord>,
  distance: ParsedQuantities['distance'],
): Promise<Near | null> {
  const phrase = findNearPhrase(words);
  if (phrase) {
    const place = await resolvePlace(requestDb, phrase.phrases);
    const { typed, rest } = phrase.take(place?.length ?? 0);
    // The word "near" stands for a distance that has been removed from the text.
    const text = distance ? typed.replace(/^near\b/i, distance.text) : typed;
    return { part: place && toNearPart(text, place, distance?.miles), rest };
  }
  const city = await findCityPhrase(words, known);
  return city && { part: toNearPart(city.typed, city.place, undefined), rest: city.rest };
}

/** How submarkets along a road are called: `I-80 Corridor`. */
const listPlaceNames = (road: string) => ['', ' corridor'].map((ending) => `${road.toLowerCase().replace('-', ' ')}${ending}`);

function toRoadPart(
  { name, typed }: InterstatePhrase,
  known: ReadonlyMap<string, KnownWord>,
  distance: ParsedQuantities['distance'],
): Part {
  const radiusMiles = distance?.miles ?? ROAD_RADIUS_MILES;
  const places = listPlaceNames(name).filter((place) => known.get(place)?.values['submarket'] !== undefined);
  return {
    text: distance ? typed.replace(/^near\b/i, distance.text) : typed,
    label: `within ${Math.round(radiusMiles)} miles of ${name}`,
    kind: 'near',
    condition: {
      nearRoad: { name, radiusMiles },
      placeQuery: places.length > 0 ? anyOf(places.map((place) => lexeme('value:', place))) : null,
    },
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

function toNearPart(text: string, { label, latitude, longitude, radiusMiles: radius }: PlaceLocation, miles: number | undefined): Part {
  const radiusMiles = miles ?? radius ?? (/^\d{5}\b/.test(label) ? ZIP_CODE_RADIUS_MILES : DEFAULT_RADIUS_MILES);
  return describeNear(text, { near: { latitude, longitude, radiusMiles }, place: label });
}

const describeNear = (text: string, condition: NearCondition): Part => ({
  text,
  label: `within ${Math.round(condition.near.radiusMiles)} miles of ${condition.place}`,
  kind: 'near',
  condition,
});

/** Returns the same part with another radius. */
export const setRadius = ({ text }: Part, { near, place }: NearCondition, radiusMiles: number): Part =>
  describeNear(text, { near: { ...near, radiusMiles }, place });

/** Interprets a text that names a place, such as "75172" or "Newark, NJ". */
export async function interpretPlace(requestDb: RequestDb, text: string): Promise<ResolvedPlace | null> {
  const words: SearchWord[] = splitSearchWords(text);
  const phrase = words.map(({ word }) => word).join(' ');
  return words.length === 0 ? null : resolvePlace(requestDb, [{ text: phrase, length: words.length }]);
}
