import { date, defineContentType, group, integer, number, reference, references, select, text, url } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: 'positions',
  graphql: { single: 'Position', plural: 'positions', enum: 'POSITIONS' },
  label: { singular: 'Position', plural: 'Positions' },
  description: 'A position that the company is hiring for. Its content is the job description.',
  permalink: '/careers/positions/:path/',
  archive: '/careers/positions/',
  hierarchical: false,
  public: true,
  site: { series: 'people', archiveTitle: 'Open positions', sitemap: true, search: true },
  supports: ['title', 'editor', 'author', 'thumbnail', 'excerpt', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-id', position: 31 },
  groups: {
    positionMeta: {
      description: 'Facts about the position. All are optional.',
      fields: {
        department: text('Department.'),
        location: text('City and state, for example “Dallas, Texas”.'),
        streetAddress: text('Street address of the workplace.'),
        postalCode: text('ZIP code of the workplace.'),
        market: reference('markets', 'Market of the workplace.'),
        workplace: select(['On site', 'Hybrid', 'Remote'], 'Where the work is done.'),
        employmentType: select(['Full time', 'Part time', 'Contract', 'Temporary', 'Internship'], 'Employment type.'),
        salaryMinimum: number('Lowest base pay.', 'USD'),
        salaryMaximum: number('Highest base pay. Empty if the pay is a single amount.', 'USD'),
        salaryPeriod: select(['Year', 'Month', 'Week', 'Hour'], 'Period of the pay. Empty for a year.'),
        openings: integer('Number of people to hire. Empty for one.'),
        startDate: date('First day of work.'),
        validThrough: date('Last day for applications. Empty if there is no deadline.'),
        closedOn: date('Day on which the position was filled or withdrawn. From then on, it is not listed and accepts no applications.'),
        applicationUrl: url('Page of another system on which candidates apply. Empty to show the application form.'),
        contacts: references('team', 'Hiring contacts. Applications are sent to the first.'),
        source: group(
          { feedUrl: url('URL of the feed.'), entryId: text('Identifier of the entry in the feed.') },
          { description: 'The feed from which the position is imported. Empty if editors maintain it.' },
        ),
      },
    },
  },
});
