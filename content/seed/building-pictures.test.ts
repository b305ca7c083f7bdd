import { expect, test } from 'vitest';
import { getFieldGroup, getNodesOfType, isPublished } from './inspect-seed.ts';
import { seed } from './index.ts';
import { serialize } from './markup.ts';
import { buildingPictures, getBuildingPicture } from './properties/building-pictures.ts';
import { getBuildingsWithoutPicture } from './properties/buildings-without-picture.ts';
import { isRef, ref, type SeedNode } from './types.ts';

/** Slugs of all media that a node refers to, once per reference. */
function getMediaSlugs(node: SeedNode): string[] {
  const inBlocks: string[] = [];
  const resolve = (key: string) => {
    inBlocks.push(key);
    return 1;
  };
  serialize(node.blocks ?? [], { id: resolve, url: (key) => `${resolve(key)}` });
  const collect = (value: unknown): string[] => {
    if (isRef(value)) return [value.$ref];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
  };
  return [...inBlocks, ...collect(node.fields), ...collect(node.seo), ...(node.featuredImage ? [node.featuredImage] : [])]
    .filter((key) => key.startsWith('attachment:'))
    .map((key) => key.replace('attachment:', ''));
}

const isOfBuilding = ({ type }: SeedNode) => type === 'properties' || type === 'property_page';

/** Slugs of buildings whose picture is in a value that does not link to the building. */
function findBorrowedPictures(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || isRef(value)) return [];
  const values: readonly unknown[] = Object.values(value);
  const shown = values.flatMap((item) => (isRef(item) && item.$ref.startsWith('attachment:building-') ? [item.$ref.slice(20)] : []));
  const text = JSON.stringify(value);
  return [...shown.filter((slug) => !text.includes(`"/properties/${slug}/"`)), ...values.flatMap(findBorrowedPictures)];
}

test('a picture of a building is shown only for that building, or with a link to it', () => {
  const borrowed = seed.nodes.flatMap((node) => {
    const shown = getMediaSlugs(node).flatMap((slug) => (slug.startsWith('building-') ? [slug.replace('building-', '')] : []));
    const found = isOfBuilding(node)
      ? shown.filter((slug) => slug !== node.slug)
      : findBorrowedPictures([node.blocks, node.fields, node.seo, node.featuredImage && [ref(node.featuredImage)]]);
    return found.map((slug) => `${node.type}:${node.slug} shows ${slug}`);
  });
  expect(borrowed).toStrictEqual([]);
});

test('no page shows the picture of a building twice', () => {
  const repeated = seed.nodes
    .filter(({ type }) => type === 'page')
    .flatMap((node) => {
      const shown = getMediaSlugs(node).filter((slug) => slug.startsWith('building-'));
      return shown.filter((slug, index) => shown.indexOf(slug) !== index).map((slug) => `${node.slug} shows ${slug}`);
    });
  expect(repeated).toStrictEqual([]);
});

test('captions of galleries state facts that are known', () => {
  const captions = seed.media.filter(({ slug }) => slug.startsWith('gallery-')).map(({ caption = '' }) => caption);
  expect(captions.length).toBeGreaterThan(0);
  expect(captions.filter((caption) => /null|undefined|Infinity|\b0 ft/.test(caption))).toEqual([]);
});

test('a building shows its own picture or none, and its own gallery', () => {
  const images = getNodesOfType('properties').map((node) => [
    node.slug,
    node.featuredImage,
    getFieldGroup(node, 'propertyFacts')['gallery'],
  ]);
  const gallery = (slug: string) =>
    seed.media.filter((item) => item.slug.startsWith(`gallery-${slug}-`)).map((item) => ref(`attachment:${item.slug}`));
  const own = (slug: string) => {
    const picture = getBuildingPicture(slug);
    return picture === undefined ? undefined : `attachment:${picture}`;
  };
  expect(images).toStrictEqual(getNodesOfType('properties').map(({ slug }) => [slug, own(slug), gallery(slug)]));
});

test('the page of a campaign shows only the picture of its building', () => {
  const shown = getNodesOfType('property_page').map((node) => [
    node.slug,
    [...new Set(getMediaSlugs(node).filter((slug) => !slug.startsWith('portrait-')))],
  ]);
  const expected = getNodesOfType('property_page').map(({ slug }) => [
    slug,
    [getBuildingPicture(slug)].filter((picture) => picture !== undefined),
  ]);
  expect(shown).toStrictEqual(expected);
});

test('every picture of a building belongs to a published building, and no two have the same text', () => {
  const slugs = new Set(
    getNodesOfType('properties')
      .filter(isPublished)
      .map(({ slug }) => slug),
  );
  expect(buildingPictures.filter(({ building }) => !slugs.has(building))).toStrictEqual([]);
  expect(new Set(buildingPictures.map(({ building }) => building)).size).toBe(buildingPictures.length);
  expect(new Set(buildingPictures.map(({ alt }) => alt)).size).toBe(buildingPictures.length);
});

test('buildings that need a picture and have none are listed, the largest first', () => {
  const missing = getBuildingsWithoutPicture();
  const areaOf = new Map(
    getNodesOfType('properties').map((node) => [node.slug, Number(getFieldGroup(node, 'propertyFacts')['totalSquareFeet'])]),
  );
  expect(missing.filter((slug) => getBuildingPicture(slug) !== undefined || !areaOf.has(slug))).toStrictEqual([]);
  expect(missing).toStrictEqual(missing.toSorted((a, b) => (areaOf.get(b) ?? 0) - (areaOf.get(a) ?? 0) || a.localeCompare(b)));
  const withSpace = getNodesOfType('properties').filter(({ terms }) => terms?.status?.[0] !== 'leased');
  const unlisted = withSpace.filter(({ slug }) => getBuildingPicture(slug) === undefined && !missing.includes(slug));
  expect(unlisted.map(({ slug }) => slug)).toStrictEqual([]);
});
