/** The filters of a search for space, from how they are given to how the store takes them. */
import { parseId } from '../../core/parse-id.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { type PropertyFilter, type Range, sizeBands } from '../../store/search/property-filter.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { checkSearch } from './search.ts';

/** More is a list nobody has ticked by hand. */
const MAX_CHOICES = 100;
const MAX_TEXT = 200;
/** Half around the world. */
const MAX_MILES = 12_450;

/** Facts with a least and a most; `to` is the greatest number that makes sense. */
const ranges = {
  SquareFeet: { filter: 'squareFeet', what: 'space on offer, in square feet', type: 'Int', to: 1e9 },
  TotalSquareFeet: { filter: 'totalSquareFeet', what: 'the whole building, in square feet', type: 'Int', to: 1e9 },
  ClearHeightFeet: { filter: 'clearHeightFeet', what: 'clear height, in feet', type: 'Float', to: 1_000 },
  DockDoors: { filter: 'dockDoors', what: 'dock-high doors', type: 'Int', to: 1e6 },
  DriveInDoors: { filter: 'driveInDoors', what: 'doors at grade', type: 'Int', to: 1e6 },
  TrailerStalls: { filter: 'trailerStalls', what: 'trailer stalls', type: 'Int', to: 1e6 },
  Acres: { filter: 'acres', what: 'site area, in acres', type: 'Float', to: 1e6 },
  YearBuilt: { filter: 'yearBuilt', what: 'year of completion', type: 'Int', to: 9999 },
  AskingRent: { filter: 'askingRent', what: 'asking rent, in dollars per square foot and year', type: 'Float', to: 1e6 },
} as const;
type RangeName = keyof typeof ranges;

/** `UNDER_25000`, `FROM_25000_TO_50000`, `FROM_500000`. */
export function bandName(band: number): string {
  const [from, to] = [sizeBands[band], sizeBands[band + 1]];
  return band === 0 ? `UNDER_${to}` : `FROM_${from}${to === undefined ? '' : `_TO_${to}`}`;
}

type List<T> = readonly (T | null)[] | null;
type Near = { latitude: number; longitude: number; radiusMiles: number };

