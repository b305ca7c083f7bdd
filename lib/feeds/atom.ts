/** Atom 1.0 (RFC 4287). */
import { feedMediaTypes } from '#lib/uri/feed-path.ts';
import { escapeXml } from '#lib/xml/escape-xml.ts';
import { type Feed, type FeedEntry, getFeedModified } from './feed.ts';
import { toElement } from './xml.ts';

/** A feed without entries has not changed since then: `updated` is required, and must not depend on the current time. */
const EMPTY_FEED_UPDATED = '1970-01-01T00:00:00Z';

/** @param publisher author of entries without an author, which Atom does not allow */
export function toAtom(feed: Feed, publisher: string): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    toElement('title', feed.title),
    toElement('subtitle', feed.description),
    toElement('id', feed.feedUrl),
    toElement('updated', getFeedModified(feed) ?? EMPTY_FEED_UPDATED),
    toElement('link', null, { href: feed.feedUrl, rel: 'self', type: feedMediaTypes.atom }),
    toElement('link', null, { href: feed.pageUrl, rel: 'alternate', type: 'text/html' }),
    `<author>${toElement('name', publisher)}</author>`,
    ...feed.entries.map(toEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function toEntry({ id, url, title, published, modified, author, categories, summary, content, image }: FeedEntry): string {
  return [
    '<entry>',
    toElement('title', title),
    toElement('id', id),
    toElement('link', null, { href: url, rel: 'alternate', type: 'text/html' }),
    ...(image === null
      ? []
      : [
          toElement('link', null, {
            href: image.url,
            rel: 'enclosure',
            type: image.mediaType,
            ...(image.bytes && { length: String(image.bytes) }),
          }),
        ]),
    toElement('published', published),
    toElement('updated', modified),
    ...(author === null ? [] : [`<author>${toElement('name', author)}</author>`]),
    ...categories.map((term) => toElement('category', null, { term })),
    toElement('summary', summary),
    ...(content === null ? [] : [toElement('content', content, { type: 'html' })]),
    '</entry>',
  ].join('\n');
}
