/** Coordinates of US cities and ZIP codes. The file is read when a search first needs it, and searched as text, because few searches do. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type UsPlace = {
  /** `Dallas, TX` */
  label: string;
  state: string;
  latitude: number;
  longitude: number;
  /** Number of ZIP codes, by which the best known of several cities with the same name is chosen. */
  zipCodes: number;
};

let contents: Promise<string> | undefined;

/** Lines of city in lowercase, state, city, and ZIP codes with their coordinates. Written by scripts/us-places.ts. */
function readPlaces(): Promise<string> {
  contents ??= readFile(path.join(import.meta.dirname, 'us-places.generated.txt'), 'utf8');
  return contents;
}

/** Finds the cities with a name in lowercase, most ZIP codes first. */
export async function findCities(name: string, state?: string): Promise<UsPlace[]> {
  const text = await readPlaces();
  const start = `\n${name}|${state?.toUpperCase() ?? ''}`;
  const found: UsPlace[] = [];
  for (let index = text.indexOf(start); index !== -1; index = text.indexOf(start, index + 1)) {
    const [, code = '', city = '', ...zipCodes] = text.slice(index + 1, text.indexOf('\n', index + 1)).split('|');
    const points = zipCodes.map((entry) => entry.split(' ').map(Number));
    const average = (axis: 1 | 2) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
    found.push({ label: `${city}, ${code}`, state: code, latitude: average(1), longitude: average(2), zipCodes: points.length });
  }
  return found.toSorted((a, b) => b.zipCodes - a.zipCodes);
}

export async function findZipCode(zip: string): Promise<UsPlace | null> {
  const text = await readPlaces();
  const index = text.indexOf(`|${zip} `);
  if (index === -1) return null;
  const [, latitude, longitude] = text.slice(index + 1, index + 30).split(/[ |\n]/);
  const [, state = '', city = ''] = text.slice(text.lastIndexOf('\n', index) + 1, index + 1).split('|');
  return { label: `${zip} (${city}, ${state})`, state, latitude: Number(latitude), longitude: Number(longitude), zipCodes: 1 };
}
