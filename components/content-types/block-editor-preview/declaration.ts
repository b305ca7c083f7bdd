import { defineContentType } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'wgg_preview',
  graphql: { single: 'BlockEditorPreview', plural: 'blockEditorPreviews', enum: 'WGG_PREVIEW' },
  label: { singular: 'Block editor preview', plural: 'Block editor previews' },
  description: 'Unsaved blocks of an open editor, stored for a preview.',
  permalink: null,
  hierarchical: false,
  public: false,
  supports: ['title', 'editor', 'author'],
  taxonomies: [],
  menu: { icon: 'dashicons-visibility', position: 29 },
});
