/** One page of the posts of a loop: its block defines the query, the URL the page. */
import { getChildBlocks } from '../../../blocks/block-tree.ts';
import type { Block } from '../../../blocks/types.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import type { ContentBlock } from '../../../store/blocks/content-block.ts';
import type { ContentStore } from '../../../store/content-store.ts';
import { createPageArgs } from '../../../store/core/page.ts';
import type { NodeQuery } from '../../../store/nodes/node-query.ts';
import type { ContentContext } from '../../core/context.ts';
import { parametersArg, type UrlParameter } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { getListPosition, MAX_POSITION, type ListPage, listPageFields } from './list-page.ts';
import { MAX_SIZE, parseLoopQuery } from './loop-query.ts';
import { getYearFilter, parseUrlFilter } from './url-filter.ts';

export type LoopEntry = { node: NodeRow; withContent: boolean };
type Loop = ListPage & { entries: LoopEntry[] };

/** WordPress's default number of posts per page. */
const DEFAULT_SIZE = 10;

/** Whether the inner blocks contain a block with the name. */
function containsBlock(allBlocks: readonly Block[], clientId: string, name: string): boolean {
  return getChildBlocks(allBlocks, clientId).some((block) => block.name === name || containsBlock(allBlocks, block.clientId, name));
}

export const queryLoop: BlockDataSource = {
  name: 'query-loop',
  type: 'QueryLoop',
  args: parametersArg,
  declare: (builder) => {
    builder.object('LoopEntry', {
      description: 'An entry of a loop.',
      fields: { node: { type: 'ContentNode!', description: 'The content.' } },
    });
    builder.object('QueryLoop', {
      description: 'A page of the posts of a loop.',
      fields: { ...listPageFields, entries: { type: '[LoopEntry!]!', description: 'Entries of this page in order.' } },
    });
  },
  resolve: async (source, { parameters }, context): Promise<Loop> => {
    const { block, allBlocks } = source;
    const { perPage: perPageAttribute, pages, offset, inherit, query } = parseLoopQuery(block.attributes['query']);
    const perPage = perPageAttribute ?? (await getPostsPerPage(context.store));
    const id = block.attributes['queryId'];
    const list = typeof id === 'number' ? String(id) : block.clientId;
    const selected = inherit ? await applyUrlFilter(query, parameters, context) : query;
    const filtered = { ...selected, filter: { ...selected.filter, hasPassword: false } };
    const loadPage = (start: number) => context.store.nodes(filtered, createPageArgs(perPage, offset + start));
    const requested = getListPosition(list, perPage, parameters);
    const lastPosition = pages === null ? MAX_POSITION : Math.min((pages - 1) * perPage, MAX_POSITION);
    const position = requested > lastPosition ? 0 : requested;
    const found = await loadPage(position);
    const isPastEnd = requested > 0 && (position === 0 || found.rows.length === 0);
    const { rows, total } = isPastEnd && position > 0 ? await loadPage(0) : found;
    const counted = Math.max((total ?? 0) - offset, 0);
    const withContent = containsBlock(allBlocks, block.clientId, 'core/post-content');
    return {
      list,
      position: isPastEnd ? 0 : position,
      size: perPage,
      total: pages === null ? counted : Math.min(counted, pages * perPage),
      isPastEnd,
      entries: rows.map((node) => ({ node, withContent: withContent && !isOwnerNode(node, source) })),
    };
  },
};

/** The number of posts per page in the site's settings. */
async function getPostsPerPage(store: ContentStore): Promise<number> {
  const { postsPerPage: stored } = await store.option('settings');
  return typeof stored === 'number' && Number.isInteger(stored) && stored > 0 ? Math.min(stored, MAX_SIZE) : DEFAULT_SIZE;
}

/** The content of the loop's own node is never shown, because it would contain itself. */
const isOwnerNode = (node: NodeRow, { node: owner }: ContentBlock) => owner?.id === node.id;

/** Applies the filters in the URL. In WordPress a loop inherits the query of its template instead. */
async function applyUrlFilter(query: NodeQuery, parameters: readonly UrlParameter[] | null | undefined, context: ContentContext) {
  const { category, year, words } = await parseUrlFilter(parameters, context);
  return {
    ...query,
    ...(category && { terms: [...(query.terms ?? []), { taxonomy: category.taxonomy, ids: [category.id] }] }),
    ...(words && { search: words }),
    filter: { ...query.filter, ...(year && { dates: getYearFilter(year, context.site.timezone) }) },
  };
}
