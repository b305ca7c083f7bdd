/** The active filters in the URL, for list titles and category descriptions. */
import { parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { parseUrlFilter } from './url-filter.ts';

export const activeFilters: BlockDataSource = {
  name: 'active-filters',
  type: 'ActiveFilters',
  args: parametersArg,
  declare: (builder) =>
    builder.object('ActiveFilters', {
      description: 'Active filters of the lists on a page.',
      fields: {
        category: { type: 'Category', description: 'Category, or null for all.' },
        year: { type: 'Int', description: 'Year, or null for all.' },
        words: { type: 'String', description: 'Search text, or null.' },
      },
    }),
  resolve: (_source, { parameters }, context) => parseUrlFilter(parameters, context),
};
