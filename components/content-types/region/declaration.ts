import { defineContentType, image, integer, number, references, text } from '#lib/content-model/define.ts';
import { breadcrumbs } from '#lib/content-model/field-groups.ts';

export const declaration = defineContentType({
  name: 'regions',
  graphql: { single: 'Region', plural: 'regions', enum: 'REGIONS' },
  label: { singular: 'Region', plural: 'Regions' },
  description: 'A part of the country with its own leasing, building and managing team.',
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
      description: 'Numbers and people of the region.',
      fields: {
        name: text('Name of the region.'),
        bannerImage: image('Opening picture.'),
        numberOfProperties: integer('Buildings owned in the region.'),
        totalSquareFeet: number('Space owned in the region.', 'sq ft'),
        developmentContacts: references('team', 'Development team.'),
        dispositionContacts: references('team', 'Disposition team.'),
        investmentContacts: references('team', 'Investment team.'),
        leasingContacts: references('team', 'Leasing team.'),
      },
    },
  },
  reverse: {
    markets: { from: 'markets', group: 'marketMeta', field: 'region', description: 'Markets of the region.' },
    team: { from: 'team', group: 'teamMeta', field: 'region', description: 'People who work in the region.' },
  },
});
