/** Content types and taxonomies as nodes of their own. */
import { contentTypes } from '../model/content-types.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '../model/define.ts';
import { taxonomies, taxonomyOf } from '../model/taxonomies.ts';
import type { PageArgs } from '../store/types.ts';
import type { FieldSpec, SchemaBuilder } from './builder.ts';
import { connection, type ConnectionArgs } from './connections.ts';
import type { ContentContext, ContentTypeSource, TaxonomySource } from './context.ts';
import { archiveOf } from './lookup.ts';

/** A field read straight from the declaration. */
const told = (type: string, description: string, read: (declaration: ContentTypeDeclaration) => unknown): FieldSpec => ({
  type,
  description,
  resolve: (source: ContentTypeSource) => read(source.declaration),
});
const toldOfTaxonomy = (type: string, description: string, read: (declaration: TaxonomyDeclaration) => unknown): FieldSpec => ({
  type,
  description,
  resolve: (source: TaxonomySource) => read(source.declaration),
});

/** Declared lists are short: they come as one page, and have no number in the database to make a cursor of but their place. */
const whole = <T>(items: readonly T[]) => ({
  rows: items.map((item, index) => ({ ...item, id: index + 1 })),
  hasNext: false,
  hasPrevious: false,
  total: items.length,
});

export function declareTypeObjects(builder: SchemaBuilder): void {
  declareContentTypeObject(builder);
  declareTaxonomyObject(builder);
  builder.extend('RootQuery', {
    contentTypes: connection(builder, {
      from: 'RootQuery',
      to: 'ContentType',
      description: 'Every content type.',
      offset: false,
      load: () =>
        whole(
          (contentTypes as readonly ContentTypeDeclaration[]).map((declaration): ContentTypeSource => ({
            kind: 'content-type',
            declaration,
          })),
        ),
    }),
    taxonomies: connection(builder, {
      from: 'RootQuery',
      to: 'Taxonomy',
      description: 'Every taxonomy.',
      offset: false,
      load: () =>
        whole((taxonomies as readonly TaxonomyDeclaration[]).map((declaration): TaxonomySource => ({ kind: 'taxonomy', declaration }))),
    }),
  });
}

