/** Fields that every content node has. Restricted nodes reveal only their title and URI (recorded). */
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import { can, canEditNode, getTypeCapabilities, hasEnteredPassword } from '../../permissions/viewer.ts';
import { omit } from '../../store/core/request-db.ts';
import { slicePage } from '../../store/core/slice-page.ts';
import { createPageArgs, type PageArgs } from '../../store/core/page.ts';
import { type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection, declareEdge } from '../core/connections.ts';
import type { ContentContext, ContentTypeSource } from '../core/context.ts';
import { getParentId, getTemplate } from '../core/shared-interfaces.ts';
import { getTypeName } from '../core/source-types.ts';
import { declareEditingFields } from '../drafts/node-editing.ts';
import { previewLinkFields } from '../drafts/preview-links.ts';
import { previewFields } from '../drafts/previews.ts';
import { getNodeFilterArgs } from './node-filters.ts';
import { declareNodeList } from './node-list.ts';
import { type NodeFilterInput, toNodeQuery } from './node-query.ts';
import { getLink, getUri } from './node-uri.ts';
import { renderTitle } from '../../rendering/title.ts';
import { renderNodeContent, renderNodeExcerpt } from './rendered-content.ts';

const formatArgs = {
  format: { type: 'PostObjectFieldFormatEnum', description: 'RENDERED (default), or RAW as stored, for viewers who may edit the content.' },
};
type Format = { format?: 'RAW' | 'RENDERED' | null };

/** Replaces the excerpt of password-protected content for viewers who may read the content itself (WordPress). */
const PROTECTED_EXCERPT = '<p>This content is password protected. To view it please enter your password below: Password:</p>\n';

/** Returns the stored text, or null if the viewer may not edit nodes of this type (WPGraphQL). */
function getRawText(node: NodeRow, text: string, { viewer }: ContentContext): string | null {
  return !node.restricted && can(viewer, getTypeCapabilities(node.type).edit) ? text || null : null;
}

export function declareContentNode(builder: SchemaBuilder): void {
  builder.interface('ContentNode', {
    description: 'A content node of any type.',
    interfaces: ['UniformResourceIdentifiable'],
    resolveType: getTypeName,
    fields: {
      databaseId: { type: 'Int!', description: 'Database id.', resolve: (node: NodeRow) => node.id },
      contentType: declareEdge(builder, {
        from: 'ContentNode',
        to: 'ContentType',
        description: 'Content type of the node. Null if the content is restricted.',
        load: (node: NodeRow): ContentTypeSource | null =>
          node.restricted ? null : { kind: 'content-type', declaration: getContentType(node.type) },
      }),
      contentTypeName: {
        type: 'String!',
        description: 'Name of the content type, or `revision`.',
        resolve: (node: NodeRow) => (node.revisionOf === null ? node.type : 'revision'),
      },
      ...dateFields,
      guid: {
        type: 'String',
        description: 'Globally unique id of the content, which never changes.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.guid),
      },
      link: {
        type: 'String',
        description: 'URL on the content host.',
        resolve: (node: NodeRow, _args, context) => getLink(node, context),
      },
      uri: {
        type: 'String',
        description: 'Path with a slash at both ends. `/?p=201` for unpublished content, the preview URL for a revision.',
        resolve: (node: NodeRow, _args, context) => getUri(node, context),
      },
      slug: {
        type: 'String',
        description: 'Slug, or null for drafts without one.',
        resolve: (node: NodeRow) => node.slug || null,
      },
      status: { type: 'String', description: '`publish`, `draft`, `pending`, `future`, `private`, `trash` or `inherit`.' },
      isRestricted: {
        type: 'Boolean',
        description: 'Whether the content is hidden from the viewer.',
        resolve: (node: NodeRow) => node.restricted,
      },
      hasPassword: {
        type: 'Boolean',
        description: 'Whether the content is password-protected.',
        resolve: (node: NodeRow) => node.password !== null,
      },
      password: {
        type: 'String',
        description: 'The password. Null for viewers who may not edit the content.',
        resolve: (node: NodeRow, _args, { viewer }) =>
          !node.restricted && (node.revisionOf !== null || canEditNode(viewer, node)) ? node.password : null,
      },
      template: { type: 'ContentTemplate', description: 'The template that renders the content.', resolve: getTemplate },
      seo: { type: 'PostTypeSEO', description: 'SEO data.', resolve: (node: NodeRow) => node },
      ...previewFields,
      ...previewLinkFields,
      ...declareEditingFields(builder),
    },
  });
  declareTexts(builder);
  declareHierarchy(builder);
}

