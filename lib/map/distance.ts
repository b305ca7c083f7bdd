export const EARTH_RADIUS_MILES = 3958.8;
/** Of latitude, rounded down. */
export const MILES_PER_DEGREE = 69;

type Location = { readonly latitude: number; readonly longitude: number };

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance in miles with the haversine formula, as the database computes it (`content/store/search/property-filter.ts`). */
export function getGreatCircleMiles(from: Location, to: Location): number {
  const north = Math.sin(toRadians(from.latitude - to.latitude) / 2) ** 2;
  const east = Math.sin(toRadians(from.longitude - to.longitude) / 2) ** 2;
  const cosines = Math.cos(toRadians(to.latitude)) * Math.cos(toRadians(from.latitude));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(north + cosines * east)));
}

/** Returns the straight-line distance in miles. It is accurate enough within a few hundred miles. */
export function getStraightMiles(from: Location, to: Location): number {
  const north = toRadians(to.latitude - from.latitude);
  const east = toRadians(to.longitude - from.longitude) * Math.cos(toRadians((to.latitude + from.latitude) / 2));
  return Math.hypot(north, east) * EARTH_RADIUS_MILES;
}
