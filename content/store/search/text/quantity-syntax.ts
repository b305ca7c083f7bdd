/** The parts of patterns that find quantities in search text, and what they have in common. */
import type { FactFilter } from '../property-filter.ts';

export type Quantity = {
  /** As typed. */
  text: string;
  /** What it means: “at least 40 ft clear”. */
  label: string;
  kind: 'size' | 'fact' | 'date';
  facts: FactFilter;
  /** A size without "at least" or "up to". Spaces a little smaller or larger match too, after those that fit exactly. */
  aboutSquareFeet?: number;
  /** The order of the results that the text asks for. */
  order?: 'rent' | 'largest' | 'smallest';
};

export const NUMBER = String.raw`(?<![\d.,$])(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,3})?`;
export const NEXT_NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,3})?`;
export const THOUSANDS = String.raw`(?:\s?(k|thousand|mm|million|mil|m)(?![a-z]))?`;
export const FEET = String.raw`(?:'|ft\b\.?|feet\b|foot\b)`;
export const AREA = String.raw`(?:sq\.?\s?(?:ft|feet|foot)\b\.?|square\s?(?:feet|foot|ft)\b|sqft\b|s\.?f\b\.?|ft2\b|ft²|feet²)`;
export const METRIC_AREA = String.raw`(?:m²|m2\b|sqm\b|qm\b|sq\.?\s?(?:m|meters?|metres?)\b\.?|square\s?(?:meters?|metres?)\b)`;
export const AT_LEAST = String.raw`(?:at least|minimum(?: of)?|min\.?(?: of)?|over|more than|greater than|larger than|above|from|>=?|≥)`;
export const AT_MOST = String.raw`(?:at most|up to|maximum(?: of)?|max\.?(?: of)?|under|less than|smaller than|below|sub(?:[ -]|(?=\d))|no more than|not more than|<=?|≤)`;
export const TO = String.raw`\s?(?:-|–|—|to|and|through)\s?`;

export type Groups = readonly (string | undefined)[];
export type Rule = { pattern: RegExp; read: (groups: Groups) => Omit<Quantity, 'text'> | null };

export const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(pattern, 'giu'), read });

export function toNumber(whole: string | undefined, decimals = '', thousands = ''): number {
  const factor = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6 }[thousands.toLowerCase()] ?? 1;
  return Number(`${(whole ?? '').replaceAll(',', '')}${decimals}`) * factor;
}

export const formatQuantity = (value: number) => Math.round(value).toLocaleString('en-US');

export const toCount = (
  name: 'dockDoors' | 'driveInDoors' | 'trailerStalls' | 'carStalls' | 'powerAmps',
  unit: string,
  value: number,
): Omit<Quantity, 'text'> | null =>
  value > 0 && value < 1e6 ? { kind: 'fact', label: `at least ${formatQuantity(value)} ${unit}`, facts: { [name]: { min: value } } } : null;
