/**
 * Converts the query parameters of the property search page to a query for the content service. The server-rendered page and its interactive
 * island both use this module.
 */
import type { Parameter, ParameterName } from '#lib/uri/parameters.ts';

/** An option of a filter: its value in the URL, its label, and the number of matching properties. */
export type FilterOption = { value: string; label: string; count: number };

export type FilterOptions = Record<'market' | 'region' | 'status' | 'buildingType', readonly FilterOption[]>;

/** The sizes offered by the filter, in square feet. */
export const sizes = [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const;

/** Sort orders by their value in the URL. The first one is the default. */
export const sortOrders = {
  newest: { value: 'NEWEST', label: 'Newest first' },
  largest: { value: 'LARGEST', label: 'Most space first' },
  smallest: { value: 'SMALLEST', label: 'Least space first' },
  rent: { value: 'RENT', label: 'Lowest rent first' },
  clear: { value: 'CLEAR_HEIGHT', label: 'Highest clear height first' },
  name: { value: 'TITLE', label: 'By name' },
} as const;

type SortOrder = (typeof sortOrders)[keyof typeof sortOrders]['value'];

export type PropertyQuery = {
  where: {
    search?: string;
    market?: string[];
    region?: string[];
    status?: string[];
    buildingType?: string[];
    minSquareFeet?: number;
    maxSquareFeet?: number;
  };
  orderby: SortOrder;
};

/** The filter that each query parameter sets. */
const filterByParameter = { market: 'market', region: 'region', status: 'status', type: 'buildingType' } as const;

/** Upper limit of the size filter. Larger values are ignored. */
const MAX_SQUARE_FEET = 1e9;

/** Returns the valid search parameters in the order of the form. Options that do not exist are left out. */
export function normalizeParameters(parameters: readonly { name: string; value: string }[], options: FilterOptions): Parameter[] {
  const values = new Map(parameters.map(({ name, value }) => [name, value.trim()]));
  const getValidValue = (name: keyof typeof filterByParameter) => {
    const value = values.get(name) ?? '';
    const selected = new Set(name === 'status' ? value.split(',') : [value]);
    return options[filterByParameter[name]]
      .filter((option) => selected.has(option.value))
      .map((option) => option.value)
      .join(',');
  };
  const [min, max] = sortBounds(parseSize(values.get('min')), parseSize(values.get('max')));
  const sort = values.get('sort') ?? '';
  const normalized: [ParameterName, string | undefined][] = [
    ['q', values.get('q')?.slice(0, 100)],
    ['region', getValidValue('region')],
    ['market', getValidValue('market')],
    ['status', getValidValue('status')],
    ['type', getValidValue('type')],
    ['min', min?.toString()],
    ['max', max?.toString()],
    ['sort', sort !== 'newest' && Object.hasOwn(sortOrders, sort) ? sort : undefined],
  ];
  return normalized.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/**
 * Converts search parameters to the arguments of the GraphQL query.
 * @param parameters as returned by `normalizeParameters`
 */
export function toPropertyQuery(parameters: readonly Parameter[]): PropertyQuery {
  const value = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value;
  const [q, market, region, status, type] = [value('q'), value('market'), value('region'), value('status'), value('type')];
  const [min, max] = [parseSize(value('min')), parseSize(value('max'))];
  const sort = value('sort');
  return {
    where: {
      ...(q && { search: q }),
      ...(market && { market: [market] }),
      ...(region && { region: [region] }),
      ...(status && { status: status.split(',') }),
      ...(type && { buildingType: [type] }),
      ...(min !== undefined && { minSquareFeet: min }),
      ...(max !== undefined && { maxSquareFeet: max }),
    },
    orderby: sort && Object.hasOwn(sortOrders, sort) ? sortOrders[sort as keyof typeof sortOrders].value : 'NEWEST',
  };
}

function parseSize(value: string | undefined): number | undefined {
  const size = /^\d{1,10}$/.test(value ?? '') ? Number(value) : 0;
  return size > 0 && size <= MAX_SQUARE_FEET ? size : undefined;
}

/** Swaps the bounds if the minimum is larger than the maximum. */
function sortBounds(min: number | undefined, max: number | undefined): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}
