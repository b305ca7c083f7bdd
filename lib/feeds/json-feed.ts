/** JSON Feed 1.1 (jsonfeed.org). */
import type { Feed } from './feed.ts';

export function toJsonFeed(feed: Feed): string {
  const { title, description, pageUrl, feedUrl, language, entries } = feed;
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    description,
    language,
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      // An item must have one of the two.
      ...(entry.content === null ? { content_text: entry.summary } : { content_html: entry.content }),
      ...(entry.image && { image: entry.image.url }),
      date_published: entry.published,
      date_modified: entry.modified,
      ...(entry.author !== null && { authors: [{ name: entry.author }] }),
      ...(entry.categories.length > 0 && { tags: entry.categories }),
      language,
    })),
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
