import { expect, test } from 'vitest';
import { feedFormats, getFeedPath, parseFeedPath } from './feed-path.ts';

test('parses every path that it creates', () => {
  for (const uri of ['/', '/news/', '/category/insights/', '/feed/'])
    for (const format of feedFormats) expect(parseFeedPath(getFeedPath(uri, format))).toEqual({ uri, format });
});

test.each(['/news/', '/newsfeed/', '/news/feed', '/news/feed/xml/', '/feeds/', '/'])('%s is not the path of a feed', (path) => {
  expect(parseFeedPath(path)).toBeNull();
});