export type PropertyWhere = {
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

export function declarePropertyWhere(builder: SchemaBuilder): void {
  builder.enum('PropertySizeEnum', {
    description: 'Bands of space on offer, in square feet. Where one begins, the one before has ended.',
    values: Object.fromEntries(
      sizeBands.map((_from, band) => [bandName(band), { value: band, description: 'Space on offer in this band.' }]),
    ),
  });
  builder.input('PropertySearchNear', {
    description: 'A place and how far around it.',
    fields: {
      latitude: { type: 'Float!', description: 'Degrees north, -90 to 90.' },
      longitude: { type: 'Float!', description: 'Degrees east, -180 to 180.' },
      radiusMiles: { type: 'Float!', description: 'Miles around, more than 0.' },
    },
  });
  const bounds = Object.entries(ranges).flatMap(([name, { what, type }]): [string, ArgSpec][] => [
    [`min${name}`, { type, description: `At least so much: ${what}.` }],
    [`max${name}`, { type, description: `At most so much: ${what}.` }],
  ]);
  builder.input('PropertySearchWhereArgs', {
    description: 'What a property has to have. Of a list any is enough; a property that does not tell a fact does not fit a filter by it.',
    fields: {
      search: { type: 'String', description: 'Words of its name or text.' },
      market: { type: '[String]', description: 'Markets, by slug or id.' },
      region: { type: '[String]', description: 'Regions, by slug or id.' },
      status: { type: '[String]', description: 'Statuses, by slug or id.' },
      buildingType: { type: '[String]', description: 'Kinds of building, as properties tell them.' },
      leaseType: { type: '[String]', description: 'Kinds of lease, as properties tell them.' },
      size: { type: '[PropertySizeEnum]', description: 'Bands of space on offer.' },
      ...Object.fromEntries(bounds),
      rail: { type: 'Boolean', description: 'Rail served, or not.' },
      availableBy: { type: 'String', description: 'Can be leased by this day: `2026-11-21`.' },
      near: { type: 'PropertySearchNear', description: 'Around a place.' },
    },
  });
}

/** @throws UserError naming the filter, its rule and what to give instead */
export async function toPropertyFilter(where: PropertyWhere, { store }: ContentContext): Promise<PropertyFilter> {
  const { search, rail, availableBy, near } = where;
  if (search) checkSearch('search', search);
  const [markets, regions, statuses] = await Promise.all([
    idsOf('market', where.market, async (slug) => (await store.nodeBySlug('markets', slug))?.id),
    idsOf('region', where.region, async (slug) => (await store.nodeBySlug('regions', slug))?.id),
    idsOf('status', where.status, async (slug) => statusOf(store, slug)),
  ]);
  const buildingTypes = listOf('buildingType', where.buildingType);
  const leaseTypes = listOf('leaseType', where.leaseType);
  const bands = listOf('size', where.size);
  return {
    ...(search && { search }),
    ...(markets && { markets }),
    ...(regions && { regions }),
    ...(statuses && { statuses }),
    ...(buildingTypes && { buildingTypes }),
    ...(leaseTypes && { leaseTypes }),
    ...(bands && { bands }),
    ...rangesOf(where),
    ...(typeof rail === 'boolean' && { rail }),
    ...(availableBy && { availableBy: checkDay(availableBy) }),
    ...(near && { near: checkNear(near) }),
  };
}

const statusOf = async (store: ContentStore, slug: string) => (await store.termBySlug('status', slug))?.id;

/** What the list names; empty lists filter nothing, as everywhere. */
function listOf<T extends string | number>(name: string, list: List<T> | undefined): T[] | undefined {
  const given = (list ?? []).filter((item) => item !== null);
  if (given.length > MAX_CHOICES)
    throw new UserError(
      `The filter "${name}" takes at most ${MAX_CHOICES} values, ${given.length} were given. Leave some out, or leave out the filter.`,
    );
  if (given.some((item) => typeof item === 'string' && (item.length > MAX_TEXT || item.includes('\0'))))
    throw new UserError(`The filter "${name}" takes values of at most ${MAX_TEXT} letters. Take them from the facets of a search.`);
  return given.length > 0 ? given : undefined;
}

/** What is neither a slug nor an id of anything fits nothing. */
async function idsOf(
  name: string,
  list: List<string> | undefined,
  bySlug: (slug: string) => Promise<number | undefined>,
): Promise<number[] | undefined> {
  const given = listOf(name, list);
  const kind = name === 'status' ? 'term' : 'post';
  return given && Promise.all(given.map(async (item) => (await bySlug(item)) ?? parseId(kind, item) ?? 0));
}

function rangesOf(where: PropertyWhere): Partial<Record<(typeof ranges)[RangeName]['filter'], Range>> {
  const found: Partial<Record<(typeof ranges)[RangeName]['filter'], Range>> = {};
  for (const [name, { filter, what, to }] of Object.entries(ranges) as [RangeName, (typeof ranges)[RangeName]][]) {
    const [min, max] = [where[`min${name}`] ?? undefined, where[`max${name}`] ?? undefined];
    for (const [bound, value] of Object.entries({ min, max }))
      if (value !== undefined && !(value >= 0 && value <= to))
        throw new UserError(
          `The filter "${bound}${name}" (${what}) is a number from 0 to ${to}, not ${value}. Give such a number, or leave it out.`,
        );
    if (min !== undefined && max !== undefined && min > max)
      throw new UserError(
        `"min${name}" (${min}) is greater than "max${name}" (${max}), so that nothing fits. Exchange them, or leave one out.`,
      );
    if (min !== undefined || max !== undefined) found[filter] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }
  return found;
}

function checkDay(day: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // JavaScript takes the 31st of June for the first of July.
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day || day < '1000')
    throw new UserError(`The filter "availableBy" is a day like 2026-11-21, not "${day.slice(0, 50)}".`);
  return day;
}

function checkNear(near: Near): Near {
  const rules = { latitude: [-90, 90], longitude: [-180, 180], radiusMiles: [0, MAX_MILES] } as const;
  for (const [name, [from, to]] of Object.entries(rules) as [keyof Near, readonly [number, number]][]) {
    if (!(near[name] >= from && near[name] <= to) || (name === 'radiusMiles' && near[name] === 0))
      throw new UserError(
        `"near.${name}" is a number ${name === 'radiusMiles' ? `above 0, at most ${to}` : `from ${from} to ${to}`}, not ${near[name]}. Correct it, or leave "near" out.`,
      );
  }
  return near;
}
