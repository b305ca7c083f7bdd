/** Filters of the property search as conditions on property facts (migration 0019-property-search). */
import { type RawBuilder, sql } from 'kysely';
import { EARTH_RADIUS_MILES, MILES_PER_DEGREE } from '#lib/map/distance.ts';
import { listRoadPieces } from './places/interstates.ts';

/** Lower bounds of the size bands in square feet, as in the database (`size_band`). */
export const sizeBands = [0, 25_000, 50_000, 100_000, 250_000, 500_000] as const;

export type Range = { min?: number; max?: number };
/** A location and a radius. */
export type NearFilter = { latitude: number; longitude: number; radiusMiles: number };

/** An interstate, such as `I-35`, and the distance from it. */
export type RoadFilter = { name: string; radiusMiles: number };

/** Features of properties, by the bit that stores them in `property_option_group.features`. `available-now` depends on the date instead. */
export const featureBits = { available: 1, rail: 2, refrigerated: 4, 'drive-in-doors': 8, 'trailer-stalls': 16, divisible: 32 } as const;
export type PropertyFeature = keyof typeof featureBits | 'available-now';
export const propertyFeatures = [...(Object.keys(featureBits) as (keyof typeof featureBits)[]), 'available-now'] as const;

export type PropertyFilter = {
  /** Only these properties. */
  ids?: readonly number[];
  /** Search text. Explicit filters apply in addition to the conditions that the text contains. */
  search?: string;
  /** Options with facets. An empty list matches nothing. */
  markets?: readonly number[];
  regions?: readonly number[];
  submarkets?: readonly number[];
  statuses?: readonly number[];
  buildingTypes?: readonly string[];
  leaseTypes?: readonly string[];
  /** Indexes of size bands. */
  bands?: readonly number[];
  /** A property must have all of them. */
  features?: readonly PropertyFeature[];
  near?: NearFilter;
  /** A place in words, and the radius around it. */
  nearPlace?: { place: string; radiusMiles: number };
} & FactFilter;

/** Filters by facts without facets. Search text contains such filters too. */
export type FactFilter = {
  /** Space that can be leased: a property matches if the space that it offers includes a unit of such a size. */
  squareFeet?: Range;
  totalSquareFeet?: Range;
  clearHeightFeet?: Range;
  dockDoors?: Range;
  driveInDoors?: Range;
  trailerStalls?: Range;
  powerAmps?: Range;
  powerMegawatts?: Range;
  carStalls?: Range;
  truckCourtFeet?: Range;
  /** The wider of the two distances between columns. */
  columnSpacingFeet?: Range;
  acres?: Range;
  yearBuilt?: Range;
  askingRent?: Range;
  rail?: boolean;
  /** Date by which the property is available, such as `2026-11-21`. */
  availableBy?: string;
};

export const rangeColumns = {
  totalSquareFeet: 'total_square_feet',
  clearHeightFeet: 'clear_height_feet',
  dockDoors: 'dock_doors',
  driveInDoors: 'drive_in_doors',
  trailerStalls: 'trailer_stalls',
  powerAmps: 'power_amps',
  powerMegawatts: 'power_megawatts',
  carStalls: 'car_stalls',
  truckCourtFeet: 'truck_court_feet',
  columnSpacingFeet: 'column_spacing_feet',
  acres: 'acres',
  yearBuilt: 'year_built',
  askingRent: 'asking_rent',
} as const;

/** A fact that filters can limit. */
export type MinimumFact = keyof typeof rangeColumns;

/** Conditions of filters by facts, for facts under the alias `p`. */
export function getFactConditions(filter: FactFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const { min: smallest, max: largest } = filter.squareFeet ?? {};
  if (smallest !== undefined) conditions.push(sql`p.available_square_feet >= ${smallest}::float8`);
  if (largest !== undefined)
    conditions.push(sql`p.available_square_feet > 0 and least(p.divisible_square_feet, p.available_square_feet) <= ${largest}::float8`);
  for (const [name, column] of Object.entries(rangeColumns) as [keyof typeof rangeColumns, string][]) {
    const { min, max } = filter[name] ?? {};
    if (min !== undefined) conditions.push(sql`p.${sql.ref(column)} >= ${min}::float8`);
    if (max !== undefined) conditions.push(sql`p.${sql.ref(column)} <= ${max}::float8`);
  }
  if (filter.rail !== undefined) conditions.push(filter.rail ? sql`p.rail` : sql`p.rail is not true`);
  if (filter.availableBy !== undefined) conditions.push(sql`p.available_from <= ${filter.availableBy}::date`);
  return conditions;
}

/** Selects the markets of regions. A property belongs to the region of its market. */
const selectMarketsOfRegions = (regions: RawBuilder<unknown>) =>
  sql`select r.node_id from node_reference r where r.field_group = 'marketMeta' and r.field = 'region' and r.target_id = any(${regions})`;

/** Filters by options with facets. Counting a facet ignores the filter of its own kind. */
export type OptionFilter = Pick<
  PropertyFilter,
  'markets' | 'regions' | 'submarkets' | 'statuses' | 'buildingTypes' | 'leaseTypes' | 'bands' | 'features'
>;

