/**
 * Searches in linear time. A regular expression such as `/\s*<li[^>]*>/g` scans the same spaces or the same unclosed tag again from every position,
 * so a long hostile text would take hours.
 */

/** Returns a function that finds the next occurrence of a text at or after a position. Positions must not decrease. The result is the length of the text if there is none. */
export function createFinder(text: string, needle: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(needle, from);
      found = next === -1 ? text.length : next;
    }
    return found;
  };
}

/** Matches one space in markup, as in regular expressions of WordPress (`wp_spaces_regexp`). */
export const SPACE = '(?:[\\r\\n\\t ]|\u00a0|&nbsp;)';

/** Whether the character is a space, as `\s` in PHP: the whitespace of ASCII. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Returns the position after the spaces at a position. */
export function skipSpaces(text: string, from: number): number {
  let position = from;
  while (position < text.length && isSpace(text.charCodeAt(position))) position += 1;
  return position;
}

/** Returns the start of the spaces that end at a position, but not before `least`. */
export function skipSpacesBack(text: string, from: number, least: number): number {
  let position = from;
  while (position > least && isSpace(text.charCodeAt(position - 1))) position -= 1;
  return position;
}

const TRIMMED = '\0\t\n\v\r ';

/** Removes the whitespace of ASCII at both ends, as PHP does. Other spaces stay. */
export function trimAscii(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && TRIMMED.includes(text.charAt(start))) start += 1;
  while (end > start && TRIMMED.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** After this many matches, other requests may be served. */
export const MATCHES_PER_SLICE = 2_000;

/** Splits a long text at spaces into parts of about the length. */
export function splitLongText(text: string, length: number): string[] {
  if (text.length <= 2 * length) return [text];
  const parts: string[] = [];
  let position = 0;
  while (position < text.length) {
    const limit = position + length;
    const part = text.slice(position, limit);
    const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'));
    const end = limit >= text.length ? text.length : space > 0 ? position + space : limit;
    parts.push(text.slice(position, end));
    position = end;
  }
  return parts;
}

type TagEdit = {
  /** Matches the beginning of a tag, up to its name. Must be global. */
  opening: RegExp;
  /** Text that must follow the tag and the spaces after it. It is removed together with the spaces. */
  followedBy?: string;
  /** The part of the match before the tag is removed: everything before the last `<`. */
  removesPrefix?: boolean;
  /** Removes the spaces before the tag. */
  trimsBefore?: boolean;
  /** Removes the spaces after the tag. */
  trimsAfter?: boolean;
};

/** Changes what surrounds tags. A tag ends at the next `>`. Tags that are not closed stay unchanged. Yields from time to time. */
export function* editAroundTags(
  text: string,
  { opening, followedBy, removesPrefix, trimsBefore, trimsAfter }: TagEdit,
): Generator<void, string> {
  const findEnd = createFinder(text, '>');
  let result = '';
  let position = 0;
  /** The last end of a tag that was not followed by the expected text. */
  let failedEnd = -1;
  let untilPause = MATCHES_PER_SLICE;
  let searchFrom = 0;
  for (;;) {
    opening.lastIndex = searchFrom;
    const match = opening.exec(text);
    if (!match) break;
    searchFrom = opening.lastIndex;
    if ((untilPause -= 1) === 0) {
      untilPause = MATCHES_PER_SLICE;
      yield;
    }
    const end = findEnd(searchFrom) + 1;
    if (end > text.length) break;
    const after = end !== failedEnd && (trimsAfter || followedBy !== undefined) ? skipSpaces(text, end) : end;
    if (followedBy !== undefined && (end === failedEnd || !text.startsWith(followedBy, after))) {
      failedEnd = end;
      // The next match may begin within this one.
      searchFrom = match.index + 1;
      continue;
    }
    const matchStart = match.index;
    const tagStart = removesPrefix ? matchStart + match[0].lastIndexOf('<') : matchStart;
    const keptEnd = trimsBefore ? skipSpacesBack(text, matchStart, position) : matchStart;
    result += text.slice(position, keptEnd) + text.slice(tagStart, end);
    position = after + (followedBy?.length ?? 0);
    searchFrom = position;
  }
  return result + text.slice(position);
}
