/** Posts of the news room: all, or those of one category or year, a part at a time. */
import type { TermRow } from '../../../core/rows/terms.ts';
import { type ConnectionSource, toPageArgs } from '../../core/connections.ts';
import { toCursor } from '../../core/cursors.ts';
import { parameterOf, parametersArg } from '../address-parameters.ts';
import { datesOf } from './address-filter.ts';
import type { BlockSourceSpec } from './types.ts';

type NewsRoom = ConnectionSource & { category: TermRow | null; year: number | null; categories: TermRow[]; years: number[] };

/** More categories are no choice. */
const MAX_CATEGORIES = 30;

/** A number of posts when the block names none. */
const DEFAULT_COUNT = 12;

export const newsRoom: BlockSourceSpec = {
  name: 'news-room',
  type: 'NewsRoom',
  args: parametersArg,
  declare: (builder) =>
    builder.object('NewsRoom', {
      description: 'A part of the news, as the address asks for it.',
      fields: {
        posts: { type: '[Post!]!', description: 'Posts, the newest first.', resolve: ({ rows }: NewsRoom) => rows },
        category: { type: 'Category', description: 'Only posts of this category are shown; null: of all.' },
        year: { type: 'Int', description: 'Only posts of this year are shown; null: of all.' },
        categories: { type: '[Category!]!', description: 'Categories with posts, the fullest first.' },
        years: { type: '[Int!]!', description: 'Years in which posts were published, the newest first.' },
        newer: {
          type: 'String',
          description: 'Cursor to ask for what is newer `before`; null at the beginning.',
          resolve: ({ hasPrevious, rows: [first] }: NewsRoom) => (hasPrevious && first ? toCursor(first.id) : null),
        },
        older: {
          type: 'String',
          description: 'Cursor to ask for what is older `after`; null at the end.',
          resolve: ({ hasNext, rows }: NewsRoom) => (hasNext && rows.length > 0 ? toCursor(rows.at(-1)?.id ?? 0) : null),
        },
      },
    }),
  resolve: async ({ block }, { parameters }, { store, site }): Promise<NewsRoom> => {
    const slug = parameterOf(parameters, 'category') ?? block.attributes['categorySlug'];
    const category = typeof slug === 'string' && slug ? await store.termBySlug('category', slug) : null;
    const asked = Number(parameterOf(parameters, 'year'));
    const year = Number.isInteger(asked) && asked >= 1970 && asked <= 9999 ? asked : null;
    const count = block.attributes['count'];
    const limit = typeof count === 'number' ? count : DEFAULT_COUNT;
    const [after, before] = [parameterOf(parameters, 'after'), parameterOf(parameters, 'before')];
    const args = toPageArgs(before && !after ? { last: limit, before } : { first: limit, after });
    const choices = Promise.all([
      store.terms(
        { taxonomies: ['category'], hideEmpty: true, orderby: 'count', descending: true },
        { limit: MAX_CATEGORIES, direction: 'forward', after: null, before: null, offset: null },
      ),
      store.postYears(site.timezone),
    ]);
    const page = await store.nodes(
      {
        types: ['post'],
        ...(category && { terms: [{ taxonomy: 'category' as const, ids: [category.id] }] }),
        ...(year && {
          filter: {
            dates: datesOf(year, site.timezone),
          },
        }),
      },
      args,
    );
    const [{ rows: categories }, years] = await choices;
    return { ...page, args, category, year, categories, years: years.map((one) => one.year) };
  },
};
