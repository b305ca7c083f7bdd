const factors: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const unit = /^(?:(thousand|million|billion)\s+)?(?:square (?:feet|foot)|sq\.? ?ft)\b/i;

/**
 * Parses an area that an editor entered as a number and a unit. `62.4` and `million square feet owned` are 62,400,000.
 *
 * @returns the area in square feet, or null if the values are not an area
 */
export function parseSquareFeet(figure: string | null | undefined, unitText: string | null | undefined): number | null {
  const match = unit.exec(unitText?.trim() ?? '');
  const value = Number(figure?.replaceAll(',', ''));
  if (!match || !figure?.trim() || !Number.isFinite(value) || value <= 0) return null;
  // Round, because binary floating point cannot represent most decimals exactly: 62.4 * 1e6 may not be an integer.
  return Math.round(value * (factors[match[1]?.toLowerCase() ?? ''] ?? 1));
}
