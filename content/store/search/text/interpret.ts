/** Interprets search text: what it asks for, as conditions on properties, and how to say so to the visitor. */
import { MAX_SEARCH_CHARACTERS } from '../../../core/search-length.ts';
import type { RequestDb } from '../../core/request-db.ts';
import { type PlaceLocation, resolvePlace, type ResolvedPlace } from '../places/resolve-place.ts';
import { anyOf, lexeme } from '../lexemes.ts';
import type { FactFilter, MinimumFact, NearFilter, PropertyFeature, RoadFilter } from '../property-filter.ts';
import { type KnownWord, lookUpWords } from '../property-words.ts';
import { type Exclusion, takeExclusions } from './exclusions.ts';
import { findCityPhrase } from './city-phrases.ts';
import { findInterstatePhrase, type InterstatePhrase } from './interstate-phrases.ts';
import { parseQuantities, type ParsedQuantities } from './quantities.ts';
import type { Quantity } from './quantity-syntax.ts';
import { findNearPhrase, findNearVisitor } from './place-phrases.ts';
import { neutral, type PartKind, type Segment, type SegmentQueries } from './segment.ts';
import { divideIntoSegments, listLookups } from './segments.ts';
import { splitSearchWords, type SearchWord } from './tokens.ts';

/** One thing that the text asks for. */
export type InterpretedPart = {
  /** As typed. */
  text: string;
  label: string;
  kind: PartKind | Quantity['kind'] | 'near';
  /** The words that replace a misspelled one. */
  corrected?: readonly string[];
  condition: Condition;
} & Pick<Segment, 'placeRank' | 'isRegion' | 'isEssential' | 'page'>;

type NearCondition = { near: NearFilter; place: string };
export type Condition =
  | { queries: SegmentQueries }
  | { features: readonly PropertyFeature[] }
  | {
      facts: FactFilter;
      aboutSquareFeet?: number;
      /** Sizes that are near this one come first. */
      nearestSquareFeet?: number;
      order?: Quantity['order'];
      /** Properties with the most of this fact come first. */
      greatest?: MinimumFact;
    }
  | NearCondition
  /** What a property must not have. */
  | { excluded: { queries: SegmentQueries } | { features: readonly PropertyFeature[] } }
  /** A radius around the center of the properties that a query finds. It is used if no property at the place has everything. */
  | { aroundQuery: string; radiusMiles: number; place: string }
  | {
      nearRoad: RoadFilter;
      /** Query of the properties in submarkets with the name of the road, which come first. Null if there are none. */
      placeQuery: string | null;
    };

export type TextInterpretation = {
  parts: InterpretedPart[];
  /** Words that mean nothing to any property. */
  unknown: string[];
  /** Words with a minus sign. No search applies them. */
  excluded: string[];
  /** Words such as "near me". The location of the visitor is unknown. */
  nearVisitor: string | null;
};

/** Radius around a place if the text states none. */
const DEFAULT_RADIUS_MILES = 35;
const ZIP_CODE_RADIUS_MILES = 25;
const ROAD_RADIUS_MILES = 10;

/** Further parts are not applied. Every pair of parts is an alternative, and a text can state dozens of sizes. */
const MAX_PARTS = 20;

/** @param typed only its first MAX_SEARCH_CHARACTERS are read */
export async function interpretText(requestDb: RequestDb, typed: string): Promise<TextInterpretation> {
  const text = typed.slice(0, MAX_SEARCH_CHARACTERS);
  const excluded = text.match(excludedWordPattern)?.map((word) => word.trim()) ?? [];
  const phones = [...text.matchAll(phonePattern)].map(([typed]) => typed.trim());
  const { quantities, distance, rest } = parseQuantities(text.replaceAll(excludedWordPattern, ' ').replaceAll(phonePattern, ' '));
  const words = splitSearchWords(rest);
  const { interstates, rest: otherWords } = takeInterstates(words);
  const known = await lookUpWords(requestDb, [...listLookups(words), ...interstates.flatMap(({ name }) => listPlaceNames(name))]);
  const isDistanceOfRoad = interstates.some(({ isNear }) => isNear);
  const { exclusions, rest: wantedWords } = takeExclusions(otherWords, known);
  const near = await findNear(requestDb, wantedWords, known, isDistanceOfRoad ? null : distance);
  const other = near?.part && findNearPhrase(near.rest) ? await findNear(requestDb, near.rest, known, null) : null;
  const { segments, unknown } = divideIntoSegments(
    other?.rest ?? near?.rest ?? wantedWords,
    known,
    !near?.part && interstates.length === 0,
  );
  const inOrder = new Map(words.map((word, index) => [word.typed, index]));
  const position = (segment: Segment) => inOrder.get(segment.text.split(' ')[0] ?? '') ?? 0;
  const guesses = unknown.flatMap(({ guess }) => (guess ? [guess] : []));
  const parts = [
    ...[...segments, ...guesses].toSorted((a, b) => position(a) - position(b)).map(toPart),
    ...[near?.part, other?.part].filter((part) => part != null),
    ...interstates.map((interstate) => toRoadPart(interstate, known, isDistanceOfRoad ? distance : null)),
    ...exclusions.map(toExcludedPart),
    ...phones.map(toPhonePart),
    ...quantities.map(toQuantityPart),
  ];
  return {
    parts: parts.slice(0, MAX_PARTS),
    unknown: [...unknown.filter(({ guess }) => !guess), ...parts.slice(MAX_PARTS)].map((part) => part.text),
    excluded,
    nearVisitor: findNearVisitor(otherWords),
  };
}

