/** The menu of a navigation block. Visitors see only menus with a location. */
import type { BlockDataSource } from './block-data-source.ts';

export const navigationMenu: BlockDataSource = {
  name: 'navigation-menu',
  type: 'Menu',
  resolve: ({ block }, _args, { store }) => {
    const id = block.attributes['ref'];
    return typeof id === 'number' && Number.isInteger(id) ? store.menuById(id) : null;
  },
};
