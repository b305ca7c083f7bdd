/** Fields every content node has, whatever its type. What is restricted tells its title and its address only (recorded). */
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import { expandReusableMarkup } from '../../store/blocks/reusable-blocks.ts';
import { cutPage } from '../../store/core/cut-page.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { templateOf, typeNameOf } from '../core/common.ts';
import { connection, type ConnectionArgs, edgeTo } from '../core/connections.ts';
import type { ContentContext, ContentTypeSource } from '../core/context.ts';
import { editingFields } from '../drafts/node-editing.ts';
import { previewFields } from '../drafts/previews.ts';
import { nodeWhere } from './node-filters.ts';
import { nodeList } from './node-list.ts';
import { type NodeWhere, toNodeQuery } from './node-query.ts';
import { linkOf, uriOf } from './node-uri.ts';
import { renderContent, renderExcerpt } from './rendered-content.ts';

const format = {
  format: { type: 'PostObjectFieldFormatEnum', description: 'RENDERED, the default, or RAW: as it is edited, for those who may.' },
};
type Format = { format?: 'RAW' | 'RENDERED' | null };

/** What is told when a password protects an excerpt from those who may read the content all the same (WordPress). */
const PROTECTED_EXCERPT = '<p>This content is password protected. To view it please enter your password below: Password:</p>\n';

/** As it was written: null for who may not edit it. A revision is seen only by those who may. */
function raw(node: NodeRow, text: string | null, { viewer }: ContentContext): string | null {
  return !node.restricted && (node.revisionOf !== null || canEditNode(viewer, node)) ? text : null;
}

export function declareContentNode(builder: SchemaBuilder): void {
  builder.interface('ContentNode', {
    description: 'Anything that editors write.',
    interfaces: ['UniformResourceIdentifiable'],
    resolveType: typeNameOf,
    fields: {
      databaseId: { type: 'Int!', description: 'Number in the database.', resolve: (node: NodeRow) => node.id },
      contentType: edgeTo(builder, {
        from: 'ContentNode',
        to: 'ContentType',
        description: 'Type of the content.',
        load: (node: NodeRow): ContentTypeSource => ({ kind: 'content-type', declaration: getContentType(node.type) }),
      }),
      contentTypeName: { type: 'String!', description: 'Name of the content type.', resolve: (node: NodeRow) => node.type },
      ...dateFields,
      guid: {
        type: 'String',
        description: 'Address the content was created with; never changes.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.guid),
      },
      link: {
        type: 'String',
        description: 'Address on the content host.',
        resolve: (node: NodeRow, _args, context) => linkOf(node, context),
      },
      uri: {
        type: 'String',
        description: 'Path with slashes around it; `/?p=201` before it is published; where the site previews it for a revision.',
        resolve: (node: NodeRow, _args, context) => uriOf(node, context),
      },
      slug: {
        type: 'String',
        description: 'Last part of the address; null before it has one.',
        resolve: (node: NodeRow) => node.slug || null,
      },
      status: { type: 'String', description: '`publish`, `draft`, `pending`, `future`, `private`, `trash` or `inherit`.' },
      isRestricted: {
        type: 'Boolean',
        description: 'Whether what it says is hidden from the caller.',
        resolve: (node: NodeRow) => node.restricted,
      },
      hasPassword: {
        type: 'Boolean',
        description: 'Whether a password protects it.',
        resolve: (node: NodeRow) => node.password !== null,
      },
      password: {
        type: 'String',
        description: 'The password; null for who may not edit the content.',
        resolve: (node: NodeRow, _args, context) => raw(node, node.password, context),
      },
      template: { type: 'ContentTemplate', description: 'Template the content is shown with.', resolve: templateOf },
      seo: { type: 'PostTypeSEO', description: 'What search engines and link previews are told.', resolve: (node: NodeRow) => node },
      ...previewFields,
      ...editingFields(builder),
    },
  });
  declareTexts(builder);
  declareHierarchy(builder);
}

