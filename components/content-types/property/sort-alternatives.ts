import { getStraightMiles } from '#lib/map/distance.ts';

type Facts = {
  readonly buildingType: string | null;
  readonly totalSquareFeet: number | null;
  readonly availableSquareFeet: number | null;
  readonly coordinates: { readonly latitude: number | null; readonly longitude: number | null } | null;
};

/** A building with half or double the area counts as this much farther away. */
const MILES_PER_DOUBLING = 6;
const MILES_FOR_OTHER_TYPE = 6;
const UNKNOWN_DISTANCE_MILES = 60;

/** Sorts properties as alternatives to one: those with space first, then by distance, where another size or type counts as a longer distance. */
export function sortAlternatives<T extends { readonly propertyFacts: Facts | null }>(properties: readonly T[], to: Facts | null): T[] {
  const ranked = properties.map((property) => ({
    property,
    isOffered: Boolean(property.propertyFacts?.availableSquareFeet),
    rank: getDifference(property.propertyFacts, to),
  }));
  return ranked.toSorted((a, b) => Number(b.isOffered) - Number(a.isOffered) || a.rank - b.rank).map(({ property }) => property);
}

function getDifference(from: Facts | null, to: Facts | null): number {
  const [area, otherArea] = [getArea(from), getArea(to)];
  const doublings = area && otherArea ? Math.abs(Math.log2(area / otherArea)) : 1;
  const isSameType = from?.buildingType === to?.buildingType;
  return getMiles(from?.coordinates, to?.coordinates) + doublings * MILES_PER_DOUBLING + (isSameType ? 0 : MILES_FOR_OTHER_TYPE);
}

const getArea = (facts: Facts | null) => facts?.availableSquareFeet || facts?.totalSquareFeet;

function getMiles(from: Facts['coordinates'] | undefined, to: Facts['coordinates'] | undefined): number {
  if (from?.latitude == null || from.longitude == null || to?.latitude == null || to.longitude == null) return UNKNOWN_DISTANCE_MILES;
  return getStraightMiles({ latitude: from.latitude, longitude: from.longitude }, { latitude: to.latitude, longitude: to.longitude });
}
