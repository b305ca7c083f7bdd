/** Compares text as MySQL does for WordPress: without regard to case and accents. */
import { type RawBuilder, sql } from 'kysely';

/** Longer search text is truncated, because every row is compared with it. */
const MAX_TEXT = 500;

/** Removes accents and other marks of Latin, Greek and Cyrillic letters. The function `fold_accents` of the database does the same. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u{0300}-\u{036F}]/gu, '')
    .normalize('NFC');

/** Escapes the wildcards of `like`. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Condition: the column contains the text. */
export function containsText(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const searched = foldAccents(text.slice(0, MAX_TEXT).replaceAll('\0', ''));
  return sql`fold_accents(${column}) ilike ${`%${escapeLike(searched)}%`}`;
}
