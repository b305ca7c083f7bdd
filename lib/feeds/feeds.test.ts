import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { toAtom } from './atom.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { toJsonFeed } from './json-feed.ts';
import { toRss } from './rss.ts';

const entry: FeedEntry = {
  id: 'https://site.test/?p=7',
  url: 'https://site.test/news/doors/',
  title: 'Doors & <levelers> \u0000"now"',
  published: '2026-11-12T17:00:00Z',
  modified: '2026-11-13T08:30:00Z',
  author: 'Ana Ruiz',
  categories: ['Insights', 'R&D'],
  summary: 'A summary ]]> with \u{1F69B}',
  content: '<p>Text with <a href="https://site.test/about/">a link</a> &amp; more</p>',
  image: { url: 'https://site.test/media/dock.jpg', mediaType: 'image/jpeg', bytes: 12_345 },
};
const feed: Feed = {
  title: 'Newsroom | Causeway',
  description: 'News',
  pageUrl: 'https://site.test/news/',
  feedUrl: 'https://site.test/news/feed/',
  language: 'en-US',
  entries: [entry, { ...entry, id: 'https://site.test/?p=6', author: null, content: null, image: null, categories: [] }],
};

/** @throws Error if the document is not well-formed */
function parseXml(xml: string) {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  return (selector: string, index = 0) => {
    const element = [...document.querySelectorAll(selector)][index];
    const attributes = Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
    return element && { text: element.textContent, ...attributes };
  };
}

test('RSS contains the required elements, the full text and the image', () => {
  const find = parseXml(toRss(feed));
  expect(find('rss')).toMatchObject({ version: '2.0' });
  expect(find('channel > title')?.text).toBe(feed.title);
  expect(find('channel > link')?.text).toBe(feed.pageUrl);
  expect(find('channel > lastBuildDate')?.text).toBe('Fri, 13 Nov 2026 08:30:00 GMT');
  expect(find('channel > *|link', 1)).toMatchObject({ href: feed.feedUrl, rel: 'self', type: 'application/rss+xml' });
  expect(find('item > title')?.text).toBe('Doors & <levelers> "now"');
  expect(find('item > link')?.text).toBe(entry.url);
  expect(find('item > guid')).toEqual({ text: entry.id, isPermaLink: 'false' });
  expect(find('item > pubDate')?.text).toBe('Thu, 12 Nov 2026 17:00:00 GMT');
  expect(find('item > *|creator')?.text).toBe('Ana Ruiz');
  expect(find('item > category', 1)?.text).toBe('R&D');
  expect(find('item > description')?.text).toBe(entry.summary);
  expect(find('item > *|encoded')?.text).toBe(entry.content);
  expect(find('item > enclosure')).toMatchObject({ url: entry.image?.url, length: '12345', type: 'image/jpeg' });
  expect(find('item > enclosure', 1)).toBeUndefined();
});

test('Atom contains the required elements, and an author even for entries without one', () => {
  const find = parseXml(toAtom(feed, 'Causeway'));
  expect(find('feed')).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' });
  expect(find('feed > id')?.text).toBe(feed.feedUrl);
  expect(find('feed > updated')?.text).toBe('2026-11-13T08:30:00Z');
  expect(find('feed > author > name')?.text).toBe('Causeway');
  expect(find('entry > id')?.text).toBe(entry.id);
  expect(find('entry > updated')?.text).toBe(entry.modified);
  expect(find('entry > author > name')?.text).toBe('Ana Ruiz');
  expect(find('entry > author > name', 1)).toBeUndefined();
  expect(find('entry > content')).toEqual({ text: entry.content, type: 'html' });
  expect(parseXml(toAtom({ ...feed, entries: [] }, 'Causeway'))('feed > updated')?.text).toBe('1970-01-01T00:00:00Z');
});

test('JSON Feed has the version, and each item has an id and content', () => {
  const json = JSON.parse(toJsonFeed(feed));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    feed_url: feed.feedUrl,
    home_page_url: feed.pageUrl,
  });
  expect(json.items[0]).toMatchObject({
    id: entry.id,
    content_html: entry.content,
    image: entry.image?.url,
    authors: [{ name: 'Ana Ruiz' }],
    tags: ['Insights', 'R&D'],
    date_published: entry.published,
  });
  expect(json.items[1]).toMatchObject({ content_text: entry.summary });
});
