/** The filter `dateQuery`. Dates are in the site's time zone. */
import { UserError } from '../../core/user-error.ts';
import { type DateFilter, type DateOperator, dateOperators, type DateUnit } from '../../store/nodes/node-filter.ts';
import { isSet, type Optional } from './optional.ts';

type PartialDate = Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', Optional<number>>>;
export type DateQuery = Partial<Record<DateUnit, Optional<number>>> & {
  after?: Optional<PartialDate>;
  before?: Optional<PartialDate>;
  inclusive?: Optional<boolean>;
  column?: Optional<'date' | 'modified'>;
  compare?: Optional<string>;
};

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/**
 * Converts the filter to the store's conditions.
 * @throws UserError for dates that do not exist, and unknown comparisons
 */
export function toDateFilter(query: DateQuery, timezone: string): DateFilter {
  const compare = toCompare(query.compare);
  const inclusive = query.inclusive ?? false;
  // Year, month and day become a range where possible, because an index supports ranges but not parts of dates.
  const span = compare === '=' && isSet(query.year) ? getSpan(query) : null;
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
 * Returns the first second of a date whose parts can be missing, or the second after its last one, as local time. The year defaults to the current one, as in
 * WordPress.
 * @throws UserError if the date does not exist
 */
function getBound(name: string, parts: PartialDate, after: boolean): string {
  const year = parts.year ?? new Date().getUTCFullYear();
  const month = parts.month ?? (after ? 12 : 1);
  const day = parts.day ?? (after ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 1);
  const [hour, minute, second] = [parts.hour ?? (after ? 23 : 0), parts.minute ?? (after ? 59 : 0), parts.second ?? (after ? 59 : 0)];
  const time = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const exists = [
    date.getUTCMonth() + 1 === month,
    date.getUTCDate() === day,
    date.getUTCHours() === hour,
    date.getUTCMinutes() === minute,
  ];
  if (year < 1000 || year > 9999 || exists.includes(false) || date.getUTCSeconds() !== second)
    throw new UserError(
      `The dateQuery's "${name}" is not a date: ${time}. Use a year with four digits, a month from 1 to 12, a day of that month, an hour from 0 to 23, and minutes and seconds from 0 to 59.`,
    );
  if (after) date.setUTCSeconds(second + 1);
  return date.toISOString().slice(0, 19);
}
