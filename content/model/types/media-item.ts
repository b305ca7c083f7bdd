import { defineContentType } from '../define.ts';

export const mediaItem = defineContentType({
  name: 'attachment',
  graphql: { single: 'MediaItem', plural: 'mediaItems', enum: 'ATTACHMENT' },
  label: { singular: 'Media item', plural: 'Media' },
  description: 'A picture, film or file.',
  permalink: '/media-items/:path/',
  hierarchical: false,
  public: true,
  supports: ['title', 'author', 'comments'],
  taxonomies: [],
  menu: { icon: 'dashicons-admin-media', position: 10 },
});
