import { defineContentType } from '../define.ts';
import { breadcrumbs, postFields } from '../groups.ts';

export const page = defineContentType({
  name: 'page',
  graphql: { single: 'Page', plural: 'pages', enum: 'PAGE' },
  label: { singular: 'Page', plural: 'Pages' },
  description: 'A page made of blocks, with a place in the tree of pages.',
  permalink: '/:path/',
  hierarchical: true,
  public: true,
  supports: ['title', 'editor', 'author', 'thumbnail', 'comments', 'revisions', 'page-attributes'],
  taxonomies: [],
  menu: { icon: 'dashicons-admin-page', position: 20 },
  groups: { postFields, breadcrumbs },
});
