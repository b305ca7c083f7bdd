/** The newest approved comments of the whole site, also for viewers who could see others. */
import type { CommentRow } from '../../../core/rows/comments.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { createPageArgs } from '../../../store/core/page.ts';

const MAX_COMMENTS = 100;
const DEFAULT_COUNT = 5;

export const latestComments: BlockDataSource = {
  name: 'latest-comments',
  type: '[Comment!]',
  resolve: async ({ block }, _args, { store }): Promise<CommentRow[]> => {
    const count = block.attributes['commentsToShow'];
    const limit = typeof count === 'number' ? Math.min(Math.max(Math.trunc(count), 1), MAX_COMMENTS) : DEFAULT_COUNT;
    const { rows } = await store.comments({ statuses: ['approve'], types: ['comment'] }, createPageArgs(limit));
    return rows.filter(({ status }) => status === 'approve');
  },
};
