/** Centers and radii of US counties. The file is read when a search first names a county. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type UsCounty = { label: string; latitude: number; longitude: number; radiusMiles: number };

const ENDING = /^(?:county of )?(.+?)(?: (?:county|cnty|co|parish|borough))?$/;

let contents: Promise<Map<string, (UsCounty & { state: string; zipCodes: number })[]>> | undefined;

async function readCounties() {
  const text = await readFile(path.join(import.meta.dirname, 'us-counties.generated.txt'), 'utf8');
  const counties = text.split('\n').flatMap((line) => {
    const [key = '', state = '', name = '', numbers = ''] = line.split('|');
    const [latitude = 0, longitude = 0, radiusMiles = 0, zipCodes = 0] = numbers.split(' ').map(Number);
    return key === '' ? [] : [{ key, state, label: `${name}, ${state}`, latitude, longitude, radiusMiles, zipCodes }];
  });
  return Map.groupBy(counties, ({ key }) => key);
}

/**
 * Finds the county that a name in lowercase means: `maricopa county`. Of several, the one with the most ZIP codes is the best known.
 * @param state in lowercase
 */
export async function findCounty(name: string, state?: string): Promise<UsCounty | null> {
  const key = ENDING.exec(name)?.[1];
  if (key === undefined || key === name) return null;
  contents ??= readCounties();
  const found = ((await contents).get(key) ?? []).filter((county) => state === undefined || county.state === state.toUpperCase());
  return found.toSorted((a, b) => b.zipCodes - a.zipCodes)[0] ?? null;
}
