/** What can be read on a page, and what of it an editor wrote. */
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

/** Words of some markup with single spaces between them; scripts and styles are no words, the title of the document is. */
export function textOf(html: string): string {
  return (
    html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      // Elements inside a line do not part words, all others do.
      .replaceAll(/<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(#?\w+);/g, (sign, name: string) => entities[name] ?? sign)
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Blocks whose saved markup is what a visitor reads. */
const prose = new Set(['core/paragraph', 'core/heading', 'core/list-item']);

/** The title of a node, and every paragraph, heading and list item of its blocks; of our own blocks their titles. */
export function wordsOf(node: SeedNode): string[] {
  const words = [node.title, ...(node.blocks ?? []).flatMap(wordsOfBlock)].map(textOf);
  return words.filter((text) => text !== '');
}

function wordsOfBlock(block: SeedBlock): string[] {
  // Words for a list that is empty are not seen where it is not.
  if (block.name === 'core/query-no-results') return [];
  const title = block.attributes?.['title'];
  return [
    ...(prose.has(block.name) ? [(block.html ?? []).join('')] : []),
    ...(block.name.startsWith('site/') && typeof title === 'string' ? [title] : []),
    ...(block.inner ?? []).flatMap(wordsOfBlock),
  ];
}
