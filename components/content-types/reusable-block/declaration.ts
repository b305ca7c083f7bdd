import { defineContentType } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'wp_block',
  graphql: { single: 'ReusableBlock', plural: 'reusableBlocks', enum: 'WP_BLOCK' },
  label: { singular: 'Reusable block', plural: 'Reusable blocks' },
  description: 'Blocks stored once and shown in several places.',
  permalink: null,
  hierarchical: false,
  public: false,
  supports: ['title', 'editor', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-block-default', position: 28 },
});
