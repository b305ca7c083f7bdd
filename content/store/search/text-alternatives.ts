/** What a search looks for if no property has everything that its text asks for: less of it, or the same farther away. */
import { allOf, anyOf } from './lexemes.ts';
import type { MinimumFact, Range } from './property-filter.ts';
import { type InterpretedPart, setRadius } from './text/interpret.ts';
import { placeRanks, type SegmentQueries } from './text/segment.ts';

/** How important a part is. If no property meets all of them, the least important ones are ignored first. */
const importance: Readonly<Record<InterpretedPart['kind'], number>> = {
  date: 1,
  feature: 2,
  fact: 3,
  word: 4,
  status: 4,
  size: 5,
  type: 6,
  near: 8,
  place: 9,
  building: 9,
  contact: 9,
};
const MAX_ALTERNATIVES = 40;
const MAX_PAIRS = 8;

/** Parts that say when: the same building at another time is what visitors want to know first. */
const isTime = ({ kind, condition }: InterpretedPart) =>
  kind === 'date' || ('features' in condition && condition.features.includes('available-now'));

const isLocation = ({ kind }: InterpretedPart) => kind === 'near' || kind === 'place' || kind === 'building' || kind === 'contact';

/** Whether a part is a place with a center: not a state, and not a street. */
export const hasCenter = ({ kind, condition, isRegion }: InterpretedPart): boolean =>
  kind === 'place' && 'queries' in condition && !isRegion;

/** Radii around a place at which properties have everything, before something is ignored. */
const NEARBY_RADII_MILES = [100, 250] as const;
/** The radius for what has no alternative, and around places without any properties. */
const FAR_RADIUS_MILES = 1_000;

/** The same parts, but around their place, with a wider radius. Empty if they have no place. */
function widen(parts: readonly InterpretedPart[], radiusMiles: number): InterpretedPart[] {
  const places = parts.filter(hasCenter);
  if (places.length > 0) return [...parts.filter(({ kind }) => kind !== 'place'), toSurroundings(places, radiusMiles)];
  const canWiden = ({ condition }: InterpretedPart) => 'near' in condition && condition.near.radiusMiles < radiusMiles;
  if (!parts.some(canWiden)) return [];
  return parts.map((part) => ('near' in part.condition && canWiden(part) ? setRadius(part, part.condition, radiusMiles) : part));
}

function toSurroundings(places: readonly InterpretedPart[], radiusMiles: number): InterpretedPart {
  const queries = places.flatMap(({ condition }) => ('queries' in condition ? [condition.queries.any] : []));
  const place = places.map(({ label }) => label).join(', ');
  return {
    text: places.map(({ text }) => text).join(' '),
    label: `within ${radiusMiles} miles of ${place}`,
    kind: 'near',
    condition: { aroundQuery: allOf(queries), radiusMiles, place },
  };
}

/** Places that are alternatives: cities and markets, or else ZIP codes, submarkets or states. Of a state and a city, one place is more important. */
const alternativePlaces: readonly (readonly string[])[] = [['city', 'market'], ['zip'], ['submarket'], ['state', 'region']];

const isPlaceOf =
  (fields: readonly string[]) =>
  ({ kind, condition, placeRank = -1 }: InterpretedPart): boolean =>
    kind === 'place' && 'queries' in condition && (fields.includes(placeRanks[placeRank] ?? '') || isNickname(placeRank, fields));

/** Nicknames rank behind all facts, and mean cities and markets. */
const isNickname = (placeRank: number, fields: readonly string[]) => placeRank >= placeRanks.length && fields.includes('market');

/** The same parts at any of several places of a kind: "Dallas or Houston", "Florida or Georgia". Empty if there are not several. */
function acceptAnyPlace(parts: readonly InterpretedPart[]): InterpretedPart[] {
  const fields = alternativePlaces.find((kind) => parts.filter(isPlaceOf(kind)).length > 1);
  if (!fields) return [];
  const isAlternative = isPlaceOf(fields);
  const places = parts.filter(isAlternative).flatMap(({ condition }) => ('queries' in condition ? [condition.queries] : []));
  const getAny = (level: keyof SegmentQueries) => anyOf(places.map((queries) => queries[level]));
  const queries = { exact: getAny('exact'), value: getAny('value'), main: getAny('main'), fact: getAny('fact'), any: getAny('any') };
  return parts.map((part) => (isAlternative(part) ? { ...part, condition: { queries } } : part));
}

/** The same parts with any size, nearest first. Empty if they have no size. */
function acceptAnySize(parts: readonly InterpretedPart[]): InterpretedPart[] {
  const sizes = parts.map(toNearestSize);
  return sizes.some((part) => part !== null) ? sizes.map((part, index) => part ?? (parts[index] as InterpretedPart)) : [];
}

