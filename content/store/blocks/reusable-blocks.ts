/** Inserts reusable blocks where content refers to them, in saved markup and in lists of blocks. */
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../content-store.ts';
import type { ContentBlock } from './content-block.ts';

/** The block that shows a reusable block. Its attribute `ref` holds the database id. */
export const REUSABLE_BLOCK = 'core/block';

/** Blocks that refer to a reusable block by slug. Patterns of a theme have names such as `theme/slug`. */
const blocksWithSlug: ReadonlySet<string> = new Set(['core/pattern', 'core/template-part']);

const refersToReusable = ({ name }: Block) => name === REUSABLE_BLOCK || blocksWithSlug.has(name);

/** A self-closing reference to a reusable block in markup. */
const REFERENCE_MARKUP = /<!--\s+wp:block\s+(\{[^{}]*\})\s*\/-->/g;

/** Maximum nesting of reusable blocks. Deeper references, and blocks that contain themselves, are left out. */
const MAX_DEPTH = 3;

/** Maximum number of blocks of one content, expanded blocks included. */
const MAX_BLOCKS = 5_000;

/** Maximum total length of the reusable blocks that are expanded in one text. */
const MAX_CHARACTERS = 2_000_000;

/** What remains of a limit. All levels share one budget, because blocks that refer to many others would grow exponentially. */
type Budget = { left: number };

/** Replaces references to reusable blocks by their content, as WordPress renders them. References to missing blocks are removed. */
export async function expandReusableMarkup(
  content: string,
  store: ContentStore,
  depth = 0,
  budget: Budget = { left: MAX_CHARACTERS },
): Promise<string> {
  if (!content.includes('<!-- wp:block ')) return content;
  const ids = [...content.matchAll(REFERENCE_MARKUP)].map(([, attributes]) => parseRef(attributes ?? ''));
  const expanded = new Map<number, string>();
  for (const id of new Set(ids)) {
    const block = depth < MAX_DEPTH && id !== null && budget.left > 0 ? await store.reusableBlock(id) : null;
    if (id === null || !block) continue;
    budget.left -= block.content.length;
    expanded.set(id, await expandReusableMarkup(block.content, store, depth + 1, budget));
  }
  let left = MAX_CHARACTERS;
  return content.replaceAll(REFERENCE_MARKUP, (_whole, attributes: string) => {
    const text = expanded.get(parseRef(attributes) ?? 0) ?? '';
    left -= text.length;
    return left < 0 ? '' : text;
  });
}

function parseRef(attributes: string): number | null {
  try {
    const { ref } = JSON.parse(attributes) as { ref?: unknown };
    return typeof ref === 'number' ? ref : null;
  } catch {
    return null;
  }
}

/** Finds the reusable block that a block refers to. Null for other blocks, and if the reusable block does not exist or is not published. */
export async function findReusableBlock({ block }: ContentBlock, store: ContentStore): Promise<NodeRow | null> {
  const { ref, slug } = block.attributes;
  if (block.name === REUSABLE_BLOCK) return typeof ref === 'number' ? store.reusableBlock(ref) : null;
  return blocksWithSlug.has(block.name) && typeof slug === 'string'
    ? store.reusableBlockBySlug(slug.slice(slug.lastIndexOf('/') + 1))
    : null;
}

/**
 * Inserts the blocks of reusable blocks below the blocks that refer to them, so that a site renders them like any other block.
 * @param sources the blocks of one content, all levels in document order
 */
export async function expandReusableBlocks(
  sources: readonly ContentBlock[],
  store: ContentStore,
  depth = 0,
  budget: Budget = { left: MAX_BLOCKS },
): Promise<ContentBlock[]> {
  if (depth >= MAX_DEPTH || !sources.some(({ block }) => refersToReusable(block))) return [...sources];
  const expanded = await Promise.all(sources.map((source) => expandBlock(source, store, depth, budget)));
  return sources.flatMap((source, index) => [source, ...(expanded[index] ?? [])]).slice(0, MAX_BLOCKS);
}

async function expandBlock(source: ContentBlock, store: ContentStore, depth: number, budget: Budget): Promise<ContentBlock[]> {
  const reusable = budget.left > 0 ? await findReusableBlock(source, store) : null;
  if (!reusable) return [];
  const { clientId } = source.block;
  const toNestedId = (id: string) => `${clientId}.${id}`;
  const savedBlocks = await store.getBlocks(reusable);
  const blocks = savedBlocks.slice(0, budget.left).map((block): Block => ({
    ...block,
    clientId: toNestedId(block.clientId),
    parentClientId: block.parentClientId === null ? clientId : toNestedId(block.parentClientId),
  }));
  budget.left -= blocks.length;
  return await expandReusableBlocks(
    blocks.map((block) => ({ kind: 'block', block, allBlocks: blocks, node: source.node })),
    store,
    depth + 1,
    budget,
  );
}
