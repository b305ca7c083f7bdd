/** The person a block names by number. */
import type { BlockSourceSpec } from './types.ts';

export const chosenUser: BlockSourceSpec = {
  name: 'chosen-user',
  type: 'User',
  resolve: ({ block }, _args, { store }) => {
    const id = block.attributes['userId'];
    return typeof id === 'number' && Number.isInteger(id) ? store.userById(id) : null;
  },
};
