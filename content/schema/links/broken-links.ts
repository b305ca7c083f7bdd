/** Links of published content that lead nowhere, for editors. */
import { formatGmtDate } from '../../core/format-date.ts';
import type { BrokenLink, LinkReport } from '../../core/rows/broken-links.ts';
import { loadLinkReport } from '../../store/broken-links.ts';
import type { SchemaBuilder } from '../core/builder.ts';

export function declareBrokenLinks(builder: SchemaBuilder): void {
  builder.object('BrokenLink', {
    description: 'A path of the site that has no page, but links.',
    fields: {
      path: { type: 'String!', description: 'The path, such as `/offices/denver/`.' },
      contentNodes: {
        type: '[ContentNode!]!',
        description: 'Published content that links to the path, at most 20.',
        resolve: async ({ nodeIds }: BrokenLink, _args, { store }) =>
          (await Promise.all(nodeIds.map((id) => store.nodeById(id)))).filter((node) => node !== null),
      },
      menus: {
        type: '[Menu!]!',
        description: 'Menus that link to the path.',
        resolve: async ({ menuIds }: BrokenLink, _args, { store }) =>
          (await Promise.all(menuIds.map((id) => store.menuById(id)))).filter((menu) => menu !== null),
      },
    },
  });
  builder.object('BrokenLinkReport', {
    description:
      'The links of published content and menus to pages that do not exist. They are checked after content has changed, at most every ten minutes.',
    fields: {
      checkedAt: {
        type: 'String',
        description: 'When the links were checked, in UTC. Null before the first check.',
        resolve: ({ checkedAt }: LinkReport) => (checkedAt === null ? null : `${formatGmtDate(checkedAt)}Z`),
      },
      brokenLinks: { type: '[BrokenLink!]!', description: 'At most 200.' },
    },
  });
  builder.extend('RootQuery', {
    linkReport: {
      type: 'BrokenLinkReport',
      description: 'Links that lead nowhere. For editors and administrators only.',
      resolve: (_root, _args, { services, viewer }) => loadLinkReport(services.db, viewer),
    },
  });
}
