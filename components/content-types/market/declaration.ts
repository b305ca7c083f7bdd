import { coordinates, defineContentType, html, image, integer, number, reference, references, text } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'markets',
  graphql: { single: 'Market', plural: 'markets', enum: 'MARKETS' },
  label: { singular: 'Market', plural: 'Markets' },
  description: 'A metropolitan area where the company owns buildings.',
  permalink: '/markets/:path/',
  archive: '/markets/',
  hierarchical: false,
  public: true,
  site: { series: 'place', sitemap: true, search: true },
  supports: ['title', 'editor', 'author', 'thumbnail', 'excerpt', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-location-alt', position: 24 },
  groups: {
    marketMeta: {
      description: 'Facts and people of the market.',
      fields: {
        name: text('Name of the market.'),
        state: text('State or states.'),
        coordinates: coordinates('Centre of the metropolitan area.'),
        description: html('Two or three sentences about the market.'),
        population: integer('People who live in the metropolitan area.'),
        totalSquareFeet: number('Space owned in the market.', 'sq ft'),
        numberOfProperties: integer('Buildings owned in the market.'),
        bannerImage: image('Opening picture.'),
        region: reference('regions', 'Region the market belongs to.'),
        featuredProperties: references('properties', 'Properties shown first.'),
        developmentContacts: references('team', 'Development team.'),
        investmentContacts: references('team', 'Investment team.'),
        leasingContacts: references('team', 'Leasing team.'),
      },
    },
  },
  reverse: {
    properties: { from: 'properties', group: 'propertyMeta', field: 'market', description: 'Properties of the market, newest first.' },
  },
});
