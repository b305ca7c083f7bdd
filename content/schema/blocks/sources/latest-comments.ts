/** Newest comments of the whole site. What waits for a moderator is nobody's to read here, whoever asks. */
import type { CommentRow } from '../../../core/rows/comments.ts';
import type { BlockSourceSpec } from './types.ts';

const MAX_COMMENTS = 100;
const DEFAULT_COUNT = 5;

export const latestComments: BlockSourceSpec = {
  name: 'latest-comments',
  type: '[Comment!]',
  resolve: async ({ block }, _args, { store }): Promise<CommentRow[]> => {
    const count = block.attributes['commentsToShow'];
    const limit = typeof count === 'number' ? Math.min(Math.max(Math.trunc(count), 1), MAX_COMMENTS) : DEFAULT_COUNT;
    const { rows } = await store.comments(
      { stati: ['approve'], types: ['comment'] },
      { limit, direction: 'forward', after: null, before: null, offset: null },
    );
    return rows.filter(({ status }) => status === 'approve');
  },
};
