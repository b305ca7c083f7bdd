import { expect, test } from 'vitest';
import { splitSitemap, toSitemapIndexXml, toSitemapXml } from './sitemap.ts';

const entry = (url: string, modifiedGmt: string | null = null) => ({ url, modifiedGmt });

test('escapes URLs and writes dates with their time zone', () => {
  const xml = toSitemapXml([entry('https://site.example/a&b/<\'">/', '2026-11-12T17:00:00')]);
  expect(xml).toContain(`<loc>https://site.example/a&amp;b/&lt;'&quot;&gt;/</loc><lastmod>2026-11-12T17:00:00Z</lastmod>`);
});

test('leaves out a missing date and a missing image', () => {
  const xml = toSitemapXml([entry('https://site.example/')]);
  expect(xml).not.toContain('lastmod');
  expect(xml).not.toContain('<image:image>');
});

test('lists the image of a page', () => {
  const xml = toSitemapXml([{ ...entry('https://site.example/'), imageUrl: 'https://site.example/a&b.jpg' }]);
  expect(xml).toContain('<image:image><image:loc>https://site.example/a&amp;b.jpg</image:loc></image:image></url>');
});

test('splits a list at the maximum number of URLs', () => {
  const entries = ['1', '2', '3', '4', '5'].map((name) => entry(`https://site.example/${name}/`));
  expect(splitSitemap(entries, 2).map((each) => each.length)).toEqual([2, 2, 1]);
  expect(splitSitemap(entries, 5).map((each) => each.length)).toEqual([5]);
  expect(splitSitemap([])).toEqual([[]]);
  expect(splitSitemap(Array.from({ length: 50_001 }, () => entry('https://site.example/'))).map((each) => each.length)).toEqual([
    50_000, 1,
  ]);
});

test('the index lists each sitemap with the date of its latest page', () => {
  const sitemaps = [
    [
      entry('https://site.example/', '2026-11-12T17:00:00'),
      entry('https://site.example/a/', '2026-11-13T17:00:00'),
      entry('https://site.example/b/'),
    ],
    [entry('https://site.example/c/')],
  ];
  const xml = toSitemapIndexXml(sitemaps, (number) => `https://site.example/sitemaps/${number}.xml`);
  expect([...xml.matchAll(/<sitemap>(.*?)<\/sitemap>/g)].map(([, item]) => item)).toEqual([
    '<loc>https://site.example/sitemaps/1.xml</loc><lastmod>2026-11-13T17:00:00Z</lastmod>',
    '<loc>https://site.example/sitemaps/2.xml</loc>',
  ]);
});
