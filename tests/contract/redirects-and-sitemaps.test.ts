/** Redirects to the site, sign-in redirects and sitemaps of the content host. */
import { expect, inject, test } from 'vitest';

const get = (path: string, method = 'GET') => fetch(`${inject('contentUrl')}${path}`, { method, redirect: 'manual' });

async function fetchSitemapUrls(path: string): Promise<string[]> {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=UTF-8']);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
}

test.each([
  '/',
  '/?p=1&x=/about/',
  '/about/people/?x=1&y=%20',
  '/about/people',
  '/news/summer-time/',
  '/category/insights/',
  '/robots.txt',
  // Only the site knows its archives, feeds and redirects, and content that is not published looks like a path that does not exist.
  '/author/editor/',
  '/news/feed/',
  '/nowhere/',
  '/news/draft/',
  '/news/private/',
  '/%00/',
  '//elsewhere.test/',
  '/@elsewhere.test',
])('%s is redirected to the site', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, `http://site.test${path}`]);
});

test.each(['/media/', '/wp-content/plugins/none.php', '/wp-includes/'])('%s returns 404', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([404, null]);
});

test('redirects accept only GET and HEAD requests', async () => {
  expect((await get('/about/', 'POST')).status).toBe(404);
  expect((await get('/about/', 'HEAD')).status).toBe(302);
});

test('the sign-in URLs of WordPress redirect to the login page of the site, which returns only to URLs of the site', async () => {
  const generate = await get(`/generate?redirect_uri=${encodeURIComponent('http://site.test/my?x=1')}`);
  const location = new URL(generate.headers.get('location') ?? '');
  expect(location.origin + location.pathname).toBe('http://cms.test/wp-login.php');
  const signIn = await get(location.pathname + location.search);
  expect(signIn.headers.get('location')).toBe(`http://site.test/login/?redirect_uri=${encodeURIComponent('http://site.test/my?x=1')}`);
  for (const foreignUrl of [
    'https://evil.example/steal',
    'http://site.test.evil.example/',
    'http://site.test@evil.example/',
    '//evil.example',
  ]) {
    const back = encodeURIComponent(`/generate/?redirect_uri=${encodeURIComponent(foreignUrl)}`);
    expect((await get(`/wp-login.php?redirect_to=${back}`)).headers.get('location')).toBe('http://site.test/login/');
  }
});

test('sitemaps list published content by type, taxonomy and author', async () => {
  const sitemaps = await fetchSitemapUrls('/wp-sitemap.xml');
  expect(sitemaps).toContain('http://cms.test/wp-sitemap-posts-page-1.xml');
  expect(sitemaps).toContain('http://cms.test/wp-sitemap-taxonomies-category-1.xml');
  expect(sitemaps).toContain('http://cms.test/wp-sitemap-users-1.xml');
  expect(sitemaps.join(' ')).not.toMatch(/attachment|wp_block|wgg_preview/);
  const all = (await Promise.all(sitemaps.map((sitemap) => fetchSitemapUrls(new URL(sitemap).pathname)))).flat();
  expect(all).toContain('http://cms.test/about/people/');
  expect(all).toContain('http://cms.test/category/insights/market-reports/');
  expect(all).toContain('http://cms.test/author/editor/');
  expect(all.join(' ')).not.toMatch(/draft|private|pending|trash|future|hidden|unused/);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  '/wp-sitemap-posts-page-2.xml',
  '/wp-sitemap-posts-page-0.xml',
  '/wp-sitemap-posts-nothing-1.xml',
  '/wp-sitemap-posts-wp_block-1.xml',
  '/wp-sitemap-users-999999.xml',
  '/wp-sitemap-x.xml',
])('there is no sitemap %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('the stylesheet shows the URLs of a sitemap as links', async () => {
  expect(await (await get('/wp-sitemap.xsl')).text()).toContain('<a href="{.}">');
});
