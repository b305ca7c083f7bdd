/** Finds for each block that an editor saves the stored block that it was, even if blocks were changed, moved, added and deleted in between. */
import type { BlockOpener } from './block-openers.ts';
import { toEditorAttributes } from './editor-attributes.ts';

/** With more changed blocks of one name, blocks are paired in their order. Comparing all with all would take too long. */
const MAX_COMPARED = 100;

/** @returns the stored block of each sent block that has one */
export function pairBlocks(stored: readonly BlockOpener[], sent: readonly BlockOpener[]): ReadonlyMap<BlockOpener, BlockOpener> {
  const pairs = new Map<BlockOpener, BlockOpener>();
  const sentByName = Map.groupBy(sent, ({ name }) => name);
  for (const [name, blocks] of Map.groupBy(stored, (block) => block.name)) {
    const candidates = sentByName.get(name) ?? [];
    const [restStored, restSent] = pairEqual(blocks, candidates, pairs);
    if (restStored.length > MAX_COMPARED || restSent.length > MAX_COMPARED) pairInOrder(restStored, restSent, pairs);
    else pairSimilar(restStored, restSent, pairs);
  }
  return pairs;
}

type Rest = [stored: readonly BlockOpener[], sent: readonly BlockOpener[]];

/** Pairs blocks whose attributes are equal except for those that the editor drops, in their order. @returns the blocks that are left */
function pairEqual(stored: readonly BlockOpener[], sent: readonly BlockOpener[], pairs: Map<BlockOpener, BlockOpener>): Rest {
  const byText = Map.groupBy(sent, toText);
  const left = stored.filter((block) => {
    const match = byText.get(toText(block))?.shift();
    if (match) pairs.set(match, block);
    return match === undefined;
  });
  return [left, sent.filter((block) => !pairs.has(block))];
}

/** Compares what the editor writes, in any order: it writes attributes in the order of their declaration. */
const toText = (block: BlockOpener): string => JSON.stringify(toEditorAttributes(block).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Pairs the most similar blocks first. Blocks that have nothing in common are pairs only if they are the only ones. */
function pairSimilar(stored: readonly BlockOpener[], sent: readonly BlockOpener[], pairs: Map<BlockOpener, BlockOpener>): void {
  // Comparing texts is fast also for a long list of items, which is compared with that of every other block.
  const [storedTexts, sentTexts] = [stored.map(toTexts), sent.map(toTexts)];
  const options = stored.flatMap((before, i) =>
    sent.map((after, j) => ({ before, after, score: getSimilarity(storedTexts[i], sentTexts[j]), distance: Math.abs(i - j) })),
  );
  options.sort((a, b) => b.score - a.score || a.distance - b.distance);
  const isOnly = stored.length === 1 && sent.length === 1;
  const used = new Set<BlockOpener>();
  for (const { before, after, score } of options) {
    if (used.has(before) || pairs.has(after) || (score === 0 && !isOnly)) continue;
    used.add(before);
    pairs.set(after, before);
  }
}

type AttributeTexts = ReadonlyMap<string, string>;

const toTexts = ({ attributes }: BlockOpener): AttributeTexts =>
  new Map(Object.entries(attributes).map(([name, value]) => [name, JSON.stringify(value)]));

/** The share of the sent attributes that are unchanged. A block without attributes is similar to one that could have lost them. */
function getSimilarity(before: AttributeTexts | undefined, after: AttributeTexts | undefined): number {
  if (!before || !after || after.size === 0) return 0.01;
  return [...after].filter(([name, text]) => before.get(name) === text).length / after.size;
}

function pairInOrder(stored: readonly BlockOpener[], sent: readonly BlockOpener[], pairs: Map<BlockOpener, BlockOpener>): void {
  for (const [index, before] of stored.entries()) {
    const after = sent[index];
    if (after) pairs.set(after, before);
  }
}
