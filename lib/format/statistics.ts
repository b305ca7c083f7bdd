/** Converts numbers of the content to statistics, which are shown in large type. */
import { formatCompactMetricArea, formatCompactNumber } from './compact.ts';
import { formatWhole } from './number.ts';

export type Statistic = {
  /** What the number counts: `buildings`. */
  heading: string;
  /** The formatted number: `62.4`. */
  number: string;
  /** Scale word after the number: `million`. */
  suffix?: string;
  /** Secondary text, such as the same area in metric units. */
  note?: string;
};

/** Returns null if the area is missing or zero. */
export function toAreaStatistic(squareFeet: number | null | undefined): Statistic | null {
  if (!squareFeet) return null;
  const { figure, word } = formatCompactNumber(squareFeet);
  return { heading: 'square feet', number: figure, ...(word && { suffix: word }), note: formatCompactMetricArea(squareFeet) };
}

/** Returns null if the count is missing or zero. */
export function toCountStatistic(count: number | null | undefined, singular: string, plural: string): Statistic | null {
  if (!count) return null;
  const { figure, word } = formatCompactNumber(count);
  return { heading: count === 1 ? singular : plural, number: word ? figure : formatWhole(count), ...(word && { suffix: word }) };
}

export const removeNulls = (statistics: ReadonlyArray<Statistic | null>) => statistics.filter((statistic) => statistic !== null);
