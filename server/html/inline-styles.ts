/** Next links the styles of everything a route can show from each of its documents. Visitors get those that their document can use, inside the document. */
import { escapeHtml } from '#lib/html/escape.ts';
import { type GetStylesheet, listKnownLinks } from '../next/build-styles.ts';
import { collectDocumentContents, type NameSet } from './styles/document-contents.ts';
import { printUsedStyles } from './styles/print-used-styles.ts';

/**
 * Replaces the links to stylesheets of the build with one style element that contains the rules the document can use, whatever a visitor does and whichever theme is
 * chosen.
 * @param scriptNames all names in the scripts and in the data of the document's islands, which may add any of them to the document later;
 * null for a document without islands
 */
export function inlineStyles(html: string, getStylesheet: GetStylesheet, scriptNames: NameSet | null): string {
  const links = listKnownLinks(html, getStylesheet);
  const [first] = links;
  if (first === undefined) return html;
  // The text before, between and after the links.
  const [before = '', ...after] = [0, ...links.map(({ end }) => end)].map((start, index) => html.slice(start, links[index]?.start));
  const contents = collectDocumentContents(before + after.join(''), scriptNames);
  const styles = links.flatMap(({ url }) => getStylesheet(url) ?? []);
  const names = escapeHtml(links.map(({ url }) => url).join(' '));
  // As React writes it: when it starts the islands, it finds the styles by their names.
  const element = `<style data-precedence="${escapeHtml(first.precedence)}" data-href="${names}">${escapeStyles(printUsedStyles(styles, contents))}</style>`;
  return before + element + after.join('');
}

/** CSS can contain the sequence only in a string, where `\/` is a slash. */
function escapeStyles(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`);
}
