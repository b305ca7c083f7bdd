/** Object types, single fields and lists for every declared content type. */
import type { ContentTypeDeclaration, ReverseConnection, Support } from '../model/define.ts';
import { contentTypeOf, contentTypes } from '../model/content-types.ts';
import { taxonomyOf } from '../model/taxonomies.ts';
import type { ContentStore, NodeRow, PageArgs } from '../store/types.ts';
import type { FieldSpecs, SchemaBuilder } from './builder.ts';
import { connection, type ConnectionArgs } from './connections.ts';
import { fieldSpecs, groupField } from './fields.ts';
import { identify } from './identify.ts';
import { postWhere, toTermFilter, type PostWhere } from './post-where.ts';
import { typeNameOf } from './common.ts';

const interfacesBySupport: Partial<Record<Support, readonly string[]>> = {
  title: ['NodeWithTitle'],
  editor: ['NodeWithContentEditor', 'BlockEditorContentNode'],
  author: ['NodeWithAuthor'],
  thumbnail: ['NodeWithFeaturedImage'],
  excerpt: ['NodeWithExcerpt'],
  comments: ['NodeWithComments'],
  'page-attributes': ['NodeWithPageAttributes'],
};

function interfacesOf(type: ContentTypeDeclaration): string[] {
  return [
    'ContentNode',
    'DatabaseIdentifier',
    'NodeWithTemplate',
    ...(type.hierarchical ? ['HierarchicalContentNode'] : []),
    ...(type.permalink && type.name !== 'attachment' ? ['MenuItemLinkable'] : []),
    ...type.supports.flatMap((support) => interfacesBySupport[support] ?? []),
  ];
}

export function declareContentTypes(builder: SchemaBuilder): void {
  for (const type of contentTypes as readonly ContentTypeDeclaration[]) {
    const { single } = type.graphql;
    builder.object(single, {
      description: type.description,
      interfaces: interfacesOf(type),
      fields: {
        ...ownFields(builder, type),
        ...termFields(builder, type),
        ...commentFields(builder, type),
        ...reverseFields(builder, type),
      },
    });
    declareLookups(builder, type);
  }
  builder.enum('ContentTypeEnum', {
    description: 'Every content type.',
    values: Object.fromEntries(contentTypes.map((type) => [type.graphql.enum, { value: type.name, description: type.label.plural + '.' }])),
  });
  declareContentNodes(builder);
}

function ownFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  const { single } = type.graphql;
  const groups = Object.entries(type.groups ?? {}).map(([name, group]) => [name, groupField(builder, single, name, group)] as const);
  const direct = Object.entries(fieldSpecs(builder, single, type.fields ?? {})).map(
    ([name, spec]) => [name, { ...spec, resolve: (node: NodeRow) => node.fields[name] ?? null }] as const,
  );
  return { ...Object.fromEntries(groups), ...Object.fromEntries(direct) };
}

function termFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  const fields: FieldSpecs = {};
  for (const name of type.taxonomies) {
    const taxonomy = taxonomyOf(name);
    fields[taxonomy.graphql.plural] = connection(builder, {
      from: type.graphql.single,
      to: taxonomy.graphql.single,
      description: `${taxonomy.label.plural} of the ${type.label.singular.toLowerCase()}.`,
      load: (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) => store.terms({ taxonomies: [name], nodeId: node.id }, page),
    });
  }
  if (type.taxonomies.length > 0) {
    fields['terms'] = connection(builder, {
      from: type.graphql.single,
      to: 'TermNode',
      description: 'Terms of every taxonomy.',
      load: (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ taxonomies: type.taxonomies, nodeId: node.id }, page),
    });
  }
  return fields;
}

function commentFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  if (!type.supports.includes('comments')) return {};
  return {
    comments: connection(builder, {
      from: type.graphql.single,
      to: 'Comment',
      description: 'Approved comments, newest first.',
      load: (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) => store.comments({ nodeId: node.id }, page),
    }),
  };
}

function reverseFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  return Object.fromEntries(
    Object.entries(type.reverse ?? {}).map(([name, reverse]: [string, ReverseConnection]) => [
      name,
      connection(builder, {
        from: type.graphql.single,
        to: contentTypeOf(reverse.from).graphql.single,
        description: reverse.description,
        load: (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) =>
          store.nodes(
            {
              types: [reverse.from],
              reference: { group: reverse.group, field: reverse.field, target: node.id },
              orderby: contentTypeOf(reverse.from).supports.includes('page-attributes') ? 'menu' : 'date',
            },
            page,
          ),
      }),
    ]),
  );
}

