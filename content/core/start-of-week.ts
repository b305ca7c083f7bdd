import type { FieldValues } from './rows/fields.ts';

/** The first day of the week according to the general settings: 0 for Sunday to 6. As in WordPress, Monday if they do not contain it. */
export function getStartOfWeek({ startOfWeek }: FieldValues): number {
  return typeof startOfWeek === 'number' ? startOfWeek : 1;
}
