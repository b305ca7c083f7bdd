/** Finds the inner blocks of a block in the flat list of all blocks. */
import type { Block } from './types.ts';

const treesByContent = new WeakMap<readonly Block[], Map<string | null, Block[]>>();

/**
 * The tree is built once for each list, because content can have thousands of blocks.
 * @param allBlocks all blocks of the content
 * @param clientId the parent block, or null for the top level
 */
export function getChildBlocks(allBlocks: readonly Block[], clientId: string | null): readonly Block[] {
  let tree = treesByContent.get(allBlocks);
  if (!tree) treesByContent.set(allBlocks, (tree = Map.groupBy(allBlocks, (block) => block.parentClientId)));
  return tree.get(clientId) ?? [];
}

/** The block with a prefix before its ids, so that the blocks of several contents can be in one list. */
export function addIdPrefix(block: Block, prefix: string): Block {
  const { clientId, parentClientId } = block;
  return { ...block, clientId: prefix + clientId, parentClientId: parentClientId === null ? null : prefix + parentClientId };
}
