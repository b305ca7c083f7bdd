/** A part of the seed that loads quickly: the properties, and what the property search reads. */
import { seed } from '../../content/seed/index.ts';
import { isRef, type Seed, type SeedNode } from '../../content/seed/types.ts';
import { fixtureSeed } from './fixture-seed.ts';

/** References to what the search does not need are left out. */
function omitMedia(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitMedia);
  if (typeof value !== 'object' || value === null) return value;
  if (isRef(value)) return /^(?:properties|markets|regions|team|property_page):/.test(value.$ref) ? value : null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, omitMedia(item)]));
}

/** Fields of the other types that the search reads. */
const searchedFields: ReadonlySet<string> = new Set(['name', 'region', 'coordinates', 'phone', 'blocks']);

/** The properties of the seed, with their places, contacts and campaign pages, and without media. */
export function selectProperties(): Seed {
  const nodes = seed.nodes
    .filter(({ type }) => ['properties', 'markets', 'regions', 'team', 'property_page'].includes(type))
    .map(({ featuredImage: _image, author: _author, seo: _seo, fields = {}, terms, ...node }): SeedNode => {
      const isProperty = node.type === 'properties';
      const groups = Object.entries(fields).map(([group, values]) => [
        group,
        Object.fromEntries(Object.entries(values as object).filter(([name]) => isProperty || searchedFields.has(name))),
      ]);
      return {
        ...node,
        ...(isProperty ? terms && { terms } : { blocks: [] }),
        fields: omitMedia(Object.fromEntries(groups)) as NonNullable<SeedNode['fields']>,
      };
    });
  return {
    ...fixtureSeed,
    media: [],
    menus: [],
    comments: [],
    revisions: [],
    terms: seed.terms.filter(({ taxonomy }) => taxonomy === 'status' || taxonomy === 'submarket'),
    nodes: [
      ...fixtureSeed.nodes
        .filter(({ type }) => type === 'page')
        .map(({ featuredImage: _image, seo: _seo, ...page }) => ({ ...page, blocks: [] })),
      ...nodes,
    ],
  };
}
