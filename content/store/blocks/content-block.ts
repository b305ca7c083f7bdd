/** Blocks together with the content they belong to. */
import { getChildBlocks } from '../../blocks/block-tree.ts';
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';

/** A block, all blocks of the same content, and the node. The node is null for markup that is not stored. */
export type ContentBlock = { kind: 'block'; block: Block; allBlocks: readonly Block[]; node: NodeRow | null };

export const toContentBlocks = (blocks: readonly Block[], node: NodeRow | null): ContentBlock[] =>
  blocks.map((block) => ({ kind: 'block', block, allBlocks: blocks, node }));

export function getInnerBlocks({ block: parent, allBlocks, node }: ContentBlock): ContentBlock[] {
  return getChildBlocks(allBlocks, parent.clientId).map((block) => ({ kind: 'block', block, allBlocks, node }));
}
