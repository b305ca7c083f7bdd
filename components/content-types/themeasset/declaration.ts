import { defineContentType, text } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'themeassets',
  graphql: { single: 'Themeasset', plural: 'themeassets', enum: 'THEMEASSETS' },
  label: { singular: 'Theme asset', plural: 'Theme assets' },
  description: 'A drawing, pattern or logo used on pages.',
  permalink: '/themeassets/:path/',
  hierarchical: false,
  public: false,
  supports: ['title', 'editor', 'thumbnail'],
  taxonomies: ['assettype'],
  menu: { icon: 'dashicons-art', position: 27 },
  fields: { class: text('CSS class name of the asset.') },
});
