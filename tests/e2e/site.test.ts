/** Requests every page of the seeded site, as a crawler does, and compares the pages with the seed and the sitemap. */
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { getProperty } from '#lib/json/records.ts';
import { PDF_FOLDER } from '#lib/uri/pdf-urls.ts';
import { seed } from '../../content/seed/index.ts';
import { isRef, type SeedNode } from '../../content/seed/types.ts';
import { createClientHeaders } from '../support/client-network.ts';
import { toText, listTexts } from '../support/page-text.ts';
import { runParallel } from '../support/run-parallel.ts';
import { listSitemapUrls } from '../support/sitemap-urls.ts';
import { checkStructuredData } from '../support/structured-data/check-structured-data.ts';
import { readVocabulary } from '../support/structured-data/vocabulary.ts';

const siteUrl = inject('siteUrl');

/** Number of parallel requests. One process renders the pages on demand, so more would only wait. */
const CONCURRENCY = 4;
/** For about 700 pages on a machine that is four times slower and busy. */
const TIMEOUT_MS = 30 * 60_000;

type PageResponse = { status: number; html: string; location: string | null };
const responses = new Map<string, PageResponse>();

/** How often a page is requested again that a busy machine could not render in time, as crawlers do. */
const MAX_RETRIES = 3;

async function get(path: string, retries = MAX_RETRIES): Promise<PageResponse> {
  const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual', headers: createClientHeaders() });
  if (response.status === 503 && retries > 0) {
    await response.arrayBuffer();
    await sleep(2000);
    return await get(path, retries - 1);
  }
  return { status: response.status, html: await response.text(), location: response.headers.get('location') };
}

const declarations: ReadonlyMap<string, ContentTypeDeclaration> = new Map(contentTypes.map((type) => [type.name, type]));
const pagesBySlug = new Map(seed.nodes.filter(({ type }) => type === 'page').map((node) => [`page:${node.slug}`, node]));

/** Returns the path of a seed node, or null if its type has no pages. */
function getPath(node: SeedNode): string | null {
  if (node.type === 'page' && `page:${node.slug}` === seed.settings.frontPage) return '/';
  const { permalink = null } = declarations.get(node.type) ?? {};
  const parent = node.parent ? pagesBySlug.get(node.parent) : undefined;
  const above = parent ? (getPath(parent) ?? '/').slice(1) : '';
  return permalink?.replace(':path', `${above}${node.slug}`) ?? null;
}

/** Positions that accept no applications are not listed. */
function isClosedPosition(node: SeedNode): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const { closedOn, validThrough } = (node.fields?.['positionMeta'] ?? {}) as { closedOn?: string | null; validThrough?: string | null };
  return (closedOn ?? today) < today || (validThrough ?? today) < today;
}

const isPublic = (node: SeedNode) => (node.status ?? 'publish') === 'publish' && declarations.get(node.type)?.public === true;
const publicNodes = seed.nodes.flatMap((node) => {
  const path = isPublic(node) ? getPath(node) : null;
  // The posts page shows the list of posts instead of its own content.
  return path && `page:${node.slug}` !== seed.settings.postsPage ? [{ node, path }] : [];
});

/** The paths of properties by the keys of their campaign pages, whose canonical URLs they are. */
const canonicalPaths = new Map(
  seed.nodes.flatMap((node): [string, string | null][] => {
    const page = getProperty(node.fields, 'propertyFacts', 'propertyPage');
    return isRef(page) ? [[page.$ref, getPath(node)]] : [];
  }),
);
const getCanonicalPath = ({ type, slug }: SeedNode) => canonicalPaths.get(`${type}:${slug}`);

let sitemap: string[] = [];

beforeAll(async () => {
  sitemap = await listSitemapUrls(siteUrl);
  const paths = new Set([...sitemap.map((path) => path.slice(siteUrl.length)), ...publicNodes.map(({ path }) => path)]);
  await runParallel([...paths], CONCURRENCY, async (path) => {
    responses.set(path, await get(path));
  });
}, TIMEOUT_MS);

test('the sitemaps are XML with URLs of this site', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/1.xml']) {
    const response = await fetch(siteUrl + path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'application/xml; charset=utf-8']);
  }
  for (const path of ['/sitemaps/0.xml', '/sitemaps/2.xml', '/sitemaps/1', '/sitemaps/x.xml'])
    expect([path, (await fetch(siteUrl + path)).status]).toEqual([path, 404]);
  expect(sitemap.length).toBeGreaterThan(0);
  expect(sitemap.filter((path) => !path.startsWith(`${siteUrl}/`))).toEqual([]);
});

