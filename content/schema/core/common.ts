/** Interfaces and scalars that many types share. */
import { toGlobalId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import { getContentType } from '../../model/content-types.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import { templateFields } from '../nodes/templates.ts';
import type { SchemaBuilder } from './builder.ts';
import { edgeTo } from './connections.ts';
import type { DeclaredSource, Source } from './context.ts';

/** GraphQL type that a stored thing is told as. */
export function typeNameOf(source: Source | DeclaredSource): string {
  switch (source.kind) {
    case 'node':
      return getContentType(source.type).graphql.single;
    case 'term':
      return getTaxonomy(source.taxonomy).graphql.single;
    case 'user':
      return 'User';
    case 'comment':
      return 'Comment';
    case 'menu':
      return 'Menu';
    case 'menu-item':
      return 'MenuItem';
    case 'content-type':
      return 'ContentType';
    case 'taxonomy':
      return 'Taxonomy';
    case 'plugin':
      return 'Plugin';
    case 'theme':
      return 'Theme';
    case 'enqueued-script':
      return 'EnqueuedScript';
    case 'enqueued-stylesheet':
      return 'EnqueuedStylesheet';
    case 'user-role':
      return 'UserRole';
  }
}

/** Global id of a stored thing. */
export function globalIdOf(source: Source): string {
  switch (source.kind) {
    case 'node':
    case 'menu-item':
      return toGlobalId('post', source.id);
    case 'term':
    case 'menu':
      return toGlobalId('term', source.id);
    case 'user':
      return toGlobalId('user', source.id);
    case 'comment':
      return toGlobalId('comment', source.id);
    case 'content-type':
      return toGlobalId('post_type', source.declaration.name);
    case 'taxonomy':
      return toGlobalId('taxonomy', source.declaration.name);
  }
}

/** Of what is restricted neither picture nor author is told. */
const pictureOf = (node: NodeRow) => (node.restricted ? null : node.featuredImageId);
const writerOf = (node: NodeRow) => (node.restricted ? null : node.authorId);

/** Template a node is shown with; every type has one. */
export const templateOf = (node: NodeRow) => ({ templateName: node.template ?? 'Default' });

const passThrough = (value: unknown) => value;

export function declareCommon(builder: SchemaBuilder): void {
  builder.scalar('BlockAttributesObject', { description: 'A block attribute of free shape.', serialize: passThrough });
  builder.scalar('BlockAttributesArray', { description: 'A block attribute that is a list of anything.', serialize: passThrough });
  builder.enum('PostObjectFieldFormatEnum', {
    description: 'How text is told.',
    values: { RAW: { description: 'As it is edited; null for who may not edit it.' }, RENDERED: { description: 'As visitors see it.' } },
  });
  builder.enum('OrderEnum', {
    description: 'Direction of a list.',
    values: { ASC: { description: 'The least first.' }, DESC: { description: 'The greatest first.' } },
  });
  builder.interface('Node', {
    description: 'Anything with a global id.',
    resolveType: typeNameOf,
    fields: { id: { type: 'ID!', description: 'Global id.', resolve: globalIdOf } },
  });
  builder.interface('DatabaseIdentifier', {
    description: 'Anything with a number in the database.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: { databaseId: { type: 'Int!', description: 'Number in the database.', resolve: (source: { id: number }) => source.id } },
  });
  builder.interface('UniformResourceIdentifiable', {
    description: 'Anything with an address on the site.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      uri: { type: 'String', description: 'Path with slashes around it.' },
      ...templateFields,
      isContentNode: { type: 'Boolean!', description: 'Whether it is content.', resolve: (source: Source) => source.kind === 'node' },
      isTermNode: { type: 'Boolean!', description: 'Whether it is a term.', resolve: (source: Source) => source.kind === 'term' },
    },
  });
  builder.interface('MenuItemLinkable', {
    description: 'What a menu item can lead to.',
    interfaces: ['DatabaseIdentifier', 'UniformResourceIdentifiable'],
    resolveType: typeNameOf,
    fields: {},
  });
  builder.interface('NodeWithTemplate', {
    description: 'Content with a template.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      template: {
        type: 'ContentTemplate',
        description: 'Template the content is shown with.',
        resolve: templateOf,
      },
    },
  });
  builder.interface('ContentTemplate', {
    description: 'How content is laid out.',
    resolveType: () => 'DefaultTemplate',
    fields: { templateName: { type: 'String', description: 'Name of the template.' } },
  });
  builder.object('DefaultTemplate', {
    description: 'The template that every content type has.',
    interfaces: ['ContentTemplate'],
    fields: {},
  });
  builder.interface('NodeWithFeaturedImage', {
    description: 'Content with a picture that stands for it.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      featuredImage: edgeTo(builder, {
        from: 'NodeWithFeaturedImage',
        to: 'MediaItem',
        description: 'Picture that stands for the content.',
        load: (node: NodeRow, store) => {
          const id = pictureOf(node);
          return id === null ? null : store.nodeById(id);
        },
      }),
      featuredImageId: {
        type: 'ID',
        description: 'Global id of the picture.',
        resolve: (node: NodeRow) => {
          const id = pictureOf(node);
          return id && toGlobalId('post', id);
        },
      },
      featuredImageDatabaseId: {
        type: 'Int',
        description: 'Database id of the picture.',
        resolve: pictureOf,
      },
    },
  });
  builder.interface('NodeWithAuthor', {
    description: 'Content with an author.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      author: edgeTo(builder, {
        from: 'NodeWithAuthor',
        to: 'User',
        description: 'The user who wrote it.',
        load: (node: NodeRow, store) => {
          const id = writerOf(node);
          return id === null ? null : store.userById(id);
        },
      }),
      authorId: {
        type: 'ID',
        description: 'Global id of the author.',
        resolve: (node: NodeRow) => {
          const id = writerOf(node);
          return id && toGlobalId('user', id);
        },
      },
      authorDatabaseId: { type: 'Int', description: 'Database id of the author.', resolve: writerOf },
    },
  });
  builder.interface('NodeWithPageAttributes', {
    description: 'Content with a place among its siblings.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      menuOrder: {
        type: 'Int',
        description: 'Place among its siblings; null where nobody chose one.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.menuOrder || null),
      },
    },
  });
  builder.interface('NodeWithComments', {
    description: 'Content that visitors can comment on.',
    interfaces: ['Node'],
    resolveType: typeNameOf,
    fields: {
      commentStatus: {
        type: 'String',
        description: '`open` or `closed`.',
        resolve: (node: NodeRow) => (node.restricted ? null : node.commentStatus),
      },
      commentCount: {
        type: 'Int',
        description: 'Approved comments.',
        resolve: (node: NodeRow, _args, { store }) => (node.restricted ? null : store.getCommentCount(node.id)),
      },
    },
  });
  builder.interface('HierarchicalNode', {
    description: 'Anything with a parent.',
    interfaces: ['DatabaseIdentifier'],
    resolveType: typeNameOf,
    fields: {
      parentDatabaseId: {
        type: 'Int',
        description: 'Database id of the parent.',
        resolve: (source: { parentId: number | null }) => source.parentId,
      },
      parentId: {
        type: 'ID',
        description: 'Global id of the parent.',
        resolve: (source: Source & { parentId: number | null }) =>
          source.parentId && toGlobalId(source.kind === 'term' ? 'term' : 'post', source.parentId),
      },
    },
  });
}

/** Owner of a block: what `parentNode` leads to. */
export function ownerOf(source: ContentBlock): NodeRow {
  if (!source.node)
    throw new UserError('A block of the catalogue belongs to no content. Leave parentNode and parentNodeDatabaseId out of the query.');
  return source.node;
}
