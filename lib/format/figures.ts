/** Known numbers as figures to be set large: the figure, its word or unit, what it counts, its metric partner. */
import { compactMetricArea, compactNumber } from './compact.ts';
import { formatWhole } from './number.ts';

export type KnownFigure = { heading: string; number: string; suffix?: string; note?: string };

/** Floor space; null for none. */
export function areaFigure(squareFeet: number | null | undefined): KnownFigure | null {
  if (!squareFeet) return null;
  const { figure, word } = compactNumber(squareFeet);
  return { heading: 'square feet', number: figure, ...(word && { suffix: word }), note: compactMetricArea(squareFeet) };
}

/** A number of things; null for none. */
export function countFigure(count: number | null | undefined, one: string, many: string): KnownFigure | null {
  if (!count) return null;
  const { figure, word } = compactNumber(count);
  return { heading: count === 1 ? one : many, number: word ? figure : formatWhole(count), ...(word && { suffix: word }) };
}

export const known = (figures: ReadonlyArray<KnownFigure | null>) => figures.filter((figure) => figure !== null);
