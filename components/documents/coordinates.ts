type Stored = { readonly latitude?: number | null; readonly longitude?: number | null };

/** Returns stored coordinates if both of them are known. */
export function readCoordinates(coordinates: Stored | null | undefined): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = coordinates ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}
