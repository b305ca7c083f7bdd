/** Block markup to a flat list of typed blocks. */
import { parse as parseMarkup } from '@wordpress/block-serialization-default-parser';
import { readAttributes } from './attributes.ts';
import { blockDeclarationOf } from './declarations.ts';
import type { Block, BlockAttributes } from './types.ts';

/** Deeper blocks are left out: no page of ours nests deeper than a dozen, and a renderer's stack has an end. */
const MAX_DEPTH = 32;
/** Blocks beyond this number are left out. */
const MAX_BLOCKS = 5_000;

type Parsed = ReturnType<typeof parseMarkup>[number];

/**
 * @param content WordPress block markup; text outside of blocks becomes `core/freeform`
 * @returns blocks in document order; never throws, whatever the markup
 */
export function parseBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  const add = (parsed: readonly Parsed[], parentClientId: string | null, depth: number) => {
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

function toBlock(item: Parsed, place: Pick<Block, 'clientId' | 'parentClientId' | 'order'>): Block {
  const given = (item.attrs ?? {}) as BlockAttributes;
  if (item.blockName === null) {
    return { ...place, name: 'core/freeform', attributes: { content: item.innerHTML }, given: {}, innerContent: [item.innerHTML] };
  }
  const declaration = blockDeclarationOf(item.blockName);
  const attributes = declaration ? readAttributes(declaration, given, item.innerHTML) : {};
  return { ...place, name: item.blockName, attributes, given, innerContent: item.innerContent };
}
