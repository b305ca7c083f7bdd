/** Blocks come as a flat list, because Relay has no recursive fragments; here it becomes a tree again. */

type Flat = { readonly clientId: string; readonly parentClientId: string | null };
export type Branch<T> = { block: T; children: Branch<T>[] };

/** Deeper blocks are left out: a renderer's stack has an end. */
const MAX_DEPTH = 24;

/**
 * @param blocks in document order, parents before their children
 * @returns the top level; a block whose parent is missing is left out
 */
export function toTree<T extends Flat>(blocks: readonly T[]): Branch<T>[] {
  const roots: Branch<T>[] = [];
  const known = new Map<string, { branch: Branch<T>; depth: number }>();
  for (const block of blocks) {
    const parent = block.parentClientId === null ? null : known.get(block.parentClientId);
    const depth = (parent?.depth ?? 0) + 1;
    if (parent === undefined || depth > MAX_DEPTH) continue;
    const branch: Branch<T> = { block, children: [] };
    (parent?.branch.children ?? roots).push(branch);
    known.set(block.clientId, { branch, depth });
  }
  return roots;
}

/** Neighbours of one kind together: a run of prose is set in one column. */
export function toRuns<T>(items: readonly T[], isProse: (item: T) => boolean): { prose: boolean; items: T[] }[] {
  const runs: { prose: boolean; items: T[] }[] = [];
  for (const item of items) {
    const prose = isProse(item);
    const last = runs.at(-1);
    if (last && last.prose && prose) last.items.push(item);
    else runs.push({ prose, items: [item] });
  }
  return runs;
}
