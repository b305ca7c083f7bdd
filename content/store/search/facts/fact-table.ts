/** The facts of all published properties in memory, by columns, so that the property search counts all filter options in a few milliseconds. */
import { factSteps, type SteppedFact, steppedFacts } from '#lib/property-search/fact-steps.ts';
import { type NumberColumn, rangeColumns } from '../property-filter.ts';

/** The columns of filter options. A property has at most one option of each. */
export const optionColumns = ['market_id', 'submarket_id', 'status_id', 'building_type', 'lease_type', 'size_band'] as const;
export type OptionColumn = (typeof optionColumns)[number];

export const numberColumns: readonly NumberColumn[] = [
  ...Object.values(rangeColumns),
  'available_square_feet',
  'smallest_unit_square_feet',
  'available_from',
];

/** The facts of a property. Dates are days since 1970, features are bits in the order of `propertyFeatures`. */
export type FactRow = { id: number; latitude: number | null; longitude: number | null; features: number } & Record<
  NumberColumn,
  number | null
> &
  Record<OptionColumn, number | string | null>;

/** Options are stored as small numbers, their codes. Code 0 means that a property has none. */
type OptionCodes = { codes: Uint32Array; values: (number | string | null)[]; codeByValue: Map<number | string, number> };

const MIN_CAPACITY = 1_024;

export class FactTable {
  /** Number of rows in use. Those of removed properties have the id 0 until another property uses them. */
  length = 0;
  ids = new Int32Array(MIN_CAPACITY);
  features = new Uint8Array(MIN_CAPACITY);
  /** A missing number is NaN, which meets no limit. */
  numbers = Object.fromEntries(
    [...numberColumns, 'latitude', 'longitude'].map((column) => [column, new Float64Array(MIN_CAPACITY)]),
  ) as Record<NumberColumn | 'latitude' | 'longitude', Float64Array>;
  /** How many of the minimums in `factSteps` a property reaches. */
  steps = Object.fromEntries(steppedFacts.map((fact) => [fact, new Uint8Array(MIN_CAPACITY)])) as Record<SteppedFact, Uint8Array>;
  options = Object.fromEntries(
    optionColumns.map((column): [OptionColumn, OptionCodes] => [
      column,
      { codes: new Uint32Array(MIN_CAPACITY), values: [null], codeByValue: new Map() },
    ]),
  ) as Record<OptionColumn, OptionCodes>;
  private readonly rowById = new Map<number, number>();
  private readonly freeRows: number[] = [];

  findRow(id: number): number | undefined {
    return this.rowById.get(id);
  }

  write(facts: FactRow): void {
    const row = this.rowById.get(facts.id) ?? this.freeRows.pop() ?? this.addRow();
    this.rowById.set(facts.id, row);
    this.ids[row] = facts.id;
    this.features[row] = facts.features;
    for (const [column, values] of Object.entries(this.numbers)) values[row] = facts[column as NumberColumn] ?? Number.NaN;
    for (const fact of steppedFacts)
      this.steps[fact][row] = factSteps[fact].filter((minimum) => (facts[rangeColumns[fact]] ?? Number.NaN) >= minimum).length;
    for (const column of optionColumns) this.options[column].codes[row] = this.toCode(column, facts[column]);
  }

  remove(id: number): void {
    const row = this.rowById.get(id);
    if (row === undefined) return;
    this.rowById.delete(id);
    this.ids[row] = 0;
    this.freeRows.push(row);
  }

  private addRow(): number {
    if (this.length === this.ids.length) this.grow();
    this.length += 1;
    return this.length - 1;
  }

  private grow(): void {
    const capacity = this.ids.length * 2;
    this.ids = copyInto(new Int32Array(capacity), this.ids);
    this.features = copyInto(new Uint8Array(capacity), this.features);
    for (const [column, values] of Object.entries(this.numbers))
      this.numbers[column as NumberColumn] = copyInto(new Float64Array(capacity), values);
    for (const fact of steppedFacts) this.steps[fact] = copyInto(new Uint8Array(capacity), this.steps[fact]);
    for (const option of Object.values(this.options)) option.codes = copyInto(new Uint32Array(capacity), option.codes);
  }

  private toCode(column: OptionColumn, value: number | string | null): number {
    if (value === null) return 0;
    const { values, codeByValue } = this.options[column];
    const known = codeByValue.get(value);
    if (known !== undefined) return known;
    codeByValue.set(value, values.length);
    return values.push(value) - 1;
  }
}

function copyInto<T extends Int32Array | Uint8Array | Uint32Array | Float64Array>(target: T, source: T): T {
  target.set(source);
  return target;
}