/** Conditions of filters with facets, each on its own, for properties (`p`) or option groups (`g`). Groups store missing values as 0 or ''. */
export function getOptionConditions(filter: OptionFilter, alias: 'p' | 'g'): Partial<Record<keyof OptionFilter, RawBuilder<unknown>>> {
  const { markets, regions, submarkets, statuses, buildingTypes, leaseTypes, bands, features } = filter;
  const row = sql.ref(alias);
  const hasId = (column: string, ids: readonly number[]) => sql`${row}.${sql.ref(column)} = any(${ids.filter((id) => id > 0)}::int[])`;
  const hasText = (column: string, texts: readonly string[]) =>
    sql`${row}.${sql.ref(column)} = any(${texts.filter((text) => text !== '')}::text[])`;
  return {
    ...(markets && { markets: hasId('market_id', markets) }),
    ...(regions && { regions: sql`${row}.market_id = any(array(${selectMarketsOfRegions(sql`${regions}::int[]`)}))` }),
    ...(submarkets && { submarkets: hasId('submarket_id', submarkets) }),
    ...(statuses && { statuses: hasId('status_id', statuses) }),
    ...(buildingTypes && { buildingTypes: hasText('building_type', buildingTypes) }),
    ...(leaseTypes && { leaseTypes: hasText('lease_type', leaseTypes) }),
    ...(bands && { bands: sql`${row}.size_band = any(${bands}::int[])` }),
    ...(features && features.length > 0 && { features: hasFeatures(features, alias) }),
  };
}

/** Condition on a property or an option group: it has all of the features. */
export function hasFeatures(features: readonly PropertyFeature[], alias: 'p' | 'g'): RawBuilder<unknown> {
  const conditions = features.map((feature) => (alias === 'p' ? factFeatures[feature] : getGroupFeature(feature)));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const getGroupFeature = (feature: PropertyFeature) =>
  feature === 'available-now'
    ? sql`(g.features & 1 > 0 and g.available_from <= current_date)`
    : sql`g.features & ${featureBits[feature]}::int > 0`;

const factFeatures: Readonly<Record<PropertyFeature, RawBuilder<unknown>>> = {
  available: sql`p.has_space`,
  rail: sql`p.rail`,
  refrigerated: sql`p.refrigerated`,
  'drive-in-doors': sql`p.drive_in_doors > 0`,
  'trailer-stalls': sql`p.trailer_stalls > 0`,
  divisible: sql`(p.divisible_square_feet > 0 and p.available_square_feet > p.divisible_square_feet)`,
  'available-now': sql`(p.has_space and p.available_from <= current_date)`,
};

/** Distance in miles from a location. */
export const getDistance = ({ latitude, longitude }: Omit<NearFilter, 'radiusMiles'>, alias: RawBuilder<unknown>): RawBuilder<number> =>
  getGreatCircle(alias, sql`${latitude}::float8`, sql`${longitude}::float8`);

/** Distance in miles between two rows with a latitude and a longitude. */
export const getDistanceBetween = (alias: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<number> =>
  getGreatCircle(alias, sql`${other}.latitude`, sql`${other}.longitude`);

/** Haversine formula. */
const getGreatCircle = (alias: RawBuilder<unknown>, latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>) =>
  sql<number>`(2 * ${EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(${alias}.latitude - ${latitude}) / 2), 2) +
    cos(radians(${latitude})) * cos(radians(${alias}.latitude)) * power(sin(radians(${alias}.longitude - ${longitude}) / 2), 2)))))`;

/** Conditions for a bounding box, which can use the index, and for the circle within it. */
export function isNear(near: NearFilter): RawBuilder<unknown>[] {
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

/** Condition for properties at most so far from an interstate, as the crow flies. Each piece of the road has a bounding box, which can use the index. */
export function isNearRoad({ name, radiusMiles }: RoadFilter): RawBuilder<unknown> {
  const pieces = listRoadPieces(name).map(({ from: [west, south], to: [east, north] }) => {
    const longitudeMiles = MILES_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);
    return [south, west, (north - south) * MILES_PER_DEGREE, (east - west) * longitudeMiles, longitudeMiles];
  });
  const column = (index: number) => sql`${pieces.map((piece) => piece[index])}::float8[]`;
  const [height, width] = [sql`${radiusMiles / MILES_PER_DEGREE}::float8`, sql`${radiusMiles}::float8 / r.longitude_miles`];
  // Position of the property in miles from the start of the piece, and the share of the piece at which the road is nearest.
  return sql`p.id in (
    select q.id from (select *, greatest(dx * dx + dy * dy, 1e-9) as squared_length, dy / ${MILES_PER_DEGREE}::float8 as rise, dx / longitude_miles as run
      from unnest(${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}, ${column(4)}) as piece(latitude, longitude, dy, dx, longitude_miles)) r
    join property_facts q
      on q.latitude between r.latitude + least(r.rise, 0) - ${height} and r.latitude + greatest(r.rise, 0) + ${height}
      and q.longitude between r.longitude + least(r.run, 0) - ${width} and r.longitude + greatest(r.run, 0) + ${width}
    cross join lateral (select (q.longitude - r.longitude) * r.longitude_miles as x, (q.latitude - r.latitude) * ${MILES_PER_DEGREE}::float8 as y) at
    cross join lateral (select least(1, greatest(0, (at.x * r.dx + at.y * r.dy) / r.squared_length)) as share) nearest
    where power(at.x - share * r.dx, 2) + power(at.y - share * r.dy, 2) <= ${radiusMiles * radiusMiles}::float8)`;
}
