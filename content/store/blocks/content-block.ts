/** Blocks together with the content they belong to. */
import { getChildBlocks } from '../../blocks/block-tree.ts';
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';

/** A block, all blocks of the same content, and the node. The node is null for markup that is not stored. */
export type ContentBlock = {
  kind: 'block';
  block: Block;
  allBlocks: readonly Block[];
  node: NodeRow | null;
  /** Whether all blocks include those of the reusable blocks that they show. */
  isExpanded?: boolean;
};

export const toContentBlocks = (blocks: readonly Block[], node: NodeRow | null): ContentBlock[] =>
  blocks.map((block) => ({ kind: 'block', block, allBlocks: blocks, node }));

export function getInnerBlocks(parent: ContentBlock): ContentBlock[] {
  return getChildBlocks(parent.allBlocks, parent.block.clientId).map((block) => ({ ...parent, block }));
}
