/** Interfaces and scalars that many types share. */
import { toGlobalId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { findAuthor, findAuthorId } from '../nodes/node-author.ts';
import type { SchemaBuilder } from './builder.ts';
import { templateFields } from './conditional-tags.ts';
import { declareEdge } from './connections.ts';
import type { Source } from './context.ts';
import { getGlobalId, getTypeName } from './source-types.ts';

/** Restricted nodes reveal neither their featured image nor their author. */
const getFeaturedImageId = (node: NodeRow) => (node.restricted ? null : node.featuredImageId);

/** The template of a node. Every type has a default one. Null for restricted content. */
export const getTemplate = (node: NodeRow) => (node.restricted ? null : { templateName: node.template ?? 'Default' });

/** The parent of a term or a node. The parent of a revision is the content that it belongs to (WordPress). */
export const getParentId = (source: NodeRow | TermRow): number | null =>
  source.kind === 'node' && source.revisionOf !== null ? source.revisionOf : source.parentId;

const passThrough = (value: unknown) => value;

export function declareSharedInterfaces(builder: SchemaBuilder): void {
  builder.scalar('BlockAttributesObject', { description: 'A block attribute that is an object of any shape.', serialize: passThrough });
  builder.scalar('BlockAttributesArray', { description: 'A block attribute that is a list of any values.', serialize: passThrough });
  builder.enum('PostObjectFieldFormatEnum', {
    description: 'Format of a text field.',
    values: {
      RAW: { description: 'As stored. Null for viewers who may not edit the content.' },
      RENDERED: { description: 'Rendered, as visitors see it.' },
    },
  });
  builder.enum('OrderEnum', {
    description: 'Sort direction.',
    values: { ASC: { description: 'Ascending.' }, DESC: { description: 'Descending.' } },
  });
  builder.interface('Node', {
    description: 'An object with a global id.',
    resolveType: getTypeName,
    fields: { id: { type: 'ID!', description: 'Global id.', resolve: getGlobalId } },
  });
  builder.interface('DatabaseIdentifier', {
    description: 'An object with a database id.',
    resolveType: getTypeName,
    fields: { databaseId: { type: 'Int!', description: 'Database id.', resolve: (source: { id: number }) => source.id } },
  });
  builder.interface('UniformResourceIdentifiable', {
    description: 'An object with a URI on the site.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      uri: { type: 'String', description: 'Path with a slash at both ends.' },
      ...templateFields,
      isContentNode: {
        type: 'Boolean!',
        description: 'Whether the object is a content node.',
        resolve: (source: Source) => source.kind === 'node',
      },
      isComment: {
        type: 'Boolean!',
        description: 'Whether the object is a comment.',
        resolve: (source: Source) => source.kind === 'comment',
      },
      isFrontPage: { type: 'Boolean!', description: 'Whether the object is the front page.', resolve: () => false },
      isPostsPage: { type: 'Boolean!', description: 'Whether the object is the posts page.', resolve: () => false },
      isTermNode: { type: 'Boolean!', description: 'Whether the object is a term.', resolve: (source: Source) => source.kind === 'term' },
    },
  });
  builder.interface('MenuItemLinkable', {
    description: 'An object that a menu item can link to.',
    interfaces: ['DatabaseIdentifier', 'UniformResourceIdentifiable'],
    resolveType: getTypeName,
    fields: {},
  });
  builder.interface('NodeWithTemplate', {
    description: 'Content with a template.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      template: {
        type: 'ContentTemplate',
        description: 'The template that renders the content.',
        resolve: getTemplate,
      },
    },
  });
  builder.interface('ContentTemplate', {
    description: 'A template that renders content.',
    resolveType: () => 'DefaultTemplate',
    fields: { templateName: { type: 'String', description: 'Name of the template.' } },
  });
  builder.object('DefaultTemplate', {
    description: 'The default template of every content type.',
    interfaces: ['ContentTemplate'],
    fields: {},
  });
  builder.interface('NodeWithFeaturedImage', {
    description: 'Content with a featured image.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      featuredImage: declareEdge(builder, {
        from: 'NodeWithFeaturedImage',
        to: 'MediaItem',
        description: 'The featured image.',
        load: (node: NodeRow, store) => {
          const id = getFeaturedImageId(node);
          return id === null ? null : store.nodeById(id);
        },
      }),
      featuredImageId: {
        type: 'ID',
        description: 'Global id of the featured image.',
        resolve: (node: NodeRow) => {
          const id = getFeaturedImageId(node);
          return id && toGlobalId('post', id);
        },
      },
      featuredImageDatabaseId: {
        type: 'Int',
        description: 'Database id of the featured image.',
        resolve: getFeaturedImageId,
      },
    },
  });
  builder.interface('NodeWithAuthor', {
    description: 'Content with an author.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      author: declareEdge(builder, {
        from: 'NodeWithAuthor',
        to: 'User',
        description: 'The author.',
        load: findAuthor,
      }),
      authorId: {
        type: 'ID',
        description: 'Global id of the author.',
        resolve: async (node: NodeRow, _args, { store }) => {
          const id = await findAuthorId(node, store);
          return id && toGlobalId('user', id);
        },
      },
      authorDatabaseId: {
        type: 'Int',
        description: 'Database id of the author.',
        resolve: (node: NodeRow, _args, { store }) => findAuthorId(node, store),
      },
    },
  });
  builder.interface('NodeWithPageAttributes', {
    description: 'Content with an order among its siblings.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      menuOrder: {
        type: 'Int',
        description: 'Order among the siblings. Null if no order was set.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.menuOrder || null),
      },
    },
  });
  builder.interface('NodeWithComments', {
    description: 'Content that visitors can comment on.',
    interfaces: ['Node'],
    resolveType: getTypeName,
    fields: {
      commentStatus: {
        type: 'String',
        description: '`open` or `closed`.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.commentStatus),
      },
      commentCount: {
        type: 'Int',
        description: 'Number of approved comments. Null if there are none.',
        resolve: async (node: NodeRow, _args, { store }) => (node.restricted ? null : (await store.getCommentCount(node.id)) || null),
      },
    },
  });
  builder.interface('HierarchicalNode', {
    description: 'An object that can have a parent.',
    interfaces: ['Node', 'DatabaseIdentifier'],
    resolveType: getTypeName,
    fields: {
      parentDatabaseId: {
        type: 'Int',
        description: 'Database id of the parent.',
        resolve: getParentId,
      },
      parentId: {
        type: 'ID',
        description: 'Global id of the parent.',
        resolve: (source: NodeRow | TermRow) => {
          const id = getParentId(source);
          return id && toGlobalId(source.kind === 'term' ? 'term' : 'post', id);
        },
      },
    },
  });
}
