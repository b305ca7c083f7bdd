/** Published pages in menu order. */
import type { BlockDataSource } from './block-data-source.ts';

/** Longer lists of links are not useful. */
const MAX_PAGES = 100;

export const pageList: BlockDataSource = {
  name: 'page-list',
  type: '[Page!]',
  resolve: async (_source, _args, { store }) => {
    const page = { limit: MAX_PAGES, direction: 'forward' as const, after: null, before: null, offset: null };
    const { rows } = await store.nodes({ types: ['page'], orderby: 'menu' }, page);
    return rows;
  },
};
