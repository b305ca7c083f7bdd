/** Posts of a loop: what its block asks for, the part of it the address asks for. */
import { getChildBlocks } from '../../../blocks/block-tree.ts';
import type { Block } from '../../../blocks/types.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import type { ContentBlock } from '../../../store/blocks/content-block.ts';
import { expandReusableMarkup } from '../../../store/blocks/reusable-blocks.ts';
import type { ContentStore } from '../../../store/content-store.ts';
import type { NodeQuery } from '../../../store/nodes/node-query.ts';
import type { ContentContext } from '../../core/context.ts';
import { renderContent } from '../../nodes/rendered-content.ts';
import { type AddressParameter, parametersArg } from '../address-parameters.ts';
import { datesOf, readAddressFilter } from './address-filter.ts';
import { type ListPart, listPartFields, positionIn } from './list-part.ts';
import { MAX_SIZE, readLoopQuery } from './loop-query.ts';
import type { BlockSourceSpec } from './types.ts';

type Entry = { node: NodeRow; withContent: boolean };
type Loop = ListPart & { entries: Entry[] };

/** WordPress's own number of posts on a page. */
const DEFAULT_SIZE = 10;

/** Whether a block of this name stands anywhere below. */
function holds(all: readonly Block[], clientId: string, name: string): boolean {
  return getChildBlocks(all, clientId).some((block) => block.name === name || holds(all, block.clientId, name));
}

export const queryLoop: BlockSourceSpec = {
  name: 'query-loop',
  type: 'QueryLoop',
  args: parametersArg,
  declare: (builder) => {
    builder.object('LoopEntry', {
      description: 'Content that a loop shows.',
      fields: {
        node: { type: 'ContentNode!', description: 'The content.' },
        content: {
          type: 'String',
          description: 'What was written, as markup; null unless a block shows it: of a whole list it would be a book.',
          resolve: async ({ node, withContent }: Entry, _args, { store, site }) =>
            withContent ? renderContent(await expandReusableMarkup(node.content, store), site) : null,
        },
      },
    });
    builder.object('QueryLoop', {
      description: 'Posts of a loop, as its block and the address ask for them.',
      fields: { ...listPartFields, entries: { type: '[LoopEntry!]!', description: 'What stands in this part, in order.' } },
    });
  },
  resolve: async (source, { parameters }, context): Promise<Loop> => {
    const { block, allBlocks: all } = source;
    const { perPage: chosen, pages, offset, inherit, query } = readLoopQuery(block.attributes['query']);
    const perPage = chosen ?? (await postsPerPage(context.store));
    const id = block.attributes['queryId'];
    const list = typeof id === 'number' ? String(id) : block.clientId;
    const asked = inherit ? await narrowed(query, parameters, context) : query;
    const partAt = (position: number) =>
      context.store.nodes(asked, { limit: perPage, direction: 'forward', after: null, before: null, offset: offset + position });
    const given = positionIn(list, perPage, parameters);
    const wanted = pages !== null && given >= pages * perPage ? 0 : given;
    const found = await partAt(wanted);
    // Past the end there is nothing to see: the beginning is.
    const isPast = wanted > 0 && found.rows.length === 0;
    const { rows, total } = isPast ? await partAt(0) : found;
    const counted = Math.max((total ?? 0) - offset, 0);
    const withContent = holds(all, block.clientId, 'core/post-content');
    return {
      list,
      position: isPast ? 0 : wanted,
      size: perPage,
      total: pages === null ? counted : Math.min(counted, pages * perPage),
      entries: rows.map((node) => ({ node, withContent: withContent && !isOwner(node, source) })),
    };
  },
};

/** What the site's settings say, for loops that say nothing. */
async function postsPerPage(store: ContentStore): Promise<number> {
  const { postsPerPage: stored } = await store.option('settings');
  return typeof stored === 'number' && Number.isInteger(stored) && stored > 0 ? Math.min(stored, MAX_SIZE) : DEFAULT_SIZE;
}

/** Content that showed itself would never end. */
const isOwner = (node: NodeRow, { node: owner }: ContentBlock) => owner?.id === node.id;

/** In WordPress a loop inherits the query of the template it stands in; here, what the address asks for. */
async function narrowed(query: NodeQuery, parameters: readonly AddressParameter[] | null | undefined, context: ContentContext) {
  const { category, year, words } = await readAddressFilter(parameters, context);
  return {
    ...query,
    ...(category && { terms: [...(query.terms ?? []), { taxonomy: category.taxonomy, ids: [category.id] }] }),
    ...(words && { search: words }),
    filter: { ...query.filter, ...(year && { dates: datesOf(year, context.site.timezone) }) },
  };
}
