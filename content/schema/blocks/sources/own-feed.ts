/** The feed of a list of this site, which an RSS block shows. It is read from the database: a request for it would wait for the page that waits for it. */
import { parseFeedPath } from '#lib/uri/feed-path.ts';
import { formatLocalDate } from '../../../core/format-date.ts';
import { toPlainText } from '../../../core/plain-text.ts';
import type { NodeRow } from '../../../core/rows/nodes.ts';
import type { NewsEntry } from '../../../feeds/parse-news.ts';
import { getContentType } from '../../../model/content-types.ts';
import { createPageArgs } from '../../../store/core/page.ts';
import type { NodeQuery } from '../../../store/nodes/node-query.ts';
import type { ContentContext, Source } from '../../core/context.ts';
import { queryReferencingNodes } from '../../nodes/referencing-nodes.ts';
import { findResourceByUri } from '../../permalinks/resolve-uri.ts';

const allPosts: NodeQuery = { types: ['post'], filter: { hasPassword: false } };

/**
 * Nothing of this site is requested from it, so feeds of lists without posts, and of dates, are empty.
 * @returns null if the URL is one of another site
 */
export async function listOwnFeed(url: string, limit: number, context: ContentContext): Promise<NewsEntry[] | null> {
  const { store, site } = context;
  const absolute = URL.parse(url, `${site.siteUrl}/`);
  if (absolute?.origin !== new URL(site.siteUrl).origin) return null;
  const path = parseFeedPath(absolute.pathname.replace(/\/?$/, '/'));
  const list = path && (await findResourceByUri(path.uri, context));
  // The feed of the front page is that of the newsroom, as in WordPress.
  const query = path?.uri === '/' ? allPosts : list && queryPosts(list);
  if (!query) return [];
  const { rows } = await store.nodes(query, createPageArgs(limit));
  return await Promise.all(rows.map((post) => toEntry(post, context)));
}

function queryPosts(list: Source): NodeQuery | null {
  switch (list.kind) {
    case 'content-type':
      return list.declaration.name === 'post' ? allPosts : null;
    case 'term':
      return { ...allPosts, terms: [{ taxonomy: list.taxonomy, ids: [list.id] }] };
    case 'user':
      return { ...allPosts, authorId: list.id };
    case 'node': {
      const news = list.restricted ? undefined : getContentType(list.type).reverse?.['news'];
      return news ? queryReferencingNodes(list, news) : null;
    }
    default:
      return null;
  }
}

async function toEntry({ title, uri, date, authorId, excerpt }: NodeRow, { store, site }: ContentContext): Promise<NewsEntry> {
  const author = authorId === null ? null : await store.userById(authorId);
  return {
    title: toPlainText(title),
    link: uri,
    date: formatLocalDate(date, site.timezone).slice(0, 10),
    author: author?.displayName ?? null,
    text: toPlainText(excerpt) || null,
  };
}
