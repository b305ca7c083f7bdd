import { existsSync, readdirSync } from 'node:fs';
import { SAVED_PATH } from '#lib/saved-properties/addresses.ts';
import { COMPANY_PDF_PATH, getBrochureUrl } from '#lib/uri/pdf-urls.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getContentType } from '../model/content-types.ts';
import { contentTypes } from '../model/content-types.generated.ts';
import { buildings } from './figures.ts';
import { seed } from './index.ts';
import { leadership } from './people/leadership.ts';
import { buildNodeUri } from '../commands/permalinks/node-uri.ts';
import { getTermUri } from './loading/term-uri.ts';
import { isRef, type Key, type SeedMenuItem } from './types.ts';
import {
  getAllBlocks,
  serializeContent,
  allValues,
  isPublished,
  allKeys,
  getNodesOfType,
  getSlugPath,
  allStrings,
} from './inspect-seed.ts';

const archiveUris = new Set(contentTypes.flatMap((type) => ('archive' in type && type.archive ? [type.archive] : [])));
const publicNodes = seed.nodes.filter((node) => isPublished(node) && getContentType(node.type).public);

test('the press kit has the portraits of all leaders', () => {
  const kit = seed.nodes.find(({ slug }) => slug === 'press-kit');
  const markup = JSON.stringify(kit);
  expect(leadership.map(({ slug }) => slug).filter((slug) => !markup.includes(`attachment:portrait-${slug}`))).toStrictEqual([]);
});

test('every item has a unique key', () => {
  expect(allKeys.filter((key, index) => allKeys.indexOf(key) !== index)).toStrictEqual([]);
});

test('has at least the expected number of nodes of each type', () => {
  const minimums = { page: 20, post: 148, properties: 240, property_page: 40, regions: 8, markets: 34, team: 58, leadership: 12 } as const;
  const tooFew = Object.entries(minimums).filter(([type, minimum]) => getNodesOfType(type as keyof typeof minimums).length < minimum);
  expect(tooFew).toStrictEqual([]);
});

test('every reference points to an item in the seed', () => {
  const refs = allValues.filter(isRef).map((value) => value.$ref);
  const terms = seed.nodes.flatMap((node) =>
    Object.entries(node.terms ?? {}).flatMap(([taxonomy, slugs]) => slugs.map((slug): Key => `${taxonomy as 'category'}:${slug}`)),
  );
  const relatedKeys = seed.nodes.flatMap((node) => [node.author, node.parent, node.featuredImage]);
  const placeholders = allStrings.flatMap((text) => [...text.matchAll(/\{\{(?:id|url) ([^}]+)\}\}/g)].map((match) => match[1] as Key));
  const { frontPage, postsPage, privacyPage } = seed.settings;
  const all = new Set([
    ...refs,
    ...terms,
    ...relatedKeys,
    ...placeholders,
    ...seed.comments.map(({ node }) => node),
    frontPage,
    postsPage,
    privacyPage,
  ]);
  const known = new Set(allKeys);
  expect(refs.length).toBeGreaterThan(1000);
  expect([...all].filter((key) => key !== undefined && !known.has(key))).toStrictEqual([]);
});

test('every media item has a file, and every file belongs to a media item', () => {
  const folder = join(import.meta.dirname, 'media');
  const files = new Set(seed.media.map((item) => item.file));
  expect([...files].filter((file) => !existsSync(join(folder, file)))).toStrictEqual([]);
  expect(readdirSync(folder).filter((file) => !files.has(file))).toStrictEqual([]);
});

test('every image except portraits has alternative text', () => {
  const pictures = seed.media.filter(({ slug, file }) => !slug.startsWith('portrait-') && /\.(jpg|png)$/.test(file));
  expect(pictures.filter(({ alt }) => alt.length < 20).map(({ slug }) => slug)).toStrictEqual([]);
});

function collectUrls(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectUrls);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    /^(?:url|originalUrl)$/.test(name) && typeof item === 'string' ? [item] : collectUrls(item),
  );
}

function collectMenuTargets(items: readonly SeedMenuItem[]): string[] {
  return items.flatMap((item) => [
    ...(typeof item.target === 'string' ? [item.target] : []),
    item.featuredItem?.link?.url ?? '/',
    ...collectMenuTargets(item.children ?? []),
  ]);
}

