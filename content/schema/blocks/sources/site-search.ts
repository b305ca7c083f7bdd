/** Full-text search for the text in the URL. */
import { getProperty } from '#lib/json/records.ts';
import { contentTypes } from '../../../model/content-types.generated.ts';
import { createPageArgs } from '../../../store/core/page.ts';
import type { SearchHit } from '../../../store/search/node-search.ts';
import { searchableTypes } from '../../search/search.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';

type SiteSearchResult = { words: string; hits: SearchHit[]; more: boolean };

/** Maximum number of results. */
const MAX_HITS = 50;

/** Returns the content types of the block's query, such as `{"post_type": "post"}` (WordPress), or all searchable types. */
function getSearchTypes(query: unknown) {
  const name = getProperty(query, 'post_type');
  const type = contentTypes.find((contentType) => contentType.name === name);
  return type && searchableTypes.includes(type.name) ? [type.name] : searchableTypes;
}

export const siteSearch: BlockDataSource = {
  name: 'site-search',
  type: 'SiteSearch',
  args: parametersArg,
  declare: (builder) => {
    builder.object('SiteSearchHit', {
      description: 'A search result.',
      fields: {
        node: { type: 'ContentNode!', description: 'The matching content.', resolve: (hit: SearchHit) => hit },
        snippet: {
          type: 'String!',
          description: 'Passages with the matches as markup. Matches are in `<mark>` elements.',
          resolve: (hit: SearchHit) => hit.snippet,
        },
      },
    });
    builder.object('SiteSearch', {
      description: 'Results of a search.',
      fields: {
        words: { type: 'String!', description: 'The search text.' },
        hits: { type: '[SiteSearchHit!]!', description: 'Results, best matches first.' },
        more: { type: 'Boolean!', description: 'Whether there are more results than listed.' },
      },
    });
  },
  resolve: async ({ block }, { parameters }, { store }): Promise<SiteSearchResult | null> => {
    const words = getParameter(parameters, 'q');
    if (words === null) return null;
    const page = createPageArgs(MAX_HITS);
    const { rows, hasNext } = await store.search({ text: words, types: getSearchTypes(block.attributes['query']) }, page);
    return { words, hits: rows, more: hasNext };
  },
};
