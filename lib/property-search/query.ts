/**
 * Converts the query parameters of the property search page to a query for the content service. The server-rendered page and its interactive
 * island both use this module.
 */
import type { Parameter, ParameterName } from '#lib/uri/parameters.ts';
import { featureLabels, type FeatureName } from './feature-labels.ts';

/** An option of a filter: its value in the URL, its label, and the number of matching properties. */
export type FilterOption = { value: string; label: string; count: number };

/** The options that exist. The name of a filter by options is that of the GraphQL argument. */
export type FilterOptions = Record<'market' | 'region' | 'submarket' | 'status' | 'buildingType' | 'leaseType', readonly FilterOption[]>;

/** The sizes offered by the filter, in square feet. */
export const sizes = [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const;

/** The distances offered by the filter, in miles. The second one is the default. */
export const radii = [10, 25, 50, 100, 250] as const;
export const DEFAULT_RADIUS = 25;

const toFeature = <N extends FeatureName>(value: N) => ({ value, label: featureLabels[value] });

/** Features by their value in the URL, with their value and label. */
export const features = {
  available: toFeature('AVAILABLE'),
  now: toFeature('AVAILABLE_NOW'),
  rail: toFeature('RAIL'),
  refrigerated: toFeature('REFRIGERATED'),
  drivein: toFeature('DRIVE_IN_DOORS'),
  trailers: toFeature('TRAILER_STALLS'),
  divisible: toFeature('DIVISIBLE'),
} as const;

/** Sort orders by their value in the URL. The first one is the default with a search text, the second one without. */
export const sortOrders = {
  relevance: { value: 'RELEVANCE', label: 'Best match first' },
  newest: { value: 'NEWEST', label: 'Newest first' },
  largest: { value: 'LARGEST', label: 'Most space first' },
  smallest: { value: 'SMALLEST', label: 'Least space first' },
  unit: { value: 'SMALLEST_UNIT', label: 'Smallest unit first' },
  available: { value: 'AVAILABLE_FROM', label: 'Soonest available first' },
  rent: { value: 'RENT', label: 'Lowest rent first' },
  clear: { value: 'CLEAR_HEIGHT', label: 'Highest clear height first' },
  distance: { value: 'DISTANCE', label: 'Nearest first' },
  name: { value: 'TITLE', label: 'Name, A to Z' },
} as const;
type SortName = keyof typeof sortOrders;
type SortOrder = (typeof sortOrders)[SortName]['value'];

/** Parameters that are whole numbers: the argument that each sets, and the largest value that makes sense. */
const numberParameters = {
  min: { argument: 'minSquareFeet', max: 1e9 },
  max: { argument: 'maxSquareFeet', max: 1e9 },
  clear: { argument: 'minClearHeightFeet', max: 200 },
  docks: { argument: 'minDockDoors', max: 10_000 },
  driveins: { argument: 'minDriveInDoors', max: 10_000 },
  trailers: { argument: 'minTrailerStalls', max: 10_000 },
  amps: { argument: 'minPowerAmps', max: 1_000_000 },
  rent: { argument: 'maxAskingRent', max: 1_000 },
  acres: { argument: 'minAcres', max: 100_000 },
} as const;
type NumberParameter = keyof typeof numberParameters;
type NumberArgument = (typeof numberParameters)[NumberParameter]['argument'];

export type PropertyQuery = {
  where: {
    search?: string;
    market?: string[];
    region?: string[];
    submarket?: string[];
    status?: string[];
    buildingType?: string[];
    leaseType?: string[];
    feature?: FeatureName[];
    availableBy?: string;
    near?: { place?: string; latitude?: number; longitude?: number; radiusMiles: number };
  } & { [A in NumberArgument]?: number };
  orderby: SortOrder;
};

/** The filter by options that each query parameter sets. */
const filterByParameter = {
  region: 'region',
  market: 'market',
  submarket: 'submarket',
  status: 'status',
  type: 'buildingType',
  lease: 'leaseType',
} as const;
type OptionParameter = keyof typeof filterByParameter;

const MAX_TEXT = 100;

/** Returns the valid search parameters in the order of the form. Options that do not exist are left out. */
export function normalizeParameters(parameters: readonly { name: string; value: string }[], options: FilterOptions): Parameter[] {
  const values = new Map(parameters.map(({ name, value }) => [name, value.trim()]));
  const getOption = (name: OptionParameter) => {
    const value = values.get(name) ?? '';
    const selected = new Set(name === 'status' ? value.split(',') : [value]);
    return options[filterByParameter[name]]
      .filter((option) => selected.has(option.value))
      .map((option) => option.value)
      .join(',');
  };
  const getNumber = (name: NumberParameter) => parseCount(values.get(name), numberParameters[name].max);
  const [min, max] = sortBounds(getNumber('min'), getNumber('max'));
  const selectedFeatures = new Set((values.get('features') ?? '').split(','));
  const search = values.get('q')?.slice(0, MAX_TEXT);
  const near = values.get('near')?.slice(0, MAX_TEXT);
  const radius = parseCount(values.get('radius'), 5_000);
  const sort = values.get('sort') ?? '';
  const normalized: [ParameterName, string | undefined][] = [
    ['q', search],
    ['region', getOption('region')],
    ['market', getOption('market')],
    ['submarket', getOption('submarket')],
    ['status', getOption('status')],
    ['type', getOption('type')],
    ['min', min?.toString()],
    ['max', max?.toString()],
    ['lease', getOption('lease')],
    ...(['rent', 'acres', 'clear', 'docks', 'driveins', 'trailers', 'amps'] as const).map((name): [ParameterName, string | undefined] => [
      name,
      getNumber(name)?.toString(),
    ]),
    [
      'features',
      Object.keys(features)
        .filter((name) => selectedFeatures.has(name))
        .join(','),
    ],
    ['by', parseDay(values.get('by'))],
    ['near', near],
    ['radius', near && radius !== DEFAULT_RADIUS ? radius?.toString() : undefined],
    ['sort', Object.hasOwn(sortOrders, sort) && sort !== getDefaultSort(search) ? sort : undefined],
    // The list is the default.
    ['view', values.get('view') === 'cards' ? 'cards' : undefined],
  ];
  return normalized.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** The sort order that is not in the URL. */
const getDefaultSort = (search: string | undefined): SortName => (search ? 'relevance' : 'newest');

/**
 * Converts search parameters to the arguments of the GraphQL query.
 * @param parameters as returned by `normalizeParameters`
 */
export function toPropertyQuery(parameters: readonly Parameter[]): PropertyQuery {
  const value = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value;
  const [search, market, region, submarket, status, type, lease] = (
    ['q', 'market', 'region', 'submarket', 'status', 'type', 'lease'] as const
  ).map(value);
  const [by, near] = [value('by'), value('near')];
  const selectedFeatures = (value('features') ?? '').split(',').flatMap((name) => {
    const feature = Object.hasOwn(features, name) ? features[name as keyof typeof features].value : undefined;
    return feature ? [feature] : [];
  });
  const numbers = (Object.entries(numberParameters) as [NumberParameter, (typeof numberParameters)[NumberParameter]][]).flatMap(
    ([name, { argument, max }]) => {
      const number = parseCount(value(name), max);
      return number === undefined ? [] : [[argument, number]];
    },
  );
  const sort = value('sort');
  return {
    where: {
      ...(search && { search }),
      ...(market && { market: [market] }),
      ...(region && { region: [region] }),
      ...(submarket && { submarket: [submarket] }),
      ...(status && { status: status.split(',') }),
      ...(type && { buildingType: [type] }),
      ...(lease && { leaseType: [lease] }),
      ...(Object.fromEntries(numbers) as { [A in NumberArgument]?: number }),
      ...(selectedFeatures.length > 0 && { feature: selectedFeatures }),
      ...(by && { availableBy: by }),
      ...(near && { near: { ...parsePlace(near), radiusMiles: parseCount(value('radius'), 5_000) ?? DEFAULT_RADIUS } }),
    },
    orderby: sortOrders[sort && Object.hasOwn(sortOrders, sort) ? (sort as SortName) : getDefaultSort(search)].value,
  };
}

/** Whether a place is a latitude and a longitude, which the map uses, and not a name or ZIP code: `32.780,-96.800`. */
export const isPosition = (place: string) => /^-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$/.test(place);

function parsePlace(place: string): { place: string } | { latitude: number; longitude: number } {
  if (!isPosition(place)) return { place };
  const [latitude = 0, longitude = 0] = place.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : { place };
}

/** Parses a whole number from 1 to a maximum. Visitors type `200,000` and `200k` too. */
function parseCount(value: string | undefined, max: number): number | undefined {
  const [, digits = '', thousands] = /^(\d{1,10}|\d{1,3}(?:,\d{3})+)\s?(k?)(?:\s?(?:sq\.? ?ft\.?|sf))?$/i.exec(value ?? '') ?? [];
  const count = Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1);
  return count > 0 && count <= max ? count : undefined;
}

/** Returns a date such as `2027-03-01` if it exists. */
function parseDay(value: string | undefined): string | undefined {
  if (!value || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** Swaps the bounds if the minimum is larger than the maximum. */
function sortBounds(min: number | undefined, max: number | undefined): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

/** The id of the heading of the results, to which search forms lead. On wide screens, that does not scroll the page. */
export const RESULTS_ID = 'found';
