/**
 * Writes the centers and radii of US counties for the property search, from their borders (US Census Bureau, in the package `us-atlas`) and the ZIP codes
 * within them. ZIP codes are close to each other where people live, so their center is a better one than that of the area. Part of `npm run generate`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoBounds, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { codes } from 'zipcodes';
import { getStraightMiles } from '../lib/map/distance.ts';
import { splitSearchWords } from '../content/store/search/text/tokens.ts';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;

/** Share of the ZIP codes within the radius. A few are far from all others, in deserts and mountains. */
const SHARE_WITHIN = 0.9;
/** Buildings are farther from the center than the center of their ZIP code. */
const MARGIN_MILES = 4;

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const topology = JSON.parse(await readFile(file, 'utf8')) as Counties;
const counties = feature(topology, topology.objects.counties).features.map((county) => {
  const [[west, south], [east, north]] = geoBounds(county);
  return { county, west, south, east, north, zips: [] as (typeof codes)[string][] };
});

for (const zip of Object.values(codes)) {
  const { longitude, latitude, country } = zip;
  if (country !== 'US') continue;
  const found = counties.find(
    (area) =>
      longitude >= area.west &&
      longitude <= area.east &&
      latitude >= area.south &&
      latitude <= area.north &&
      geoContains(area.county, [longitude, latitude]),
  );
  found?.zips.push(zip);
}

const lines = counties.flatMap(({ county, zips }) => {
  // A ZIP code at a border can be that of the neighboring state.
  const [state] = [...Map.groupBy(zips, (zip) => zip.state)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (!state) return [];
  const average = (axis: 'latitude' | 'longitude') => zips.reduce((sum, zip) => sum + zip[axis], 0) / zips.length;
  const center = { latitude: average('latitude'), longitude: average('longitude') };
  const distances = zips.map((zip) => getStraightMiles(center, zip)).toSorted((a, b) => a - b);
  const radius = (distances[Math.ceil(distances.length * SHARE_WITHIN) - 1] ?? 0) + MARGIN_MILES;
  const key = splitSearchWords(county.properties.name)
    .map(({ word }) => word)
    .join(' ');
  const name = `${county.properties.name} ${state === 'LA' ? 'Parish' : 'County'}`;
  return [`${key}|${state}|${name}|${center.latitude.toFixed(3)} ${center.longitude.toFixed(3)} ${Math.round(radius)} ${zips.length}`];
});
const target = path.resolve(import.meta.dirname, '../content/store/search/places/us-counties.generated.txt');
await writeFile(target, `\n${lines.toSorted().join('\n')}\n`);