const idTypeDescriptions = {
  DATABASE_ID: { description: 'Number in the database.' },
  ID: { description: 'Global id.' },
  SLUG: { description: 'Slug.' },
  URI: { description: 'Path on the site.' },
  SOURCE_URL: { description: 'Address of the file.' },
};

function declareLookups(builder: SchemaBuilder, type: ContentTypeDeclaration): void {
  const { single, plural } = type.graphql;
  const idTypes = (
    ['DATABASE_ID', 'ID', ...(type.hierarchical ? [] : ['SLUG']), 'URI', ...(type.name === 'attachment' ? ['SOURCE_URL'] : [])] as const
  ).toSorted();
  builder.enum(`${single}IdType`, {
    description: `What the id of a ${single} is.`,
    values: Object.fromEntries(idTypes.map((idType) => [idType, idTypeDescriptions[idType as keyof typeof idTypeDescriptions]])),
  });
  const singleName = single.charAt(0).toLowerCase() + single.slice(1);
  builder.extend('RootQuery', {
    [singleName]: {
      type: single,
      description: `One ${type.label.singular.toLowerCase()}.`,
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: `${single}IdType`, description: 'What the id is; ID by default.' },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => lookUp(type, id, idType ?? 'ID', store),
    },
    [plural]: connection(builder, {
      from: 'RootQuery',
      to: single,
      description: `${type.label.plural}, newest first.`,
      ...(type.name === 'post' && { where: postWhere }),
      load: async (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => {
        const terms = type.name === 'post' ? await toTermFilter((args.where ?? {}) as PostWhere, store) : undefined;
        return store.nodes(
          { types: [type.name], ...(terms && { terms }), ...(type.supports.includes('page-attributes') && { orderby: 'menu' as const }) },
          page,
        );
      },
    }),
  });
}

/** A node of one type; null when there is none the viewer may see. */
async function lookUp(type: ContentTypeDeclaration, id: string, idType: string, store: ContentStore): Promise<NodeRow | null> {
  const node = await findNode(id, idType, store, type);
  return node?.type === type.name ? node : null;
}

async function findNode(id: string, idType: string, store: ContentStore, type?: ContentTypeDeclaration): Promise<NodeRow | null> {
  switch (idType) {
    case 'SLUG':
      return type ? store.nodeBySlug(type.name, id) : null;
    case 'URI':
      return store.nodeByUri(id);
    case 'SOURCE_URL':
      return (await store.nodeByMediaFile(id)) ?? store.nodeByMediaFile(decodeURIComponentSafely(id.replace(/^.*\/media\//, '')));
    default:
      return store.nodeById(identify('post', id, idType));
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function declareContentNodes(builder: SchemaBuilder): void {
  const listed = (contentTypes as readonly ContentTypeDeclaration[])
    .filter((type) => type.public && type.name !== 'attachment')
    .map((type) => type.name);
  builder.enum('ContentNodeIdTypeEnum', {
    description: 'What the id of a content node is.',
    values: { DATABASE_ID: idTypeDescriptions.DATABASE_ID, ID: idTypeDescriptions.ID, URI: idTypeDescriptions.URI },
  });
  builder.extend('RootQuery', {
    contentNode: {
      type: 'ContentNode',
      description: 'One node of any content type.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'ContentNodeIdTypeEnum', description: 'What the id is; ID by default.' },
        contentType: { type: 'ContentTypeEnum', description: 'Only a node of this type.' },
      },
      resolve: async (
        _root,
        { id, idType, contentType }: { id: string; idType?: string | null; contentType?: string | null },
        { store },
      ) => {
        const node = await findNode(id, idType ?? 'ID', store);
        return node && contentType && node.type !== contentType ? null : node;
      },
    },
    contentNodes: connection(builder, {
      from: 'RootQuery',
      to: 'ContentNode',
      description: 'Nodes of every public content type, newest first.',
      where: { contentTypes: { type: '[ContentTypeEnum]', description: 'Only nodes of these types.' } },
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) => {
        const asked = args.where?.['contentTypes'] as NodeRow['type'][] | null | undefined;
        return store.nodes({ types: asked?.length ? asked.filter((type) => type !== null) : listed }, page);
      },
    }),
  });
  builder.union('PostObjectUnion', {
    description: 'A node of any content type.',
    types: contentTypes.map((type) => type.graphql.single),
    resolveType: typeNameOf,
  });
}
