/** `33.7701° N`. Four decimals are accurate to about 11 meters, enough to identify a building. */
export function formatLatitude(degrees: number): string {
  return `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? 'S' : 'N'}`;
}

/** `118.1937° W` */
export function formatLongitude(degrees: number): string {
  return `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? 'W' : 'E'}`;
}

/** `33.7701° N, 118.1937° W`, or null if either coordinate is missing. */
export function formatCoordinates(coordinates: { latitude?: number | null; longitude?: number | null } | null | undefined): string | null {
  const { latitude, longitude } = coordinates ?? {};
  if (latitude == null || longitude == null) return null;
  return `${formatLatitude(latitude)}, ${formatLongitude(longitude)}`;
}
