/** Splits search text into words, as the database splits the facts of properties (`search_tokens` in migration 0019-property-search). */

/** Further words of a search are ignored. */
const MAX_WORDS = 14;
/** Longer words are truncated. */
const MAX_WORD_LENGTH = 40;

export type SearchWord = {
  /** In lowercase, without accents and apostrophes. */
  word: string;
  /** As typed. */
  typed: string;
};

export function splitSearchWords(text: string): SearchWord[] {
  const found = text.replaceAll(/['\u{2018}\u{2019}\u{02BC}`]/gu, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found
    .flatMap((typed) => (foldWord(typed).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({ word: word.slice(0, MAX_WORD_LENGTH), typed })))
    .slice(0, MAX_WORDS);
}

/** Converts to lowercase letters without accents. */
const foldWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u{0300}-\u{036F}]/gu, '');
