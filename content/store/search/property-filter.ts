/** What properties can be narrowed down by, as conditions on their facts (migration 0004-search). */
import { type RawBuilder, sql } from 'kysely';
import { hasOpenWords } from './full-text.ts';
import type { WordQuery } from './words.ts';

/** Lower ends of the size bands, in square feet, as the database knows them (`size_band`). */
export const sizeBands = [0, 25_000, 50_000, 100_000, 250_000, 500_000] as const;

export type Range = { min?: number; max?: number };
export type Place = { latitude: number; longitude: number; radiusMiles: number };

export type PropertyFilter = {
  search?: string;
  /** Each of these is a choice, counted in the facets. An empty list is a choice that nothing fits. */
  markets?: readonly number[];
  regions?: readonly number[];
  statuses?: readonly number[];
  buildingTypes?: readonly string[];
  leaseTypes?: readonly string[];
  /** Numbers of size bands. */
  bands?: readonly number[];
  squareFeet?: Range;
  totalSquareFeet?: Range;
  clearHeightFeet?: Range;
  dockDoors?: Range;
  driveInDoors?: Range;
  trailerStalls?: Range;
  acres?: Range;
  yearBuilt?: Range;
  askingRent?: Range;
  rail?: boolean;
  /** `2026-11-21`: can be leased by then. */
  availableBy?: string;
  near?: Place;
};

export const rangeColumns = {
  squareFeet: 'available_square_feet',
  totalSquareFeet: 'total_square_feet',
  clearHeightFeet: 'clear_height_feet',
  dockDoors: 'dock_doors',
  driveInDoors: 'drive_in_doors',
  trailerStalls: 'trailer_stalls',
  acres: 'acres',
  yearBuilt: 'year_built',
  askingRent: 'asking_rent',
} as const;

/** Conditions on facts under the alias `p` that are no choices. */
export function conditions(filter: PropertyFilter, words: WordQuery | null): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [];
  for (const [name, column] of Object.entries(rangeColumns) as [keyof typeof rangeColumns, string][]) {
    const { min, max } = filter[name] ?? {};
    if (min !== undefined) found.push(sql`p.${sql.ref(column)} >= ${min}::float8`);
    if (max !== undefined) found.push(sql`p.${sql.ref(column)} <= ${max}::float8`);
  }
  if (filter.rail !== undefined) found.push(filter.rail ? sql`p.rail` : sql`p.rail is not true`);
  if (filter.availableBy !== undefined) found.push(sql`p.available_from <= ${filter.availableBy}::date`);
  if (filter.near) found.push(...isNear(filter.near));
  if (words) found.push(hasOpenWords('p', words));
  return found;
}

/** Markets of regions: a property belongs to the region of its market. */
export const marketsOfRegions = (regions: RawBuilder<unknown>) =>
  sql`select r.node_id from node_reference r where r.field_group = 'marketMeta' and r.field = 'region' and r.target_id = any(${regions})`;

/** Conditions that are choices. */
export function choices({ markets, regions, statuses, buildingTypes, leaseTypes, bands }: PropertyFilter): RawBuilder<unknown>[] {
  return [
    ...(markets ? [sql`p.market_id = any(${markets}::int[])`] : []),
    ...(regions ? [sql`p.market_id = any(array(${marketsOfRegions(sql`${regions}::int[]`)}))`] : []),
    ...(statuses ? [sql`p.status_id = any(${statuses}::int[])`] : []),
    ...(buildingTypes ? [sql`p.building_type = any(${buildingTypes}::text[])`] : []),
    ...(leaseTypes ? [sql`p.lease_type = any(${leaseTypes}::text[])`] : []),
    ...(bands ? [sql`p.size_band = any(${bands}::int[])`] : []),
  ];
}

const MILES_PER_DEGREE = 69;
const EARTH_RADIUS_MILES = 3958.8;

/** Miles along a great circle (haversine). */
export function distance({ latitude, longitude }: Place, alias: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(2 * ${EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(${alias}.latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(${alias}.latitude)) * power(sin(radians(${alias}.longitude - ${longitude}::float8) / 2), 2)))))`;
}

/** A box that the index knows, then the circle within. */
function isNear(place: Place): RawBuilder<unknown>[] {
  const { latitude, longitude, radiusMiles } = place;
  const height = radiusMiles / MILES_PER_DEGREE;
  const within = sql`${distance(place, sql.ref('p'))} <= ${radiusMiles}::float8`;
  const inBand = sql`p.latitude between ${latitude - height}::float8 and ${latitude + height}::float8`;
  // Meridians come closer to each other towards the poles.
  const farthest = Math.min(90, Math.abs(latitude) + height);
  const width = height / Math.max(Math.cos((farthest * Math.PI) / 180), 0.01);
  const [west, east] = [longitude - width, longitude + width];
  // Across the date line, or around a pole, the box of longitudes is none.
  if (west < -180 || east > 180) return [inBand, within];
  return [inBand, sql`p.longitude between ${west}::float8 and ${east}::float8`, within];
}
