/** Reusable blocks within saved markup, and within blocks. */
import type { Block } from '../../blocks/types.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentStore } from '../content-store.ts';
import type { BlockSource } from './content-block.ts';

/** Name of the block that shows a reusable block, by its attribute `ref`. */
export const REUSABLE = 'core/block';

/** Blocks that show one by its slug. A theme's patterns are named `theme/slug`. */
const BY_SLUG: ReadonlySet<string> = new Set(['core/pattern', 'core/template-part']);

const showsOther = ({ name }: Block) => name === REUSABLE || BY_SLUG.has(name);

/** The block that shows a reusable one: it closes itself, its attributes say which. */
const REFERENCE = /<!--\s+wp:block\s+(\{[^{}]*\})\s*\/-->/g;

/** Blocks within blocks within blocks: what lies deeper, or shows itself, is left out. */
const MAX_DEPTH = 3;

/** Blocks of one content, shown ones among them. */
const MAX_BLOCKS = 5_000;

/** Signs that the blocks shown in one text may have together, and that are read for it. */
const MAX_SIGNS = 2_000_000;

/** What is left of a limit, for all levels together: blocks that show others many times over, which show others, would grow without end. */
type Room = { left: number };

/** Markup with what its reusable blocks say in their places, as WordPress renders it. What is gone leaves nothing. */
export async function withReusableBlocks(
  content: string,
  store: ContentStore,
  depth = 0,
  room: Room = { left: MAX_SIGNS },
): Promise<string> {
  if (!content.includes('<!-- wp:block ')) return content;
  const ids = [...content.matchAll(REFERENCE)].map(([, attributes]) => refIn(attributes ?? ''));
  const shown = new Map<number, string>();
  for (const id of new Set(ids)) {
    const block = depth < MAX_DEPTH && id !== null && room.left > 0 ? await store.reusableBlock(id) : null;
    if (id === null || !block) continue;
    room.left -= block.content.length;
    shown.set(id, await withReusableBlocks(block.content, store, depth + 1, room));
  }
  let left = MAX_SIGNS;
  return content.replaceAll(REFERENCE, (_whole, attributes: string) => {
    const text = shown.get(refIn(attributes) ?? 0) ?? '';
    left -= text.length;
    return left < 0 ? '' : text;
  });
}

function refIn(attributes: string): number | null {
  try {
    const { ref } = JSON.parse(attributes) as { ref?: unknown };
    return typeof ref === 'number' ? ref : null;
  } catch {
    return null;
  }
}

/** The reusable block that a block shows; null for any other block, and when what it shows is gone or not published. */
export async function reusableBlockOf({ block }: BlockSource, store: ContentStore): Promise<NodeRow | null> {
  const { ref, slug } = block.attributes;
  if (block.name === REUSABLE) return typeof ref === 'number' ? store.reusableBlock(ref) : null;
  return BY_SLUG.has(block.name) && typeof slug === 'string' ? store.reusableBlockBySlug(slug.slice(slug.lastIndexOf('/') + 1)) : null;
}

/**
 * Blocks with those that reusable blocks show put below them, so that a site draws them as any others. They belong to the content that shows them.
 * @param sources one content's blocks, all levels in document order
 */
export async function withShownBlocks(
  sources: readonly BlockSource[],
  store: ContentStore,
  depth = 0,
  room: Room = { left: MAX_BLOCKS },
): Promise<BlockSource[]> {
  if (depth >= MAX_DEPTH || !sources.some(({ block }) => showsOther(block))) return [...sources];
  const shown = await Promise.all(sources.map((source) => shownBy(source, store, depth, room)));
  return sources.flatMap((source, index) => [source, ...(shown[index] ?? [])]).slice(0, MAX_BLOCKS);
}

async function shownBy(source: BlockSource, store: ContentStore, depth: number, room: Room): Promise<BlockSource[]> {
  const reusable = room.left > 0 ? await reusableBlockOf(source, store) : null;
  if (!reusable) return [];
  const { clientId } = source.block;
  const below = (id: string) => `${clientId}.${id}`;
  const saved = await store.blocksOf(reusable);
  const blocks = saved.slice(0, room.left).map((block): Block => ({
    ...block,
    clientId: below(block.clientId),
    parentClientId: block.parentClientId === null ? clientId : below(block.parentClientId),
  }));
  room.left -= blocks.length;
  return await withShownBlocks(
    blocks.map((block) => ({ kind: 'block', block, all: blocks, node: source.node })),
    store,
    depth + 1,
    room,
  );
}
