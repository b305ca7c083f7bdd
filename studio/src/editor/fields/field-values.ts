/** Values of declared fields as the REST API has them (docs/rest.md). */
import { findLimitProblem } from '../../../../lib/content-model/limits.ts';
import type { Field } from '../../../../lib/content-model/define.ts';

export type FieldValue = string | number | boolean | null | readonly FieldValue[] | FieldValues;
export type FieldValues = { readonly [name: string]: FieldValue | undefined };

export const isValues = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null && !Array.isArray(value);

export const toValues = (value: unknown): FieldValues => (isValues(value) ? value : {});

export const toItems = (value: unknown): readonly FieldValue[] => (Array.isArray(value) ? value : []);

export const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Database ids of references. */
export const toIds = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0);

/**
 * The rule that a value breaks, as the content service states it when it refuses the value. It is shown while the editor types.
 * @returns null if the value is valid or empty
 */
export function findProblem(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'text':
      return field.format && !field.format.pattern.test(toText(value)) ? `Use a format such as ${field.format.example}.` : null;
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(toText(value).trim()) ? null : 'Use a format such as name@example.com.';
    case 'integer':
      return Number.isInteger(value) ? findLimitProblem(field, value as number) : 'Use a whole number.';
    case 'number':
      return typeof value === 'number' ? findLimitProblem(field, value) : null;
    case 'coordinates': {
      const { latitude, longitude } = toValues(value);
      const isValid = (degrees: unknown, limit: number) => typeof degrees === 'number' && Math.abs(degrees) <= limit;
      if (!isValid(latitude, 90)) return 'Use a latitude between -90 and 90 degrees.';
      return isValid(longitude, 180) ? null : 'Use a longitude between -180 and 180 degrees.';
    }
    default:
      return null;
  }
}

/**
 * The fields that differ from the stored ones, by group. The service leaves omitted fields unchanged, so a stored value that breaks a rule does not prevent
 * changes of other fields.
 */
export function pickChangedFields(edited: FieldValues, stored: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(edited).flatMap(([name, value]) => {
      const former = stored[name];
      if (isEqual(value, former)) return [];
      if (!isValues(value) || !isValues(former)) return [[name, value ?? null]];
      return [[name, Object.fromEntries(Object.entries(value).filter(([field, item]) => !isEqual(item, former[field])))]];
    }),
  );
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
