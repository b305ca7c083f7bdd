/** Inserts reusable blocks where lists of blocks refer to them. */
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../content-store.ts';
import { type ContentBlock, getInnerBlocks, toContentBlocks } from './content-block.ts';

/** The block that shows a reusable block. Its attribute `ref` holds the database id. */
export const REUSABLE_BLOCK = 'core/block';

/** Blocks that refer to a reusable block by slug. Patterns of a theme have names such as `theme/slug`. */
const blocksWithSlug: ReadonlySet<string> = new Set(['core/pattern', 'core/template-part']);

type BlockReference = Pick<Block, 'name' | 'attributes'>;

const refersToReusable = ({ name }: BlockReference) => name === REUSABLE_BLOCK || blocksWithSlug.has(name);

/** Maximum nesting of reusable blocks. Deeper references are left out. */
const MAX_DEPTH = 8;

/** Maximum number of blocks of one content, expanded blocks included. */
const MAX_BLOCKS = 5_000;

/** What remains of a limit. All levels share one budget, because blocks that refer to many others would grow exponentially. */
type Budget = { left: number };

/** Finds the reusable block that a block refers to. Null for other blocks, and if the reusable block does not exist or is not published. */
export async function findReusableBlock({ name, attributes }: BlockReference, store: ContentStore): Promise<NodeRow | null> {
  const { ref, slug } = attributes;
  if (name === REUSABLE_BLOCK) {
    const id = typeof ref === 'string' ? Number(ref) : ref;
    return typeof id === 'number' ? store.reusableBlock(id) : null;
  }
  return blocksWithSlug.has(name) && typeof slug === 'string' ? store.reusableBlockBySlug(slug.slice(slug.lastIndexOf('/') + 1)) : null;
}

/**
 * Inserts the blocks of reusable blocks below the blocks that refer to them, so that they are inner blocks like any other.
 * @param sources the blocks of one content, all levels in document order
 */
export async function expandReusableBlocks(sources: readonly ContentBlock[], store: ContentStore): Promise<ContentBlock[]> {
  const [first] = sources;
  if (!first || !sources.some(({ block }) => refersToReusable(block))) return [...sources];
  const expanded = await expandBlocks(sources, store, first.node ? [first.node.id] : [], { left: MAX_BLOCKS });
  const blocks = expanded.slice(0, MAX_BLOCKS).map(({ block }) => block);
  return toContentBlocks(blocks, first.node).map((source) => ({ ...source, isExpanded: true }));
}

/** Lists inner blocks. Those of a block that shows a reusable block are the blocks of the reusable block. */
export async function listInnerBlocks(source: ContentBlock, store: ContentStore): Promise<ContentBlock[]> {
  if (source.isExpanded || !refersToReusable(source.block)) return getInnerBlocks(source);
  const [expanded] = await expandReusableBlocks([source], store);
  return expanded ? getInnerBlocks(expanded) : [];
}

/** @param shownIn ids of the reusable blocks that contain the blocks. A reusable block that contains itself is left out. */
async function expandBlocks(
  sources: readonly ContentBlock[],
  store: ContentStore,
  shownIn: readonly number[],
  budget: Budget,
): Promise<ContentBlock[]> {
  if (shownIn.length >= MAX_DEPTH || !sources.some(({ block }) => refersToReusable(block))) return [...sources];
  const expanded = await Promise.all(sources.map((source) => expandBlock(source, store, shownIn, budget)));
  return sources.flatMap((source, index) => [source, ...(expanded[index] ?? [])]);
}

async function expandBlock(source: ContentBlock, store: ContentStore, shownIn: readonly number[], budget: Budget): Promise<ContentBlock[]> {
  const reusable = budget.left > 0 ? await findReusableBlock(source.block, store) : null;
  if (!reusable || shownIn.includes(reusable.id)) return [];
  const { clientId } = source.block;
  const toNestedId = (id: string) => `${clientId}.${id}`;
  const savedBlocks = await store.getBlocks(reusable);
  const blocks = savedBlocks.slice(0, budget.left).map((block): Block => ({
    ...block,
    clientId: toNestedId(block.clientId),
    parentClientId: block.parentClientId === null ? clientId : toNestedId(block.parentClientId),
  }));
  budget.left -= blocks.length;
  return await expandBlocks(
    blocks.map((block) => ({ kind: 'block', block, allBlocks: blocks, node: source.node })),
    store,
    [...shownIn, reusable.id],
    budget,
  );
}
