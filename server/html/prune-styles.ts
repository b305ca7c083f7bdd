/** Next writes the styles of everything a route may show into each of its documents; a visitor gets those of what this document shows. */
import { LRUCache } from 'lru-cache';
import { hashOf } from '../http/conditional.ts';
import { readAttributes, scanTags } from './scan.ts';
import { readContents, type Words } from './styles/contents.ts';
import { readSheet, type Style } from './styles/sheet.ts';
import { writeSheet } from './styles/write-sheet.ts';

/** Sheets as they were read, a few megabytes each: one for each kind of route, and more should Next write their parts in another order. */
const sheets = new LRUCache<string, readonly Style[]>({ max: 12 });

/**
 * Leaves out of the document's stylesheets what it can't use, whatever a visitor does with it and whichever theme is chosen.
 * @param words what the document's islands and their data speak of: all of that may come into the document later. Null for one without islands.
 */
export function pruneStyles(html: string, words: Words | null): string {
  const found = [...styleElements(html)];
  if (found.length === 0) return html;
  // Pieces of the document before, between and after its styles.
  const pieces = [0, ...found.map(({ end }) => end)].map((start, at) => html.slice(start, found[at]?.start));
  const contents = readContents(pieces.join(''), words);
  const styles = found.map(({ start, end }) => writeSheet(sheetOf(html.slice(start, end)), contents));
  return pieces.map((piece, at) => piece + (styles[at] ?? '')).join('');
}

/** Texts of the stylesheets that are pruned. */
export function styleTexts(html: string): string[] {
  return Array.from(styleElements(html), ({ start, end }) => html.slice(start, end));
}

/** Only the build's: what a page makes for itself, such as the grounds of its pictures, is what it needs. */
function* styleElements(html: string): Generator<{ start: number; end: number }> {
  for (const { name, start, end, content } of scanTags(html)) {
    if (name !== 'style' || content === null) continue;
    if (readAttributes(html.slice(start, end)).get('data-href')?.includes('/_next/static/')) yield { start: end, end: content.end };
  }
}

function sheetOf(css: string): readonly Style[] {
  const key = hashOf(css);
  const known = sheets.get(key);
  if (known) return known;
  const sheet = readSheet(css);
  sheets.set(key, sheet);
  return sheet;
}
