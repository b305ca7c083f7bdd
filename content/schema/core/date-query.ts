/** The filter `dateQuery`, as WordPress reads it: what cannot be compared is ignored. Dates are in the site's time zone. */
import type { DateFilter, DateOperator, DatePart, DateUnit } from '../../store/nodes/node-filter.ts';
import { isSet, type Optional } from './optional.ts';

type PartialDate = Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', Optional<number>>>;
export type DateQuery = Partial<Record<DateUnit, Optional<number>>> & {
  after?: Optional<PartialDate>;
  before?: Optional<PartialDate>;
  inclusive?: Optional<boolean>;
  column?: Optional<'date' | 'modified'>;
  compare?: Optional<string>;
};

const dayUnits = ['year', 'month', 'week', 'day'] as const;
const timeUnits = ['hour', 'minute', 'second'] as const;

/** The end of a period that does not exist. No date is before it. */
const NEVER = '-infinity';

/** Converts the filter to the store's conditions. A date that does not exist matches nothing. @param startOfWeek for a query with a week; 0 is Sunday */
export function toDateFilter(query: DateQuery, timezone: string, startOfWeek?: number): DateFilter {
  const comparison = getComparison(query.compare);
  const { operator, isOfList } = comparison;
  // WordPress ignores a year, month, week or day of 0, except in a comparison with a list.
  const days = dayUnits.filter((unit) => isSet(query[unit]) && (isOfList || query[unit] !== 0));
  // Year, month and day become a range where possible, because an index supports ranges but not parts of dates.
  const spanUnits = operator === '=' && days.includes('year') ? getSpanUnits(days) : [];
  const span = spanUnits.length > 0 ? pick(query, spanUnits) : null;
  const inclusive = query.inclusive ?? false;
  const from = [...getBounds(query.after, !inclusive), ...getBounds(span, false)];
  const until = [...getBounds(query.before, inclusive), ...getBounds(span, true)];
  const [latest, earliest] = [from.toSorted().at(-1), until.toSorted()[0]];
  return {
    column: query.column ?? 'date',
    timezone,
    ...(startOfWeek !== undefined && { startOfWeek }),
    ...(latest !== undefined && latest !== NEVER && { from: latest }),
    ...(from.includes(NEVER) ? { until: NEVER } : earliest !== undefined && { until: earliest }),
    parts: [
      ...days.filter((unit) => !spanUnits.includes(unit)).map((unit) => toPart(query, [unit], operator)),
      ...getTimeParts(query, comparison),
    ],
  };
}

/** The year, with the month if it is given, with the day if both are given. */
function getSpanUnits(days: readonly DateUnit[]): DateUnit[] {
  if (!days.includes('month')) return ['year'];
  return days.includes('day') ? ['year', 'month', 'day'] : ['year', 'month'];
}

const pick = (query: DateQuery, units: readonly DateUnit[]): PartialDate => Object.fromEntries(units.map((unit) => [unit, query[unit]]));

const toPart = (query: DateQuery, units: readonly DateUnit[], compare: DateOperator): DatePart => ({
  units,
  compare,
  values: units.map((unit) => query[unit] ?? 0),
});

/** Several parts of a time are compared as one time. An hour and a second without a minute are ignored. */
function getTimeParts(query: DateQuery, { operator, isOfList }: Comparison): DatePart[] {
  const units = timeUnits.filter((unit) => isSet(query[unit]));
  if (isOfList || units.length === 1) return units.map((unit) => toPart(query, [unit], operator));
  return units.includes('minute') ? [toPart(query, units, operator)] : [];
}

type Comparison = {
  operator: DateOperator;
  /** Whether WordPress compares with a list of values, which has one value here. */
  isOfList: boolean;
};

const operators: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ...(['=', '!=', '>', '>='] as const).map((operator) => [operator, { operator, isOfList: false }] as const),
  ...(['IN', 'BETWEEN'] as const).map((name) => [name, { operator: '=', isOfList: true }] as const),
  ...(['NOT IN', 'NOT BETWEEN'] as const).map((name) => [name, { operator: '!=', isOfList: true }] as const),
]);

/** Unknown operators, also in lower case, mean `=`. WPGraphQL escapes `<` and `<=` for HTML, so that WordPress does not know them. */
const getComparison = (compare: Optional<string>): Comparison =>
  operators.get(compare?.trim() ?? '=') ?? { operator: '=', isOfList: false };

/**
 * Returns the first second of a date whose parts can be missing, or the second after its last one, as local time. The year defaults to the current one, as in
 * WordPress. An empty date is no bound.
 */
function getBounds(parts: Optional<PartialDate>, after: boolean): string[] {
  if (!parts || Object.keys(parts).length === 0) return [];
  const get = (unit: keyof PartialDate, value: number) => Math.abs(parts[unit] ?? value);
  // PostgreSQL has no year 0.
  const year = Math.max(get('year', new Date().getUTCFullYear()), 1);
  const month = get('month', after ? 12 : 1);
  const day = get('day', after ? toDate(year, month + 1, 0).getUTCDate() : 1);
  const time = [get('hour', after ? 23 : 0), get('minute', after ? 59 : 0), get('second', after ? 59 : 0)] as const;
  const date = toDate(year, month, day, ...time);
  const found = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  if (year > 9999 || found.join() !== [month, day, ...time].join()) return [NEVER];
  if (after) date.setUTCSeconds(date.getUTCSeconds() + 1);
  return [date.getUTCFullYear() > 9999 ? 'infinity' : date.toISOString().slice(0, 19)];
}

/** Date.UTC reads years before 100 as years of the 20th century. */
function toDate(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): Date {
  const date = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  date.setUTCFullYear(year, month - 1, day);
  return date;
}
