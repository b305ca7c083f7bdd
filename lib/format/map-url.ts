type Coordinates = { latitude?: number | null; longitude?: number | null };

/** Zoom level at which street names are readable. */
const ZOOM = 16;

function formatCoordinates({ latitude, longitude }: Coordinates): [lat: string, lon: string] | null {
  if (latitude == null || longitude == null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return [latitude.toFixed(5), longitude.toFixed(5)];
}

/** Returns the URL of an OpenStreetMap page with the way to the coordinates, or null if they are missing or out of range. */
export function getDirectionsUrl(coordinates: Coordinates): string | null {
  const formatted = formatCoordinates(coordinates);
  return formatted && `https://www.openstreetmap.org/directions?to=${formatted.join('%2C')}`;
}

/** Returns the URL of an OpenStreetMap page with a marker at the coordinates, or null if they are missing or out of range. */
export function getMapUrl(coordinates: Coordinates): string | null {
  const formatted = formatCoordinates(coordinates);
  if (!formatted) return null;
  const [lat, lon] = formatted;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${ZOOM}/${lat}/${lon}`;
}
