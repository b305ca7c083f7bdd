import { childrenIn } from '../../blocks/family.ts';
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';

/** A block with what is needed to find its relatives. */
export type BlockSource = { kind: 'block'; block: Block; all: readonly Block[]; node: NodeRow | null };

export const toBlockSources = (blocks: readonly Block[], node: NodeRow | null): BlockSource[] =>
  blocks.map((block) => ({ kind: 'block', block, all: blocks, node }));

export function childrenOf({ block: parent, all, node }: BlockSource): BlockSource[] {
  return childrenIn(all, parent.clientId).map((block) => ({ kind: 'block', block, all, node }));
}
