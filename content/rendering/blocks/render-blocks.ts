/** Renders blocks (WordPress's `do_blocks`): saved markup as it is, dynamic blocks from their attributes. */
import { MAX_BLOCK_DEPTH } from '#lib/blocks/max-depth.ts';
import { removeHiddenBlocks } from '../../blocks/hidden-blocks.ts';
import { FREEFORM_BLOCK, type ParsedBlock, parseSavedBlocks } from '../../blocks/parse.ts';
import type { Block, BlockAttributes } from '../../blocks/types.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import { countUp, type RenderContext, renderWithinLimit } from '../render-context.ts';
import { splitHtml } from '../html/split-html.ts';
import { getRenderedAttributes } from './attributes.ts';
import type { DynamicBlock } from './dynamic-block.ts';
import { addLayoutClasses } from './layout-classes.ts';
import { addLinkColorClass } from './link-color-class.ts';
import { getBlockRendering } from './registry.ts';

/** Further dynamic blocks of one content are left out, because lists in lists would grow exponentially. */
const MAX_DYNAMIC_BLOCKS = 1_000;

/** Content with more unclosed blocks than this is not parsed. */
const MAX_UNCLOSED = 20;

/** Whether markup contains blocks. */
export const hasBlocks = (content: string): boolean => content.includes('<!-- wp:');

export async function renderBlocks(content: string, context: RenderContext): Promise<string> {
  if (!hasBlocks(content)) return content;
  const parts: string[] = [];
  for (const block of parseBlockMarkup(content)) parts.push(await renderBlock(block, context));
  return parts.join('');
}

/**
 * Parses markup. Blocks that are not closed contain the rest of the text, which the parser repeats in each of them, so such a text is shown without
 * its comments.
 */
export function parseBlockMarkup(markup: string): ParsedBlock[] {
  const content = removeHiddenBlocks(markup);
  return countUnclosed(content) > MAX_UNCLOSED
    ? [{ blockName: null, attrs: null, innerBlocks: [], innerHTML: removeComments(content), innerContent: [] }]
    : parseSavedBlocks(content);
}

const blockComment = /<!--\s+(\/)?wp:(?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*\s+(?:(\{)|\/?-->)/g;
const attributesEnd = /\}\s+\/?-->/g;

/** Counts the blocks that are not closed. As for the parser, a closing comment closes the last block, whatever its name is. */
function countUnclosed(content: string): number {
  const comments = new RegExp(blockComment);
  const ends = new RegExp(attributesEnd);
  let count = 0;
  let hasEnds = true;
  for (let match = comments.exec(content); match; match = comments.exec(content)) {
    const [whole, slash, brace] = match;
    let end: string | undefined = whole;
    if (brace) {
      if (!hasEnds) continue;
      ends.lastIndex = comments.lastIndex - 1;
      end = ends.exec(content)?.[0];
      // A comment whose attributes do not end is text.
      hasEnds = end !== undefined;
      if (end === undefined) continue;
      comments.lastIndex = ends.lastIndex;
    }
    if (slash) count -= 1;
    else if (!end.endsWith('/-->')) count += 1;
    if (count < 0) return 0;
  }
  return count;
}

function removeComments(content: string): string {
  return splitHtml(content)
    .filter((part) => !/^<!--\s+\/?wp:/.test(part))
    .join('');
}

export async function renderBlock(parsed: ParsedBlock, context: RenderContext, ancestors: readonly DynamicBlock[] = []): Promise<string> {
  const paused = context.pause();
  if (paused) await paused;
  const name = parsed.blockName;
  return await renderWithinLimit(context, () => (name === null ? parsed.innerHTML : renderNamedBlock(parsed, name, context, ancestors)));
}

async function renderNamedBlock(
  parsed: ParsedBlock,
  name: string,
  context: RenderContext,
  ancestors: readonly DynamicBlock[],
): Promise<string> {
  const block = toDynamicBlock(parsed, name, context, ancestors);
  // Deeper blocks are shown as they were saved.
  const isDeep = ancestors.length >= MAX_BLOCK_DEPTH;
  const { render, rendersInnerBlocks } = block.rendering;
  if (isDeep) return await renderSaved(parsed);
  if (!rendersInnerBlocks) block.content = await block.renderInner(context);
  const isWithinLimit = render === undefined || countUp(context, 'dynamic blocks') <= MAX_DYNAMIC_BLOCKS;
  const rendered = render === undefined ? block.content : isWithinLimit ? await render(block, context) : '';
  return addLayoutClasses(addLinkColorClass(rendered, block), block, context);
}

/** Returns the saved markup of a block and its inner blocks, without recursion on the stack. */
async function renderSaved(parsed: ParsedBlock): Promise<string> {
  await Promise.resolve();
  const inner = parsed.innerBlocks.values();
  const parts: string[] = [];
  for (const part of parsed.innerContent) {
    const child = part === null ? inner.next().value : undefined;
    parts.push(part ?? (child ? await renderSaved(child) : ''));
  }
  return parts.join('');
}

function toDynamicBlock(parsed: ParsedBlock, name: string, context: RenderContext, ancestors: readonly DynamicBlock[]): DynamicBlock {
  const attributes = getRenderedAttributes(name, parsed);
  const block: DynamicBlock = {
    name,
    rendering: getBlockRendering(name),
    attributes,
    parsed,
    content: '',
    ancestors,
    renderInner: async (innerContext) => {
      const inner = parsed.innerBlocks.values();
      const parts: string[] = [];
      for (const part of parsed.innerContent) {
        const child = part === null ? inner.next().value : undefined;
        parts.push(part ?? (child ? await renderBlock(child, innerContext, [...ancestors, block]) : ''));
      }
      return parts.join('');
    },
    loadData: (field) => context.loadBlockData(toContentBlock(parsed, context), field),
  };
  return block;
}

/** Converts a block to the form that the sources of data fields read. */
function toContentBlock(parsed: ParsedBlock, { node }: RenderContext): ContentBlock {
  const allBlocks: Block[] = [];
  const add = (item: ParsedBlock, clientId: string, parentClientId: string | null, order: number, depth: number) => {
    const rawAttributes = (item.attrs ?? {}) as BlockAttributes;
    const name = item.blockName ?? FREEFORM_BLOCK;
    allBlocks.push({
      name,
      clientId,
      parentClientId,
      order,
      attributes: getRenderedAttributes(name, item),
      rawAttributes,
      innerContent: item.innerContent,
    });
    if (depth < MAX_BLOCK_DEPTH)
      for (const [index, inner] of item.innerBlocks.entries()) add(inner, `${clientId}.${index}`, clientId, index, depth + 1);
  };
  add(parsed, '0', null, 0, 0);
  const [block] = allBlocks;
  if (!block) throw new Error('A block has no entry in its own list.');
  return { kind: 'block', block, allBlocks, node };
}
