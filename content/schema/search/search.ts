/** `search`: content of every type by what it says, best first. */
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { SearchHit } from '../../store/search/node-search.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';

/** Nobody types more, and every word is looked up. */
const MAX_LETTERS = 200;

/** What visitors look for where they don't say: pages, not pictures. */
export const searchedTypes = contentTypes.filter((type) => type.public && type.site.search).map(({ name }) => name);

type SearchArgs = ConnectionArgs & { query: string; contentTypes?: readonly (ContentTypeName | null)[] | null };

export function declareSearch(builder: SchemaBuilder): void {
  const field = connection(builder, {
    from: 'RootQuery',
    name: 'Search',
    to: 'ContentNode',
    description: 'Published content with all the words, best matches first.',
    offset: false,
    load: (_root: unknown, args, page: PageArgs, { store }) => {
      const { query, contentTypes: types } = args as SearchArgs;
      checkSearch('query', query);
      const asked = (types ?? []).filter((type) => type !== null);
      return store.search({ text: query, types: asked.length > 0 ? asked : searchedTypes }, page);
    },
  });
  builder.extend('RootQueryToSearchConnectionEdge', {
    snippet: {
      type: 'String!',
      description:
        'Passages around what was found, as markup: text, with `<mark>` around the words. Empty where a password protects the content.',
      resolve: (hit: SearchHit) => hit.snippet,
    },
  });
  builder.extend('RootQuery', {
    search: {
      ...field,
      args: {
        query: {
          type: 'String!',
          description: 'Words, or their beginnings. A word that nobody has written is taken for the ones most like it.',
        },
        contentTypes: {
          type: '[ContentTypeEnum]',
          description: 'Only content of these types; every public type but media where none is named.',
        },
        ...field.args,
      },
    },
  });
}

/** @throws UserError naming the input */
export function checkSearch(name: string, text: string): void {
  if (text.length > MAX_LETTERS)
    throw new UserError(`"${name}" takes at most ${MAX_LETTERS} letters, ${text.length} were given. Search for fewer words.`);
}
