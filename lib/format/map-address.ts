type Place = { latitude?: number | null; longitude?: number | null };

/** Near enough to read the names of streets. */
const ZOOM = 16;

/** Address of a public map with a mark at the place (OpenStreetMap); null for half a place, or for one that is not on earth. */
export function mapAddress({ latitude, longitude }: Place): string | null {
  if (latitude == null || longitude == null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`;
}
