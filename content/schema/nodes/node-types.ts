/** Object types, queries and lists for every declared content type. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration, ReverseConnection, Support } from '#lib/content-model/define.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { getContentType } from '../../model/content-types.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { omit } from '../../store/core/request-db.ts';
import { commentFilterArgs, parseCommentQuery } from '../comments/comment-filters.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection } from '../core/connections.ts';
import { getTypeName } from '../core/source-types.ts';
import { declareVersionFields } from '../drafts/previews.ts';
import { declareFields, declareGroupField } from '../fields/fields.ts';
import { parseTaxonomies, parseTermQuery, termFilterArgs, termNodeFilterArgs } from '../terms/term-filters.ts';
import { canSeeType } from '../../store/nodes/visibility.ts';
import { declareNodeList } from './node-list.ts';
import { declareContentNodeLookup, declareNodeLookups } from './node-lookups.ts';
import { getOriginalId, queryReferencingNodes } from './referencing-nodes.ts';

const declarations = contentTypes;
const allTypes = declarations.map(({ name }) => name);
const listedTypes = declarations.filter((type) => type.public && type.name !== 'attachment').map(({ name }) => name);

const interfacesBySupport: Partial<Record<Support, readonly string[]>> = {
  title: ['NodeWithTitle'],
  editor: ['NodeWithContentEditor', 'BlockEditorContentNode'],
  author: ['NodeWithAuthor'],
  thumbnail: ['NodeWithFeaturedImage'],
  excerpt: ['NodeWithExcerpt'],
  comments: ['NodeWithComments'],
  'page-attributes': ['NodeWithPageAttributes'],
  revisions: ['NodeWithRevisions'],
  trackbacks: ['NodeWithTrackbacks'],
};

function listInterfaces(type: ContentTypeDeclaration): string[] {
  return [
    'ContentNode',
    'DatabaseIdentifier',
    'NodeWithTemplate',
    // The parent of a media item is the node to which it was uploaded.
    ...(type.hierarchical || type.name === 'attachment' ? ['HierarchicalContentNode'] : []),
    ...(type.permalink && type.name !== 'attachment' ? ['MenuItemLinkable', 'Previewable'] : []),
    ...type.supports.flatMap((support) => interfacesBySupport[support] ?? []),
  ];
}

export function declareContentTypes(builder: SchemaBuilder): void {
  for (const type of declarations) {
    const { single } = type.graphql;
    builder.object(single, {
      description: type.description,
      interfaces: listInterfaces(type),
      fields: {
        ...declareOwnFields(builder, type),
        ...declareTermFields(builder, type),
        ...declareCommentFields(builder, type),
        ...declareReverseFields(builder, type),
        ...declareVersionFields(builder, type),
        [`${toLowerFirst(single)}Id`]: {
          type: 'Int!',
          description: 'Database id.',
          deprecated: 'Use databaseId.',
          resolve: (node: NodeRow) => (node.restricted ? 0 : node.id),
        },
      },
    });
    declareNodeLookups(builder, type);
    builder.extend('RootQuery', {
      [type.graphql.plural]: declareNodeList(builder, {
        from: 'RootQuery',
        to: single,
        description: `${type.label.plural}, newest first.`,
        load: () => ({ types: [type.name] }),
      }),
    });
  }
  builder.enum('ContentTypeEnum', {
    description: 'All content types.',
    values: Object.fromEntries(contentTypes.map((type) => [type.graphql.enum, { value: type.name, description: type.label.plural + '.' }])),
  });
  declareContentNodes(builder);
}

function declareOwnFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  const { single } = type.graphql;
  const groups = Object.entries(type.groups ?? {}).flatMap(([name, group]) => {
    const field = declareGroupField(builder, single, name, group);
    return [name, group.alias].filter((key) => key !== undefined).map((key) => [key, field] as const);
  });
  const direct = Object.entries(declareFields(builder, single, type.fields ?? {})).map(
    ([name, spec]) => [name, { ...spec, resolve: (node: NodeRow) => node.fields[name] ?? null }] as const,
  );
  return { ...Object.fromEntries(groups), ...Object.fromEntries(direct) };
}

function declareTermFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  const fields: FieldSpecs = {};
  for (const name of type.taxonomies) {
    const taxonomy = getTaxonomy(name);
    fields[taxonomy.graphql.plural] = declareConnection(builder, {
      from: type.graphql.single,
      to: taxonomy.graphql.single,
      description: `${taxonomy.label.plural} of the ${type.label.singular.toLowerCase()}. Null if it is restricted.`,
      where: termFilterArgs,
      load: (node: NodeRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        node.restricted
          ? null
          : // As in WordPress, the node replaces the filter `objectIds`.
            store.terms({ ...omit(parseTermQuery(args), 'objectIds'), taxonomies: [name], nodeId: getOriginalId(node) }, page),
    });
  }
  if (type.taxonomies.length > 0) {
    fields['terms'] = declareConnection(builder, {
      from: type.graphql.single,
      to: 'TermNode',
      description: 'Terms of every taxonomy. Null if the content is restricted.',
      where: termNodeFilterArgs,
      load: (node: NodeRow, args: ConnectionArgs, page: PageArgs, { store }) => {
        if (node.restricted) return null;
        const requested = parseTaxonomies(args);
        const taxonomies = requested ? type.taxonomies.filter((name) => requested.includes(name)) : type.taxonomies;
        return store.terms({ ...parseTermQuery(args), taxonomies, nodeId: getOriginalId(node) }, page);
      },
    });
  }
  return fields;
}

function declareCommentFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  if (!type.supports.includes('comments')) return {};
  return {
    comments: declareConnection(builder, {
      from: type.graphql.single,
      to: 'Comment',
      description: 'Comments, newest first. Only approved comments by default.',
      where: commentFilterArgs,
      load: (node: NodeRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.comments({ ...parseCommentQuery(args), nodeId: node.id }, page),
    }),
  };
}

function declareReverseFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  return Object.fromEntries(
    Object.entries(type.reverse ?? {}).map(([name, reverse]: [string, ReverseConnection]) => [
      name,
      declareConnection(builder, {
        from: type.graphql.single,
        to: getContentType(reverse.from).graphql.single,
        description: reverse.description,
        load: (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) => store.nodes(queryReferencingNodes(node, reverse), page),
      }),
    ]),
  );
}

function declareContentNodes(builder: SchemaBuilder): void {
  declareContentNodeLookup(builder);
  builder.extend('RootQuery', {
    contentNodes: declareNodeList(builder, {
      from: 'RootQuery',
      to: 'ContentNode',
      description: 'Nodes of every public content type, newest first, and reusable blocks for viewers who may edit posts.',
      load: (_root, { viewer }) => ({ types: canSeeType(viewer, 'wp_block') ? [...listedTypes, 'wp_block'] : listedTypes }),
      // Media items are included only if the filter selects their type.
      selectableTypes: allTypes,
      countedTypes: ['wp_block'],
    }),
  });
  builder.union('PostObjectUnion', {
    description: 'A node of any content type.',
    types: contentTypes.map((type) => type.graphql.single),
    resolveType: getTypeName,
  });
}
