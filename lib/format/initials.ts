const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letter = /[\p{L}\p{N}]/u;

/** First letters of the first and the last name, in the name's own writing: `DQ` for Dolores Quintero; nothing for a name without letters. */
export function initialsOf(name: string): string {
  const firsts = name
    .split(/\s+/)
    .map((word) => [...graphemes.segment(word)].find(({ segment }) => letter.test(segment))?.segment)
    .filter((first) => first !== undefined);
  const [first = '', last = ''] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  return `${first}${last}`.toLocaleUpperCase('en-US');
}
