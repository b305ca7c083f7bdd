import { defineContentType, email, link, number, reference, select, text, required } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'team',
  graphql: { single: 'Team', plural: 'allTeam', enum: 'TEAM' },
  label: { singular: 'Team member', plural: 'Team' },
  description: 'An employee of the company.',
  permalink: '/team/:path/',
  archive: '/team/',
  hierarchical: false,
  public: true,
  site: { series: 'people', sitemap: true, search: true },
  supports: ['title', 'editor', 'thumbnail', 'page-attributes', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-groups', position: 25 },
  groups: {
    teamMeta: {
      description: 'Title, department and contact details.',
      fields: {
        title: required(text('Job title.')),
        department: select(['Development', 'Leasing', 'Investment', 'Operations', 'Sustainability', 'Corporate'], 'Department.'),
        email: email('Email address.'),
        phone: number('Ten-digit US phone number.'),
        employeeQuote: text('A quote of one sentence.'),
        linkToStory: link('Link to an article about the person.'),
        region: reference('regions', 'Region. Empty for people who work for all regions.'),
      },
    },
  },
});
