/** Every address of the seeded site, asked for as a crawler does: what is promised by the seed and the sitemap is there, and needs no script. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { seed } from '../../content/seed/index.ts';
import type { SeedNode } from '../../content/seed/types.ts';
import { textOf, wordsOf } from '../support/page-text.ts';

const siteUrl = inject('siteUrl');

/** Pages are made on demand by one process; more at once only wait for each other. */
const AT_ONCE = 4;
const LIMIT_MS = 240_000;

type Answer = { status: number; html: string; location: string | null };
const answers = new Map<string, Answer>();

async function ask(path: string): Promise<Answer> {
  const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), location: response.headers.get('location') };
}

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const declarations: ReadonlyMap<string, ContentTypeDeclaration> = new Map(contentTypes.map((type) => [type.name, type]));
const pagesBySlug = new Map(seed.nodes.filter(({ type }) => type === 'page').map((node) => [`page:${node.slug}`, node]));

/** The address the model gives a seeded node; null for types without one. */
function addressOf(node: SeedNode): string | null {
  if (node.type === 'page' && `page:${node.slug}` === seed.settings.frontPage) return '/';
  const { permalink = null } = declarations.get(node.type) ?? {};
  const parent = node.parent ? pagesBySlug.get(node.parent) : undefined;
  const above = parent ? (addressOf(parent) ?? '/').slice(1) : '';
  return permalink?.replace(':path', `${above}${node.slug}`) ?? null;
}

const isShown = (node: SeedNode) => (node.status ?? 'publish') === 'publish' && declarations.get(node.type)?.public === true;
const shown = seed.nodes.flatMap((node) => {
  const address = isShown(node) ? addressOf(node) : null;
  // The page of posts is the list of posts.
  return address && `page:${node.slug}` !== seed.settings.postsPage ? [{ node, address }] : [];
});

let sitemap: string[] = [];

beforeAll(async () => {
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  sitemap = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const paths = new Set([...sitemap.map((address) => address.slice(siteUrl.length)), ...shown.map(({ address }) => address)]);
  await forEach([...paths], async (path) => {
    answers.set(path, await ask(path));
  });
}, LIMIT_MS);

test('the sitemap is XML of addresses of this site', async () => {
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(sitemap.length).toBeGreaterThan(0);
  expect(sitemap.filter((address) => !address.startsWith(`${siteUrl}/`))).toEqual([]);
});

test('the sitemap names every public node of the seed once, and nothing that is hidden', () => {
  const indexed = shown.filter(({ node }) => !node.password && !node.seo?.noindex).map(({ address }) => siteUrl + address);
  expect(indexed.filter((address) => !sitemap.includes(address))).toEqual([]);
  expect(new Set(sitemap).size).toBe(sitemap.length);
  const hidden = seed.nodes
    .filter((node) => !isShown(node) || node.password !== undefined || node.seo?.noindex)
    .flatMap((node) => addressOf(node) ?? []);
  expect(hidden.filter((address) => sitemap.includes(siteUrl + address))).toEqual([]);
});

test('every address answers 200 with one h1 and its canonical address', () => {
  const wrong = [...answers].filter(([path, { status, html }]) => {
    const headings = html.match(/<h1[\s>]/g)?.length;
    return status !== 200 || headings !== 1 || !html.includes(`<link rel="canonical" href="${siteUrl}${path}"/>`);
  });
  expect(wrong.map(([path, { status }]) => `${status} ${path}`)).toEqual([]);
});

test('every page holds the words an editor wrote for it', () => {
  const missing = shown.flatMap(({ node, address }) => {
    if (node.password) return [];
    const text = textOf(answers.get(address)?.html ?? '');
    return wordsOf(node)
      .filter((words) => !text.includes(words))
      .map((words) => `${address}: ${words}`);
  });
  expect(missing).toEqual([]);
});

