import { formatWhole } from './number.ts';

/** `1 dock door`, `93 dock doors` */
export function pluralize(count: number, singular: string): string {
  return `${formatWhole(count)} ${singular}${count === 1 ? '' : 's'}`;
}
