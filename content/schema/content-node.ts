/** Fields every content node has, whatever its type. */
import type { NodeRow } from '../store/types.ts';
import { contentTypeOf } from '../model/content-types.ts';
import type { SchemaBuilder } from './builder.ts';
import { typeNameOf } from './common.ts';
import { connection, edgeTo, type ConnectionArgs } from './connections.ts';
import { cutPage } from '../store/cut-page.ts';
import type { ContentContext, ContentTypeSource } from './context.ts';
import { toGmt, toLocal } from './dates.ts';
import { renderContent, renderExcerpt } from './rendered.ts';
import type { PageArgs } from '../store/types.ts';

const format = { format: { type: 'PostObjectFieldFormatEnum', description: 'Form of the text.' } };

/** A node with a password is listed, but what it says is not shown (WordPress, recorded). */
const isRestricted = (node: NodeRow) => node.password !== null;

export function declareContentNode(builder: SchemaBuilder): void {
  const local =
    (pick: (node: NodeRow) => Date) =>
    (node: NodeRow, _args: unknown, { site }: ContentContext) =>
      toLocal(pick(node), site.timezone);
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
        load: (node: NodeRow): ContentTypeSource => ({ kind: 'content-type', declaration: contentTypeOf(node.type) }),
      }),
      contentTypeName: { type: 'String!', description: 'Name of the content type.', resolve: (node: NodeRow) => node.type },
      date: {
        type: 'String',
        description: 'When it was published, in the site’s time zone: `2024-03-10T10:30:00`.',
        resolve: local((node) => node.date),
      },
      dateGmt: { type: 'String', description: 'When it was published, in UTC.', resolve: (node: NodeRow) => toGmt(node.date) },
      modified: {
        type: 'String',
        description: 'When it was last changed, in the site’s time zone.',
        resolve: local((node) => node.modified),
      },
      modifiedGmt: { type: 'String', description: 'When it was last changed, in UTC.', resolve: (node: NodeRow) => toGmt(node.modified) },
      guid: { type: 'String', description: 'Address the content was created with; never changes.' },
      link: {
        type: 'String',
        description: 'Address on the content host.',
        resolve: (node: NodeRow, _args, { site }) => node.uri && site.contentUrl + node.uri,
      },
      slug: { type: 'String', description: 'Last part of the address.' },
      status: { type: 'String', description: '`publish`, `draft`, `pending`, `future`, `private`, `trash` or `inherit`.' },
      isRestricted: { type: 'Boolean', description: 'Whether what it says is hidden from the caller.', resolve: isRestricted },
      hasPassword: { type: 'Boolean', description: 'Whether a password protects it.', resolve: isRestricted },
      seo: { type: 'PostTypeSEO', description: 'What search engines and link previews are told.', resolve: (node: NodeRow) => node },
    },
  });
  builder.interface('NodeWithContentEditor', {
    description: 'Content that is written in the editor.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      content: {
        type: 'String',
        description: 'What was written, as markup; null when restricted.',
        args: format,
        resolve: (node: NodeRow) => (isRestricted(node) ? null : renderContent(node.content)),
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
        resolve: (node: NodeRow) => (isRestricted(node) ? null : renderExcerpt(node)),
      },
    },
  });
  declareHierarchy(builder);
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
      children: connection(builder, {
        from: 'HierarchicalContentNode',
        name: 'ContentNodeChildren',
        to: 'ContentNode',
        description: 'Content below this, in menu order.',
        load: (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) =>
          store.nodes({ types: [node.type], parentId: node.id, orderby: 'menu' }, page),
      }),
      ancestors: connection(builder, {
        from: 'HierarchicalContentNode',
        name: 'ContentNodeAncestors',
        to: 'ContentNode',
        description: 'Content above this, nearest first.',
        load: async (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) => cutPage(await store.ancestorsOf(node), page),
      }),
    },
  });
}
