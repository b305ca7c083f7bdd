/** Coordinates of US cities and ZIP codes. The file is read when a search first needs it, and searched as text, because few searches do. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getTypingDistance } from '../text/typing-distance.ts';

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

/** Sorted lines of city in lowercase, state, city, and ZIP codes with their coordinates. Written by scripts/us-places.ts. */
function readPlaces(): Promise<string> {
  contents ??= readFile(path.join(import.meta.dirname, 'us-places.generated.txt'), 'utf8');
  return contents;
}

/** Finds the cities with a name in lowercase, most ZIP codes first. */
export async function findCities(name: string, state?: string): Promise<UsPlace[]> {
  const text = await readPlaces();
  const prefix = `${name}|${state?.toUpperCase() ?? ''}`;
  const found: UsPlace[] = [];
  for (let start = findFirstLine(text, prefix), end = 0; text.startsWith(prefix, start); start = end + 1) {
    end = text.indexOf('\n', start);
    const [, code = '', city = '', ...zipCodes] = text.slice(start, end).split('|');
    const points = zipCodes.map((entry) => entry.split(' ').map(Number));
    const average = (axis: 1 | 2) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
    found.push({ label: `${city}, ${code}`, state: code, latitude: average(1), longitude: average(2), zipCodes: points.length });
  }
  return found.toSorted((a, b) => b.zipCodes - a.zipCodes);
}

/** Names from this length on are recognized with two typing errors, shorter ones with one. */
const MIN_LENGTH_OF_TWO_ERRORS = 9;

/** Finds the city whose name differs least. The first letter is rarely wrong. */
export async function findSimilarCity(name: string, state?: string): Promise<UsPlace | null> {
  const text = await readPlaces();
  const [initial = ''] = name;
  const maxErrors = name.length >= MIN_LENGTH_OF_TWO_ERRORS ? 2 : 1;
  let best: { name: string; errors: number } | undefined;
  for (let start = findFirstLine(text, initial), end = 0; text.startsWith(initial, start); start = end + 1) {
    end = text.indexOf('\n', start);
    const bar = text.indexOf('|', start);
    if (Math.abs(bar - start - name.length) > maxErrors) continue;
    const candidate = text.slice(start, bar);
    const errors = getTypingDistance(name, candidate);
    if (errors <= maxErrors && errors < (best?.errors ?? Infinity)) best = { name: candidate, errors };
  }
  return best ? ((await findCities(best.name, state))[0] ?? null) : null;
}

/** Finds the first line that is not less than the prefix, by binary search. @returns the index of its first character */
function findFirstLine(text: string, prefix: string): number {
  let low = text.indexOf('\n') + 1;
  let high = text.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = text.lastIndexOf('\n', middle - 1) + 1;
    if (text.slice(start, start + prefix.length) < prefix) low = text.indexOf('\n', start) + 1;
    else high = start;
  }
  return low;
}

export async function findZipCode(zip: string): Promise<UsPlace | null> {
  const text = await readPlaces();
  const index = text.indexOf(`|${zip} `);
  if (index === -1) return null;
  const [, latitude, longitude] = text.slice(index + 1, index + 30).split(/[ |\n]/);
  const [, state = '', city = ''] = text.slice(text.lastIndexOf('\n', index) + 1, index + 1).split('|');
  return { label: `${zip} (${city}, ${state})`, state, latitude: Number(latitude), longitude: Number(longitude), zipCodes: 1 };
}
