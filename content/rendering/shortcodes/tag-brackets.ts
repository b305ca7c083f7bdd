/** Hides the brackets in tags from the filters that replace shortcodes. */
import { splitHtml } from '../html/split-html.ts';

/** Shortcodes in attributes stay as text: their markup could end the attribute. */
export function encodeBracketsInTags(text: string): string {
  const normalized = text.replaceAll('&#91;', '&#091;').replaceAll('&#93;', '&#093;');
  return splitHtml(normalized)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll('[', '&#91;').replaceAll(']', '&#93;') : part))
    .join('');
}

export const decodeBrackets = (text: string) => text.replaceAll('&#91;', '[').replaceAll('&#93;', ']');
