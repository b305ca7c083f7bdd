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
