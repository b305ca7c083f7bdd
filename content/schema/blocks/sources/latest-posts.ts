/** Newest posts, as the block "Latest posts" chooses them: by categories and author, in an order of their own. */
import type { ContentBlock } from '../../../store/blocks/content-block.ts';
import type { NodeQuery } from '../../../store/nodes/node-query.ts';
import type { ContentContext } from '../../core/context.ts';
import { idsOf, orderOf } from './loop-query.ts';
import type { BlockSourceSpec } from './types.ts';

/** As many as an editor can choose. */
const MAX_POSTS = 100;
const DEFAULT_COUNT = 5;

/** Category ids: WordPress saves the chosen terms themselves, once it saved one id. */
function categoriesOf(value: ContentBlock['block']['attributes'][string] | undefined): number[] {
  if (!Array.isArray(value)) return idsOf(value);
  return idsOf(value.map((one) => (typeof one === 'object' && one !== null && !Array.isArray(one) ? (one['id'] ?? null) : one)));
}

export const latestPosts: BlockSourceSpec = {
  name: 'latest-posts',
  type: '[LoopEntry!]',
  resolve: async ({ block, node: owner }: ContentBlock, _args, { store }: ContentContext) => {
    const { attributes } = block;
    const categories = categoriesOf(attributes['categories'] ?? block.given['categories']);
    const [author] = idsOf(attributes['selectedAuthor']);
    const count = attributes['postsToShow'];
    const query: NodeQuery = {
      types: ['post'],
      orderby: orderOf(attributes['orderBy'], attributes['order']),
      ...(categories.length > 0 && { terms: [{ taxonomy: 'category', ids: categories }] }),
      ...(author !== undefined && { authorId: author }),
    };
    const limit = typeof count === 'number' ? Math.min(Math.max(Math.trunc(count), 1), MAX_POSTS) : DEFAULT_COUNT;
    const { rows } = await store.nodes(query, { limit, direction: 'forward', after: null, before: null, offset: null });
    const isWhole = attributes['displayPostContent'] === true && attributes['displayPostContentRadio'] === 'full_post';
    return rows.map((node) => ({ node, withContent: isWhole && node.id !== owner?.id }));
  },
};
