/** Object types, single fields and lists for every declared content type. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration, ReverseConnection, Support } from '#lib/content-model/define.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { commentsOf, commentWhere } from '../comments/comment-filters.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { typeNameOf } from '../core/common.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';
import { versionFields } from '../drafts/previews.ts';
import { fieldSpecs, groupField } from '../fields/fields.ts';
import { taxonomiesOf, termNodeWhere, termsOf, termWhere } from '../terms/term-filters.ts';
import { nodeList } from './node-list.ts';
import { declareContentNodeLookup, declareNodeLookups } from './node-lookups.ts';

const declarations = contentTypes;
const everyType = declarations.map(({ name }) => name);
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

function interfacesOf(type: ContentTypeDeclaration): string[] {
  return [
    'ContentNode',
    'DatabaseIdentifier',
    'NodeWithTemplate',
    // A file's parent is what it was uploaded to.
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
      interfaces: interfacesOf(type),
      fields: {
        ...ownFields(builder, type),
        ...termFields(builder, type),
        ...commentFields(builder, type),
        ...reverseFields(builder, type),
        ...versionFields(builder, type),
        [`${single.charAt(0).toLowerCase()}${single.slice(1)}Id`]: {
          type: 'Int!',
          description: 'Number in the database.',
          deprecated: 'Use databaseId.',
          resolve: (node: NodeRow) => node.id,
        },
      },
    });
    declareNodeLookups(builder, type);
    builder.extend('RootQuery', {
      [type.graphql.plural]: nodeList(builder, {
        from: 'RootQuery',
        to: single,
        description: `${type.label.plural}, newest first.`,
        load: () => ({ types: [type.name] }),
      }),
    });
  }
  builder.enum('ContentTypeEnum', {
    description: 'Every content type.',
    values: Object.fromEntries(
      contentTypes.map((type) => [type.graphql.enum, { value: type.name, description: type.label.plural + '.' }]),
    ),
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

/** What a version is filed under, and what points at it, is told of the node it is a version of (recorded). */
const wholeOf = (node: NodeRow) => node.revisionOf ?? node.id;

function termFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  const fields: FieldSpecs = {};
  for (const name of type.taxonomies) {
    const taxonomy = getTaxonomy(name);
    fields[taxonomy.graphql.plural] = connection(builder, {
      from: type.graphql.single,
      to: taxonomy.graphql.single,
      description: `${taxonomy.label.plural} of the ${type.label.singular.toLowerCase()}.`,
      where: termWhere,
      load: (node: NodeRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ ...termsOf(args), taxonomies: [name], nodeId: wholeOf(node) }, page),
    });
  }
  if (type.taxonomies.length > 0) {
    fields['terms'] = connection(builder, {
      from: type.graphql.single,
      to: 'TermNode',
      description: 'Terms of every taxonomy.',
      where: termNodeWhere,
      load: (node: NodeRow, args: ConnectionArgs, page: PageArgs, { store }) => {
        const asked = taxonomiesOf(args);
        const taxonomies = asked ? type.taxonomies.filter((name) => asked.includes(name)) : type.taxonomies;
        return store.terms({ ...termsOf(args), taxonomies, nodeId: wholeOf(node) }, page);
      },
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
      description: 'Comments, newest first: approved ones where nothing else is asked.',
      where: commentWhere,
      load: (node: NodeRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.comments({ ...commentsOf(args), nodeId: node.id }, page),
    }),
  };
}

function reverseFields(builder: SchemaBuilder, type: ContentTypeDeclaration): FieldSpecs {
  return Object.fromEntries(
    Object.entries(type.reverse ?? {}).map(([name, reverse]: [string, ReverseConnection]) => [
      name,
      connection(builder, {
        from: type.graphql.single,
        to: getContentType(reverse.from).graphql.single,
        description: reverse.description,
        load: (node: NodeRow, _args: ConnectionArgs, page: PageArgs, { store }) =>
          store.nodes(
            {
              types: [reverse.from],
              reference: { group: reverse.group, field: reverse.field, target: wholeOf(node) },
              orderby: getContentType(reverse.from).supports.includes('page-attributes') ? 'menu' : 'date',
            },
            page,
          ),
      }),
    ]),
  );
}

function declareContentNodes(builder: SchemaBuilder): void {
  declareContentNodeLookup(builder);
  builder.extend('RootQuery', {
    contentNodes: nodeList(builder, {
      from: 'RootQuery',
      to: 'ContentNode',
      description: 'Nodes of every public content type, newest first.',
      load: () => ({ types: listedTypes }),
      // Media are told when they are asked for by their type.
      choices: everyType,
    }),
  });
  builder.union('PostObjectUnion', {
    description: 'A node of any content type.',
    types: contentTypes.map((type) => type.graphql.single),
    resolveType: typeNameOf,
  });
}
