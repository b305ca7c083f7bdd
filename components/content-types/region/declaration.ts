import { defineContentType, image, count, amount, references, text } from '#lib/content-model/define.ts';
import { breadcrumbs } from '#lib/content-model/field-groups.ts';

export const declaration = defineContentType({
  name: 'regions',
  graphql: { single: 'Region', plural: 'regions', enum: 'REGIONS' },
  label: { singular: 'Region', plural: 'Regions' },
  description: 'A part of the country with its own leasing, development and management team.',
  permalink: '/regions/:path/',
  archive: '/regions/',
  hierarchical: false,
  public: true,
  site: { series: 'place', sitemap: true, search: true },
  supports: ['title', 'editor', 'author', 'thumbnail', 'excerpt', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-admin-site', position: 23 },
  groups: {
    breadcrumbs,
    regionMeta: {
      description: 'Figures about the region and its contacts.',
      fields: {
        name: text('Name of the region.'),
        bannerImage: image('Image at the top of the page.'),
        numberOfProperties: count('Number of buildings owned in the region.'),
        totalSquareFeet: amount('Total building area owned in the region.', 'sq ft'),
        developmentContacts: references('team', 'Development contacts.'),
        dispositionContacts: references('team', 'Disposition contacts.'),
        investmentContacts: references('team', 'Investment contacts.'),
        leasingContacts: references('team', 'Leasing contacts.'),
        operationsContacts: references('team', 'Operations contacts.'),
      },
    },
  },
  reverse: {
    markets: { from: 'markets', group: 'marketMeta', field: 'region', description: 'Markets of the region.' },
    news: {
      from: 'post',
      group: 'postPlaces',
      field: 'markets',
      through: { from: 'markets', group: 'marketMeta', field: 'region' },
      description: 'Posts about the markets of the region, newest first.',
    },
    team: { from: 'team', group: 'teamMeta', field: 'region', description: 'People who work in the region.' },
  },
});
