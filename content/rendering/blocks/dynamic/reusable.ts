/** Reusable blocks, and patterns and template parts that refer to one by its slug. */
import { REUSABLE_BLOCK } from '../../../store/blocks/reusable-blocks.ts';
import { embedAddresses } from '../../filters/embed.ts';
import { type DynamicRenderer, getText } from '../dynamic-block.ts';

/** Maximum total length of the reusable blocks in one content. */
const MAX_CHARACTERS = 2_000_000;
const MAX_DEPTH = 8;

export const renderReusableBlock: DynamicRenderer = async (block, context) => {
  const { store, openIds, counters, renderers } = context;
  const { ref } = block.attributes;
  const slug = getText(block, 'slug');
  const reusable =
    block.name === REUSABLE_BLOCK
      ? typeof ref === 'number'
        ? await store.reusableBlock(ref)
        : null
      : slug === ''
        ? null
        : await store.reusableBlockBySlug(slug.slice(slug.lastIndexOf('/') + 1));
  if (!reusable || openIds.has(reusable.id) || openIds.size > MAX_DEPTH) return '';
  const expanded = (counters.get('expanded characters') ?? 0) + reusable.content.length;
  if (expanded > MAX_CHARACTERS) return '';
  counters.set('expanded characters', expanded);
  const inner = { ...context, openIds: new Set([...openIds, reusable.id]) };
  return await renderers.renderBlocks(await embedAddresses(reusable.content, context.pause), inner);
};
