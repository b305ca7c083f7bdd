/** Parses block markup into a flat list of typed blocks. */
import { parse as parseMarkup } from '@wordpress/block-serialization-default-parser';
import { readAttributes } from './attributes.ts';
import { getBlockDeclaration } from './declarations.ts';
import type { Block, BlockAttributes } from './types.ts';

/** Blocks nested more deeply are dropped, because rendering them could overflow the stack. Pages of this site have at most 12 levels. */
const MAX_DEPTH = 32;
/** Further blocks are dropped. */
const MAX_BLOCKS = 5_000;

/** A block as the parser returns it: with the attributes of its comment only. Text outside of blocks has no name. */
export type ParsedBlock = ReturnType<typeof parseMarkup>[number];

/** Parses markup for rendering. Nothing is dropped, and attributes are not read from the markup. */
export const parseSavedBlocks = (content: string): ParsedBlock[] => parseMarkup(content);

/**
 * Never throws, even for invalid markup.
 * @param content WordPress block markup. Text outside of blocks becomes `core/freeform`.
 * @returns blocks in document order
 */
export function parseBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  const add = (parsed: readonly ParsedBlock[], parentClientId: string | null, depth: number) => {
    let order = 0;
    for (const item of parsed) {
      if (blocks.length >= MAX_BLOCKS) return;
      if (item.blockName === null && item.innerHTML.trim() === '') continue;
      const clientId = parentClientId === null ? String(order) : `${parentClientId}.${order}`;
      blocks.push(toBlock(item, { clientId, parentClientId, order }));
      if (depth < MAX_DEPTH) add(item.innerBlocks, clientId, depth + 1);
      order += 1;
    }
  };
  add(parseMarkup(content), null, 1);
  return blocks;
}

function toBlock(item: ParsedBlock, position: Pick<Block, 'clientId' | 'parentClientId' | 'order'>): Block {
  const givenAttributes = (item.attrs ?? {}) as BlockAttributes;
  if (item.blockName === null) {
    return { ...position, name: 'core/freeform', attributes: { content: item.innerHTML }, given: {}, innerContent: [item.innerHTML] };
  }
  const declaration = getBlockDeclaration(item.blockName);
  // Nothing is known about the attributes of other plugins' blocks, so they stay as they are.
  const attributes = declaration ? readAttributes(declaration, givenAttributes, item.innerHTML) : givenAttributes;
  return { ...position, name: item.blockName, attributes, given: givenAttributes, innerContent: item.innerContent };
}
