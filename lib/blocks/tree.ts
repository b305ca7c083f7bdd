/** Rebuilds the block tree. Queries return blocks as a flat list, because Relay does not support recursive fragments. */

import { MAX_BLOCK_DEPTH } from './max-depth.ts';

type FlatBlock = { readonly clientId: string; readonly parentClientId: string | null };
export type BlockNode<T> = { block: T; children: BlockNode<T>[] };

/**
 * @param blocks in document order, parents before their children
 * @returns the top-level blocks. A block whose parent is missing is left out.
 */
export function toTree<T extends FlatBlock>(blocks: readonly T[]): BlockNode<T>[] {
  const roots: BlockNode<T>[] = [];
  const known = new Map<string, { branch: BlockNode<T>; depth: number }>();
  for (const block of blocks) {
    const parent = block.parentClientId === null ? null : known.get(block.parentClientId);
    const depth = (parent?.depth ?? 0) + 1;
    if (parent === undefined || depth > MAX_BLOCK_DEPTH) continue;
    const branch: BlockNode<T> = { block, children: [] };
    (parent?.branch.children ?? roots).push(branch);
    known.set(block.clientId, { branch, depth });
  }
  return roots;
}

/** Groups consecutive prose blocks, which share one text column. Every other block is a group of its own. */
export function groupProse<T>(items: readonly T[], isProse: (item: T) => boolean): { prose: boolean; items: T[] }[] {
  const runs: { prose: boolean; items: T[] }[] = [];
  for (const item of items) {
    const prose = isProse(item);
    const last = runs.at(-1);
    if (last && last.prose && prose) last.items.push(item);
    else runs.push({ prose, items: [item] });
  }
  return runs;
}
