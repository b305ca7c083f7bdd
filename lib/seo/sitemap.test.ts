import { expect, test } from 'vitest';
import { SITEMAP_LIMIT, toSitemapXml } from './sitemap.ts';

test('escapes addresses and writes dates with their zone', () => {
  const xml = toSitemapXml([{ address: 'https://site.example/a&b/<\'">/', modifiedGmt: '2026-11-12T17:00:00' }]);
  expect(xml).toContain('<loc>https://site.example/a&amp;b/&lt;&apos;&quot;&gt;/</loc><lastmod>2026-11-12T17:00:00Z</lastmod>');
});

test('leaves out a date nobody knows', () => {
  expect(toSitemapXml([{ address: 'https://site.example/', modifiedGmt: null }])).not.toContain('lastmod');
});

test('keeps to the limit of the protocol', () => {
  const entries = Array.from({ length: SITEMAP_LIMIT + 5 }, (_value, index) => ({
    address: `https://site.example/${index}/`,
    modifiedGmt: null,
  }));
  expect(toSitemapXml(entries).match(/<url>/g)).toHaveLength(SITEMAP_LIMIT);
});