test('every internal link points to a public URL of the seed', () => {
  const publicUrls = new Set<string | null>([
    '/',
    ...archiveUris,
    // A page of the site that is not content.
    SAVED_PATH,
    // Documents that the site makes.
    COMPANY_PDF_PATH,
    '/press-kit.zip',
    ...readdirSync('public/press-kit').map((name) => `/press-kit/${name}`),
    ...buildings.filter((item) => item.availableSquareFeet > 0).map(({ slug }) => getBrochureUrl(slug)),
    ...publicNodes.map((node) => buildNodeUri(node.type, getSlugPath(node))),
    // With their feeds.
    ...seed.terms.map((term) => getTermUri(term, seed.terms)).flatMap((uri) => [uri, `${uri}feed/`]),
    // A former address of a former address.
    ...seed.redirects.map(({ origin }) => origin),
    ...seed.media.map(({ file, date }) => `/media/${date.slice(0, 4)}/${date.slice(5, 7)}/${file}`),
  ]);
  const linksInText = allStrings.flatMap((text) => [...text.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? ''));
  const linksInAttributes = seed.nodes.flatMap((node) => getAllBlocks(node).flatMap(({ attributes }) => collectUrls(attributes)));
  const redirectTargets = seed.redirects
    .filter(({ format, type }) => format === 'plain' && type !== 410 && type !== 451)
    .map(({ target }) => target);
  const menuTargets = seed.menus.flatMap(({ items }) => collectMenuTargets(items));
  const internal = [...linksInText, ...linksInAttributes, ...redirectTargets, ...menuTargets].filter(
    (url) => !/^(mailto:|tel:|https:|\{\{url )/.test(url),
  );
  expect(internal.length).toBeGreaterThan(100);
  // A link to the property search can select filters.
  const isPublic = (url: string) => publicUrls.has(url.replace(/^(\/property-search\/)\?.*/, '$1'));
  expect([...new Set(internal.filter((url) => !isPublic(url)))]).toStrictEqual([]);
});

test('no redirect starts at a URL that is in use', () => {
  const taken = new Set([...archiveUris, ...publicNodes.map((node) => buildNodeUri(node.type, getSlugPath(node)))]);
  expect(seed.redirects.filter(({ origin }) => taken.has(origin))).toStrictEqual([]);
});

test('no page has the URL of an archive', () => {
  const uris = getNodesOfType('page').map((node) => buildNodeUri('page', getSlugPath(node)));
  expect(uris.filter((uri) => uri !== null && archiveUris.has(uri))).toStrictEqual([]);
});

test('posts are long enough, and cover every category and at least six years', () => {
  const published = getNodesOfType('post').filter(isPublished);
  const wordCounts = published.map(
    (node) =>
      [
        node.slug,
        `${node.excerpt ?? ''} ${serializeContent(node).replaceAll(/<[^>]+>/g, ' ')}`.split(/\s+/).filter(Boolean).length,
      ] as const,
  );
  expect(wordCounts.filter(([, count]) => count >= 250).length).toBeGreaterThanOrEqual(25);
  expect(wordCounts.filter(([, count]) => count < 120)).toStrictEqual([]);
  expect(new Set(published.map((node) => node.terms?.category?.[0])).size).toBe(6);
  expect(new Set(published.map((node) => node.date.slice(0, 4))).size).toBeGreaterThanOrEqual(6);
});

test('revisions belong to existing nodes whose type supports revisions, and to existing authors', () => {
  const revisions = seed.revisions ?? [];
  expect(revisions.length).toBeGreaterThan(0);
  expect(revisions.flatMap(({ node, author }) => [node, author]).filter((key) => !allKeys.includes(key))).toStrictEqual([]);
  const types = revisions.map((revision) => seed.nodes.find(({ type, slug }) => `${type}:${slug}` === revision.node)?.type);
  expect(types.filter((type) => type === undefined || !getContentType(type).supports.includes('revisions'))).toStrictEqual([]);
});

test('contains no placeholder text', () => {
  expect(allStrings.filter((text) => /lorem|ipsum|dolor sit|\btbd\b/i.test(text))).toStrictEqual([]);
});

test('every public node except posts has a description for search engines', () => {
  expect(publicNodes.filter((node) => node.type !== 'post' && !node.seo?.description).map(({ slug }) => slug)).toStrictEqual([]);
});

test('every date is valid', () => {
  const dates = seed.nodes.flatMap(({ date, modified }) => [date, modified ?? date]);
  expect(dates.filter((date) => new Date(`${date}Z`).toISOString().slice(0, 19) !== date)).toStrictEqual([]);
});

test('has unpublished nodes of every status, a password-protected post and comments of every status', () => {
  const unpublished = seed.nodes.filter((node) => !isPublished(node)).map(({ slug, status }) => `${slug}: ${status ?? ''}`);
  expect(new Set(unpublished)).toStrictEqual(
    new Set([
      'draft-fourth-quarter-leasing: draft',
      'draft-northport-4-pours-its-first-strip: draft',
      'the-letter-in-the-cornerstone: future',
      'for-colleagues-how-we-count-a-megawatt: private',
      'print-shop: private',
      'investor-day-2027: draft',
    ]),
  );
  expect(seed.nodes.filter((node) => node.password).map(({ slug }) => slug)).toStrictEqual(['third-quarter-market-tables-for-brokers']);
  expect(new Set(seed.comments.map(({ status }) => status))).toStrictEqual(new Set(['approve', 'hold', 'spam']));
});
