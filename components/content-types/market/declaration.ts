import { coordinates, defineContentType, html, image, integer, number, reference, references, text } from '#lib/content-model/define.ts';
import { breadcrumbs, publishedFigures } from '#lib/content-model/field-groups.ts';

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
    breadcrumbs,
    marketMeta: {
      description: 'Facts about the market and its contacts.',
      fields: {
        name: text('Name of the market.'),
        state: text('State, or states separated by commas.'),
        coordinates: coordinates('Center of the metropolitan area.'),
        description: html('Two or three sentences about the market.'),
        population: integer('Population of the metropolitan area.'),
        totalSquareFeet: number('Total building area owned in the market.', 'sq ft'),
        numberOfProperties: integer('Number of buildings owned in the market.'),
        figures: publishedFigures('Figures about the market, from research and public statistics.'),
        bannerImage: image('Image at the top of the page.'),
        region: reference('regions', 'Region that contains the market.'),
        featuredProperties: references('properties', 'Properties listed first.'),
        developmentContacts: references('team', 'Development contacts.'),
        investmentContacts: references('team', 'Investment contacts.'),
        leasingContacts: references('team', 'Leasing contacts.'),
        operationsContacts: references('team', 'Operations contacts.'),
      },
    },
  },
  reverse: {
    properties: { from: 'properties', group: 'propertyMeta', field: 'market', description: 'Properties of the market, newest first.' },
    news: { from: 'post', group: 'postPlaces', field: 'markets', description: 'Posts about the market, newest first.' },
  },
});
