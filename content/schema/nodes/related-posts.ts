/** Posts that readers of a post may want to read next. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { SchemaBuilder } from '../core/builder.ts';

const DEFAULT_COUNT = 3;
const MAX_COUNT = 12;

export function declareRelatedPosts(builder: SchemaBuilder): void {
  builder.extend('Post', {
    relatedPosts: {
      type: '[Post!]!',
      description:
        'Published posts about the same subjects, the closest one first: with the same terms, about the same markets or region, or with the same words in the title. They have different pictures, and none has a password.',
      args: { first: { type: 'Int', description: 'Number of posts, at most 12.', default: DEFAULT_COUNT } },
      resolve: async (post: NodeRow, { first }: { first?: number | null }, { store }) => {
        const count = Math.min(Math.max(first ?? DEFAULT_COUNT, 0), MAX_COUNT);
        // The list would reveal the markets of protected content.
        return post.restricted || count === 0 ? [] : (await store.relatedPosts(post.id, count)).posts;
      },
    },
  });
}
