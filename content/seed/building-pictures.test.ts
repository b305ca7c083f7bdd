import { expect, test } from 'vitest';
import { getFieldGroup, getNodesOfType, isPublished } from './inspect-seed.ts';
import { seed } from './index.ts';
import { serialize } from './markup.ts';
import { buildingPictures, getBuildingPicture } from './properties/building-pictures.ts';
import { getBuildingsWithoutPicture } from './properties/buildings-without-picture.ts';
import { isRef, type SeedNode } from './types.ts';

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

const buildingMedia = new Set(buildingPictures.map(({ building }) => `building-${building}`));
const isOfBuilding = ({ type }: SeedNode) => type === 'properties' || type === 'property_page';

test('a picture of a building is used only for that building', () => {
  const borrowed = seed.nodes.flatMap((node) =>
    getMediaSlugs(node)
      .filter((slug) => buildingMedia.has(slug) && !(isOfBuilding(node) && slug === `building-${node.slug}`))
      .map((slug) => `${node.type}:${node.slug} shows ${slug}`),
  );
  expect(borrowed).toStrictEqual([]);
});

test('a building shows its own picture or none', () => {
  const images = getNodesOfType('properties').map((node) => [
    node.slug,
    node.featuredImage,
    getFieldGroup(node, 'propertyFacts')['gallery'],
  ]);
  const own = (slug: string) => {
    const picture = getBuildingPicture(slug);
    return picture === undefined ? undefined : `attachment:${picture}`;
  };
  expect(images).toStrictEqual(getNodesOfType('properties').map(({ slug }) => [slug, own(slug), []]));
});

test('the page of a campaign shows only the picture of its building', () => {
  const shown = getNodesOfType('property_page').map((node) => [
    node.slug,
    [...new Set(getMediaSlugs(node).filter((slug) => !/^(portrait|brochure)-/.test(slug)))],
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
