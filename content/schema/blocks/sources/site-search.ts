/** Content with the words that stand in the address. */
import { contentTypes } from '../../../model/content-types.generated.ts';
import type { SearchHit } from '../../../store/search/node-search.ts';
import { searchedTypes } from '../../search/search.ts';
import { parameterOf, parametersArg } from '../address-parameters.ts';
import type { BlockSourceSpec } from './types.ts';

type Found = { words: string; hits: SearchHit[]; more: boolean };

/** What is not among the best fifty wants other words. */
const MAX_HITS = 50;

/** `{"post_type": "post"}` in the block's query, as WordPress has it. */
function typesFor(query: unknown) {
  const name = typeof query === 'object' && query !== null && 'post_type' in query ? query.post_type : null;
  const type = contentTypes.find((one) => one.name === name);
  return type && searchedTypes.includes(type.name) ? [type.name] : searchedTypes;
}

export const siteSearch: BlockSourceSpec = {
  name: 'site-search',
  type: 'SiteSearch',
  args: parametersArg,
  declare: (builder) => {
    builder.object('SiteSearchHit', {
      description: 'Content in which words were found.',
      fields: {
        node: { type: 'ContentNode!', description: 'The content.', resolve: (hit: SearchHit) => hit },
        snippet: {
          type: 'String!',
          description: 'Passages around the words, as markup, with `<mark>` around them.',
          resolve: (hit: SearchHit) => hit.snippet,
        },
      },
    });
    builder.object('SiteSearch', {
      description: 'What was found for some words.',
      fields: {
        words: { type: 'String!', description: 'The words that were searched for.' },
        hits: { type: '[SiteSearchHit!]!', description: 'The best matches first.' },
        more: { type: 'Boolean!', description: 'Whether there is more than is listed.' },
      },
    });
  },
  resolve: async ({ block }, { parameters }, { store }): Promise<Found | null> => {
    const words = parameterOf(parameters, 'q');
    if (words === null) return null;
    const page = { limit: MAX_HITS, direction: 'forward' as const, after: null, before: null, offset: null };
    const { rows, hasNext } = await store.search({ text: words, types: typesFor(block.attributes['query']) }, page);
    return { words, hits: rows, more: hasNext };
  },
};
