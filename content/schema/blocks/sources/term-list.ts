/** Terms by name: categories, or the most used tags. */
import type { BlockAttributes } from '../../../blocks/types.ts';
import { createPageArgs } from '../../../store/core/page.ts';
import type { TermQuery } from '../../../store/terms/term-query.ts';
import type { BlockDataSource } from './block-data-source.ts';

const MAX_TERMS = 100;

function getTermQuery(name: string, { taxonomy, showEmpty, showOnlyTopLevel }: BlockAttributes): TermQuery {
  if (name === 'core/tag-cloud')
    return { taxonomies: [taxonomy === 'category' ? 'category' : 'post_tag'], hideEmpty: true, orderby: 'count', descending: true };
  return {
    taxonomies: ['category'],
    hideEmpty: showEmpty !== true,
    hierarchical: true,
    orderby: 'name',
    ...(showOnlyTopLevel === true && { parentId: null }),
  };
}

export const termList: BlockDataSource = {
  name: 'term-list',
  type: '[TermNode!]',
  resolve: async ({ block }, _args, { store }) => {
    const requested = block.attributes['numberOfTags'];
    const limit = typeof requested === 'number' ? Math.min(Math.max(Math.round(requested), 1), MAX_TERMS) : MAX_TERMS;
    const page = createPageArgs(limit);
    const { rows } = await store.terms(getTermQuery(block.name, block.attributes), page);
    return rows.toSorted((a, b) => a.name.localeCompare(b.name));
  },
};
