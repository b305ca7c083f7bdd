/** Reusable blocks, and patterns and template parts that refer to one by its slug. */
import { findReusableBlock } from '../../../store/blocks/reusable-blocks.ts';
import { embedAddresses } from '../../filters/embed.ts';
import type { DynamicRenderer } from '../dynamic-block.ts';

/** Maximum total length of the reusable blocks in one content. */
const MAX_CHARACTERS = 2_000_000;
const MAX_DEPTH = 8;

export const renderReusableBlock: DynamicRenderer = async (block, context) => {
  const { store, openIds, counters, renderers } = context;
  const reusable = await findReusableBlock(block, store);
  if (!reusable || openIds.has(reusable.id) || openIds.size > MAX_DEPTH) return '';
  const expanded = (counters.get('expanded characters') ?? 0) + reusable.content.length;
  if (expanded > MAX_CHARACTERS) return '';
  counters.set('expanded characters', expanded);
  const inner = { ...context, openIds: new Set([...openIds, reusable.id]) };
  return await renderers.renderBlocks(await embedAddresses(reusable.content, context.pause), inner);
};
