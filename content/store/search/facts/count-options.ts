/** Counts the properties that match a search, and those of each filter option. */
import { getGreatCircleMiles } from '#lib/map/distance.ts';
import { factSteps, type SteppedFact, steppedFacts } from '#lib/property-search/fact-steps.ts';
import {
  type FactTest,
  getBounds,
  getFeatureBits,
  listFactTests,
  type NearFilter,
  type OptionFilter,
  propertyFeatures,
  type PropertyFeature,
  type PropertyFilter,
} from '../property-filter.ts';
import type { FactTable, OptionColumn } from './fact-table.ts';
import type { Facts } from './read-facts.ts';

/**
 * @property near the resolved location of the filter
 * @property textIds the properties that match the text. Null without a text.
 */
export type FactQuery = { filter: PropertyFilter; near: NearFilter | null; textIds: readonly number[] | null };

type OptionKind = Exclude<keyof OptionFilter, 'features'>;
export type Counts<T> = ReadonlyMap<T, number>;

export type OptionCounts = {
  total: number;
  /** Total space of the results: available space, or the whole building if it is missing. */
  squareFeet: number;
  /** Number of results without one of the filters. */
  withoutFilter: Partial<Record<keyof PropertyFilter, number>>;
  options: Readonly<Record<OptionKind, Counts<number | string>>>;
  features: Counts<PropertyFeature>;
  /** Number of results with at least so much of a fact. */
  steps: Readonly<Record<SteppedFact, Counts<number>>>;
};

const columnByKind: Readonly<Record<Exclude<OptionKind, 'regions'>, OptionColumn>> = {
  markets: 'market_id',
  submarkets: 'submarket_id',
  statuses: 'status_id',
  buildingTypes: 'building_type',
  leaseTypes: 'lease_type',
  bands: 'size_band',
};
const optionKinds = [...(Object.keys(columnByKind) as (keyof typeof columnByKind)[]), 'regions'] as const;

/** Rows of the table: those that match the search, and those that match everything but one filter. */
type Matches = { all: Uint32Array; missed: (filter: keyof PropertyFilter) => Uint32Array };

export function countOptions(facts: Facts, query: FactQuery): OptionCounts {
  const { table } = facts;
  const { all, missed } = findMatches(facts, query);
  const without = (filter: keyof PropertyFilter) => [all, missed(filter)];
  const filters = (Object.keys(query.filter) as (keyof PropertyFilter)[]).filter((name) => query.filter[name] !== undefined);
  const options = optionKinds.map((kind) => [kind, countCodes(without(kind), getCodes(facts, kind))] as const);
  return {
    total: all.length,
    squareFeet: sumSpace(all, table),
    withoutFilter: Object.fromEntries(filters.map((name) => [name, all.length + missed(name).length])),
    options: Object.fromEntries(options) as OptionCounts['options'],
    features: countFeatures(without('features'), table, query.filter.features ?? []),
    steps: Object.fromEntries(steppedFacts.map((fact) => [fact, countSteps(without(fact), table, fact)])) as OptionCounts['steps'],
  };
}

/** Each filter of a search has a bit. Bit 0 belongs to the removed rows of the table, which match no search. */
const numberBits = (filter: PropertyFilter): ReadonlyMap<string, number> =>
  new Map(Object.keys(filter).map((name, index) => [name, 1 + index]));

function findMatches(facts: Facts, query: FactQuery): Matches {
  const bits = numberBits(query.filter);
  const unmet = findUnmet(facts, query, bits);
  // The list of each row: 0 if it matches, 1 + the number of its only bit, or none.
  const NONE = 33;
  const listNumbers = unmet.map((filters) => ((filters & (filters - 1)) === 0 ? 32 - Math.clz32(filters) : NONE));
  const lengths = new Uint32Array(NONE + 1);
  for (let row = 0; row < listNumbers.length; row += 1) addOne(lengths, listNumbers[row] ?? NONE);
  const lists = Array.from(lengths.subarray(0, NONE), (length) => new Uint32Array(length));
  const filled = new Uint32Array(NONE);
  for (let row = 0; row < listNumbers.length; row += 1) {
    const number = listNumbers[row] ?? NONE;
    const list = lists[number];
    if (list) list[addOne(filled, number)] = row;
  }
  const none = new Uint32Array();
  return { all: lists[0] ?? none, missed: (filter) => lists[1 + (bits.get(filter) ?? NONE)] ?? none };
}

/** Increments a count. @returns the count before */
function addOne(counts: Uint32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}

