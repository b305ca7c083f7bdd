import { expect, test } from 'vitest';
import { getSocialImagePath, parseSocialImagePath } from './social-image-url.ts';

test.each([
  ['/', '/social-images/_.jpg'],
  ['/news/', '/social-images/news.jpg'],
  ['/properties/trinity-crossing-2/', '/social-images/properties/trinity-crossing-2.jpg'],
])('the picture of %s is at %s', (uri, path) => {
  expect(getSocialImagePath(uri)).toBe(path);
  expect(parseSocialImagePath(path.split('/').slice(2))).toBe(uri);
});

test.each([[['news']], [['.jpg']], [['news', 'a.png']]])('%j is not a picture', (segments) => {
  expect(parseSocialImagePath(segments)).toBeNull();
});
