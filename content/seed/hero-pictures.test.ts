import { expect, test } from 'vitest';
import { getAllBlocks, getFieldGroup, getNodesOfType, isPublished } from './inspect-seed.ts';
import { seed } from './index.ts';
import { isRef, type Json, type SeedBlock, type SeedNode } from './types.ts';

const pages = seed.nodes.filter((node) => isPublished(node) && ['page', 'markets', 'regions'].includes(node.type));

const pictureSlugs = new Set(seed.media.filter(({ file }) => /\.(jpg|png)$/.test(file)).map(({ slug }) => slug));

/** Slugs of the pictures in a block, without those in its inner blocks. A static block names its picture in its attributes and in its markup. */
function getPictures({ attributes, html }: SeedBlock): string[] {
  const keys = [...JSON.stringify([attributes, html]).matchAll(/attachment:([a-z0-9-]+)/g)].map(([, slug = '']) => slug);
  return [...new Set(keys)].filter((slug) => pictureSlugs.has(slug));
}

const getSlug = (value: Json | undefined) => (isRef(value) ? [value.$ref.replace('attachment:', '')] : []);

/** Slugs of the pictures with which a page opens. */
function getOpeningPictures(node: SeedNode): string[] {
  if (node.type === 'markets') return getSlug(getFieldGroup(node, 'marketMeta')['bannerImage']);
  if (node.type === 'regions') return getSlug(getFieldGroup(node, 'regionMeta')['bannerImage']);
  return getAllBlocks(node)
    .filter(({ name }) => name.endsWith('-hero'))
    .flatMap(getPictures);
}

test('no two pages, markets or regions open with the same picture', () => {
  const uses = pages.flatMap((node) => getOpeningPictures(node).map((picture) => ({ picture, page: `${node.type}:${node.slug}` })));
  const shared = [...Map.groupBy(uses, ({ picture }) => picture)].filter(([, users]) => users.length > 1);
  expect(shared.map(([picture, users]) => `${picture}: ${users.map(({ page }) => page).join(', ')}`)).toStrictEqual([]);
});

test('no page shows a picture twice', () => {
  const repeated = pages.flatMap((node) => {
    const shown = getAllBlocks(node).flatMap(getPictures);
    return shown.filter((slug, index) => shown.indexOf(slug) !== index).map((slug) => `${node.slug} shows ${slug}`);
  });
  expect(repeated).toStrictEqual([]);
});

/** Markets that a post is about. */
const getMarkets = (post: SeedNode) => JSON.stringify(getFieldGroup(post, 'postPlaces')['markets'] ?? []);

const posts = getNodesOfType('post')
  .filter(isPublished)
  .toSorted((a, b) => b.date.localeCompare(a.date));

/** A page with fewer posts about its place lists them without pictures. */
const CARDS = 3;

test('the news of a market or region repeats neither its picture nor each other', () => {
  const markets = getNodesOfType('markets');
  const repeated = [...markets, ...getNodesOfType('regions')].flatMap((place) => {
    const ofPlace = markets.filter((market) => market === place || isInRegion(market, place)).map(({ slug }) => `"markets:${slug}"`);
    const news = posts.filter((post) => ofPlace.some((key) => getMarkets(post).includes(key))).slice(0, CARDS);
    if (news.length < CARDS) return [];
    const shown = [...getOpeningPictures(place), ...news.map(({ featuredImage = '' }) => featuredImage.replace('attachment:', ''))];
    return shown.filter((slug, index) => shown.indexOf(slug) !== index).map((slug) => `${place.slug} shows ${slug}`);
  });
  expect(repeated).toStrictEqual([]);
});

function isInRegion(market: SeedNode, { type, slug }: SeedNode): boolean {
  const region = getFieldGroup(market, 'marketMeta')['region'];
  return type === 'regions' && isRef(region) && region.$ref === `regions:${slug}`;
}
