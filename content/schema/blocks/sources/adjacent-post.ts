/** The content published right before or after the one a block belongs to, of the same type. */
import type { PageArgs } from '../../../store/core/page.ts';
import type { BlockSourceSpec } from './types.ts';

const ONE: PageArgs = { limit: 1, direction: 'forward', after: null, before: null, offset: null };

export const adjacentPost: BlockSourceSpec = {
  name: 'adjacent-post',
  type: 'ContentNode',
  resolve: async ({ block, node }, _args, { store }) => {
    if (!node) return null;
    // Lists begin with the newest: what came before stands after it.
    const page: PageArgs =
      block.attributes['type'] === 'previous' ? { ...ONE, after: node.id } : { ...ONE, before: node.id, direction: 'backward' };
    const { rows } = await store.nodes({ types: [node.type] }, page);
    return rows[0] ?? null;
  },
};
