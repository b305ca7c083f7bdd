/** Filters of the property search, and their conversion to the store's filters. */
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { type PropertyFilter, type Range, sizeBands } from '../../store/search/property-filter.ts';
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
  SquareFeet: { filter: 'squareFeet', label: 'available space, in square feet', type: 'Int', to: 1e9 },
  TotalSquareFeet: { filter: 'totalSquareFeet', label: 'the whole building, in square feet', type: 'Int', to: 1e9 },
  ClearHeightFeet: { filter: 'clearHeightFeet', label: 'clear height, in feet', type: 'Float', to: 1_000 },
  DockDoors: { filter: 'dockDoors', label: 'dock-high doors', type: 'Int', to: 1e6 },
  DriveInDoors: { filter: 'driveInDoors', label: 'drive-in doors', type: 'Int', to: 1e6 },
  TrailerStalls: { filter: 'trailerStalls', label: 'trailer stalls', type: 'Int', to: 1e6 },
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
type Near = { latitude: number; longitude: number; radiusMiles: number };

export type PropertyFilterInput = {
  search?: string | null;
  market?: List<string>;
  region?: List<string>;
  status?: List<string>;
  buildingType?: List<string>;
  leaseType?: List<string>;
  size?: List<number>;
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
    description: 'A location and a radius.',
    fields: {
      latitude: { type: 'Float!', description: 'Degrees north, from -90 to 90.' },
      longitude: { type: 'Float!', description: 'Degrees east, from -180 to 180.' },
      radiusMiles: { type: 'Float!', description: 'Radius in miles, greater than 0.' },
    },
  });
  const bounds = Object.entries(ranges).flatMap(([name, { label, type }]): [string, ArgSpec][] => [
    [`min${name}`, { type, description: `Minimum: ${label}.` }],
    [`max${name}`, { type, description: `Maximum: ${label}.` }],
  ]);
  builder.input('PropertySearchWhereArgs', {
    description:
      'Filters of the property search. A property must match any value of a list. Properties without a value do not match filters by that value.',
    fields: {
      search: { type: 'String', description: 'Search text.' },
      market: { type: '[String]', description: 'Markets, by slug or id.' },
      region: { type: '[String]', description: 'Regions, by slug or id.' },
      status: { type: '[String]', description: 'Statuses, by slug or id.' },
      buildingType: { type: '[String]', description: 'Building types, spelled as in the properties.' },
      leaseType: { type: '[String]', description: 'Lease types, spelled as in the properties.' },
      size: { type: '[PropertySizeEnum]', description: 'Ranges of available space.' },
      ...Object.fromEntries(bounds),
      rail: { type: 'Boolean', description: 'Whether the property is rail served.' },
      availableBy: { type: 'String', description: 'Available by this date, such as `2026-11-21`.' },
      near: { type: 'PropertySearchNear', description: 'Within a radius of a location.' },
    },
  });
}

/** @throws UserError naming the filter, its rule and the remedy */
export async function toPropertyFilter(where: PropertyFilterInput, { store }: ContentContext): Promise<PropertyFilter> {
  const { search, rail, availableBy, near } = where;
  if (search) assertSearchLength('search', search);
  const [markets, regions, statuses] = await Promise.all([
    parseIds('market', where.market, async (slug) => (await store.nodeBySlug('markets', slug))?.id),
    parseIds('region', where.region, async (slug) => (await store.nodeBySlug('regions', slug))?.id),
    parseIds('status', where.status, async (slug) => findStatusId(store, slug)),
  ]);
  const buildingTypes = parseList('buildingType', where.buildingType);
  const leaseTypes = parseList('leaseType', where.leaseType);
  const bands = parseList('size', where.size);
  return {
    ...(search && { search }),
    ...(markets && { markets }),
    ...(regions && { regions }),
    ...(statuses && { statuses }),
    ...(buildingTypes && { buildingTypes }),
    ...(leaseTypes && { leaseTypes }),
    ...(bands && { bands }),
    ...parseRanges(where),
    ...(typeof rail === 'boolean' && { rail }),
    ...(availableBy && { availableBy: validateDay(availableBy) }),
    ...(near && { near: validateNear(near) }),
  };
}

const findStatusId = async (store: ContentStore, slug: string) => (await store.termBySlug('status', slug))?.id;

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

/** Resolves slugs or ids to database ids. Unknown values match nothing. */
async function parseIds(
  name: string,
  list: List<string> | undefined,
  bySlug: (slug: string) => Promise<number | undefined>,
): Promise<number[] | undefined> {
  const values = parseList(name, list);
  const kind = name === 'status' ? 'term' : 'post';
  return values && Promise.all(values.map(async (item) => (await bySlug(item)) ?? parseId(kind, item) ?? 0));
}

function parseRanges(where: PropertyFilterInput): Partial<Record<(typeof ranges)[RangeName]['filter'], Range>> {
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

function validateNear(near: Near): Near {
  const rules = { latitude: [-90, 90], longitude: [-180, 180], radiusMiles: [0, MAX_MILES] } as const;
  for (const [name, [from, to]] of Object.entries(rules) as [keyof Near, readonly [number, number]][]) {
    if (!(near[name] >= from && near[name] <= to) || (name === 'radiusMiles' && near[name] === 0))
      throw new UserError(
        `"near.${name}" must be a number ${name === 'radiusMiles' ? `greater than 0 and at most ${to}` : `from ${from} to ${to}`}, not ${near[name]}. Change the value, or omit "near".`,
      );
  }
  return near;
}
