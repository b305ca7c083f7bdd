/** Next inlines the styles of everything a route can show into each of its documents. Visitors get only those that their document can use. */
import { LRUCache } from 'lru-cache';
import { computeHash } from '../http/etag.ts';
import { findBuildStyles } from '../next/build-styles.ts';
import { collectDocumentContents, type NameSet } from './styles/document-contents.ts';
import { parseStylesheet, type StyleNode } from './styles/parse-stylesheet.ts';
import { printUsedStyles } from './styles/print-used-styles.ts';

/** Parsed stylesheets, a few megabytes each: one for each kind of route, and more when Next writes their parts in another order. */
const stylesheets = new LRUCache<string, readonly StyleNode[]>({ max: 12 });

/**
 * Removes from the stylesheets of a document the rules that it cannot use, regardless of what a visitor does and which theme is chosen.
 * @param scriptNames all names in the scripts and in the data of the document's islands, which may add any of them to the document later;
 * null for a document without islands
 */
export function pruneStyles(html: string, scriptNames: NameSet | null): string {
  const styles = [...findBuildStyles(html)];
  if (styles.length === 0) return html;
  // The text before, between and after the stylesheets.
  const markup = [0, ...styles.map(({ end }) => end)].map((start, index) => html.slice(start, styles[index]?.start));
  const contents = collectDocumentContents(markup.join(''), scriptNames);
  const pruned = styles.map(({ start, end }) => printUsedStyles(getStylesheet(html.slice(start, end)), contents));
  return markup.map((text, index) => text + (pruned[index] ?? '')).join('');
}

function getStylesheet(css: string): readonly StyleNode[] {
  const key = computeHash(css);
  const cached = stylesheets.get(key);
  if (cached) return cached;
  const stylesheet = parseStylesheet(css);
  stylesheets.set(key, stylesheet);
  return stylesheet;
}
