/** Filters of the property search, and their conversion to the store's filters. */
import type { FeatureName } from '#lib/property-search/feature-labels.ts';
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentStore } from '../../store/content-store.ts';
import {
  type FactFilter,
  propertyFeatures,
  type PropertyFeature,
  type PropertyFilter,
  type Range,
  sizeBands,
} from '../../store/search/property-filter.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { assertSearchLength } from './search.ts';

/** Maximum number of values in a list. */
const MAX_VALUES = 100;
const MAX_TEXT = 200;
/** Half the circumference of the earth. */
const MAX_MILES = 12_450;

/** Facts with a minimum and a maximum. `to` is the largest valid number. */
const ranges = {
  SquareFeet: { filter: 'squareFeet', label: 'size of a unit that can be leased, in square feet', type: 'Int', to: 1e9 },
  TotalSquareFeet: { filter: 'totalSquareFeet', label: 'the whole building, in square feet', type: 'Int', to: 1e9 },
  ClearHeightFeet: { filter: 'clearHeightFeet', label: 'clear height, in feet', type: 'Float', to: 1_000 },
  DockDoors: { filter: 'dockDoors', label: 'dock-high doors', type: 'Int', to: 1e6 },
  DriveInDoors: { filter: 'driveInDoors', label: 'drive-in doors', type: 'Int', to: 1e6 },
  TrailerStalls: { filter: 'trailerStalls', label: 'trailer stalls', type: 'Int', to: 1e6 },
  PowerAmps: { filter: 'powerAmps', label: 'electrical service, in amperes', type: 'Int', to: 1e6 },
  Acres: { filter: 'acres', label: 'site area, in acres', type: 'Float', to: 1e6 },
  YearBuilt: { filter: 'yearBuilt', label: 'year of completion', type: 'Int', to: 9999 },
  AskingRent: { filter: 'askingRent', label: 'asking rent, in dollars per square foot per year', type: 'Float', to: 1e6 },
} as const;
type RangeName = keyof typeof ranges;

/** Returns the enum value of a size band: `UNDER_25000`, `FROM_25000_TO_50000`, `FROM_500000`. */
export function getBandName(band: number): string {
  const [from, to] = [sizeBands[band], sizeBands[band + 1]];
  return band === 0 ? `UNDER_${to}` : `FROM_${from}${to === undefined ? '' : `_TO_${to}`}`;
}

type List<T> = readonly (T | null)[] | null;
type Near = { place?: string | null; latitude?: number | null; longitude?: number | null; radiusMiles: number };

/** Enum values and descriptions of the features. */
export const features: Readonly<Record<PropertyFeature, { name: FeatureName; description: string }>> = {
  available: { name: 'AVAILABLE', description: 'Has space to lease, now or later.' },
  'available-now': { name: 'AVAILABLE_NOW', description: 'Has space that can be leased from today.' },
  rail: { name: 'RAIL', description: 'Is rail served.' },
  refrigerated: { name: 'REFRIGERATED', description: 'Has refrigerated rooms: coolers or freezers.' },
  'drive-in-doors': { name: 'DRIVE_IN_DOORS', description: 'Has doors at ground level.' },
  'trailer-stalls': { name: 'TRAILER_STALLS', description: 'Has stalls for trailers.' },
  divisible: { name: 'DIVISIBLE', description: 'A part of the available space can be leased.' },
};

/** Returns the feature with a name of the schema. */
export const findFeature = (name: string): PropertyFeature | null =>
  propertyFeatures.find((feature) => features[feature].name === name) ?? null;

export type PropertyFilterInput = {
  search?: string | null;
  market?: List<string>;
  region?: List<string>;
  submarket?: List<string>;
  status?: List<string>;
  buildingType?: List<string>;
  leaseType?: List<string>;
  size?: List<number>;
  feature?: List<PropertyFeature>;
  rail?: boolean | null;
  availableBy?: string | null;
  near?: Near | null;
} & { [K in `${'min' | 'max'}${RangeName}`]?: number | null };

