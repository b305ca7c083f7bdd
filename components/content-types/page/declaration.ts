import { defineContentType } from '#lib/content-model/define.ts';
import { breadcrumbs, postFields } from '#lib/content-model/field-groups.ts';

export const declaration = defineContentType({
  name: 'page',
  graphql: { single: 'Page', plural: 'pages', enum: 'PAGE' },
  label: { singular: 'Page', plural: 'Pages' },
  description: 'A page made of blocks. Pages form a tree.',
  permalink: '/:path/',
  hierarchical: true,
  public: true,
  site: { series: 'page', sitemap: true, search: true },
  supports: ['title', 'editor', 'author', 'thumbnail', 'comments', 'revisions', 'page-attributes'],
  taxonomies: [],
  menu: { icon: 'dashicons-admin-page', position: 20 },
  groups: { postFields, breadcrumbs },
});
