/** The filter `dateQuery`. Dates are in the site's time zone. */
import { UserError } from '../../core/user-error.ts';
import { type DateFilter, type DateOperator, dateOperators, type DateUnit } from '../../store/nodes/node-filter.ts';
import { isSet, type Optional } from './optional.ts';

type PartialDate = { year?: Optional<number>; month?: Optional<number>; day?: Optional<number> };
export type DateQuery = Partial<Record<DateUnit, Optional<number>>> & {
  after?: Optional<PartialDate>;
  before?: Optional<PartialDate>;
  inclusive?: Optional<boolean>;
  column?: Optional<'date' | 'modified'>;
  compare?: Optional<string>;
  relation?: Optional<'AND' | 'OR'>;
};

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/**
 * Converts the filter to the store's conditions.
 * @throws UserError for dates that do not exist, and unknown comparisons
 */
export function toDateFilter(query: DateQuery, timezone: string): DateFilter {
  const compare = toCompare(query.compare);
  const inclusive = query.inclusive ?? false;
  const any = query.relation === 'OR';
  // Year, month and day become a range where possible, because an index supports ranges but not parts of dates.
  const span = compare === '=' && !any && isSet(query.year) ? getSpan(query) : null;
  const from = [...(query.after ? [getBound('after', query.after, !inclusive)] : []), ...(span ? [getBound('year', span, false)] : [])];
  const until = [...(query.before ? [getBound('before', query.before, inclusive)] : []), ...(span ? [getBound('year', span, true)] : [])];
  const [latest, earliest] = [from.toSorted().at(-1), until.toSorted()[0]];
  return {
    column: query.column ?? 'date',
    timezone,
    ...(latest !== undefined && { from: latest }),
    ...(earliest !== undefined && { until: earliest }),
    parts: units.flatMap((unit) => {
      const value = query[unit];
      return isSet(value) && !(span && unit in span) ? [{ unit, compare, value }] : [];
    }),
    any,
  };
}

/** The year, with the month if it is given, with the day if both are given. */
function getSpan({ year, month, day }: PartialDate): PartialDate {
  if (!isSet(month)) return { year };
  return isSet(day) ? { year, month, day } : { year, month };
}

/** WordPress compares parts of dates with lists too. Here they have one value. */
const comparisonsOfLists: Readonly<Record<string, DateOperator>> = { IN: '=', BETWEEN: '=', 'NOT IN': '!=', 'NOT BETWEEN': '!=' };

function toCompare(compare: Optional<string>): DateOperator {
  const requested = (compare || '=').toUpperCase();
  const operator = dateOperators.find((item) => item === (comparisonsOfLists[requested] ?? requested));
  if (operator === undefined)
    throw new UserError(`The dateQuery cannot compare with "${compare}". Use one of ${dateOperators.join(', ')}.`);
  return operator;
}

/**
 * Returns the start of a year, month or day, or of the one after it, as local time. The year defaults to the current one, as in WordPress.
 * @throws UserError if the date does not exist
 */
function getBound(name: string, { year, month, day }: PartialDate, after: boolean): string {
  const start = { year: year ?? new Date().getUTCFullYear(), month: month ?? 1, day: day ?? 1 };
  const date = new Date(Date.UTC(start.year, start.month - 1, start.day));
  if (start.year < 1000 || start.year > 9999 || date.getUTCMonth() + 1 !== start.month || date.getUTCDate() !== start.day)
    throw new UserError(
      `The dateQuery's "${name}" is not a date: ${start.year}-${start.month}-${start.day}. Use a year with four digits, a month from 1 to 12 and a day of that month.`,
    );
  if (after) {
    if (isSet(day)) date.setUTCDate(start.day + 1);
    else if (isSet(month)) date.setUTCMonth(start.month);
    else date.setUTCFullYear(start.year + 1);
  }
  return date.toISOString().slice(0, 19);
}