function toNearestSize(part: InterpretedPart): InterpretedPart | null {
  if (part.kind !== 'size' || !('facts' in part.condition)) return null;
  const { aboutSquareFeet, facts } = part.condition;
  const squareFeet = aboutSquareFeet ?? facts.squareFeet?.min ?? facts.squareFeet?.max;
  if (squareFeet === undefined) return null;
  return {
    ...part,
    label: `closest to ${squareFeet.toLocaleString('en-US')} sq ft`,
    condition: { facts: { squareFeet: { min: 1 } }, nearestSquareFeet: squareFeet },
  };
}

/** A minimum that no property reaches, as a search for those with the most. Empty for other parts. */
function toGreatest(part: InterpretedPart): InterpretedPart[] {
  if (part.kind !== 'fact' || !('facts' in part.condition)) return [];
  const [[name, range] = []] = Object.entries(part.condition.facts) as [MinimumFact, Range][];
  if (name === undefined || range?.min === undefined) return [];
  return [
    {
      ...part,
      label: `${part.label} (no building has it; the closest first)`,
      condition: { facts: { [name]: { min: 0.01 } }, greatest: name },
    },
  ];
}

/**
 * Lists sets of parts: all; without dates and other words; at any of several places; around the place; with any size; without one; without two; the most
 * important ones; without a location; and each part alone. Visitors who search for rail in Chicago prefer rail in Indiana to no rail, and another date to both.
 */
export function listAlternatives(parts: readonly InterpretedPart[]): InterpretedPart[][] {
  const byImportance = parts.toSorted((a, b) => importance[a.kind] - importance[b.kind] || (a.placeRank ?? 0) - (b.placeRank ?? 0));
  const without = (...removed: InterpretedPart[]) => parts.filter((part) => !removed.includes(part));
  const others = byImportance.filter((part) => !isLocation(part));
  const minor = others.filter((part) => isTime(part) || (part.kind === 'word' && !part.corrected));
  const major = others.filter((part) => !minor.includes(part));
  const pairs = others
    .flatMap((one, index) => others.slice(index + 1).map((other) => [one, other] as const))
    .toSorted((a, b) => importance[a[0].kind] + importance[a[1].kind] - importance[b[0].kind] - importance[b[1].kind]);
  const necessary = without(...minor);
  const isNamed = parts.some(({ kind }) => kind === 'building' || kind === 'contact');
  const surroundings =
    !isNamed && (major.length > 0 || others.length === 0)
      ? NEARBY_RADII_MILES.flatMap((miles) => [widen(parts, miles), ...(minor.length > 0 ? [widen(necessary, miles)] : [])])
      : [];
  const roads = parts.filter(({ condition }) => 'nearRoad' in condition);
  const isNamedPlace = roads.length > 0 && parts.some(hasCenter);
  const anyPlace = acceptAnyPlace(parts);
  const far = widen(necessary, FAR_RADIUS_MILES);
  const isFarFirst = parts.some(({ isEssential }) => isEssential);
  const sets = [
    [...parts],
    ...minor.map((part) => without(part)),
    ...(minor.length > 1 ? [necessary] : []),
    // A city is more certain than a road, whose number can also be that of a state highway.
    ...(isNamedPlace ? [without(...roads)] : []),
    anyPlace,
    ...(minor.length > 0 ? [acceptAnyPlace(necessary)] : []),
    // Between several places is none of them.
    ...(anyPlace.length > 0 ? [acceptAnySize(anyPlace), ...others.map((part) => acceptAnyPlace(without(part)))] : surroundings),
    ...(isFarFirst ? [far] : []),
    acceptAnySize(parts),
    ...(minor.length > 0 ? [acceptAnySize(necessary)] : []),
    ...(parts.length === 1 ? parts.map(toGreatest) : []),
    ...major.map((part) => without(part)),
    ...(!isFarFirst && parts.some((part) => 'near' in part.condition) ? [far] : []),
    ...(parts.length > 2 ? pairs.slice(0, MAX_PAIRS).map((pair) => without(...pair)) : []),
    ...byImportance.filter(isLocation).map((part) => without(part)),
    // The most important parts. A place can contradict a radius around another one, so they are tried without the radius as well.
    ...byImportance.slice(3).flatMap((_part, index) => {
      const kept = byImportance.slice(index + 3);
      const elsewhere = kept.filter(({ kind }) => kind !== 'near');
      return elsewhere.length < kept.length ? [kept, elsewhere] : [kept];
    }),
  ]
    .filter((set) => set.length > 0)
    .slice(0, MAX_ALTERNATIVES - parts.length);
  return [...sets, ...byImportance.toReversed().map((part) => [part])];
}