const dateFields: FieldSpecs = Object.fromEntries(
  (['date', 'modified'] as const).flatMap((name) => {
    const what = name === 'date' ? 'When it was published' : 'When it was last changed';
    return [
      [
        name,
        {
          type: 'String',
          description: `${what}, in the site’s time zone: \`2024-03-10T10:30:00\`..`,
          resolve: (node: NodeRow, _args: unknown, { site }: ContentContext) =>
            node.restricted ? null : formatLocalDate(node[name], site.timezone),
        },
      ],
      [
        `${name}Gmt`,
        { type: 'String', description: `${what}, in UTC.`, resolve: (node: NodeRow) => (node.restricted ? null : formatGmtDate(node[name])) },
      ],
    ];
  }),
);

function declareTexts(builder: SchemaBuilder): void {
  builder.interface('NodeWithTitle', {
    description: 'Content with a title.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      title: {
        type: 'String',
        description: 'The title.',
        args: format,
        resolve: (node: NodeRow, args: Format, context) => (args.format === 'RAW' ? raw(node, node.title, context) : node.title),
      },
    },
  });
  builder.interface('NodeWithContentEditor', {
    description: 'Content that is written in the editor.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      content: {
        type: 'String',
        description: 'What was written, as markup; null when it is restricted, or nothing was written.',
        args: format,
        resolve: async (node: NodeRow, args: Format, context) => {
          if (args.format === 'RAW') return raw(node, node.content, context);
          if (node.restricted) return null;
          return renderContent(await expandReusableMarkup(node.content, context.store), context.site) || null;
        },
      },
    },
  });
  builder.interface('NodeWithExcerpt', {
    description: 'Content with a short form.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      excerpt: {
        type: 'String',
        description: 'The short form, as markup; made from the content when none was written.',
        args: format,
        resolve: (node: NodeRow, args: Format, context) => {
          if (args.format === 'RAW') return raw(node, node.excerpt, context);
          if (node.restricted) return null;
          return node.password === null ? renderExcerpt(node) : PROTECTED_EXCERPT;
        },
      },
    },
  });
}

function declareHierarchy(builder: SchemaBuilder): void {
  builder.interface('HierarchicalContentNode', {
    description: 'Content with a place in a tree.',
    interfaces: ['ContentNode', 'HierarchicalNode'],
    resolveType: typeNameOf,
    fields: {
      parent: edgeTo(builder, {
        from: 'HierarchicalContentNode',
        name: 'ParentContentNode',
        to: 'ContentNode',
        description: 'Content above this.',
        load: (node: NodeRow, store) => (node.parentId === null ? null : store.nodeById(node.parentId)),
      }),
      children: nodeList(builder, {
        from: 'HierarchicalContentNode',
        name: 'ContentNodeChildren',
        to: 'ContentNode',
        description: 'Content below this, in menu order.',
        load: (node: NodeRow) => ({ types: [node.type], parentId: node.id, orderby: 'menu' }),
      }),
      ancestors: connection(builder, {
        from: 'HierarchicalContentNode',
        name: 'ContentNodeAncestors',
        to: 'ContentNode',
        description: 'Content above this, nearest first; null at the top.',
        where: nodeWhere('ContentNode'),
        load: ancestorsOf,
      }),
    },
  });
}

/** Nearest first; filters choose among them and their order does not change. */
async function ancestorsOf(node: NodeRow, args: ConnectionArgs, page: PageArgs, context: ContentContext) {
  const ancestors = await context.store.getAncestors(node);
  if (ancestors.length === 0) return null;
  if (!args.where) return cutPage(ancestors, page);
  const asked = await toNodeQuery(args.where as NodeWhere, context);
  const ids = ancestors.map(({ id }) => id);
  const everything: PageArgs = { limit: ids.length, direction: 'forward', after: null, before: null, offset: null };
  const found = await context.store.nodes(
    { ...asked, types: asked.types ?? [node.type], ids: asked.ids ? ids.filter((id) => asked.ids?.includes(id)) : ids },
    everything,
  );
  const kept = new Set(found.rows.map(({ id }) => id));
  return cutPage(
    ancestors.filter(({ id }) => kept.has(id)),
    page,
  );
}
