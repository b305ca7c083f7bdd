/** The query `search`: full-text search in all content types, best matches first. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { MAX_SEARCH_CHARACTERS } from '../../core/search-length.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { SearchHit } from '../../store/search/node-search.ts';
import { getToday } from '../careers/open-positions.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection } from '../core/connections.ts';

/** Types that are searched by default: pages, but not media. */
export const searchableTypes = contentTypes.filter((type) => type.public && type.site.search).map(({ name }) => name);

type SearchArgs = ConnectionArgs & { query: string; contentTypes?: readonly (ContentTypeName | null)[] | null };

export function declareSearch(builder: SchemaBuilder): void {
  const field = declareConnection(builder, {
    from: 'RootQuery',
    name: 'Search',
    to: 'ContentNode',
    description: 'Published content that contains all words, best matches first.',
    offset: false,
    load: (_root: unknown, args, page: PageArgs, context) => {
      const { query, contentTypes: requestedTypes } = args as SearchArgs;
      assertSearchLength('query', query);
      const requested = (requestedTypes ?? []).filter((type) => type !== null);
      const types = requested.length > 0 ? requested : searchableTypes;
      return context.store.search({ text: query, types, today: getToday(context) }, page);
    },
  });
  builder.extend('RootQueryToSearchConnectionEdge', {
    snippet: {
      type: 'String!',
      description: 'Passages with the matches as markup. Matches are in `<mark>` elements.',
      resolve: (hit: SearchHit) => hit.snippet,
    },
  });
  builder.extend('RootQuery', {
    search: {
      ...field,
      args: {
        query: {
          type: 'String!',
          description: 'Words or beginnings of words. Words that occur nowhere are replaced by the most similar ones.',
        },
        contentTypes: {
          type: '[ContentTypeEnum]',
          description: 'Only content of these types. Default is all public types except media.',
        },
        ...field.args,
      },
    },
  });
}

/** @throws UserError naming the input */
export function assertSearchLength(name: string, text: string): void {
  if (text.length > MAX_SEARCH_CHARACTERS)
    throw new UserError(`"${name}" has ${text.length} characters. At most ${MAX_SEARCH_CHARACTERS} are allowed. Search for fewer words.`);
}
