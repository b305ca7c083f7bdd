import { formatArea, toSquareMetres } from './measure.ts';
import { formatUpToOneDecimal, formatWhole } from './number.ts';

const steps = [
  { size: 1e9, word: 'billion', letter: 'B' },
  { size: 1e6, word: 'million', letter: 'M' },
] as const;

/** The step a number is told in once it is rounded, so that 999,960 is `1 million`, not `1,000,000`. */
function stepOf(value: number) {
  return steps.find(({ size }) => Math.round((value / size) * 10) / 10 >= 1);
}

/** A large number and its word, for setting them in different sizes: `{ figure: '62.4', word: 'million' }`; below a million all digits. */
export function compactNumber(value: number): { figure: string; word: string | null } {
  const step = stepOf(value);
  return step ? { figure: formatUpToOneDecimal(value / step.size), word: step.word } : { figure: formatWhole(value), word: null };
}

/** Much floor space in running text: `6.1 million sq ft`, below a million `780,400 sq ft`. */
export function compactArea(squareFeet: number): string {
  const { figure, word } = compactNumber(squareFeet);
  return word ? `${figure} ${word} sq ft` : formatArea(squareFeet).us;
}

/** Its metric partner: `5.1 million m²`, below a million `96,873 m²`. */
export function compactMetricArea(squareFeet: number): string {
  const { figure, word } = compactNumber(toSquareMetres(squareFeet));
  return word ? `${figure} ${word} m²` : formatArea(squareFeet).metric;
}

/** The same where there is little room: `6.1 M sq ft`. */
export function shortArea(squareFeet: number): string {
  const step = stepOf(squareFeet);
  return step ? `${formatUpToOneDecimal(squareFeet / step.size)} ${step.letter} sq ft` : formatArea(squareFeet).us;
}
