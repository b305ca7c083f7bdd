/** RSS 2.0, with the full text in `content:encoded` and the author in `dc:creator`. */
import { feedMediaTypes } from '#lib/uri/feed-path.ts';
import { type Feed, type FeedEntry, getFeedModified } from './feed.ts';
import { toElement } from './xml.ts';

const namespaces = {
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  atom: 'http://www.w3.org/2005/Atom',
};

export function toRss(feed: Feed): string {
  const modified = getFeedModified(feed);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"${Object.entries(namespaces)
      .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
      .join('')}>`,
    '<channel>',
    toElement('title', feed.title),
    toElement('link', feed.pageUrl),
    toElement('atom:link', null, { href: feed.feedUrl, rel: 'self', type: feedMediaTypes.rss }),
    toElement('description', feed.description),
    toElement('language', feed.language),
    ...(modified === null ? [] : [toElement('lastBuildDate', toRfc822(modified))]),
    ...feed.entries.map(toItem),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function toItem({ id, url, title, published, author, categories, summary, content, image }: FeedEntry): string {
  return [
    '<item>',
    toElement('title', title),
    toElement('link', url),
    toElement('guid', id, { isPermaLink: 'false' }),
    toElement('pubDate', toRfc822(published)),
    ...(author === null ? [] : [toElement('dc:creator', author)]),
    ...categories.map((name) => toElement('category', name)),
    toElement('description', summary),
    ...(content === null ? [] : [toElement('content:encoded', content)]),
    // An enclosure must state its length.
    ...(image?.bytes ? [toElement('enclosure', null, { url: image.url, length: String(image.bytes), type: image.mediaType })] : []),
    '</item>',
  ].join('\n');
}

/** `Thu, 12 Nov 2026 17:00:00 GMT` */
const toRfc822 = (time: string): string => new Date(time).toUTCString();
