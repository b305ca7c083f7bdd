/** Next links the styles of everything a route can show from each of its documents. Visitors get those that their document can use, inside the document. */
import { escapeHtml } from '#lib/html/escape.ts';
import { findStylesheetLinks, type GetStylesheet } from '../next/build-styles.ts';
import { collectDocumentContents, type NameSet } from './styles/document-contents.ts';
import { printUsedStyles } from './styles/print-used-styles.ts';

/**
 * Replaces the links to stylesheets of the build by one style element with the rules that the document can use, regardless of what a visitor does and which theme is
 * chosen. A link to a stylesheet that the build does not contain stays.
 * @param scriptNames all names in the scripts and in the data of the document's islands, which may add any of them to the document later;
 * null for a document without islands
 */
export function inlineStyles(html: string, getStylesheet: GetStylesheet, scriptNames: NameSet | null): string {
  const links = [...findStylesheetLinks(html)].filter(({ url }) => getStylesheet(url) !== null);
  const [first] = links;
  if (first === undefined) return html;
  // The text before, between and after the links.
  const [before = '', ...after] = [0, ...links.map(({ end }) => end)].map((start, index) => html.slice(start, links[index]?.start));
  const contents = collectDocumentContents(before + after.join(''), scriptNames);
  const styles = links.flatMap(({ url }) => getStylesheet(url) ?? []);
  const names = escapeHtml(links.map(({ url }) => url).join(' '));
  // As React writes it: the name lets it find the styles when it starts the islands.
  const element = `<style data-precedence="${escapeHtml(first.precedence)}" data-href="${names}">${escapeStyles(printUsedStyles(styles, contents))}</style>`;
  return before + element + after.join('');
}

/** In the strings of a stylesheet, an escaped slash is a slash. Elsewhere, the sequence is not valid. */
function escapeStyles(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`);
}
