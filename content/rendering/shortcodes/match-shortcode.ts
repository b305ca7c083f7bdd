/** Finds shortcodes in a text: `[name attributes]`, `[name /]`, `[name]content[/name]`, and escaped ones in double brackets. */
import { createFinder } from '../html/scan-text.ts';
import { shortcodeNames, type ShortcodeName } from './names.ts';

export type Shortcode = {
  name: ShortcodeName;
  /** The text between the name and the end of the tag. */
  attributes: string;
  /** The text between the opening and the closing tag, or undefined if there is no closing tag. */
  content: string | undefined;
  /** A bracket before the shortcode, which the match includes. */
  before: string;
  /** A bracket after the shortcode. */
  after: string;
  /** Whether the shortcode is in double brackets and therefore stays as text. */
  isEscaped: boolean;
  /** End of the opening tag. */
  openingEnd: number;
  /** End of the closing tag, or of the opening tag if there is none. */
  contentEnd: number;
  /** End of the match. */
  end: number;
};

type ShortcodeMatcher = (start: number) => Shortcode | null;

/** Returns a function that matches the shortcode at a position. Positions must not decrease. */
export function createShortcodeMatcher(text: string, names: readonly ShortcodeName[] = shortcodeNames): ShortcodeMatcher {
  const opening = new RegExp(`\\[(\\[?)(${names.join('|')})(?![\\w-])`, 'y');
  const findBracket = createFinder(text, ']');
  const findClosingTags = new Map(names.map((name) => [name, createFinder(text, `[/${name}]`)]));
  return (start) => {
    opening.lastIndex = start;
    const match = opening.exec(text);
    if (!match) return null;
    const [, before = ''] = match;
    const name = match[2] as ShortcodeName;
    const bracket = findBracket(opening.lastIndex);
    if (bracket === text.length) return null;
    const isSelfClosing = text[bracket - 1] === '/' && bracket > opening.lastIndex;
    const openingEnd = bracket + 1;
    const closing = isSelfClosing ? text.length : (findClosingTags.get(name)?.(openingEnd) ?? text.length);
    const hasContent = closing < text.length;
    const contentEnd = hasContent ? closing + name.length + 3 : openingEnd;
    const after = text[contentEnd] === ']' ? ']' : '';
    return {
      name,
      attributes: text.slice(opening.lastIndex, isSelfClosing ? bracket - 1 : bracket),
      content: hasContent ? text.slice(openingEnd, closing) : undefined,
      before,
      after,
      isEscaped: before !== '' && after !== '',
      openingEnd,
      contentEnd,
      end: contentEnd + after.length,
    };
  };
}
