/** `33.7701° N`: four decimals name a building. */
export function formatLatitude(degrees: number): string {
  return `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? 'S' : 'N'}`;
}

/** `118.1937° W` */
export function formatLongitude(degrees: number): string {
  return `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? 'W' : 'E'}`;
}

/** `33.7701° N, 118.1937° W`, or null for half a place. */
export function formatCoordinates(place: { latitude?: number | null; longitude?: number | null } | null | undefined): string | null {
  const { latitude, longitude } = place ?? {};
  if (latitude == null || longitude == null) return null;
  return `${formatLatitude(latitude)}, ${formatLongitude(longitude)}`;
}