test('the web app manifest and llms.txt describe the site', async () => {
  const manifest = await (await fetch(`${siteUrl}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: seed.settings.title, start_url: '/' });
  for (const { src } of manifest.icons) expect([src, (await fetch(new URL(src, siteUrl))).status]).toEqual([src, 200]);
  const text = await (await fetch(`${siteUrl}/llms.txt`)).text();
  expect(text).toContain(`# ${seed.settings.title}\n`);
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => url).filter((url) => url.endsWith('/') && !url.includes('/feed/'));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((url) => !sitemap.includes(url))).toEqual([]);
});

test('the sitemap contains every public node once, and no hidden ones', () => {
  const indexed = publicNodes
    .filter(({ node }) => !node.password && !node.seo?.noindex && !getCanonicalPath(node) && !isClosedPosition(node))
    .map(({ path }) => siteUrl + path);
  expect(indexed.filter((path) => !sitemap.includes(path))).toEqual([]);
  expect(new Set(sitemap).size).toBe(sitemap.length);
  const hidden = seed.nodes
    .filter((node) => !isPublic(node) || node.password !== undefined || node.seo?.noindex || getCanonicalPath(node))
    .flatMap((node) => getPath(node) ?? []);
  expect(hidden.filter((path) => sitemap.includes(siteUrl + path))).toEqual([]);
});

test('every page has status 200, one h1 and its canonical URL', () => {
  const otherPaths = new Map(publicNodes.flatMap(({ node, path }) => [[path, getCanonicalPath(node)] as const]));
  const wrong = [...responses].filter(([path, { status, html }]) => {
    const headings = html.match(/<h1[\s>]/g)?.length;
    return status !== 200 || headings !== 1 || !html.includes(`<link rel="canonical" href="${siteUrl}${otherPaths.get(path) ?? path}"/>`);
  });
  expect(wrong.map(([path, { status }]) => `${status} ${path}`)).toEqual([]);
});

/** Pages that are neither in the sitemap nor of a node. */
const otherPages = [
  '/alerts/?topic=properties',
  '/author/ruth/page/2/',
  '/compare/',
  '/login/',
  '/login/?action=lostpassword',
  '/news/2025/10/',
  '/news/page/2/',
  '/news/?q=dock',
  '/nowhere/',
  '/property-search/?status=available-now',
  '/property-search/?view=map',
  '/saved/',
  '/search/?q=dallas',
];

test(
  'every page is valid HTML',
  async () => {
    const htmlValidate = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const others = await Promise.all(otherPages.map(async (path) => [path, await get(path)] as const));
    const errors: string[] = [];
    for (const [path, { html }] of [...responses, ...others]) {
      for (const { messages } of (await htmlValidate.validateString(html)).results)
        for (const { ruleId, message, selector } of messages) errors.push(`${path} ${ruleId}: ${message} (${selector})`);
    }
    expect(errors).toEqual([]);
  },
  TIMEOUT_MS,
);

/** The text of an element or attribute of the head. */
const readHead = (html: string, pattern: RegExp) => toText(pattern.exec(html)?.[1] ?? '');

