/** Filters of the property search as conditions on property facts (migration 0004-search). */
import { type RawBuilder, sql } from 'kysely';
import { matchesWords } from './full-text.ts';
import type { WordQuery } from './words.ts';

/** Lower bounds of the size bands in square feet, as in the database (`size_band`). */
export const sizeBands = [0, 25_000, 50_000, 100_000, 250_000, 500_000] as const;

export type Range = { min?: number; max?: number };
export type NearFilter = { latitude: number; longitude: number; radiusMiles: number };

export type PropertyFilter = {
  search?: string;
  /** Options with facets. An empty list matches nothing. */
  markets?: readonly number[];
  regions?: readonly number[];
  statuses?: readonly number[];
  buildingTypes?: readonly string[];
  leaseTypes?: readonly string[];
  /** Indexes of size bands. */
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
  /** Date by which the property is available, such as `2026-11-21`. */
  availableBy?: string;
  near?: NearFilter;
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

/** Conditions of filters without facets, for facts under the alias `p`. */
export function getConditions(filter: PropertyFilter, words: WordQuery | null): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  for (const [name, column] of Object.entries(rangeColumns) as [keyof typeof rangeColumns, string][]) {
    const { min, max } = filter[name] ?? {};
    if (min !== undefined) conditions.push(sql`p.${sql.ref(column)} >= ${min}::float8`);
    if (max !== undefined) conditions.push(sql`p.${sql.ref(column)} <= ${max}::float8`);
  }
  if (filter.rail !== undefined) conditions.push(filter.rail ? sql`p.rail` : sql`p.rail is not true`);
  if (filter.availableBy !== undefined) conditions.push(sql`p.available_from <= ${filter.availableBy}::date`);
  if (filter.near) conditions.push(...isNear(filter.near));
  if (words) conditions.push(matchesWords('p', words));
  return conditions;
}

/** Selects the markets of regions. A property belongs to the region of its market. */
export const selectMarketsOfRegions = (regions: RawBuilder<unknown>) =>
  sql`select r.node_id from node_reference r where r.field_group = 'marketMeta' and r.field = 'region' and r.target_id = any(${regions})`;

/** Conditions of filters with facets. */
export function getOptionConditions({
  markets,
  regions,
  statuses,
  buildingTypes,
  leaseTypes,
  bands,
}: PropertyFilter): RawBuilder<unknown>[] {
  return [
    ...(markets ? [sql`p.market_id = any(${markets}::int[])`] : []),
    ...(regions ? [sql`p.market_id = any(array(${selectMarketsOfRegions(sql`${regions}::int[]`)}))`] : []),
    ...(statuses ? [sql`p.status_id = any(${statuses}::int[])`] : []),
    ...(buildingTypes ? [sql`p.building_type = any(${buildingTypes}::text[])`] : []),
    ...(leaseTypes ? [sql`p.lease_type = any(${leaseTypes}::text[])`] : []),
    ...(bands ? [sql`p.size_band = any(${bands}::int[])`] : []),
  ];
}

const MILES_PER_DEGREE = 69;
const EARTH_RADIUS_MILES = 3958.8;

/** Distance in miles along a great circle (haversine formula). */
export function getDistance({ latitude, longitude }: NearFilter, alias: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(2 * ${EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(${alias}.latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(${alias}.latitude)) * power(sin(radians(${alias}.longitude - ${longitude}::float8) / 2), 2)))))`;
}

/** Conditions for a bounding box, which can use the index, and for the circle within it. */
function isNear(near: NearFilter): RawBuilder<unknown>[] {
  const { latitude, longitude, radiusMiles } = near;
  const height = radiusMiles / MILES_PER_DEGREE;
  const within = sql`${getDistance(near, sql.ref('p'))} <= ${radiusMiles}::float8`;
  const inBand = sql`p.latitude between ${latitude - height}::float8 and ${latitude + height}::float8`;
  // Meridians are closer to each other near the poles.
  const farthest = Math.min(90, Math.abs(latitude) + height);
  const width = height / Math.max(Math.cos((farthest * Math.PI) / 180), 0.01);
  const [west, east] = [longitude - width, longitude + width];
  // Across the date line or around a pole, the box has no longitude bounds.
  if (west < -180 || east > 180) return [inBand, within];
  return [inBand, sql`p.longitude between ${west}::float8 and ${east}::float8`, within];
}
