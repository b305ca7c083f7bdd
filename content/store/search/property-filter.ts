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

/** Features that a property can have, in the order of their facets. */
export const propertyFeatures = [
  'available',
  'rail',
  'refrigerated',
  'drive-in-doors',
  'trailer-stalls',
  'divisible',
  'available-now',
] as const;
export type PropertyFeature = (typeof propertyFeatures)[number];

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

/** A column of `property_facts` with a number. Dates are days since 1970. */
export type NumberColumn = (typeof rangeColumns)[MinimumFact] | 'available_square_feet' | 'smallest_unit_square_feet' | 'available_from';

/** A condition on one fact. A property without the fact does not meet a limit, and has no rail. */
export type FactTest = { column: NumberColumn; min?: number; max?: number } | { column: 'available_from'; by: string } | { rail: boolean };

/** Lists what a property must meet. */
export function listFactTests(filter: FactFilter): FactTest[] {
  const { min, max } = filter.squareFeet ?? {};
  const ranges = (Object.entries(rangeColumns) as [MinimumFact, NumberColumn][]).map(([name, column]) => ({ column, ...filter[name] }));
  return [
    ...(min === undefined ? [] : [{ column: 'available_square_feet' as const, min }]),
    ...(max === undefined ? [] : [{ column: 'smallest_unit_square_feet' as const, max }]),
    ...ranges.filter((range) => range.min !== undefined || range.max !== undefined),
    ...(filter.rail === undefined ? [] : [{ rail: filter.rail }]),
    ...(filter.availableBy === undefined ? [] : [{ column: 'available_from' as const, by: filter.availableBy }]),
  ];
}

/** Conditions of filters by facts, for facts under the alias `p`. */
export const getFactConditions = (filter: FactFilter): RawBuilder<unknown>[] => listFactTests(filter).flatMap(toFactConditions);

function toFactConditions(test: FactTest): RawBuilder<unknown>[] {
  if ('rail' in test) return [test.rail ? sql`p.rail` : sql`p.rail is not true`];
  const column = sql`p.${sql.ref(test.column)}`;
  if ('by' in test) return [sql`${column} <= ${test.by}::date`];
  return [
    ...(test.min === undefined ? [] : [sql`${column} >= ${test.min}::float8`]),
    ...(test.max === undefined ? [] : [sql`${column} <= ${test.max}::float8`]),
  ];
}

/** Selects the markets of regions. A property belongs to the region of its market. */
const selectMarketsOfRegions = (regions: RawBuilder<unknown>) =>
  sql`select r.node_id from node_reference r where r.field_group = 'marketMeta' and r.field = 'region' and r.target_id = any(${regions})`;

/** Filters by options with facets. Counting a facet ignores the filter of its own kind. */
export type OptionFilter = Pick<
  PropertyFilter,
  'markets' | 'regions' | 'submarkets' | 'statuses' | 'buildingTypes' | 'leaseTypes' | 'bands' | 'features'
>;

/** Conditions of filters by options, for facts under the alias `p`. */
export function getOptionConditions(filter: OptionFilter): RawBuilder<unknown>[] {
  const { markets, regions, submarkets, statuses, buildingTypes, leaseTypes, bands, features } = filter;
  return [
    ...(markets ? [sql`p.market_id = any(${markets}::int[])`] : []),
    ...(regions ? [sql`p.market_id = any(array(${selectMarketsOfRegions(sql`${regions}::int[]`)}))`] : []),
    ...(submarkets ? [sql`p.submarket_id = any(${submarkets}::int[])`] : []),
    ...(statuses ? [sql`p.status_id = any(${statuses}::int[])`] : []),
    ...(buildingTypes ? [sql`p.building_type = any(${buildingTypes}::text[])`] : []),
    ...(leaseTypes ? [sql`p.lease_type = any(${leaseTypes}::text[])`] : []),
    ...(bands ? [sql`p.size_band = any(${bands}::int[])`] : []),
    ...(features && features.length > 0 ? [hasFeatures(features)] : []),
  ];
}

/** Condition on facts under the alias `p`: all of the features. */
export const hasFeatures = (features: readonly PropertyFeature[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    features.map((feature) => featureConditions[feature]),
    sql` and `,
  )})`;

const featureConditions: Readonly<Record<PropertyFeature, RawBuilder<unknown>>> = {
  available: sql`p.has_space`,
  rail: sql`p.rail`,
  refrigerated: sql`p.refrigerated`,
  'drive-in-doors': sql`p.drive_in_doors > 0`,
  'trailer-stalls': sql`p.trailer_stalls > 0`,
  divisible: sql`(p.divisible_square_feet > 0 and p.available_square_feet > p.divisible_square_feet)`,
  'available-now': sql`(p.has_space and p.available_from <= current_date)`,
};

/** Each feature is a bit, in the order of `propertyFeatures`. */
export const getFeatureBits = (features: readonly PropertyFeature[]): number =>
  features.reduce((bits, feature) => bits | (2 ** propertyFeatures.indexOf(feature)), 0);

/** Selects the bits of the features that a property has. */
export const selectFeatureBits = sql`(${sql.join(
  propertyFeatures.map((feature) => sql`coalesce(${featureConditions[feature]}, false)::int * ${sql.lit(getFeatureBits([feature]))}`),
  sql` + `,
)})`;

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
  const { south, north, west, east } = getBounds(near);
  return [
    sql`p.latitude between ${south}::float8 and ${north}::float8`,
    ...(Number.isFinite(west) ? [sql`p.longitude between ${west}::float8 and ${east}::float8`] : []),
    sql`${getDistance(near, sql.ref('p'))} <= ${near.radiusMiles}::float8`,
  ];
}

/** Returns a box around a circle in degrees. Across the date line or around a pole, it has no bounds in the west and east. */
export function getBounds({ latitude, longitude, radiusMiles }: NearFilter): { south: number; north: number; west: number; east: number } {
  const height = radiusMiles / MILES_PER_DEGREE;
  const [south, north] = [latitude - height, latitude + height];
  // Meridians are closer to each other near the poles.
  const farthest = Math.min(90, Math.abs(latitude) + height);
  const width = height / Math.max(Math.cos((farthest * Math.PI) / 180), 0.01);
  const [west, east] = [longitude - width, longitude + width];
  return west < -180 || east > 180 ? { south, north, west: -Infinity, east: Infinity } : { south, north, west, east };
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
