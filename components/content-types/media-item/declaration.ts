import { defineContentType } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'attachment',
  graphql: { single: 'MediaItem', plural: 'mediaItems', enum: 'ATTACHMENT' },
  label: { singular: 'Media item', plural: 'Media' },
  description: 'An image, video, audio file or document.',
  permalink: '/media-items/:path/',
  hierarchical: false,
  public: true,
  site: { series: 'page', sitemap: false, search: false },
  supports: ['title', 'author', 'comments'],
  taxonomies: [],
  menu: { icon: 'dashicons-admin-media', position: 10 },
});
