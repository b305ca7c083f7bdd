/** Converts content to plain text for search passages, and passages to safe markup. */
import { privateAttributeNames } from '../../blocks/public-attributes.ts';
import { foldAccents } from '../core/text-match.ts';
import { HIGHLIGHT } from './full-text.ts';

/** Passages are searched in this part of the text. */
const MAX_CHARACTERS = 20_000;

/** Between texts that are not sentences, such as headings and list items. */
const TEXT_SEPARATOR = ' · ';

/** The tags at which a text ends. */
const TEXT_BOUNDARY = /<\/?(?:p|li|h[1-6]|t[dh]|d[dt]|div|blockquote|figcaption|caption|cite|summary|option|label|button|br)\b[^<>]*>/gi;

/** Extracts the text between tags and the sentences in block attributes. Entities stay encoded. */
export function toSearchText(markup: string): string {
  const [before = '', ...comments] = markup.slice(0, MAX_CHARACTERS * 5).split('<!--');
  const parts = [before];
  for (const part of comments) {
    const end = part.indexOf('-->');
    // An unclosed comment hides the rest, as in a browser.
    if (end === -1) break;
    parts.push(...getSentences(part.slice(0, end)), part.slice(end + 3));
  }
  return parts
    .flatMap((part) => part.replaceAll(/\s+/g, ' ').replaceAll(TEXT_BOUNDARY, '\n').split('\n'))
    .map(toPlainPart)
    .filter((part) => part !== '')
    .map((part, index, texts) => (index === texts.length - 1 ? part : part + (/[.!?:;,…][”’"')]*$/.test(part) ? ' ' : TEXT_SEPARATOR)))
    .join('')
    .slice(0, MAX_CHARACTERS);
}

/** The tags within a word or before its punctuation. */
const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|su[bp]|u)\b[^<>]*>/gi;

const toPlainPart = (markup: string) =>
  markup
    .replaceAll(INLINE_TAG, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\u{E000}-\u{E002}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the block attributes with more than one word. Single words are usually settings. */
function getSentences(comment: string): readonly string[] {
  const [start, end] = [comment.indexOf('{'), comment.lastIndexOf('}')];
  if (!/^\s*wp:/.test(comment) || start === -1 || end < start) return [];
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
  return sentences;
}

/** Removes accents without changing the length of the text. */
export const foldLetters = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\u{80}-\u{FFFF}]/gu, (letter) => {
    const folded = foldAccents(letter);
    return folded.length === letter.length ? folded : letter;
  });

/** Restores the accents in a passage. @param original the text from the beginning of the passage */
function restoreLetters(passage: string, original: string): string {
  let position = 0;
  return passage.replaceAll(/[^\u{E000}\u{E001}]/gu, (letter) => original.slice(position, (position += letter.length)));
}

/**
 * Converts passages to safe markup. Matches become `<mark>` elements. Entities stay encoded. A passage begins and ends with its sentence if only a few words
 * are missing, otherwise with an ellipsis.
 * @param text the text from whose letters without accents the passages were selected
 */
export function toSnippet(passages: string, text: string): string {
  const [original, folded] = [text.normalize('NFC'), foldLetters(text)];
  let snippet = '';
  let end = 0;
  for (const passage of passages.split(HIGHLIGHT.separator)) {
    const words = passage.replaceAll(/[\u{E000}\u{E001}]/gu, '');
    const start = folded.indexOf(words, end);
    if (start === -1) continue;
    snippet += getLead(original.slice(end, start), snippet === '') + restoreLetters(passage, original.slice(start));
    end = start + words.length;
  }
  return toMarkup(snippet + (SENTENCE_END.test(snippet) ? '' : getTail(original.slice(end))));
}

/** Maximum number of characters that complete a sentence. */
const MAX_ADDED = 80;

const SENTENCE_END = /[.!?][”’"')]*$/;

/** What precedes a passage: the text before it if it is short, otherwise an ellipsis and the beginning of the sentence. */
function getLead(before: string, isFirst: boolean): string {
  if (before.length <= MAX_ADDED) return before;
  const sentence = /(?:[.!?][”’"')]*\s+(?=[\p{Lu}\d“‘"'(])|· )([^.!?·]*)$/u.exec(before.slice(-MAX_ADDED))?.[1];
  if (sentence === undefined) return isFirst ? '… ' : ' … ';
  return isFirst ? sentence : ` … ${sentence}`;
}

/** What follows the last passage: the end of the sentence, or an ellipsis if that is long. */
function getTail(after: string): string {
  return /^[^.!?·]{0,80}(?:[.!?][”’"')]*(?=\s|$)|(?= ·)|$)/.exec(after)?.[0] ?? ' …';
}

function toMarkup(snippet: string): string {
  return snippet
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(HIGHLIGHT.start, '<mark>')
    .replaceAll(HIGHLIGHT.stop, '</mark>')
    .trim();
}
