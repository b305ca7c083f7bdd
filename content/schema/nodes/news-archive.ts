/** The newsroom: all posts, filtered by the URL, with the choices that each filter offers. */
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { NewsFacetCount } from '../../store/nodes/news-facets.ts';
import type { NodeQuery } from '../../store/nodes/node-query.ts';
import { getParameter, parametersArg, type UrlParameter } from '../blocks/url-parameters.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext, ContentTypeSource } from '../core/context.ts';
import { type DateQuery, toDateFilter } from '../core/date-query.ts';
import type { FilterOption } from './filter-option.ts';
import { declareNodeList } from './node-list.ts';

export type NewsFilters = {
  category: TermRow | null;
  market: NodeRow | null;
  year: number | null;
  month: number | null;
  text: string | null;
};
type NewsArchive = NewsFilters & { ignored: string[] };

export function declareNewsArchive(builder: SchemaBuilder): void {
  const option = (kind: NewsFacetCount['kind'], description: string) => ({
    type: '[FilterOption!]!',
    description,
    resolve: (archive: NewsArchive, _args: unknown, context: ContentContext) => listOptions(kind, archive, context),
  });
  builder.object('NewsArchive', {
    description: 'Posts, filtered by the URL. Posts with a password are not included.',
    fields: {
      posts: declareNodeList(builder, {
        from: 'NewsArchive',
        to: 'Post',
        description: 'Posts that match the filters, newest first.',
        load: (archive: NewsArchive, { site }) => toNewsQuery(archive, site.timezone),
      }),
      page: {
        type: 'Page',
        description: 'The posts page of the reading settings, whose text introduces the newsroom.',
        resolve: async (_archive: NewsArchive, _args, { store }) => {
          const { pageForPosts } = await store.option('settings');
          const page = typeof pageForPosts === 'number' ? await store.nodeById(pageForPosts) : null;
          return page?.type === 'page' ? page : null;
        },
      },
      category: { type: 'Category', description: 'Category of the posts (`category`), or null for all.' },
      market: { type: 'Market', description: 'Market that the posts are about (`market`), or null for all.' },
      year: { type: 'Int', description: 'Year of the posts (`year`), or null for all.' },
      month: { type: 'Int', description: 'Month of the posts (`month`, with `year`), or null for all.' },
      text: { type: 'String', description: 'Words that the posts contain (`q`), or null for all.' },
      ignored: { type: '[String!]!', description: 'A sentence for each filter in the URL that has an unknown value and is ignored.' },
      categories: option('category', 'Categories with posts, by name.'),
      markets: option('market', 'Markets with posts, by name.'),
      years: option('year', 'Years with posts, newest first.'),
      months: option('month', 'Months of the year with posts, newest first. Empty without a year.'),
    },
  });
  builder.extend('ContentType', {
    newsArchive: {
      type: 'NewsArchive',
      description: 'The newsroom, filtered by the URL. Null for all types except posts.',
      args: parametersArg,
      resolve: (source: ContentTypeSource, { parameters }: { parameters?: readonly UrlParameter[] | null }, context) =>
        source.declaration.name === 'post' ? parseNewsFilters(parameters, context.store, context.site.timezone) : null,
    },
  });
}

/** Reads the filters in a URL. Unknown values are ignored, and named in `ignored`. */
export async function parseNewsFilters(
  parameters: readonly UrlParameter[] | null | undefined,
  store: ContentStore,
  timezone: string,
): Promise<NewsArchive> {
  const [categorySlug, marketSlug] = [getParameter(parameters, 'category'), getParameter(parameters, 'market')];
  const [yearText, monthText] = [getParameter(parameters, 'year'), getParameter(parameters, 'month')];
  const [category, market, years] = await Promise.all([
    categorySlug ? store.termBySlug('category', categorySlug) : null,
    marketSlug ? store.nodeBySlug('markets', marketSlug) : null,
    yearText ? store.postYears(timezone) : [],
  ]);
  const year = years.find((known) => String(known.year) === yearText)?.year ?? null;
  const month = year !== null && monthText && /^(?:0?[1-9]|1[0-2])$/.test(monthText) ? Number(monthText) : null;
  const ignored = [
    ...(categorySlug && !category ? [`There is no category “${categorySlug}”.`] : []),
    ...(marketSlug && !market ? [`There is no market “${marketSlug}”.`] : []),
    ...(yearText && year === null ? [`There is no news from the year “${yearText}”.`] : []),
    ...(year !== null && monthText && month === null ? [`“${monthText}” is not a month.`] : []),
  ];
  return { category, market, year, month, text: getParameter(parameters, 'q'), ignored };
}

export function toNewsQuery({ category, market, year, month, text }: NewsFilters, timezone: string): NodeQuery {
  const dates: DateQuery = { year, ...(month && { month }) };
  return {
    types: ['post'],
    filter: { hasPassword: false, ...(year && { dates: toDateFilter(dates, timezone) }) },
    ...(category && { terms: [{ taxonomy: 'category' as const, ids: [category.id] }] }),
    ...(market && { reference: { group: 'postPlaces', field: 'markets', target: market.id } }),
    ...(text && { search: text, orderby: 'date' as const }),
  };
}

async function listOptions(kind: NewsFacetCount['kind'], archive: NewsArchive, context: ContentContext): Promise<FilterOption[]> {
  const { store, site } = context;
  const { category, market, year, month } = archive;
  const found = await store.newsFacets({
    categoryId: category?.id ?? null,
    marketId: market?.id ?? null,
    year,
    month,
    timezone: site.timezone,
  });
  const counts = new Map(found.filter((each) => each.kind === kind).map(({ value, count }) => [value, count]));
  const selected = { category: category?.id, market: market?.id, year, month }[kind];
  // The form shows the current choice even if it has no posts together with the other filters.
  if (selected && !counts.has(selected)) counts.set(selected, 0);
  if (kind === 'year' || kind === 'month')
    return [...counts].toSorted(([a], [b]) => b - a).map(([value, count]) => ({ value: String(value), label: String(value), count }));
  const options = kind === 'category' ? await listCategories(counts, context) : await listMarkets(counts, context);
  return options.toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'));
}

async function listCategories(counts: ReadonlyMap<number, number>, { store }: ContentContext): Promise<FilterOption[]> {
  const terms = await Promise.all([...counts.keys()].map((id) => store.termById(id)));
  return terms.flatMap((term) => (term ? [{ value: term.slug, label: toPlainText(term.name), count: counts.get(term.id) ?? 0 }] : []));
}

async function listMarkets(counts: ReadonlyMap<number, number>, { store }: ContentContext): Promise<FilterOption[]> {
  const nodes = await store.nodesByIds([...counts.keys()]);
  return nodes.map((node) => ({ value: node.slug ?? '', label: toPlainText(node.title), count: counts.get(node.id) ?? 0 }));
}
