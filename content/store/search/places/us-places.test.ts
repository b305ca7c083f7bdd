import { expect, test } from 'vitest';
import { findLandmark } from './landmarks.ts';
import { findCounty } from './us-counties.ts';
import { findCities, findSimilarCity } from './us-places.ts';

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

test.each([
  ['albuquerqe', undefined, 'Albuquerque, NM'],
  ['rancho cucamunga', undefined, 'Rancho Cucamonga, CA'],
  ['springfeild', 'ma', 'Springfield, MA'],
  ['zzyqxvutw', undefined, undefined],
])('the misspelled city %s in %s is %s', async (name, state, expected) => {
  expect((await findSimilarCity(name, state))?.label).toBe(expected);
});

test.each([
  ['cook county', undefined, 'Cook County, IL'],
  ['king county', 'wa', 'King County, WA'],
  ['orleans parish', undefined, 'Orleans Parish, LA'],
  ['cook', undefined, undefined],
  ['nowhere county', undefined, undefined],
])('the county %s in %s is %s', async (name, state, expected) => {
  expect((await findCounty(name, state))?.label).toBe(expected);
});

test.each([
  ['lax', 'Los Angeles airport (LAX)'],
  ['ohare international airport', 'Chicago O’Hare airport (ORD)'],
  ['dallas airport', 'DFW airport'],
  ['port of oakland', 'Port of Oakland'],
  ['long beach port', 'Port of Long Beach'],
  // The city, not its airport or its port.
  ['dallas', undefined],
  ['oakland', undefined],
  ['port of nowhere', undefined],
])('the landmark %s is %s', (phrase, expected) => {
  expect(findLandmark(phrase)?.label).toBe(expected);
});

test('does not read the whole file for a name, because a search text has dozens of phrases', { timeout: 3_000 }, async () => {
  const found: unknown[] = [];
  for (let index = 0; index < 10_000; index += 1) found.push(...(await findCities(`unknown ${index}`)));
  expect(found).toEqual([]);
});
