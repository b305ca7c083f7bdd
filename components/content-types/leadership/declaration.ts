import { defineContentType, html, image, link, text, required } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'leadership',
  graphql: { single: 'Leadership', plural: 'allLeadership', enum: 'LEADERSHIP' },
  label: { singular: 'Leader', plural: 'Leadership' },
  description: 'A member of the leadership team or the board.',
  permalink: '/leadership/:path/',
  archive: '/leadership/',
  hierarchical: false,
  public: true,
  site: { series: 'people', sitemap: true, search: true },
  supports: ['title', 'editor', 'thumbnail', 'page-attributes', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-businessperson', position: 26 },
  groups: {
    leadershipMeta: {
      description: 'Title and short biography.',
      fields: {
        title: required(text('Job title.')),
        excerpt: html('Summary of two sentences, for lists.'),
        largeImage: image('Large portrait.'),
        linkToStory: link('Link to an article about the person.'),
      },
    },
  },
});
