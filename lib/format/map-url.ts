type Coordinates = { latitude?: number | null; longitude?: number | null };

/** Zoom level at which street names are readable. */
const ZOOM = 16;

/** Returns the URL of an OpenStreetMap page with a marker at the coordinates, or null if they are missing or out of range. */
export function getMapUrl({ latitude, longitude }: Coordinates): string | null {
  if (latitude == null || longitude == null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`;
}
