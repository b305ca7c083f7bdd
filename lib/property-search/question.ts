/**
 * What a visitor asks of the property search, as its address says it, and what the content service is asked for it. The page and its island
 * read addresses by the same rules.
 */
import type { Parameter, ParameterName } from '#lib/uri/parameters.ts';

/** A choice of a filter: what the address says, what people read, how many it would bring. */
export type Choice = { value: string; label: string; count: number };

export type Choices = Record<'market' | 'region' | 'status' | 'buildingType', readonly Choice[]>;

/** Sizes to choose from, in square feet. */
export const sizes = [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const;

/** Orders by the word the address has for them; the first is the order without one. */
export const orders = {
  newest: { value: 'NEWEST', label: 'Newest first' },
  largest: { value: 'LARGEST', label: 'Most space first' },
  smallest: { value: 'SMALLEST', label: 'Least space first' },
  rent: { value: 'RENT', label: 'Lowest rent first' },
  clear: { value: 'CLEAR_HEIGHT', label: 'Highest clear first' },
  name: { value: 'TITLE', label: 'By name' },
} as const;

type Order = (typeof orders)[keyof typeof orders]['value'];

export type Question = {
  where: {
    search?: string;
    market?: string[];
    region?: string[];
    status?: string[];
    buildingType?: string[];
    minSquareFeet?: number;
    maxSquareFeet?: number;
  };
  orderby: Order;
};

/** The choice a parameter is about. */
const kinds = { market: 'market', region: 'region', status: 'status', type: 'buildingType' } as const;

/** Beyond a billion square feet nobody builds. */
const MAX_SQUARE_FEET = 1e9;

/** What of an address the search understands, in the order of the form. Choices that do not exist are left out. */
export function understood(parameters: readonly { name: string; value: string }[], choices: Choices): Parameter[] {
  const given = new Map(parameters.map(({ name, value }) => [name, value.trim()]));
  const known = (name: keyof typeof kinds) => {
    const value = given.get(name) ?? '';
    const values = new Set(name === 'status' ? value.split(',') : [value]);
    return choices[kinds[name]]
      .filter((choice) => values.has(choice.value))
      .map((choice) => choice.value)
      .join(',');
  };
  const [min, max] = inOrder(toSize(given.get('min')), toSize(given.get('max')));
  const sort = given.get('sort') ?? '';
  const found: [ParameterName, string | undefined][] = [
    ['q', given.get('q')?.slice(0, 100)],
    ['region', known('region')],
    ['market', known('market')],
    ['status', known('status')],
    ['type', known('type')],
    ['min', min?.toString()],
    ['max', max?.toString()],
    ['sort', sort !== 'newest' && Object.hasOwn(orders, sort) ? sort : undefined],
  ];
  return found.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** @param parameters as `understood` gives them */
export function questionOf(parameters: readonly Parameter[]): Question {
  const value = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value;
  const [q, market, region, status, type] = [value('q'), value('market'), value('region'), value('status'), value('type')];
  const [min, max] = [toSize(value('min')), toSize(value('max'))];
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
    orderby: sort && Object.hasOwn(orders, sort) ? orders[sort as keyof typeof orders].value : 'NEWEST',
  };
}

function toSize(value: string | undefined): number | undefined {
  const size = /^\d{1,10}$/.test(value ?? '') ? Number(value) : 0;
  return size > 0 && size <= MAX_SQUARE_FEET ? size : undefined;
}

/** Who turns the bounds around means what lies between them. */
function inOrder(min: number | undefined, max: number | undefined): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}
