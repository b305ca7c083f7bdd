import { formatWhole } from '#lib/format/number.ts';

/** `1 dock door`, `93 dock doors` */
export function pluralize(count: number, singular: string): string {
  return `${formatWhole(count)} ${singular}${count === 1 ? '' : 's'}`;
}

/** `a, b and c` */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
