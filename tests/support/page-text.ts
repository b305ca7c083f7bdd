/** Extracts the text of a page, and the text that editors wrote for it. */
import type { SeedBlock, SeedNode } from '../../content/seed/types.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
  '#039': "'",
  ensp: ' ',
};

/** Converts HTML to text with normalized spaces. Scripts, styles and comments are removed, and the document title is kept. */
export function toText(html: string): string {
  return (
    html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      // Inline elements do not separate words. All other elements do.
      .replaceAll(/<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(#?\w+);/g, (reference, name: string) => entities[name] ?? reference)
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Blocks whose saved markup is shown to visitors as it is. */
const textBlocks = new Set(['core/paragraph', 'core/heading', 'core/list-item']);

/** Returns the title of a node, the text of its paragraphs, headings and list items, and the titles of its `site/` blocks. */
export function listTexts(node: SeedNode): string[] {
  const texts = [node.title, ...(node.blocks ?? []).flatMap(listBlockTexts)].map(toText);
  return texts.filter((text) => text !== '');
}

function listBlockTexts(block: SeedBlock): string[] {
  // This block is shown only if the query has no results.
  if (block.name === 'core/query-no-results') return [];
  const title = block.attributes?.['title'];
  return [
    ...(textBlocks.has(block.name) ? [(block.html ?? []).join('')] : []),
    ...(block.name.startsWith('site/') && typeof title === 'string' ? [title] : []),
    ...(block.inner ?? []).flatMap(listBlockTexts),
  ];
}
