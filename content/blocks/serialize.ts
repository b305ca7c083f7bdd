/** The saved markup of blocks. */
import { getChildBlocks } from './block-tree.ts';
import type { Block } from './types.ts';

/**
 * Returns the markup of a block and its inner blocks as the editor's `save` function returns it: without comments, and without the line breaks that the
 * editor writes around inner blocks.
 */
export function getSavedMarkup(block: Block, allBlocks: readonly Block[]): string {
  const children = getChildBlocks(allBlocks, block.clientId).values();
  const parts = block.innerContent.map((part, index, all) => {
    if (part === null) {
      const { value: child } = children.next();
      return child ? getSavedMarkup(child, allBlocks) : '';
    }
    const start = all[index - 1] === null ? part.trimStart() : part;
    return all[index + 1] === null ? start.trimEnd() : start;
  });
  return parts.join('').trim();
}

/** Returns the block's own saved markup, without its inner blocks and without comments. */
export function getOwnMarkup(block: Block): string {
  return block.innerContent
    .filter((part) => part !== null)
    .join('')
    .trim();
}
