/** Attributes as JSON. */
import { getPublicAttributes } from '../../blocks/public-attributes.ts';
import type { Block } from '../../blocks/types.ts';
import type { FieldValue } from '../../core/rows/fields.ts';

/** PHP serializes an empty map as an empty list, and clients rely on it (recorded). */
export function replaceEmptyMaps(value: FieldValue): FieldValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(replaceEmptyMaps);
  const entries = Object.entries(value);
  return entries.length === 0 ? [] : Object.fromEntries(entries.map(([name, item]) => [name, replaceEmptyMaps(item)]));
}

export const formatAttributes = (block: Block): string => JSON.stringify(replaceEmptyMaps(getPublicAttributes(block)));
