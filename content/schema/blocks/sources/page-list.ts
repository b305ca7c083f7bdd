/** Published pages in menu order. */
import type { BlockDataSource } from './block-data-source.ts';
import { createPageArgs } from '../../../store/core/page.ts';

/** Longer lists of links are not useful. */
const MAX_PAGES = 100;

export const pageList: BlockDataSource = {
  name: 'page-list',
  type: '[Page!]',
  resolve: async (_source, _args, { store }) => {
    const page = createPageArgs(MAX_PAGES);
    const { rows } = await store.nodes({ types: ['page'], orderby: 'menu' }, page);
    return rows;
  },
};
