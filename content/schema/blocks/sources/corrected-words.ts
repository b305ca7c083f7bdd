/** Shows visitors which words were searched instead of misspelled ones. */
import { toPlainText } from '../../../core/plain-text.ts';
import type { SearchHit } from '../../../store/search/node-search.ts';
import { getTypingDistance } from '../../../store/search/text/typing-distance.ts';
import type { WordCorrection } from '../../../store/search/words.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const normalize = (word: string) => word.normalize('NFC').toLowerCase();

/**
 * Replaces misspelled words of a search text. The index has only stems, also those of content that is no longer public, so the words are read from titles and
 * matches of the results.
 * @returns null if no word was replaced
 */
export function correctWords(text: string, corrections: readonly WordCorrection[], hits: readonly SearchHit[]): string | null {
  if (corrections.length === 0) return null;
  const words = hits.flatMap(({ title, snippet }) => [...listWords(toPlainText(title)), ...listMarkedWords(snippet)]);
  const used = new Map(corrections.flatMap((correction) => findWord(correction, words).map((word) => [correction.typed, word] as const)));
  return used.size === 0 ? null : text.replaceAll(WORD, (word) => used.get(normalize(word)) ?? word);
}

const listWords = (text: string): string[] => (text.match(WORD) ?? []).map(normalize);

const listMarkedWords = (snippet: string): string[] =>
  [...snippet.matchAll(/<mark>(.*?)<\/mark>/gs)].flatMap(([, marked = '']) => listWords(toPlainText(marked)));

/** Of the words of the most similar stem, the one with the fewest typing errors. The stem of `company` is `compani`. */
function findWord({ typed, stems }: WordCorrection, words: readonly string[]): string[] {
  const found = stems.map((stem) => words.filter((word) => word.startsWith(stem.replace(/i$/, '')))).find(({ length }) => length > 0) ?? [];
  return found.toSorted((a, b) => getTypingDistance(typed, a) - getTypingDistance(typed, b)).slice(0, 1);
}
