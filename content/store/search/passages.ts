/** Converts content to plain text for search passages, and passages to safe markup. */
import { privateAttributeNames } from '../../blocks/public-attributes.ts';
import { HIGHLIGHT } from './full-text.ts';

/** Passages are searched in this part of the text. */
const MAX_CHARACTERS = 20_000;

/** Extracts the text between tags and the sentences in block attributes. Entities stay encoded. */
export function toSearchText(markup: string): string {
  const [before = '', ...comments] = markup.slice(0, MAX_CHARACTERS * 5).split('<!--');
  const parts = [before];
  for (const part of comments) {
    const end = part.indexOf('-->');
    // An unclosed comment hides the rest, as in a browser.
    if (end === -1) break;
    parts.push(getSentences(part.slice(0, end)), part.slice(end + 3));
  }
  return parts
    .join(' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\u{E000}\u{E001}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);
}

/** Returns the block attributes with more than one word. Single words are usually settings. */
function getSentences(comment: string): string {
  const [start, end] = [comment.indexOf('{'), comment.lastIndexOf('}')];
  if (!/^\s*wp:/.test(comment) || start === -1 || end < start) return '';
  const sentences: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && /\S\s+\S/.test(value)) sentences.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) if (!privateAttributeNames.has(name)) visit(inner);
  };
  try {
    visit(JSON.parse(comment.slice(start, end + 1)));
  } catch {
    // The attributes are invalid JSON, so the block has none.
  }
  return sentences.join(' ');
}

/** Converts a passage to safe markup. Matches become `<mark>` elements. Entities stay encoded. */
export function toSnippet(passage: string): string {
  return passage
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(HIGHLIGHT.start, '<mark>')
    .replaceAll(HIGHLIGHT.stop, '</mark>')
    .trim();
}
