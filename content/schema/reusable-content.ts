/** Reusable blocks within saved markup. */
import type { ContentStore } from '../store/types.ts';

/** The block that shows a reusable one: it closes itself, its attributes say which. */
const REFERENCE = /<!--\s+wp:block\s+(\{[^{}]*\})\s*\/-->/g;

/** Blocks within blocks within blocks: what lies deeper, or shows itself, is left out. */
const MAX_DEPTH = 3;

/** Signs that the blocks shown in one text may have together: blocks that show others many times over would grow without end. */
const MAX_SIGNS = 2_000_000;

/** Markup with what its reusable blocks say in their places, as WordPress renders it. What is gone leaves nothing. */
export async function withReusableBlocks(content: string, store: ContentStore, depth = 0): Promise<string> {
  if (!content.includes('<!-- wp:block ')) return content;
  const ids = [...content.matchAll(REFERENCE)].map(([, attributes]) => refIn(attributes ?? ''));
  const shown = new Map<number, string>();
  for (const id of new Set(ids)) {
    const block = depth < MAX_DEPTH && id !== null ? await store.reusableBlock(id) : null;
    if (id !== null && block) shown.set(id, await withReusableBlocks(block.content, store, depth + 1));
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