test('a page without an island has no script to run and none to load', () => {
  const scripted = [...answers].filter(([, { html }]) => {
    if (html.includes(' data-island="')) return false;
    const runs = [...html.matchAll(/<script\b([^>]*)>/g)].some(
      ([, attributes = '']) => !/type="(?:application\/(?:ld\+)?json|text\/plain)"/.test(attributes),
    );
    return runs || /<link\b[^>]*as="script"/.test(html);
  });
  expect(scripted.map(([path]) => path)).toEqual([]);
  expect([...answers.values()].filter(({ html }) => !html.includes(' data-island="')).length).toBeGreaterThan(100);
});

test('no page carries a style attribute, which the policy would refuse', () => {
  const styled = [...answers].filter(([, { html }]) => /<[a-z][^>]*\sstyle="/.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')));
  expect(styled.map(([path]) => path)).toEqual([]);
});

test(
  'every link and picture inside the site leads somewhere',
  async () => {
    const links = new Set<string>();
    for (const { html } of answers.values()) {
      const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
      for (const [, address = ''] of markup.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)) links.add(address.replaceAll('&amp;', '&'));
    }
    const broken: string[] = [];
    await forEach(
      [...links].filter((path) => answers.get(path)?.status !== 200),
      async (path) => {
        const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
        await response.arrayBuffer();
        if (response.status !== 200) broken.push(`${response.status} ${path}`);
      },
    );
    expect(broken).toEqual([]);
  },
  LIMIT_MS,
);

test('what is not published is not found, and says nothing', async () => {
  const hidden = seed.nodes.filter((node) => (node.status ?? 'publish') !== 'publish' && declarations.get(node.type)?.public);
  expect(hidden.length).toBeGreaterThan(0);
  for (const node of hidden) {
    const { status, html } = await ask(addressOf(node) ?? '/');
    expect(`${status} ${node.slug}`).toBe(`404 ${node.slug}`);
    expect(html).not.toContain(node.title);
  }
});

test('a page protected by a password shows its title and a notice, but none of its content', () => {
  const locked = shown.filter(({ node }) => node.password);
  expect(locked.length).toBeGreaterThan(0);
  for (const { node, address } of locked) {
    const { status, html = '' } = answers.get(address) ?? {};
    expect(status).toBe(200);
    expect(html).toContain('password-protected');
    expect(html).toContain('<meta name="robots" content="noindex');
    const text = textOf(html);
    for (const words of wordsOf(node).slice(1)) expect(text).not.toContain(words);
  }
});

describe('addresses', () => {
  test.each([
    ['/about', '/about/', 308],
    ['/About/', '/about/', 308],
    ['/find-space/', '/property-search/', 308],
    ['/press', '/press/', 308],
    ['/blog/the-dock-door-is-the-product/', '/news/the-dock-door-is-the-product/', 308],
    ['/news/page/2/', '/news/', 308],
  ])('%s leads to %s', async (from, to, status) => {
    const answer = await ask(from);
    expect(answer).toMatchObject({ status, location: to });
  });

  test.each([
    '/nowhere/',
    '/office-buildings/',
    '/news/after/nonsense!/',
    '/news/after/YXJyYXljb25uZWN0aW9uOjk5OTk5OTk/',
    '/about/after/YXJyYXljb25uZWN0aW9uOjE/',
    `/${'long'.repeat(100)}/`,
  ])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

test('an address that no page can have is refused', async () => {
  expect((await ask('/%00/')).status).toBe(400);
});

describe('lists in parts', () => {
  async function partsOf(uri: string): Promise<{ paths: string[]; titles: string[] }> {
    const paths: string[] = [];
    const titles: string[] = [];
    for (let next: string | undefined = uri; next;) {
      const { status, html } = await ask(next);
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
  ])('%s shows every node once, forwards and back', async (uri, type) => {
    const { paths, titles } = await partsOf(uri);
    const expected = shown.filter(({ node }) => node.type === type).map(({ address }) => address);
    expect(paths.length).toBeGreaterThan(1);
    expect(titles.toSorted()).toEqual(expected.toSorted());
    const { html } = await ask(paths[1] ?? '');
    const back = /href="([^"]+)" rel="prev"/.exec(html)?.[1];
    // The beginning of a list has one address.
    expect(await ask(back ?? '')).toMatchObject({ status: 307, location: uri });
  });
});
