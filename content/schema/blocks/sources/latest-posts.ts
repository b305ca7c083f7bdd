/** Posts of the block "Latest posts": by categories and author, in the order of the block. */
import { isRecord } from '#lib/json/records.ts';
import type { ContentBlock } from '../../../store/blocks/content-block.ts';
import { createPageArgs } from '../../../store/core/page.ts';
import type { NodeQuery } from '../../../store/nodes/node-query.ts';
import type { ContentContext } from '../../core/context.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { parseIds, parseOrder } from './loop-query.ts';

/** The maximum that editors can choose. */
const MAX_POSTS = 100;
const DEFAULT_COUNT = 5;

/** Parses category ids. WordPress saves the chosen terms as objects, but used to save a single id. */
function parseCategoryIds(value: ContentBlock['block']['attributes'][string] | undefined): number[] {
  if (!Array.isArray(value)) return parseIds(value);
  return parseIds(value.map((item) => (isRecord(item) ? (item['id'] ?? null) : item)));
}

export const latestPosts: BlockDataSource = {
  name: 'latest-posts',
  type: '[LoopEntry!]',
  resolve: async ({ block, node: owner }: ContentBlock, _args, { store }: ContentContext) => {
    const { attributes } = block;
    const categories = parseCategoryIds(attributes['categories'] ?? block.rawAttributes['categories']);
    const [author] = parseIds(attributes['selectedAuthor']);
    const count = attributes['postsToShow'];
    const query: NodeQuery = {
      types: ['post'],
      filter: { hasPassword: false },
      orderby: parseOrder(attributes['orderBy'], attributes['order']),
      ...(categories.length > 0 && { terms: [{ taxonomy: 'category', ids: categories }] }),
      ...(author !== undefined && { authorId: author }),
    };
    const limit = typeof count === 'number' ? Math.min(Math.max(Math.trunc(count), 1), MAX_POSTS) : DEFAULT_COUNT;
    const { rows } = await store.nodes(query, createPageArgs(limit));
    const isWhole = attributes['displayPostContent'] === true && attributes['displayPostContentRadio'] === 'full_post';
    return rows.map((node) => ({ node, withContent: isWhole && node.id !== owner?.id }));
  },
};
