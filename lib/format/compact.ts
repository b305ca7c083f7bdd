import { formatArea, toSquareMeters } from './measure.ts';
import { formatUpToOneDecimal, formatWhole } from './number.ts';

const scales = [
  { size: 1e9, word: 'billion', letter: 'B' },
  { size: 1e6, word: 'million', letter: 'M' },
] as const;

/** Finds the scale of a number. One that is smaller by less than a thousandth counts too, so that 999,960,000 becomes `1 billion`, not `1,000 million`. */
function findScale(value: number) {
  return scales.find(({ size }) => Math.round((value / size) * 1000) >= 1000);
}

/**
 * Splits a large number into its figure and its scale word, so that they can be set in different sizes: `{ figure: '62.4', word: 'million' }`.
 * A number below a million keeps all digits and has no word.
 */
export function formatCompactNumber(value: number): { figure: string; word: string | null } {
  const step = findScale(value);
  return step ? { figure: formatUpToOneDecimal(value / step.size), word: step.word } : { figure: formatWhole(value), word: null };
}

/** Formats a floor area for running text: `6.1 million sq ft`, or `780,400 sq ft` below a million. */
export function formatCompactArea(squareFeet: number): string {
  const { figure, word } = formatCompactNumber(squareFeet);
  return word ? `${figure} ${word} sq ft` : formatArea(squareFeet).us;
}

/** Formats the same area in metric units: `5.1 million m²`, or `96,873 m²` below a million. */
export function formatCompactMetricArea(squareFeet: number): string {
  const { figure, word } = formatCompactNumber(toSquareMeters(squareFeet));
  return word ? `${figure} ${word} m²` : formatArea(squareFeet).metric;
}

/** Formats a floor area for narrow columns: `6.1 M sq ft`. */
export function formatShortArea(squareFeet: number): string {
  const step = findScale(squareFeet);
  return step ? `${formatUpToOneDecimal(squareFeet / step.size)} ${step.letter} sq ft` : formatArea(squareFeet).us;
}