/** `972-555-0118`, `(972) 555-0118`, `972 555 0118`, `+1 972.555.0118`, `555-0118` */
const phonePattern =
  /(?<![\d,.$-])(?:(?:\+?1[\s.-]?)?(?:\(\d{3}\)[\s.-]?|\d{3}[\s.-])\d{3}[\s.-]\d{4}|\d{3}[.-]\d{4}|[2-9]\d{9})(?![\d,.-]|\s?(?:k\b|s\.?f|sq|ft|feet))/giu;

function toPhonePart(text: string): InterpretedPart {
  const digits = text.replaceAll(/\D/g, '');
  const query = lexeme('phone:', digits.length > 10 ? digits.slice(-10) : digits);
  return { text, label: `phone ${text}`, kind: 'contact', condition: { queries: neutral(query) } };
}

/** "near I-45 and I-20" */
function takeInterstates(words: readonly SearchWord[]): { interstates: InterstatePhrase[]; rest: readonly SearchWord[] } {
  const found = findInterstatePhrase(words);
  if (!found) return { interstates: [], rest: words };
  const { interstates, rest } = takeInterstates(found.rest);
  return { interstates: [found, ...interstates.filter(({ name }) => name !== found.name)], rest };
}

/** `-rail`. The search has no exclusion, and must not find what the visitor does not want. */
const excludedWordPattern = /(?:^|(?<=\s))-\p{L}\S*/gu;

type Near = { part: InterpretedPart | null; rest: SearchWord[] };

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
  const city = await findCityPhrase(requestDb, words, known);
  return city && { part: toNearPart(city.typed, city.place, undefined), rest: city.rest };
}

/** How submarkets along a road are called: `I-80 Corridor`. */
const listPlaceNames = (road: string) => ['', ' corridor'].map((ending) => `${road.toLowerCase().replace('-', ' ')}${ending}`);

function toRoadPart(
  { name, typed }: InterstatePhrase,
  known: ReadonlyMap<string, KnownWord>,
  distance: ParsedQuantities['distance'],
): InterpretedPart {
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

function toPart(segment: Segment): InterpretedPart {
  if ('feature' in segment) {
    const { feature, ...part } = segment;
    return { ...part, condition: { features: [feature] } };
  }
  const { queries, ...part } = segment;
  return { ...part, condition: { queries } };
}

function toExcludedPart({ text, segment }: Exclusion): InterpretedPart {
  const excluded = 'feature' in segment ? { features: [segment.feature] } : { queries: segment.queries };
  return { text, label: `not ${segment.label}`, kind: 'feature', condition: { excluded } };
}

function toQuantityPart({ text, label, kind, facts, aboutSquareFeet, order }: Quantity): InterpretedPart {
  return { text, label, kind, condition: { facts, ...(aboutSquareFeet !== undefined && { aboutSquareFeet }), ...(order && { order }) } };
}

function toNearPart(
  text: string,
  { label, latitude, longitude, radiusMiles: radius }: PlaceLocation,
  miles: number | undefined,
): InterpretedPart {
  const radiusMiles = miles ?? radius ?? (/^\d{5}\b/.test(label) ? ZIP_CODE_RADIUS_MILES : DEFAULT_RADIUS_MILES);
  return describeNear(text, { near: { latitude, longitude, radiusMiles }, place: label });
}

const describeNear = (text: string, condition: NearCondition): InterpretedPart => ({
  text,
  label: `within ${Math.round(condition.near.radiusMiles)} miles of ${condition.place}`,
  kind: 'near',
  condition,
});

/** Returns the same part with another radius. */
export const setRadius = ({ text }: InterpretedPart, { near, place }: NearCondition, radiusMiles: number): InterpretedPart =>
  describeNear(text, { near: { ...near, radiusMiles }, place });

/** Interprets a text that names a place, such as "75172" or "Newark, NJ". */
export async function interpretPlace(requestDb: RequestDb, text: string): Promise<ResolvedPlace | null> {
  const words: SearchWord[] = splitSearchWords(text);
  const phrase = words.map(({ word }) => word).join(' ');
  return words.length === 0 ? null : resolvePlace(requestDb, [{ text: phrase, length: words.length }]);
}
