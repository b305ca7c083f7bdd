/** The menu a navigation block refers to. Menus that stand nowhere are for editors alone, as everywhere. */
import type { BlockSourceSpec } from './types.ts';

export const navigationMenu: BlockSourceSpec = {
  name: 'navigation-menu',
  type: 'Menu',
  resolve: ({ block }, _args, { store }) => {
    const id = block.attributes['ref'];
    return typeof id === 'number' && Number.isInteger(id) ? store.menuById(id) : null;
  },
};
