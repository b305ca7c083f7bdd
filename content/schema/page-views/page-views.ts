/** How often pages were viewed, for editors. */
import { loadPageViews, type PageViewFilter } from '../../store/page-views.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';

const counts: FieldSpecs = {
  views: { type: 'Int!', description: 'Number of views. Known bots, and pages that browsers load in advance, are not counted.' },
  prerenders: {
    type: 'Int!',
    description:
      'How often a browser loaded a page in advance, because a visitor pointed at a link to it. The site does not learn which of these pages visitors then viewed.',
  },
};

export function declarePageViews(builder: SchemaBuilder): void {
  builder.object('PageViewDay', {
    description: 'The views of a day.',
    fields: { date: { type: 'String!', description: 'The day in UTC, such as `2026-11-22`.' }, ...counts },
  });
  builder.object('PageViewPage', {
    description: 'The views of a page.',
    fields: { path: { type: 'String!', description: 'Path of the page.' }, ...counts },
  });
  builder.object('PageViewReport', {
    description: 'How often pages were viewed.',
    fields: {
      from: { type: 'String!', description: 'The first day.' },
      to: { type: 'String!', description: 'The last day.' },
      ...counts,
      days: { type: '[PageViewDay!]!', description: 'The days with views, in order.' },
      pages: { type: '[PageViewPage!]!', description: 'The pages, most viewed first.' },
    },
  });
  builder.extend('RootQuery', {
    pageViews: {
      type: 'PageViewReport',
      description: 'How often pages were viewed. The numbers contain nothing about visitors. For editors and administrators only.',
      args: {
        from: { type: 'String', description: 'First day in UTC, such as `2026-11-01`. Default: 30 days up to the last day.' },
        to: { type: 'String', description: 'Last day in UTC. Default: today.' },
        path: { type: 'String', description: 'Only views of the page with this path, such as `/contact/`.' },
        first: { type: 'Int', description: 'Number of pages. Default 20, at most 100.' },
      },
      resolve: (_root, filter: PageViewFilter, { services, viewer }) => loadPageViews(services.db, viewer, filter, services.now()),
    },
  });
}
