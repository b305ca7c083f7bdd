/** Requests every page of the seeded site, as a crawler does, and compares the pages with the seed and the sitemap. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { getProperty } from '#lib/json/records.ts';
import { seed } from '../../content/seed/index.ts';
import { isRef, type SeedNode } from '../../content/seed/types.ts';
import { toText, listTexts } from '../support/page-text.ts';

const siteUrl = inject('siteUrl');

/** Number of parallel requests. One process renders the pages on demand, so more would only wait. */
const CONCURRENCY = 4;
const TIMEOUT_MS = 240_000;

type PageResponse = { status: number; html: string; location: string | null };
const responses = new Map<string, PageResponse>();

/** How often a page is requested again that a busy machine could not render in time, as crawlers do. */
const MAX_RETRIES = 10;

async function get(path: string, retries = MAX_RETRIES): Promise<PageResponse> {
  const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
  if (response.status === 503 && retries > 0) {
    await response.arrayBuffer();
    await sleep(2000);
    return await get(path, retries - 1);
  }
  return { status: response.status, html: await response.text(), location: response.headers.get('location') };
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
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
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  sitemap = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  const paths = new Set([...sitemap.map((path) => path.slice(siteUrl.length)), ...publicNodes.map(({ path }) => path)]);
  await forEach([...paths], async (path) => {
    responses.set(path, await get(path));
  });
}, TIMEOUT_MS);

test('the sitemap is XML with URLs of this site', async () => {
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(sitemap.length).toBeGreaterThan(0);
  expect(sitemap.filter((path) => !path.startsWith(`${siteUrl}/`))).toEqual([]);
});

test('the sitemap contains every public node once, and no hidden ones', () => {
  const indexed = publicNodes
    .filter(({ node }) => !node.password && !node.seo?.noindex && !getCanonicalPath(node))
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
      ([, attributes = '']) => !/type="(?:application\/(?:ld\+)?json|text\/plain)"/.test(attributes),
    );
    return runs || /<link\b[^>]*as="script"/.test(html);
  });
  expect(scripted.map(([path]) => path)).toEqual([]);
  expect([...responses.values()].filter(({ html }) => !html.includes(' data-island="')).length).toBeGreaterThan(100);
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
    const broken: string[] = [];
    await forEach(
      [...links].filter((path) => responses.get(path)?.status !== 200),
      async (path) => {
        const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
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
    ['/news/page/2/', '/news/', 308],
  ])('%s redirects to %s', async (from, to, status) => {
    const response = await get(from);
    expect(response).toMatchObject({ status, location: to });
  });

  test.each([
    '/nowhere/',
    '/news/after/nonsense!/',
    '/news/after/YXJyYXljb25uZWN0aW9uOjk5OTk5OTk/',
    '/about/after/YXJyYXljb25uZWN0aW9uOjE/',
    `/${'long'.repeat(100)}/`,
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

test('rejects an invalid path', async () => {
  expect((await get('/%00/')).status).toBe(400);
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
