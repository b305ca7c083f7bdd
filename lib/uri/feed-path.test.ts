import { expect, test } from 'vitest';
import { feedFormats, getFeedPath, getNewsFeedListUri, parseFeedPath } from './feed-path.ts';

test('parses every path that it creates', () => {
  for (const uri of ['/', '/news/', '/category/insights/', '/feed/'])
    for (const format of feedFormats) expect(parseFeedPath(getFeedPath(uri, format))).toEqual({ uri, format });
});

test.each(['/news/', '/newsfeed/', '/news/feed', '/news/feed/xml/', '/feeds/', '/'])('%s is not the path of a feed', (path) => {
  expect(parseFeedPath(path)).toBeNull();
});

const insights = { uri: '/category/insights/' };
const boston = { uri: '/markets/boston/' };
const allNews = { date: null, category: null, market: null, year: null, text: null };

test.each([
  ['no filter', {}, '/news/'],
  ['a category', { category: insights }, '/category/insights/'],
  ['a market', { market: boston }, '/markets/boston/'],
  ['a category and a market', { category: insights, market: boston }, '/news/'],
  ['a market and words', { market: boston, text: 'rail' }, '/news/'],
  ['a market and a year', { market: boston, year: 2025 }, '/news/'],
  ['a date archive', { date: { year: 2025, month: 3 }, year: 2025 }, '/news/2025/03/'],
])('the newsroom with %s has the feed of its list', (_name, page, uri) => {
  expect(getNewsFeedListUri('/news/', { ...allNews, ...page })).toBe(uri);
});
