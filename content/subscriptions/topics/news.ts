/** Posts that match the filters of the newsroom, once they are published. */
import { formatDate } from '#lib/format/date.ts';
import { formatParameters, type ParameterName, parseParameters } from '#lib/uri/parameters.ts';
import { getSiteSettings } from '../../commands/settings/site-settings.ts';
import { formatLocalDate } from '../../core/format-date.ts';
import { toPlainText } from '../../core/plain-text.ts';
import { getContentType } from '../../model/content-types.ts';
import { anonymous } from '../../permissions/viewer.ts';
import { type NewsFilters, parseNewsFilters, toNewsQuery } from '../../schema/nodes/news-archive.ts';
import { getArchiveUri } from '../../schema/permalinks/resolve-uri.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { createPageArgs } from '../../store/core/page.ts';
import { createStore } from '../../store/store.ts';
import { listAnnouncedNodes, recordAnnouncedNodes } from '../announced-nodes.ts';
import type { Topic } from '../topic.ts';

/** The filters that apply to future posts. */
const filterNames: ReadonlySet<ParameterName> = new Set(['q', 'category', 'market']);

export const newsTopic: Topic = {
  name: 'news',
  title: 'News',
  singular: 'article',
  normalizeQuery: async (query, store) => formatFilters(await parseQuery(query, store)),
  describeQuery: async (query, store, withTypedText) => {
    const { category, market, text } = await parseQuery(query, store);
    const names = [category && toPlainText(category.name), market && toPlainText(market.title), withTypedText && text && `“${text}”`];
    return names.filter(Boolean).join(', ') || (text ? 'News that contains your search terms' : 'All news');
  },
  getHref: async (query, { db }) =>
    `${(await getArchiveUri(getContentType('post'), createStore(db, anonymous))) ?? '/'}${query && '?'}${query}`,
  prepare: async (services, now) => await recordAnnouncedNodes(services, 'post', now),
  listNew: async (query, period, limit, services, store) => {
    const ids = await listAnnouncedNodes(services, period);
    if (ids.length === 0) return [];
    const { timezone } = await getSiteSettings(services.db);
    const found = await store.nodes({ ...toNewsQuery(await parseQuery(query, store), timezone), ids }, createPageArgs(limit));
    return found.rows.flatMap(({ title, uri, date }) =>
      uri ? [{ title: toPlainText(title), uri, facts: [formatDate(formatLocalDate(date, timezone))].filter((fact) => fact !== null) }] : [],
    );
  },
};

async function parseQuery(query: string, store: ContentStore): Promise<NewsFilters> {
  const parameters = parseParameters(query).filter(({ name }) => filterNames.has(name));
  // The time zone matters only for the filter by year, which does not apply here.
  return await parseNewsFilters(parameters, store, 'UTC');
}

function formatFilters({ category, market, text }: NewsFilters): string {
  return formatParameters([
    ...(text ? [{ name: 'q' as const, value: text }] : []),
    ...(category ? [{ name: 'category' as const, value: category.slug }] : []),
    ...(market?.slug ? [{ name: 'market' as const, value: market.slug }] : []),
  ]).slice(1);
}
