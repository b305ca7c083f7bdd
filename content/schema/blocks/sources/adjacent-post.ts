/** The previous or next published node of the same type as the block's node. */
import { createPageArgs, type PageArgs } from '../../../store/core/page.ts';
import type { BlockDataSource } from './block-data-source.ts';

const ONE = createPageArgs(1);

export const adjacentPost: BlockDataSource = {
  name: 'adjacent-post',
  type: 'ContentNode',
  resolve: async ({ block, node }, _args, { store }) => {
    if (!node) return null;
    // Lists start with the newest node, so the previous one comes after this node.
    const page: PageArgs =
      block.attributes['type'] === 'previous' ? { ...ONE, after: node.id } : { ...ONE, before: node.id, direction: 'backward' };
    const { rows } = await store.nodes({ types: [node.type], filter: { hasPassword: false } }, page);
    return rows[0] ?? null;
  },
};
