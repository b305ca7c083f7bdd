const factors: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const unit = /^(?:(thousand|million|billion)\s+)?(?:square (?:feet|foot)|sq\.? ?ft)\b/i;

/**
 * Square feet of an area that an editor wrote as a figure and its unit: `62.4`, `million square feet owned` are 62,400,000.
 *
 * @returns null for any other figure.
 */
export function readSquareFeet(figure: string | null | undefined, unitInWords: string | null | undefined): number | null {
  const match = unit.exec(unitInWords?.trim() ?? '');
  const value = Number(figure?.replaceAll(',', ''));
  if (!match || !figure?.trim() || !Number.isFinite(value) || value <= 0) return null;
  // A tenth of a million is a whole number of feet, but not in binary fractions.
  return Math.round(value * (factors[match[1]?.toLowerCase() ?? ''] ?? 1));
}
