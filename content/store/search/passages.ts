/** Converts content to plain text for search passages, and passages to safe markup. */
import { privateAttributeNames } from '../../blocks/public-attributes.ts';
import { foldAccents } from '../core/text-match.ts';
import { HIGHLIGHT, PASSAGE_SEPARATOR } from './full-text.ts';

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

/** Removes accents without changing the length of the text. */
export const foldLetters = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\u{80}-\u{FFFF}]/gu, (letter) => {
    const folded = foldAccents(letter);
    return folded.length === letter.length ? folded : letter;
  });

/** Restores the accents in passages of a text that was folded by {@link foldLetters}. */
export function restoreLetters(passages: string, folded: string, text: string): string {
  const original = text.normalize('NFC');
  if (folded === original) return passages;
  let end = 0;
  const restorePassage = (passage: string) => {
    const start = folded.indexOf(removeMarks(passage), end);
    if (start === -1) return passage;
    end = start;
    return passage.replaceAll(/[^\u{E000}\u{E001}]/gu, (letter) => original.slice(end, (end += letter.length)));
  };
  return passages.split(PASSAGE_SEPARATOR).map(restorePassage).join(PASSAGE_SEPARATOR);
}

const removeMarks = (passage: string) => passage.replaceAll(HIGHLIGHT.start, '').replaceAll(HIGHLIGHT.stop, '');

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
