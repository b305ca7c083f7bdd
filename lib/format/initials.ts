const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letter = /[\p{L}\p{N}]/u;

/** Returns the first letters of the first and the last word of a name, in any script: `DQ` for Dolores Quintero. Empty for a name without letters. */
export function getInitials(name: string): string {
  const firsts = name
    .split(/\s+/)
    .map((word) => [...graphemes.segment(word)].find(({ segment }) => letter.test(segment))?.segment)
    .filter((first) => first !== undefined);
  const [first = '', last = ''] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  return `${first}${last}`.toLocaleUpperCase('en-US');
}
