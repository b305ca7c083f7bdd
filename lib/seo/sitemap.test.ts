import { expect, test } from 'vitest';
import { MAX_SITEMAP_URLS, toSitemapXml } from './sitemap.ts';

test('escapes URLs and writes dates with their time zone', () => {
  const xml = toSitemapXml([{ url: 'https://site.example/a&b/<\'">/', modifiedGmt: '2026-11-12T17:00:00' }]);
  expect(xml).toContain('<loc>https://site.example/a&amp;b/&lt;&apos;&quot;&gt;/</loc><lastmod>2026-11-12T17:00:00Z</lastmod>');
});

test('leaves out a missing date', () => {
  expect(toSitemapXml([{ url: 'https://site.example/', modifiedGmt: null }])).not.toContain('lastmod');
});

test('contains at most the number of URLs that the protocol allows', () => {
  const entries = Array.from({ length: MAX_SITEMAP_URLS + 5 }, (_value, index) => ({
    url: `https://site.example/${index}/`,
    modifiedGmt: null,
  }));
  expect(toSitemapXml(entries).match(/<url>/g)).toHaveLength(MAX_SITEMAP_URLS);
});
