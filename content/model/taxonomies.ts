/** All taxonomies of the site. The URI of a term is `/<prefix>/<slug>/`. */
import { coordinates, defineTaxonomy, text, type TaxonomyName } from '#lib/content-model/define.ts';
import { publishedFigures } from '#lib/content-model/field-groups.ts';

export const taxonomies = [
  defineTaxonomy({
    name: 'category',
    graphql: { single: 'Category', plural: 'categories', enum: 'CATEGORY' },
    label: { singular: 'Category', plural: 'Categories' },
    description: 'Topic of a post. Every post has at least one category.',
    prefix: 'category',
    hierarchical: true,
    public: true,
    series: 'news',
    fields: { categoryColor: text('Name of the category’s color token.') },
  }),
  defineTaxonomy({
    name: 'post_tag',
    graphql: { single: 'Tag', plural: 'tags', enum: 'TAG' },
    label: { singular: 'Tag', plural: 'Tags' },
    description: 'Keywords of a post.',
    prefix: 'tag',
    hierarchical: false,
    public: true,
    series: 'news',
  }),
  defineTaxonomy({
    name: 'post_format',
    graphql: { single: 'PostFormat', plural: 'postFormats', enum: 'POSTFORMAT' },
    label: { singular: 'Format', plural: 'Formats' },
    description: 'Format of a post, such as quote or video.',
    prefix: 'type',
    hierarchical: false,
    public: true,
    series: 'news',
  }),
  defineTaxonomy({
    name: 'status',
    graphql: { single: 'Status', plural: 'allStatus', enum: 'STATUS' },
    label: { singular: 'Property status', plural: 'Property statuses' },
    description: 'Availability of a property.',
    prefix: 'status',
    hierarchical: false,
    public: true,
    series: 'property',
  }),
  defineTaxonomy({
    name: 'submarket',
    graphql: { single: 'Submarket', plural: 'submarkets', enum: 'SUBMARKET' },
    label: { singular: 'Submarket', plural: 'Submarkets' },
    description: 'District of a market with its own rents and vacancy. A property has at most one.',
    prefix: 'submarkets',
    hierarchical: false,
    public: true,
    hidesUnused: true,
    series: 'place',
    fields: {
      coordinates: coordinates('Center of the submarket.'),
      figures: publishedFigures('Figures about the submarket.'),
    },
  }),
  defineTaxonomy({
    name: 'assettype',
    graphql: { single: 'Assettype', plural: 'assettypes', enum: 'ASSETTYPE' },
    label: { singular: 'Asset type', plural: 'Asset types' },
    description: 'Type of a theme asset.',
    prefix: 'assettype',
    hierarchical: true,
    public: false,
    series: 'page',
  }),
] as const;

/** Returns the declaration of a taxonomy by its stored name. */
export function getTaxonomy(name: TaxonomyName) {
  const declaration = taxonomies.find((taxonomy) => taxonomy.name === name);
  if (!declaration) throw new Error(`No taxonomy is declared with the name "${name}"`);
  return declaration;
}
