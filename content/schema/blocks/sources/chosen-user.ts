/** The user whose id is in the attributes. */
import type { BlockDataSource } from './block-data-source.ts';

export const chosenUser: BlockDataSource = {
  name: 'chosen-user',
  type: 'User',
  resolve: ({ block }, _args, { store }) => {
    const id = block.attributes['userId'];
    return typeof id === 'number' && Number.isInteger(id) ? store.userById(id) : null;
  },
};