test('every page in the sitemap has a title and a description of its own, which search results show in full', () => {
  const pages = sitemap.map((url) => {
    const { html = '' } = responses.get(url.slice(siteUrl.length)) ?? {};
    const title = readHead(html, /<title>([^<]*)/);
    const description = readHead(html, /<meta name="description" content="([^"]*)"/);
    return { url, title, description, isIndexed: !/<meta name="robots" content="noindex/.test(html) };
  });
  expect(pages.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
  expect(pages.filter(({ title }) => title.length < 5 || title.length > 60)).toEqual([]);
  expect(pages.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([]);
  for (const name of ['title', 'description'] as const)
    expect([...Map.groupBy(pages, (page) => page[name]).values()].filter((same) => same.length > 1)).toEqual([]);
});

/** Drawing one takes about as long as rendering a page, so two of every kind of page are drawn. */
const SOCIAL_IMAGES_PER_KIND = 2;

test(
  'every page in the sitemap has a picture of its own for link previews, with its size and an alternative text',
  async () => {
    const pages = sitemap.map((url) => {
      const path = url.slice(siteUrl.length);
      const { html = '' } = responses.get(path) ?? {};
      const read = (property: string) => readHead(html, new RegExp(`<meta property="og:image${property}" content="([^"]*)"`));
      return { path, image: read(''), size: `${read(':width')} × ${read(':height')}`, alt: read(':alt') };
    });
    expect(pages.filter(({ image, size, alt }) => !image.startsWith(`${siteUrl}/`) || size !== '1200 × 630' || alt === '')).toEqual([]);
    expect([...Map.groupBy(pages, ({ image }) => image).values()].filter((same) => same.length > 1)).toEqual([]);
    const samples = [...Map.groupBy(pages, ({ path }) => path.split('/')[1]).values()].flatMap((ofOneKind) =>
      ofOneKind.slice(0, SOCIAL_IMAGES_PER_KIND),
    );
    const broken: string[] = [];
    await runParallel(samples, CONCURRENCY, async ({ image, size }) => {
      const response = await fetch(image, { headers: createClientHeaders() });
      const bytes = await response.arrayBuffer();
      const { width, height } = response.status === 200 ? await sharp(bytes).metadata() : {};
      if (`${width} × ${height}` !== size) broken.push(`${response.status} ${image}: ${width} × ${height}`);
    });
    expect(broken).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Types that pages of a content type have in their structured data. */
const expectedTypes: Readonly<Record<string, string>> = {
  leadership: 'Person',
  markets: 'Place',
  post: 'NewsArticle',
  properties: 'Place',
  regions: 'Place',
  team: 'Person',
};

test('structured data follows the vocabulary of schema.org, and refers to pages of this site', () => {
  const vocabulary = readVocabulary();
  const typesByPath = new Map<string, ReadonlySet<string>>();
  const problems: string[] = [];
  for (const [path, { html }] of responses) {
    const data = checkStructuredData(html, vocabulary);
    problems.push(...data.problems.map((problem) => `${path} ${problem}`));
    typesByPath.set(path, new Set(data.types));
    for (const url of data.urls) {
      const { origin, pathname } = new URL(url);
      const isKnown = origin === siteUrl ? responses.has(pathname) || pathname.startsWith('/media/') : !url.startsWith('http://127.');
      if (!isKnown) problems.push(`${path} contains the URL ${url}`);
    }
  }
  expect(problems).toEqual([]);
  const withoutType = publicNodes.filter(({ node, path }) => {
    const type = expectedTypes[node.type];
    return type !== undefined && !node.password && !typesByPath.get(path)?.has(type);
  });
  expect(withoutType.map(({ path }) => path)).toEqual([]);
  const types = new Set([...typesByPath.values()].flatMap((ofPage) => [...ofPage]));
  expect([...requiredTypes].filter((type) => !types.has(type))).toEqual([]);
  expect(responses.get('/')?.html).toMatch(
    /"@type":"Organization"[^<]*"logo":\{"@type":"ImageObject"[^<]*"address":\{"@type":"PostalAddress"/,
  );
});

/** Types that at least one page has. */
const requiredTypes: ReadonlySet<string> = new Set([
  'Accommodation',
  'BreadcrumbList',
  'CollectionPage',
  'FAQPage',
  'GeoCoordinates',
  'HowTo',
  'JobPosting',
  'NewsArticle',
  'Offer',
  'Organization',
  'Person',
  'Place',
  'PostalAddress',
  'RealEstateListing',
  'SearchAction',
  'UnitPriceSpecification',
  'WebSite',
]);

test('structured data contains a rent only where it is published', () => {
  const wrong = publicNodes.filter(({ node, path }) => {
    const rent = getProperty(node.fields, 'propertyFacts', 'askingRent');
    const prices = Array.from((responses.get(path)?.html ?? '').matchAll(/"price":([\d.]+)/g), ([, price]) => Number(price));
    return node.type === 'properties' && prices.some((price) => price !== rent);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every page contains the text of its seed node', () => {
  const missing = publicNodes.flatMap(({ node, path }) => {
    if (node.password) return [];
    const text = toText(responses.get(path)?.html ?? '');
    return listTexts(node)
      .filter((expected) => !text.includes(expected))
      .map((expected) => `${path}: ${expected}`);
  });
  expect(missing).toEqual([]);
});

test('a page without an island contains no scripts and preloads none', () => {
  const scripted = [...responses].filter(([, { html }]) => {
    if (html.includes(' data-island="')) return false;
    const runs = [...html.matchAll(/<script\b([^>]*)>/g)].some(
      ([, attributes = '']) => !/type="(?:application\/(?:ld\+)?json|speculationrules|text\/plain)"/.test(attributes),
    );
    return runs || /<link\b[^>]*as="script"/.test(html);
  });
  expect(scripted.map(([path]) => path)).toEqual([]);
  expect([...responses.values()].filter(({ html }) => !html.includes(' data-island="')).length).toBeGreaterThan(100);
});

test('the styles of a page are inside it', () => {
  const linking = [...responses].filter(([, { html }]) => /<link[^>]*(?:rel="stylesheet"|as="style")/.test(html));
  expect(linking.map(([path]) => path)).toEqual([]);
});

test('no page shows a picture twice', () => {
  const repeated = [...responses].flatMap(([path, { html }]) => {
    // The menus above are closed, and may announce what a page shows.
    const content = html.slice(Math.max(0, html.indexOf('<main')));
    // The same picture has several sizes: `/media/2026/05/dock-960x600.webp`.
    const names = [...content.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) =>
      src.replace(/(?:-\d+x\d+)?\.\w+(?:\?.*)?$/, ''),
    );
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => `${path} ${name}`);
  });
  expect(repeated).toEqual([]);
});

test('no page has a style attribute, which the content security policy would block', () => {
  const styled = [...responses].filter(([, { html }]) => /<[a-z][^>]*\sstyle="/.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')));
  expect(styled.map(([path]) => path)).toEqual([]);
});

test(
  'every internal link and image exists',
  async () => {
    const links = new Set<string>();
    for (const { html } of responses.values()) {
      const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
      for (const [, path = ''] of markup.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)) links.add(path.replaceAll('&amp;', '&'));
    }
    // Documents take as long as pages, and those of one kind are made by one route.
    const documents = [...links].filter((path) => path.startsWith(PDF_FOLDER));
    const sampled = new Set([...Map.groupBy(documents, (path) => dirname(path)).values()].flatMap((ofOneKind) => ofOneKind.slice(0, 2)));
    const broken: string[] = [];
    await runParallel(
      [...links].filter((path) => responses.get(path)?.status !== 200 && (!path.startsWith(PDF_FOLDER) || sampled.has(path))),
      CONCURRENCY,
      async (path) => {
        const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual', headers: createClientHeaders() });
        await response.arrayBuffer();
        if (response.status !== 200) broken.push(`${response.status} ${path}`);
      },
    );
    expect(broken).toEqual([]);
  },
  TIMEOUT_MS,
);

test('unpublished nodes return 404 and do not reveal their title', async () => {
  const hidden = seed.nodes.filter((node) => (node.status ?? 'publish') !== 'publish' && declarations.get(node.type)?.public);
  expect(hidden.length).toBeGreaterThan(0);
  for (const node of hidden) {
    const { status, html } = await get(getPath(node) ?? '/');
    expect(`${status} ${node.slug}`).toBe(`404 ${node.slug}`);
    expect(html).not.toContain(node.title);
  }
});

test('a page protected by a password shows its title and a notice, but none of its content', () => {
  const locked = publicNodes.filter(({ node }) => node.password);
  expect(locked.length).toBeGreaterThan(0);
  for (const { node, path } of locked) {
    const { status, html = '' } = responses.get(path) ?? {};
    expect(status).toBe(200);
    expect(html).toContain('password-protected');
    expect(html).toContain('<meta name="robots" content="noindex');
    const text = toText(html);
    for (const hidden of listTexts(node).slice(1)) expect(text).not.toContain(hidden);
  }
});

describe('paths', () => {
  test.each([
    ['/about', '/about/', 308],
    ['/About/', '/about/', 308],
    ['/find-space/', '/property-search/', 301],
    ['/press', '/news/', 301],
    ['/blog/the-dock-door-is-the-product/', '/news/the-dock-door-is-the-product/', 301],
    ['/news/page/1/', '/news/', 308],
    ['/feed/', '/news/feed/', 308],
    ['/news/page/2/feed/', '/news/feed/', 308],
    ['/about/feed/', '/about/', 308],
  ])('%s redirects to %s', async (from, to, status) => {
    const response = await get(from);
    expect(response).toMatchObject({ status, location: to });
  });

  test.each([
    '/nowhere/',
    '/news/after/nonsense!/',
    '/news/after/YXJyYXljb25uZWN0aW9uOjk5OTk5OTk/',
    '/about/after/YXJyYXljb25uZWN0aW9uOjE/',
    '/news/page/99/',
    '/markets/page/2/',
    '/about/page/2/',
    '/news/1999/',
    '/news/2026/13/',
    '/markets/2026/',
    '/nowhere/feed/',
    '/feeds/rss/news/',
    '/about/?pageId=x',
    '/?postId=cG9zdDp4',
    `/${'long'.repeat(100)}/`,
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

test('rejects an invalid path', async () => {
  expect((await get('/%00/')).status).toBe(400);
});

test('each page of a list has its own title, and pages with a cursor are not indexed', async () => {
  const pages = [
    '/news/',
    '/news/page/2/',
    '/news/page/3/',
    '/news/2025/',
    '/news/2025/10/',
    '/category/insights/',
    '/category/insights/page/2/',
  ];
  const documents = await Promise.all(pages.map((path) => get(path)));
  expect(new Set(documents.map(({ html }) => /<title>([^<]+)/.exec(html)?.[1])).size).toBe(pages.length);
  for (const [index, { html }] of documents.entries()) expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${pages[index]}"`));
  const next = await get(/href="([^"]+)" rel="next"/.exec(documents[0]?.html ?? '')?.[1] ?? '');
  expect(next.html).toContain('<meta name="robots" content="noindex, follow"');
});

describe('feeds', () => {
  test.each([
    ['/news/', '/news/the-dock-door-is-the-product/'],
    ['/category/insights/', '/news/the-dock-door-is-the-product/'],
    ['/markets/boston/', '/news/'],
    ['/status/leased/', '/properties/'],
    ['/properties/', '/properties/'],
    ['/news/2025/', '/news/'],
    ['/news/2025/10/', '/news/'],
    ['/regions/texas/', '/news/'],
  ])('the list %s links to its feeds, which have absolute URLs and validators', async (uri, entry) => {
    const { html } = await get(uri);
    const urls = Array.from(
      html.matchAll(/<link rel="alternate" type="application\/(?:rss|atom|feed)\+[a-z]+" href="([^"]+)"/g),
      ([, url = '']) => url,
    );
    expect(urls.map((url) => new URL(url).pathname)).toEqual([`${uri}feed/`, `${uri}feed/atom/`, `${uri}feed/json/`]);
    for (const url of urls) {
      const response = await fetch(url);
      const text = await response.text();
      expect(response.status).toBe(200);
      expect(text).toContain(`${new URL(url).origin}${entry}`);
      expect(text).not.toMatch(/(?:href|src)=\\?(?:"|&quot;)\//);
      expect(response.headers.get('last-modified')).toMatch(/GMT$/);
      const revalidated = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
      expect(revalidated.status).toBe(304);
    }
  });
});

test('the newsroom names an unknown filter value, and the page is not indexed', async () => {
  const { html } = await get('/news/?category=nonsense');
  expect(html).toContain('There is no category “nonsense”. This filter is ignored. ');
  expect(html).toMatch(/<a href="\/news\/">Clear filters<\/a>/);
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
});

test('the feed of a year has only the news of that year, and a year without news has no feed', async () => {
  const { html } = await get('/news/2025/feed/json/');
  const feed: { title: string; items: { date_published: string }[] } = JSON.parse(html);
  expect(feed.title).toContain('2025');
  expect(new Set(feed.items.map(({ date_published: date }) => date.slice(0, 4)))).toEqual(new Set(['2025']));
  expect((await get('/news/1999/feed/')).status).toBe(404);
});

test.each([
  ['/news/?market=boston', '/markets/boston/feed/'],
  ['/news/?category=insights', '/category/insights/feed/'],
  ['/news/?category=insights&market=boston', '/news/feed/'],
])('the filtered newsroom %s links to the feed %s', async (path, feed) => {
  const { html } = await get(path);
  expect(html).toMatch(new RegExp(`<link rel="alternate" type="application/rss\\+xml" href="[^"]+${feed}"`));
  expect(html).toMatch(new RegExp(`<a href="${feed}" type="application/rss\\+xml">RSS feed</a>`));
});

describe('paginated lists', () => {
  async function crawlList(uri: string): Promise<{ paths: string[]; titles: string[] }> {
    const paths: string[] = [];
    const titles: string[] = [];
    for (let next: string | undefined = uri; next;) {
      const { status, html } = await get(next);
      expect(status).toBe(200);
      paths.push(next);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      titles.push(...[...main.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href));
      next = /href="([^"]+)" rel="next"/.exec(main)?.[1];
    }
    return { paths, titles };
  }

  test.each([
    ['/news/', 'post'],
    ['/properties/', 'properties'],
  ])('%s shows every node exactly once, and its first page has one URL', async (uri, type) => {
    const { paths, titles } = await crawlList(uri);
    const expected = publicNodes.filter(({ node }) => node.type === type && !node.password).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(1);
    expect(titles.toSorted()).toEqual(expected.toSorted());
    const { html } = await get(paths[1] ?? '');
    const back = /href="([^"]+)" rel="prev"/.exec(html)?.[1];
    // The first page of a list redirects to its canonical URL.
    expect(await get(back ?? '')).toMatchObject({ status: 307, location: uri });
  });
});