const dateFields: FieldSpecs = Object.fromEntries(
  (['date', 'modified'] as const).flatMap((name) => {
    const label = name === 'date' ? 'Publication date' : 'Date of the last change';
    return [
      [
        name,
        {
          type: 'String',
          description: `${label} in the site’s time zone, such as \`2024-03-10T10:30:00\`.`,
          resolve: (node: NodeRow, _args: unknown, { site }: ContentContext) =>
            node.restricted ? null : formatLocalDate(node[name], site.timezone),
        },
      ],
      [
        `${name}Gmt`,
        {
          type: 'String',
          description: name === 'date' ? `${label} in UTC. Null for drafts whose date is not set.` : `${label} in UTC.`,
          resolve: (node: NodeRow) => (node.restricted || (name === 'date' && node.dateFloats) ? null : formatGmtDate(node[name])),
        },
      ],
    ];
  }),
);

function declareTexts(builder: SchemaBuilder): void {
  builder.interface('NodeWithTitle', {
    description: 'Content with a title.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      title: {
        type: 'String',
        description: 'The title.',
        args: formatArgs,
        resolve: (node: NodeRow, args: Format, context) =>
          args.format === 'RAW' ? getRawText(node, node.title, context) : renderTitle(node.title, context.guard.pause),
      },
    },
  });
  builder.interface('NodeWithContentEditor', {
    description: 'Content with a text from the editor.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      content: {
        type: 'String',
        description: 'Content as markup. Null if it is empty or restricted.',
        weight: weights.markup,
        args: formatArgs,
        resolve: async (node: NodeRow, args: Format, context) => {
          if (args.format === 'RAW') return getRawText(node, node.content, context);
          if (node.restricted) return null;
          return (await renderNodeContent(node, context)) || null;
        },
      },
    },
  });
  builder.interface('NodeWithExcerpt', {
    description: 'Content with an excerpt.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      excerpt: {
        type: 'String',
        description: 'Excerpt as markup. Generated from the content if there is none.',
        weight: weights.paragraph,
        args: formatArgs,
        resolve: (node: NodeRow, args: Format, context) => {
          if (args.format === 'RAW') return getRawText(node, node.excerpt, context);
          if (node.restricted) return null;
          const isOpen = node.password === null || hasEnteredPassword(context.viewer, node.password);
          return isOpen ? renderNodeExcerpt(node, context) : PROTECTED_EXCERPT;
        },
      },
    },
  });
}

function declareHierarchy(builder: SchemaBuilder): void {
  builder.interface('HierarchicalContentNode', {
    description: 'Content in a hierarchy.',
    interfaces: ['ContentNode', 'HierarchicalNode'],
    resolveType: getTypeName,
    fields: {
      parent: declareEdge(builder, {
        from: 'HierarchicalContentNode',
        name: 'ParentContentNode',
        to: 'ContentNode',
        description: 'Parent node.',
        load: (node: NodeRow, store) => {
          const id = getParentId(node);
          return id === null ? null : store.nodeById(id);
        },
      }),
      children: declareNodeList(builder, {
        from: 'HierarchicalContentNode',
        name: 'ContentNodeChildren',
        to: 'ContentNode',
        description: 'Child nodes in menu order. A revision has those of its content.',
        load: (node: NodeRow) => ({ types: [node.type], parentId: node.revisionOf ?? node.id, orderby: 'menu' }),
      }),
      ancestors: declareConnection(builder, {
        from: 'HierarchicalContentNode',
        name: 'ContentNodeAncestors',
        to: 'ContentNode',
        description: 'Ancestors, nearest first. Null at the top level.',
        where: getNodeFilterArgs('ContentNode'),
        load: loadAncestors,
      }),
    },
  });
}

/** The first ancestor of a revision is the content that it belongs to. */
async function findAncestors(node: NodeRow, { store }: ContentContext): Promise<NodeRow[]> {
  const content = node.revisionOf === null ? null : await store.nodeById(node.revisionOf);
  return content === null ? store.getAncestors(node) : [content, ...(await store.getAncestors(content))];
}

/** Loads ancestors, nearest first. Filters select from them without changing the order. As in WordPress, `in` has no effect. */
async function loadAncestors(node: NodeRow, args: ConnectionArgs, page: PageArgs, context: ContentContext) {
  const ancestors = await findAncestors(node, context);
  if (ancestors.length === 0) return null;
  if (!args.where) return slicePage(ancestors, page);
  const filters = await toNodeQuery(omit(args.where as NodeFilterInput, 'in'), context);
  const ids = ancestors.map(({ id }) => id);
  const allRows = createPageArgs(ids.length);
  const matching = await context.store.nodes(
    { ...filters, types: filters.types ?? [node.type], ids: filters.ids ? ids.filter((id) => filters.ids?.includes(id)) : ids },
    allRows,
  );
  const matchingIds = new Set(matching.rows.map(({ id }) => id));
  return slicePage(
    ancestors.filter(({ id }) => matchingIds.has(id)),
    page,
  );
}
