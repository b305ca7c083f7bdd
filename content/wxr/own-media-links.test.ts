import { expect, test } from 'vitest';
import { mapMetaValue } from './map-texts.ts';
import { toCompleteMediaLinks, toLocalMediaLinks } from './own-media-links.ts';

const SITE = 'https://cms.test';

test.each([
  ['<img src="/media/2026/05/dock.jpg">', '<img src="https://cms.test/media/2026/05/dock.jpg">'],
  ['/media/2026/05/a.jpg 1x, /media/2026/05/b.jpg 2x', 'https://cms.test/media/2026/05/a.jpg 1x, https://cms.test/media/2026/05/b.jpg 2x'],
  ['{"url":"\\/media\\/2026\\/05\\/dock.jpg"}', '{"url":"https:\\/\\/cms.test\\/media\\/2026\\/05\\/dock.jpg"}'],
  ['url(/media/2026/05/dock.jpg)', 'url(https://cms.test/media/2026/05/dock.jpg)'],
  ['a:1:{i:0;s:23:"/media/2026/05/dock.jpg";}', 'a:1:{i:0;s:39:"https://cms.test/media/2026/05/dock.jpg";}'],
  ['https://other.test/media/2026/05/dock.jpg', 'https://other.test/media/2026/05/dock.jpg'],
  ['/media/ and /media/press/', '/media/ and /media/press/'],
])('completes the links in %s, and restores them', (local, complete) => {
  expect(mapMetaValue(local, (text) => toCompleteMediaLinks(text, SITE))).toBe(complete);
  expect(mapMetaValue(complete, (text) => toLocalMediaLinks(text, SITE))).toBe(local);
});