/** Finds the bits of the filters that each row does not match. */
function findUnmet(facts: Facts, { filter, near, textIds }: FactQuery, bits: ReadonlyMap<string, number>): Int32Array {
  const { table } = facts;
  const unmet = new Int32Array(table.length);
  for (let row = 0; row < unmet.length; row += 1) unmet[row] = Number(table.ids[row] === 0);
  const apply = (name: keyof PropertyFilter, isMet: (row: number) => boolean) => {
    const bit = 1 << (bits.get(name) ?? 0);
    for (let row = 0; row < unmet.length; row += 1) if (!isMet(row)) unmet[row] = (unmet[row] ?? 0) | bit;
  };
  if (filter.ids) apply('ids', isOneOf(table, filter.ids));
  if (textIds) apply('search', isOneOf(table, textIds));
  if (near) apply(filter.near ? 'near' : 'nearPlace', isNearby(table, near));
  for (const [name, value] of Object.entries(filter) as [keyof PropertyFilter, unknown][])
    for (const test of listFactTests({ [name]: value })) apply(name, toPredicate(table, test));
  for (const kind of optionKinds) {
    const chosen: readonly (number | string)[] | undefined = filter[kind];
    if (!chosen) continue;
    const { codes, values } = getCodes(facts, kind);
    const isChosen = values.map((value) => value !== null && chosen.includes(value));
    apply(kind, (row) => isChosen[codes[row] ?? 0] === true);
  }
  const features = getFeatureBits(filter.features ?? []);
  if (features > 0) apply('features', (row) => ((table.features[row] ?? 0) & features) === features);
  return unmet;
}

function isOneOf(table: FactTable, ids: readonly number[]): (row: number) => boolean {
  const included = new Uint8Array(table.length);
  for (const id of ids) {
    const row = table.findRow(id);
    if (row !== undefined) included[row] = 1;
  }
  return (row) => included[row] === 1;
}

function isNearby({ numbers: { latitude, longitude } }: FactTable, near: NearFilter): (row: number) => boolean {
  const { south, north, west, east } = getBounds(near);
  return (row) => {
    const location = { latitude: latitude[row] ?? Number.NaN, longitude: longitude[row] ?? Number.NaN };
    return (
      location.latitude >= south &&
      location.latitude <= north &&
      location.longitude >= west &&
      location.longitude <= east &&
      getGreatCircleMiles(location, near) <= near.radiusMiles
    );
  };
}

/** Comparisons with NaN are false, so a missing number meets no limit. */
function toPredicate({ numbers, features }: FactTable, test: FactTest): (row: number) => boolean {
  if ('rail' in test) {
    const bit = getFeatureBits(['rail']);
    return (row) => ((features[row] ?? 0) & bit) > 0 === test.rail;
  }
  const values = numbers[test.column];
  const { min = -Infinity, max = Infinity } = 'by' in test ? { max: Date.parse(test.by) / 86_400_000 } : test;
  return (row) => {
    const value = values[row] ?? Number.NaN;
    return value >= min && value <= max;
  };
}

type Codes = { codes: Uint32Array; values: readonly (number | string | null)[] };

function getCodes({ table, regionByMarket }: Facts, kind: OptionKind): Codes {
  if (kind !== 'regions') return table.options[columnByKind[kind]];
  const { codes, values } = table.options.market_id;
  // Each market stands for its region.
  return { codes, values: values.map((market) => regionByMarket.get(Number(market)) ?? null) };
}

function sumSpace(rows: Uint32Array, { numbers }: FactTable): number {
  const { available_square_feet: available, total_square_feet: whole } = numbers;
  let sum = 0;
  for (const row of rows) sum += available[row] || whole[row] || 0;
  return sum;
}

/** Counts the rows of each code. */
function tally(lists: readonly Uint32Array[], codes: Uint32Array | Uint8Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const rows of lists) for (let index = 0; index < rows.length; index += 1) addOne(counts, codes[rows[index] ?? 0] ?? 0);
  return counts;
}

function countCodes(lists: readonly Uint32Array[], { codes, values }: Codes): Counts<number | string> {
  const counts = tally(lists, codes, values.length);
  const byValue = new Map<number | string, number>();
  for (const [code, value] of values.entries()) {
    const count = counts[code] ?? 0;
    if (value !== null && count > 0) byValue.set(value, (byValue.get(value) ?? 0) + count);
  }
  return byValue;
}

/** Counts the properties that have a feature besides the chosen ones. */
function countFeatures(
  lists: readonly Uint32Array[],
  { features }: FactTable,
  chosen: readonly PropertyFeature[],
): Counts<PropertyFeature> {
  // Few combinations occur.
  const combinations = tally(lists, features, 2 ** propertyFeatures.length);
  return new Map(
    propertyFeatures.map((feature) => {
      const needed = getFeatureBits([...chosen, feature]);
      return [feature, combinations.reduce((sum, count, combination) => ((combination & needed) === needed ? sum + count : sum), 0)];
    }),
  );
}

function countSteps(lists: readonly Uint32Array[], { steps }: FactTable, fact: SteppedFact): Counts<number> {
  const minimums = factSteps[fact];
  const counts = tally(lists, steps[fact], minimums.length + 1);
  return new Map(minimums.map((minimum, index) => [minimum, counts.subarray(index + 1).reduce((sum, count) => sum + count, 0)]));
}