export function declarePropertyFilters(builder: SchemaBuilder): void {
  builder.enum('PropertySizeEnum', {
    description: 'Ranges of available space in square feet. The lower bound is included, the upper bound is not.',
    values: Object.fromEntries(
      sizeBands.map((_from, band) => [getBandName(band), { value: band, description: 'Available space in this range.' }]),
    ),
  });
  builder.input('PropertySearchNear', {
    description: 'A radius around a location. The location is a place or its coordinates.',
    fields: {
      place: {
        type: 'String',
        description: 'A ZIP code, city, market, submarket or building, such as `75172` or `Newark, NJ`. An unknown place is ignored.',
      },
      latitude: { type: 'Float', description: 'Degrees north, from -90 to 90.' },
      longitude: { type: 'Float', description: 'Degrees east, from -180 to 180.' },
      radiusMiles: { type: 'Float!', description: 'Radius in miles, greater than 0.' },
    },
  });
  builder.enum('PropertyFeatureEnum', {
    description: 'Features of a property.',
    values: Object.fromEntries(Object.entries(features).map(([value, { name, description }]) => [name, { value, description }])),
  });
  const bounds = Object.entries(ranges).flatMap(([name, { label, type }]): [string, ArgSpec][] => [
    [`min${name}`, { type, description: `Minimum: ${label}.` }],
    [`max${name}`, { type, description: `Maximum: ${label}.` }],
  ]);
  builder.input('PropertySearchWhereArgs', {
    description:
      'Filters of the property search. A property must match any value of a list. Properties without a value do not match filters by that value.',
    fields: {
      search: {
        type: 'String',
        description:
          'Search text, such as `200,000 sq ft, 40 ft clear, near Dallas, now`. The field `interpretation` of the result says how it was understood.',
      },
      market: { type: '[String]', description: 'Markets, by slug or id.' },
      region: { type: '[String]', description: 'Regions, by slug or id.' },
      submarket: { type: '[String]', description: 'Submarkets, by slug or id.' },
      status: { type: '[String]', description: 'Statuses, by slug or id.' },
      buildingType: { type: '[String]', description: 'Building types, spelled as in the properties.' },
      leaseType: { type: '[String]', description: 'Lease types, spelled as in the properties.' },
      size: { type: '[PropertySizeEnum]', description: 'Ranges of available space.' },
      feature: { type: '[PropertyFeatureEnum]', description: 'Features. A property must have all of them.' },
      ...Object.fromEntries(bounds),
      rail: { type: 'Boolean', description: 'Whether the property is rail served.' },
      availableBy: { type: 'String', description: 'Available by this date, such as `2026-11-21`.' },
      near: { type: 'PropertySearchNear', description: 'Within a radius of a location.' },
    },
  });
}

/** @throws UserError naming the filter, its rule and the remedy */
export async function toPropertyFilter(where: PropertyFilterInput, { store }: Pick<ContentContext, 'store'>): Promise<PropertyFilter> {
  const { search, rail, availableBy } = where;
  if (search) assertSearchLength('search', search);
  const [markets, regions, submarkets, statuses] = await Promise.all([
    parseIds('market', where.market, store),
    parseIds('region', where.region, store),
    parseIds('submarket', where.submarket, store),
    parseIds('status', where.status, store),
  ]);
  const buildingTypes = parseList('buildingType', where.buildingType);
  const leaseTypes = parseList('leaseType', where.leaseType);
  const bands = parseList('size', where.size);
  const features = parseList('feature', where.feature);
  return {
    ...(search && { search }),
    ...(markets && { markets }),
    ...(regions && { regions }),
    ...(submarkets && { submarkets }),
    ...(statuses && { statuses }),
    ...(buildingTypes && { buildingTypes }),
    ...(leaseTypes && { leaseTypes }),
    ...(bands && { bands }),
    ...(features && { features }),
    ...parseRanges(where),
    ...(typeof rail === 'boolean' && { rail }),
    ...(availableBy && { availableBy: validateDay(availableBy) }),
    ...(where.near && parseNear(where.near)),
  };
}

