/** Removes paragraphs around shortcodes that stand alone (WordPress's `shortcode_unautop`). */
import { createShortcodeMatcher } from '../shortcodes/match-shortcode.ts';
import { mayContainShortcode } from '../shortcodes/names.ts';

const spaces = /(?:[\r\n\t ]|\u00a0|&nbsp;)*/y;

export function unwrapShortcodes(text: string): string {
  if (!mayContainShortcode(text)) return text;
  const matchShortcode = createShortcodeMatcher(text);
  /** Whether a paragraph ends at a position. Many shortcodes can share one closing tag, after which the spaces are scanned only once. */
  const paragraphEnds = new Map<number, boolean>();
  const isParagraphEnd = (candidate: number): boolean => {
    const isEnd = paragraphEnds.get(candidate) ?? text.startsWith('</p>', skip(text, candidate));
    paragraphEnds.set(candidate, isEnd);
    return isEnd;
  };
  let result = '';
  let position = 0;
  for (const { index } of text.matchAll(/<p>(?=(?:[\r\n\t ]|\u00a0|&nbsp;)*\[)/g)) {
    if (index < position) continue;
    const start = skip(text, index + 3);
    const shortcode = matchShortcode(start);
    if (!shortcode || shortcode.before !== '') continue;
    // If the paragraph does not end after the closing tag, it can still end after the opening one.
    const end = [shortcode.contentEnd, shortcode.openingEnd].find(isParagraphEnd);
    if (end === undefined) continue;
    result += text.slice(position, index) + text.slice(start, end);
    position = skip(text, end) + 4;
  }
  return result + text.slice(position);
}

function skip(text: string, from: number): number {
  spaces.lastIndex = from;
  spaces.exec(text);
  return spaces.lastIndex;
}
