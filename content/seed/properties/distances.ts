/** Distances by road from a building to the places of its market that tenants ask about. */
import { getStraightMiles } from '#lib/map/distance.ts';
import { marketPlaces } from './market-places.ts';
import type { Building, BuildingDistance } from './building.ts';

const MAX_MILES = 130;
const MAX_DISTANCES = 7;
/** Roads are longer than the straight line by about this factor. */
const DETOUR_FACTOR = 1.2;

/** Slower near the building, faster on the highway. */
function getDriveMinutes(miles: number): number {
  return Math.round(2 + Math.min(miles, 5) * 1.9 + Math.min(Math.max(miles - 5, 0), 10) * 1.4 + Math.max(miles - 15, 0) * 1.1);
}

/** Returns the handwritten distances and those to the places of the market, nearest first. */
export function getDistances(item: Building): BuildingDistance[] {
  const handwritten = item.distances ?? [];
  const hasOwnDistance = (name: string) => handwritten.some((distance) => distance.name === name);
  const others = (marketPlaces[item.market] ?? [])
    .filter(([name]) => !hasOwnDistance(name))
    .map(([name, latitude, longitude]) => {
      const miles = Math.round((getStraightMiles(item, { latitude, longitude }) * DETOUR_FACTOR + 0.2) * 10) / 10;
      return { name, miles, minutes: getDriveMinutes(miles), latitude, longitude };
    })
    .filter(({ miles }) => miles <= MAX_MILES)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, Math.max(0, MAX_DISTANCES - handwritten.length));
  // A building with many handwritten distances needs no others.
  return [...handwritten, ...(handwritten.length < 5 ? others : [])].toSorted((a, b) => a.miles - b.miles);
}
