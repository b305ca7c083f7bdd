/** Published pages in the order of the menu. */
import type { BlockSourceSpec } from './types.ts';

/** A list of links nobody reads to its end. */
const MAX_PAGES = 100;

export const pageList: BlockSourceSpec = {
  name: 'page-list',
  type: '[Page!]',
  resolve: async (_source, _args, { store }) => {
    const page = { limit: MAX_PAGES, direction: 'forward' as const, after: null, before: null, offset: null };
    const { rows } = await store.nodes({ types: ['page'], orderby: 'menu' }, page);
    return rows;
  },
};
