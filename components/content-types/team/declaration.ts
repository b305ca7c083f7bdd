import { defineContentType, email, link, number, reference, select, text } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'team',
  graphql: { single: 'Team', plural: 'allTeam', enum: 'TEAM' },
  label: { singular: 'Team member', plural: 'Team' },
  description: 'A person who works for the company.',
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
      description: 'Role and ways to reach the person.',
      fields: {
        title: text('Job title.'),
        department: select(['Development', 'Leasing', 'Investment', 'Operations', 'Sustainability', 'Corporate'], 'What the person does.'),
        email: email('Mail address.'),
        phone: number('Ten-digit US telephone number.'),
        employeeQuote: text('One sentence in the person’s own words.'),
        linkToStory: link('The person’s story.'),
        region: reference('regions', 'Region; empty for people who work for all.'),
      },
    },
  },
});
