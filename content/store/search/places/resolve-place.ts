/** Finds the location of a place that a visitor names: a ZIP code, a city, a market, a submarket or a building. */
import { sql } from 'kysely';
import type { RequestDb } from '../../core/request-db.ts';
import { getPlaceNames, getPlaceQuery, splitState, type PlacePhrase } from '../text/place-phrases.ts';
import { findLandmark } from './landmarks.ts';
import { findCounty } from './us-counties.ts';
import { findCities, findZipCode, type UsPlace } from './us-places.ts';

/** `radiusMiles` is that of an area, such as a county. */
export type PlaceLocation = { label: string; latitude: number; longitude: number; radiusMiles?: number };
export type ResolvedPlace = PlaceLocation & { text: string; length: number };

/** Properties at a place. */
type PropertiesAtPlace = { count: number; title: string; latitude: number; longitude: number; extent: number };

/** If properties are farther apart than this, in degrees, their center is not a location: "Texas". */
const MAX_EXTENT = 3;
/** A city farther than this from its properties, in degrees, is a different city with the same name. */
const MAX_CITY_DISTANCE = 1.5;

/** In degrees, from about 25 miles to the east to 35 miles to the north. */
const SURROUNDINGS = 0.5;

/** @param phrases longest first */
export async function resolvePlace(requestDb: RequestDb, phrases: readonly PlacePhrase[]): Promise<ResolvedPlace | null> {
  if (phrases.length === 0) return null;
  const found = await findPropertiesAt(requestDb, phrases);
  for (const [index, { text, length }] of phrases.entries()) {
    const properties = found[index];
    const place = await locate(text, properties && properties.count > 0 ? properties : null);
    if (place) return { ...place, text, length };
  }
  return null;
}

async function findPropertiesAt(requestDb: RequestDb, phrases: readonly PlacePhrase[]): Promise<PropertiesAtPlace[]> {
  const queries = phrases.map(({ text }) => getPlaceQuery(text));
  return requestDb.rows(sql<PropertiesAtPlace>`
    select found.* from unnest(${queries}::text[]) with ordinality as q(query, place) cross join lateral (
      select count(*)::int as count, min(p.title) as title, avg(p.latitude) as latitude, avg(p.longitude) as longitude,
        greatest(max(p.latitude) - min(p.latitude), max(p.longitude) - min(p.longitude)) as extent
      from property_facts p where p.search_vector @@ q.query::tsquery and p.latitude is not null and p.longitude is not null
    ) found order by q.place`);
}

export async function hasProperties(requestDb: RequestDb, place: string): Promise<boolean> {
  const [found] = await requestDb.rows(sql<{ isFound: boolean }>`
    select exists (select from property_facts p where p.search_vector @@ ${getPlaceQuery(place)}::tsquery) as "isFound"`);
  return found?.isFound ?? false;
}

/** Several cities can share a name. The first one with properties around it is meant: "Arlington" in Texas. */
export async function pickCity(requestDb: RequestDb, cities: readonly UsPlace[]): Promise<UsPlace | null> {
  if (cities.length < 2) return cities[0] ?? null;
  const latitudes = cities.map(({ latitude }) => latitude);
  const longitudes = cities.map(({ longitude }) => longitude);
  const [found] = await requestDb.rows(sql<{ place: number }>`
    select c.place::int from unnest(${latitudes}::float8[], ${longitudes}::float8[]) with ordinality as c(latitude, longitude, place)
    where exists (
      select from property_facts p where p.latitude between c.latitude - ${SURROUNDINGS}::float8 and c.latitude + ${SURROUNDINGS}::float8
        and p.longitude between c.longitude - ${SURROUNDINGS}::float8 and c.longitude + ${SURROUNDINGS}::float8)
    order by c.place limit 1`);
  return cities[(found?.place ?? 1) - 1] ?? null;
}

async function locate(text: string, properties: PropertiesAtPlace | null): Promise<PlaceLocation | null> {
  if (/^\d{5}$/.test(text)) return (await findZipCode(text)) ?? (properties && toCenter(text, properties));
  const { name, state } = splitState(text);
  const area = findLandmark(text) ?? (await findCounty(name, state));
  if (area) return area;
  const cities = (await Promise.all(getPlaceNames(name).map((city) => findCities(city, state)))).flat();
  if (!properties) return cities[0] ?? null;
  const isOnePlace = properties.extent <= MAX_EXTENT;
  const city = isOnePlace ? cities.find((candidate) => isAround(candidate, properties)) : cities[0];
  if (city) return city;
  return isOnePlace ? toCenter(text, properties) : null;
}

const isAround = (city: UsPlace, { latitude, longitude }: PropertiesAtPlace) =>
  Math.abs(city.latitude - latitude) <= MAX_CITY_DISTANCE && Math.abs(city.longitude - longitude) <= MAX_CITY_DISTANCE;

const toCenter = (text: string, { count, title, latitude, longitude }: PropertiesAtPlace) => ({
  label: count === 1 ? title : text.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
  latitude,
  longitude,
});
