/** Parses block markup into a flat list of typed blocks. */
import { parse as parseMarkup } from '@wordpress/block-serialization-default-parser';
import { MAX_BLOCK_DEPTH } from '#lib/blocks/max-depth.ts';
import { readAttributes } from './attributes.ts';
import { getBlockDeclaration } from './declarations.ts';
import { findVersion } from './deprecated-versions.ts';
import { removeHiddenBlocks } from './hidden-blocks.ts';
import { replaceFormerName } from './former-names.ts';
import { getMarkupAttributes } from './later-blocks.ts';
import type { Block, BlockAttributes } from './types.ts';

/** The name of text outside of blocks. */
export const FREEFORM_BLOCK = 'core/freeform';

/** Further blocks are dropped. */
const MAX_BLOCKS = 5_000;

/**
 * Further blocks are dropped when their markup together is longer than the content by this factor. WordPress's parser gives each block that is never
 * closed the entire rest of the content.
 */
const MAX_MARKUP_FACTOR = 2;

/** After this time, other requests are served before parsing continues. */
const SLICE_MS = 20;

/** A block as the parser returns it: with the attributes of its comment only. Text outside of blocks has no name. */
export type ParsedBlock = ReturnType<typeof parseMarkup>[number];

/** Parses markup for rendering. Only hidden blocks are dropped, and attributes are not read from the markup. */
export function parseSavedBlocks(markup: string): ParsedBlock[] {
  const content = removeHiddenBlocks(markup);
  const tailStart = findUnreadableTail(content);
  const parsed = parseMarkup(content.slice(0, tailStart));
  return tailStart < content.length ? [...parsed, createFreeform(content.slice(tailStart))] : parsed;
}

/**
 * Never throws, even for invalid markup.
 * @param content WordPress block markup. Text outside of blocks becomes `core/freeform`.
 * @returns blocks in document order
 */
export function parseBlocks(content: string): Block[] {
  const steps = parseInSteps(content);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Parses like `parseBlocks`, in slices between which other requests are served. */
export async function parseBlocksInSlices(content: string): Promise<Block[]> {
  const steps = parseInSteps(content);
  let startedAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    startedAt = performance.now();
  }
}

type Position = Pick<Block, 'clientId' | 'parentClientId' | 'order'>;

/** Pauses after each block. */
function* parseInSteps(content: string): Generator<void, Block[]> {
  const blocks: Block[] = [];
  let markupLeft = content.length * MAX_MARKUP_FACTOR;
  function* add(parsed: readonly ParsedBlock[], parentClientId: string | null, depth: number): Generator<void, void> {
    let order = 0;
    for (const item of parsed) {
      markupLeft -= item.innerHTML.length;
      if (blocks.length >= MAX_BLOCKS || markupLeft < 0) return;
      if (item.blockName === null && item.innerHTML.trim() === '') continue;
      const clientId = parentClientId === null ? String(order) : `${parentClientId}.${order}`;
      blocks.push(yield* toBlock(item, { clientId, parentClientId, order }));
      yield;
      if (depth < MAX_BLOCK_DEPTH) yield* add(item.innerBlocks, clientId, depth + 1);
      order += 1;
    }
  }
  yield* add(parseSavedBlocks(content), null, 1);
  return blocks;
}

const ATTRIBUTES_END = /\}\s+\/?-->/g;
const ATTRIBUTES_START = /<!--\s+\/?wp:[a-z][a-z0-9_/-]*\s+\{/g;
/** WordPress's parser reads to the end of the content for each block comment whose attributes never end. */
const MAX_UNTERMINATED_COMMENTS = 100;

/** Returns the position of the first of many block comments whose attributes never end, or the length of the content. The text after it is not parsed. */
function findUnreadableTail(content: string): number {
  let lastEnd = 0;
  for (const { index } of content.matchAll(ATTRIBUTES_END)) lastEnd = index;
  const starts = [...content.slice(lastEnd).matchAll(ATTRIBUTES_START)];
  const [first] = starts;
  return first && starts.length > MAX_UNTERMINATED_COMMENTS ? lastEnd + first.index : content.length;
}

const createFreeform = (text: string): ParsedBlock => ({
  blockName: null,
  attrs: {},
  innerBlocks: [],
  innerHTML: text,
  innerContent: [text],
});

function* toBlock(item: ParsedBlock, position: Position): Generator<void, Block> {
  if (item.blockName === null) {
    return {
      ...position,
      name: FREEFORM_BLOCK,
      attributes: { content: item.innerHTML },
      rawAttributes: {},
      innerContent: [item.innerHTML],
    };
  }
  const { name, attributes: rawAttributes } = replaceFormerName(item.blockName, (item.attrs ?? {}) as BlockAttributes);
  const declaration = getBlockDeclaration(name);
  if (!declaration) {
    // Nothing is known about the attributes of other plugins' blocks, so they stay as they are.
    const markupAttributes = getMarkupAttributes(name);
    const attributes = markupAttributes ? yield* readAttributes(markupAttributes, rawAttributes, item.innerHTML) : rawAttributes;
    return { ...position, name, attributes, rawAttributes, innerContent: item.innerContent };
  }
  const version = findVersion(rawAttributes, declaration);
  const attributes = yield* readAttributes(version.attributes, rawAttributes, item.innerHTML);
  const deprecated = version.number !== null && { deprecatedVersion: version.number };
  return { ...position, name, attributes, ...deprecated, rawAttributes, innerContent: item.innerContent };
}
