/** The filter `dateQuery`: times of the site's own days. */
import { UserError } from '../../core/user-error.ts';
import { type DateCompare, dateCompares, type DateFilter, type DateUnit } from '../../store/nodes/node-filter.ts';

type Given<T> = T | null | undefined;
type PartialDate = { year?: Given<number>; month?: Given<number>; day?: Given<number> };
export type DateQuery = Partial<Record<DateUnit, Given<number>>> & {
  after?: Given<PartialDate>;
  before?: Given<PartialDate>;
  inclusive?: Given<boolean>;
  column?: Given<'date' | 'modified'>;
  compare?: Given<string>;
  relation?: Given<'AND' | 'OR'>;
};

const isGiven = <T>(value: Given<T>): value is T => value !== null && value !== undefined;

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/**
 * Conditions on a date, as the store takes them.
 * @throws UserError for dates that can be none, and comparisons nobody knows
 */
export function toDates(query: DateQuery, timezone: string): DateFilter {
  const compare = toCompare(query.compare);
  const inclusive = query.inclusive ?? false;
  const any = query.relation === 'OR';
  // A year, with its month and day, is a span: an index finds spans, not parts.
  const span = compare === '=' && !any && isGiven(query.year) ? spanOf(query) : null;
  const from = [...(query.after ? [boundOf('after', query.after, !inclusive)] : []), ...(span ? [boundOf('year', span, false)] : [])];
  const until = [...(query.before ? [boundOf('before', query.before, inclusive)] : []), ...(span ? [boundOf('year', span, true)] : [])];
  const [latest, earliest] = [from.toSorted().at(-1), until.toSorted()[0]];
  return {
    column: query.column ?? 'date',
    timezone,
    ...(latest !== undefined && { from: latest }),
    ...(earliest !== undefined && { until: earliest }),
    parts: units.flatMap((unit) => {
      const value = query[unit];
      return isGiven(value) && !(span && unit in span) ? [{ unit, compare, value }] : [];
    }),
    any,
  };
}

/** The year, the month if there is one, and the day if there is a month. */
function spanOf({ year, month, day }: PartialDate): PartialDate {
  if (!isGiven(month)) return { year };
  return isGiven(day) ? { year, month, day } : { year, month };
}

function toCompare(compare: Given<string>): DateCompare {
  const asked = compare || '=';
  const known = dateCompares.find((sign) => sign === asked);
  if (known === undefined) throw new UserError(`The dateQuery can't compare with "${asked}". Use one of ${dateCompares.join(', ')}.`);
  return known;
}

/**
 * The first moment of a year, month or day, or the one after its last, as local time. Without a year it is this year's, as in WordPress.
 * @throws UserError for what is no date
 */
function boundOf(name: string, { year, month, day }: PartialDate, after: boolean): string {
  const start = { year: year ?? new Date().getUTCFullYear(), month: month ?? 1, day: day ?? 1 };
  const date = new Date(Date.UTC(start.year, start.month - 1, start.day));
  if (start.year < 1000 || start.year > 9999 || date.getUTCMonth() + 1 !== start.month || date.getUTCDate() !== start.day)
    throw new UserError(
      `The dateQuery's "${name}" is no date: ${start.year}-${start.month}-${start.day}. Give a year of four digits, a month from 1 to 12 and a day the month has.`,
    );
  if (after) {
    if (isGiven(day)) date.setUTCDate(start.day + 1);
    else if (isGiven(month)) date.setUTCMonth(start.month);
    else date.setUTCFullYear(start.year + 1);
  }
  return date.toISOString().slice(0, 19);
}
