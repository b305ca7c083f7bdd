/**
 * Writes the coordinates of US cities and ZIP codes for the property search. The package with the data takes half a second to load, and the file a
 * hundredth of that. Part of `npm run generate`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codes } from 'zipcodes';
import { splitSearchWords } from '../content/store/search/text/tokens.ts';

const toKey = (city: string) =>
  splitSearchWords(city)
    .map(({ word }) => word)
    .join(' ');

const inStates = Object.values(codes).filter(
  ({ country, zip, state }) => country === 'US' && /^\d{5}$/.test(zip) && /^[A-Z]{2}$/.test(state),
);
const byCity = Map.groupBy(inStates, ({ city, state }) => `${toKey(city)}|${state}|${city}`);
const lines = [...byCity].map(
  ([city, zips]) =>
    `${city}|${zips
      .toSorted((a, b) => Number(a.zip) - Number(b.zip))
      .map(({ zip, latitude, longitude }) => `${zip} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`)
      .join('|')}`,
);
const file = path.resolve(import.meta.dirname, '../content/store/search/places/us-places.generated.txt');
await writeFile(file, `\n${lines.toSorted().join('\n')}\n`);
