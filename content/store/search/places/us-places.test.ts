import { expect, test } from 'vitest';
import { findCities } from './us-places.ts';

test('finds cities by name, most ZIP codes first, and by name and state', async () => {
  const cities = await findCities('newark');
  expect(cities.map(({ state }) => state)).toEqual(expect.arrayContaining(['NJ', 'DE', 'CA']));
  expect(cities[0]?.label).toBe('Newark, NJ');
  expect((await findCities('newark', 'de')).map(({ label }) => label)).toEqual(['Newark, DE']);
  expect(await findCities('newark', 'hi')).toEqual([]);
  expect(await findCities('newar')).toEqual([]);
});

test('finds the first and the last city of the file', async () => {
  expect((await findCities('115 crm firms')).map(({ label }) => label)).toEqual(['115 Crm Firms, NY']);
  expect((await findCities('zwolle')).map(({ label }) => label)).toEqual(['Zwolle, LA']);
  expect(await findCities('0')).toEqual([]);
  expect(await findCities('zzz')).toEqual([]);
});

test('does not read the whole file for a name, because a search text has dozens of phrases', { timeout: 3_000 }, async () => {
  const found: unknown[] = [];
  for (let index = 0; index < 10_000; index += 1) found.push(...(await findCities(`unknown ${index}`)));
  expect(found).toEqual([]);
});
