/** One page of the posts in the newsroom: all, or those of a category or year. */
import type { TermRow } from '../../../core/rows/terms.ts';
import { type ConnectionSource, toPageArgs } from '../../core/connections.ts';
import { toCursor } from '../../core/cursors.ts';
import { getParameter, parametersArg } from '../url-parameters.ts';
import type { BlockDataSource } from './block-data-source.ts';
import { getYearFilter } from './url-filter.ts';
import { createPageArgs } from '../../../store/core/page.ts';

type NewsRoom = ConnectionSource & { category: TermRow | null; year: number | null; categories: TermRow[]; years: number[] };

/** Maximum number of categories to choose from. */
const MAX_CATEGORIES = 30;

/** Posts per page if the block sets no number. */
const DEFAULT_COUNT = 12;

export const newsRoom: BlockDataSource = {
  name: 'news-room',
  type: 'NewsRoom',
  args: parametersArg,
  declare: (builder) =>
    builder.object('NewsRoom', {
      description: 'A page of posts, filtered by the URL.',
      fields: {
        posts: { type: '[Post!]!', description: 'Posts, newest first.', resolve: ({ rows }: NewsRoom) => rows },
        category: { type: 'Category', description: 'Category of the shown posts, or null for all.' },
        year: { type: 'Int', description: 'Year of the shown posts, or null for all.' },
        categories: { type: '[Category!]!', description: 'Categories with posts, those with the most posts first.' },
        years: { type: '[Int!]!', description: 'Years in which posts were published, newest first.' },
        newer: {
          type: 'String',
          description: 'Cursor for newer posts, for the argument `before`. Null on the first page.',
          resolve: ({ hasPrevious, rows: [first] }: NewsRoom) => (hasPrevious && first ? toCursor(first.id) : null),
        },
        older: {
          type: 'String',
          description: 'Cursor for older posts, for the argument `after`. Null on the last page.',
          resolve: ({ hasNext, rows }: NewsRoom) => (hasNext && rows.length > 0 ? toCursor(rows.at(-1)?.id ?? 0) : null),
        },
      },
    }),
  resolve: async ({ block }, { parameters }, { store, site }): Promise<NewsRoom> => {
    const slug = getParameter(parameters, 'category') ?? block.attributes['categorySlug'];
    const category = typeof slug === 'string' && slug ? await store.termBySlug('category', slug) : null;
    const requestedYear = Number(getParameter(parameters, 'year'));
    const year = Number.isInteger(requestedYear) && requestedYear >= 1970 && requestedYear <= 9999 ? requestedYear : null;
    const count = block.attributes['count'];
    const limit = typeof count === 'number' ? count : DEFAULT_COUNT;
    const [after, before] = [getParameter(parameters, 'after'), getParameter(parameters, 'before')];
    const args = toPageArgs(before && !after ? { last: limit, before } : { first: limit, after });
    const options = Promise.all([
      store.terms({ taxonomies: ['category'], hideEmpty: true, orderby: 'count', descending: true }, createPageArgs(MAX_CATEGORIES)),
      store.postYears(site.timezone),
    ]);
    const page = await store.nodes(
      {
        types: ['post'],
        ...(category && { terms: [{ taxonomy: 'category' as const, ids: [category.id] }] }),
        filter: { hasPassword: false, ...(year && { dates: getYearFilter(year, site.timezone) }) },
      },
      args,
    );
    const [{ rows: categories }, years] = await options;
    return { ...page, args, category, year, categories, years: years.map((archive) => archive.year) };
  },
};