/** Validates a list. Empty lists are ignored. */
function parseList<T extends string | number>(name: string, list: List<T> | undefined): T[] | undefined {
  const values = (list ?? []).filter((item) => item !== null);
  if (values.length > MAX_VALUES)
    throw new UserError(
      `The filter "${name}" has ${values.length} values. At most ${MAX_VALUES} are allowed. Remove some, or omit the filter.`,
    );
  if (values.some((item) => typeof item === 'string' && (item.length > MAX_TEXT || item.includes('\0'))))
    throw new UserError(`The filter "${name}" takes values of at most ${MAX_TEXT} characters. Use values from the facets of a search.`);
  return values.length > 0 ? values : undefined;
}

/** Filters by nodes and terms: what their values name, and the kind of their ids. */
const idFilters = {
  market: { kind: 'markets', idKind: 'post' },
  region: { kind: 'regions', idKind: 'post' },
  submarket: { kind: 'submarket', idKind: 'term' },
  status: { kind: 'status', idKind: 'term' },
} as const;

/** Resolves slugs or ids to database ids. Unknown values match nothing. */
async function parseIds(name: keyof typeof idFilters, list: List<string> | undefined, store: ContentStore): Promise<number[] | undefined> {
  const values = parseList(name, list);
  const { kind, idKind } = idFilters[name];
  return values && Promise.all(values.map(async (slug) => (await store.filterOptionId({ kind, slug })) ?? parseId(idKind, slug) ?? 0));
}

function parseRanges(where: PropertyFilterInput): FactFilter {
  const filters: Partial<Record<(typeof ranges)[RangeName]['filter'], Range>> = {};
  for (const [name, { filter, label, to }] of Object.entries(ranges) as [RangeName, (typeof ranges)[RangeName]][]) {
    const [min, max] = [where[`min${name}`] ?? undefined, where[`max${name}`] ?? undefined];
    for (const [bound, value] of Object.entries({ min, max }))
      if (value !== undefined && !(value >= 0 && value <= to))
        throw new UserError(
          `The filter "${bound}${name}" (${label}) must be a number from 0 to ${to}, not ${value}. Change the value, or omit the filter.`,
        );
    if (min !== undefined && max !== undefined && min > max)
      throw new UserError(`"min${name}" (${min}) is greater than "max${name}" (${max}), so nothing matches. Swap them, or omit one.`);
    if (min !== undefined || max !== undefined) filters[filter] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }
  return filters;
}

function validateDay(day: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // JavaScript parses June 31 as July 1.
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day || day < '1000')
    throw new UserError(
      `The filter "availableBy" must be a date such as 2026-11-21, not "${day.slice(0, 50)}". Change the value, or omit the filter.`,
    );
  return day;
}

function parseNear(near: Near): Pick<PropertyFilter, 'near' | 'nearPlace'> {
  const place = near.place?.trim();
  if (place && (near.latitude ?? near.longitude ?? null) !== null)
    throw new UserError('"near" has a place and coordinates. Omit either the place or the coordinates.');
  const { latitude, longitude, radiusMiles } = near;
  assertInRange('radiusMiles', radiusMiles, 0, MAX_MILES);
  if (place) {
    assertSearchLength('near.place', place);
    return { nearPlace: { place, radiusMiles } };
  }
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw new UserError('"near" needs a location. Set "place", or both "latitude" and "longitude".');
  assertInRange('latitude', latitude, -90, 90);
  assertInRange('longitude', longitude, -180, 180);
  return { near: { latitude, longitude, radiusMiles } };
}

function assertInRange(name: 'latitude' | 'longitude' | 'radiusMiles', value: number, from: number, to: number): void {
  if (value >= from && value <= to && !(name === 'radiusMiles' && value === 0)) return;
  throw new UserError(
    `"near.${name}" must be a number ${name === 'radiusMiles' ? `greater than 0 and at most ${to}` : `from ${from} to ${to}`}, not ${value}. Change the value, or omit "near".`,
  );
}