function declareContentTypeObject(builder: SchemaBuilder): void {
  const isPostsPage = async (source: ContentTypeSource, _args: unknown, { store }: ContentContext) =>
    source.declaration.name === 'post' && (await store.option('settings'))['pageForPosts'] !== null;
  builder.object('ContentType', {
    description: 'A kind of content, and the address of the list of all its nodes.',
    interfaces: ['UniformResourceIdentifiable'],
    fields: {
      name: told('String', 'Name it is stored with.', (type) => type.name),
      label: told('String', 'Name for people.', (type) => type.label.plural),
      labels: {
        type: 'PostTypeLabelDetails',
        description: 'Names for people.',
        resolve: (source: ContentTypeSource) => source.declaration.label,
      },
      description: told('String', 'What it is for.', (type) => type.description),
      graphqlSingleName: told(
        'String',
        'Name of its single field.',
        (type) => type.graphql.single.charAt(0).toLowerCase() + type.graphql.single.slice(1),
      ),
      graphqlPluralName: told('String', 'Name of its list field.', (type) => type.graphql.plural),
      hierarchical: told('Boolean', 'Whether its nodes have parents.', (type) => type.hierarchical),
      hasArchive: told('Boolean', 'Whether all its nodes are listed at one address.', (type) => type.archive !== undefined),
      public: told('Boolean', 'Whether visitors see it.', (type) => type.public),
      publiclyQueryable: told('Boolean', 'Whether its nodes have addresses.', (type) => type.public && type.permalink !== null),
      excludeFromSearch: told('Boolean', 'Whether search leaves it out.', (type) => !type.public),
      showInGraphql: told('Boolean', 'Whether it is told here.', () => true),
      showUi: told('Boolean', 'Whether editors see it.', () => true),
      showInMenu: told('Boolean', 'Whether it stands in the editors’ menu.', () => true),
      showInNavMenus: told('Boolean', 'Whether menus can lead to its nodes.', (type) => type.public && type.permalink !== null),
      showInRest: told('Boolean', 'Whether it is edited in blocks.', (type) => type.supports.includes('editor')),
      restBase: told('String', 'Name of its list in addresses for programs.', (type) => type.name),
      menuIcon: told('String', 'Icon in the editors’ menu.', (type) => type.menu.icon),
      menuPosition: told('Int', 'Place in the editors’ menu.', (type) => type.menu.position),
      uri: {
        type: 'String',
        description: 'Address of the list of all its nodes.',
        resolve: (source: ContentTypeSource, _args, { store }) => archiveOf(source.declaration, store),
      },
      isFrontPage: { type: 'Boolean!', description: 'Whether the front page lists its nodes.', resolve: () => false },
      isPostsPage: { type: 'Boolean!', description: 'Whether it is told at the posts page.', resolve: isPostsPage },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false },
      connectedTaxonomies: connection(builder, {
        from: 'ContentType',
        to: 'Taxonomy',
        description: 'Taxonomies its nodes are filed under.',
        offset: false,
        load: (source: ContentTypeSource) =>
          whole(source.declaration.taxonomies.map((name): TaxonomySource => ({ kind: 'taxonomy', declaration: taxonomyOf(name) }))),
      }),
      contentNodes: connection(builder, {
        from: 'ContentType',
        to: 'ContentNode',
        description: 'Its nodes: newest first, or in menu order where there is one.',
        load: (source: ContentTypeSource, _args: ConnectionArgs, page: PageArgs, { store }) =>
          store.nodes(
            {
              types: [source.declaration.name],
              ...(source.declaration.supports.includes('page-attributes') && { orderby: 'menu' as const }),
            },
            page,
          ),
      }),
    },
  });
  const label = (description: string, make: (label: ContentTypeDeclaration['label']) => string): FieldSpec => ({
    type: 'String',
    description,
    resolve: make,
  });
  builder.object('PostTypeLabelDetails', {
    description: 'Names of a content type for people.',
    fields: {
      name: label('Of many.', ({ plural }) => plural),
      singularName: label('Of one.', ({ singular }) => singular),
      menuName: label('In the editors’ menu.', ({ plural }) => plural),
      allItems: label('The list of all.', ({ plural }) => `All ${plural}`),
      addNewItem: label('Making one.', ({ singular }) => `Add New ${singular}`),
      editItem: label('Changing one.', ({ singular }) => `Edit ${singular}`),
      viewItem: label('Seeing one.', ({ singular }) => `View ${singular}`),
      searchItems: label('Looking for one.', ({ plural }) => `Search ${plural}`),
      notFound: label('When there is none.', ({ plural }) => `No ${plural.toLowerCase()} found`),
    },
  });
}

function declareTaxonomyObject(builder: SchemaBuilder): void {
  builder.object('Taxonomy', {
    description: 'A set of terms.',
    interfaces: ['Node'],
    fields: {
      name: toldOfTaxonomy('String', 'Name it is stored with.', (taxonomy) => taxonomy.name),
      label: toldOfTaxonomy('String', 'Name for people.', (taxonomy) => taxonomy.label.plural),
      description: toldOfTaxonomy('String', 'What it is for.', (taxonomy) => taxonomy.description),
      graphqlSingleName: toldOfTaxonomy(
        'String',
        'Name of its single field.',
        (taxonomy) => taxonomy.graphql.single.charAt(0).toLowerCase() + taxonomy.graphql.single.slice(1),
      ),
      graphqlPluralName: toldOfTaxonomy('String', 'Name of its list field.', (taxonomy) => taxonomy.graphql.plural),
      hierarchical: toldOfTaxonomy('Boolean', 'Whether its terms have parents.', (taxonomy) => taxonomy.hierarchical),
      public: toldOfTaxonomy('Boolean', 'Whether visitors see it.', (taxonomy) => taxonomy.public),
      showInGraphql: toldOfTaxonomy('Boolean', 'Whether it is told here.', () => true),
      showUi: toldOfTaxonomy('Boolean', 'Whether editors see it.', () => true),
      restBase: toldOfTaxonomy('String', 'Name of its list in addresses for programs.', (taxonomy) => taxonomy.name),
      isRestricted: toldOfTaxonomy('Boolean', 'Whether the caller may not see all of it.', () => false),
      connectedContentTypes: connection(builder, {
        from: 'Taxonomy',
        to: 'ContentType',
        description: 'Content types that are filed under it.',
        offset: false,
        load: (source: TaxonomySource) =>
          whole(
            (contentTypes as readonly ContentTypeDeclaration[])
              .filter((type) => type.taxonomies.includes(source.declaration.name))
              .map((declaration): ContentTypeSource => ({ kind: 'content-type', declaration })),
          ),
      }),
    },
  });
}
