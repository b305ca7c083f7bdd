/** What a node says, as plain text, and passages of it as safe markup. */
import { privateAttributeNames } from '../../blocks/public-attributes.ts';
import { HIGHLIGHT } from './full-text.ts';

/** Passages are looked for in the first so many signs. */
const MAX_CHARACTERS = 20_000;

/** The words of some markup: what stands between tags, and the sentences in the attributes of blocks. Entities stay as they were typed. */
export function toSearchText(markup: string): string {
  const [before = '', ...comments] = markup.slice(0, MAX_CHARACTERS * 5).split('<!--');
  const parts = [before];
  for (const part of comments) {
    const end = part.indexOf('-->');
    // A comment that never ends hides the rest, as in a browser.
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

/** Attributes of a block's comment that hold more than one word; a single one is a setting more often than something a visitor reads. */
function getSentences(comment: string): string {
  const [start, end] = [comment.indexOf('{'), comment.lastIndexOf('}')];
  if (!/^\s*wp:/.test(comment) || start === -1 || end < start) return '';
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && /\S\s+\S/.test(value)) found.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) if (!privateAttributeNames.has(name)) visit(inner);
  };
  try {
    visit(JSON.parse(comment.slice(start, end + 1)));
  } catch {
    // An editor's slip in a block's comment; the block has no attributes then.
  }
  return found.join(' ');
}

/** A passage as safe markup: its words as text, what was found in `<mark>`. Entities stay what they are. */
export function toSnippet(passage: string): string {
  return passage
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(HIGHLIGHT.start, '<mark>')
    .replaceAll(HIGHLIGHT.stop, '</mark>')
    .trim();
}
