/** Content types and taxonomies as GraphQL objects. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { getRegisteredNames } from '../../model/content-types.ts';
import { getTypeBase } from '../../model/rest-bases.ts';
import { getTaxonomy, taxonomies } from '../../model/taxonomies.ts';
import { can, getTypeCapabilities } from '../../permissions/viewer.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { mapRead } from '../../store/core/read-result.ts';
import { canSeeType } from '../../store/nodes/visibility.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection, sliceDeclarations } from '../core/connections.ts';
import type { ContentContext, ContentTypeSource, TaxonomySource } from '../core/context.ts';
import { declareNodeList } from '../nodes/node-list.ts';
import { splitGlobalId } from '../core/lookup-id.ts';
import { findContentType, findTaxonomy, getArchiveUri } from '../permalinks/resolve-uri.ts';
import { getTaxonomySettings, getTypeSettings } from './core-type-settings.ts';
import { declareTypeLabels } from './type-labels.ts';

type DeclaredType = ContentTypeSource | TaxonomySource;

/** Settings that concern editing are visible only to those who may edit the nodes or terms (WPGraphQL). */
const isRestricted = (source: DeclaredType, { viewer }: ContentContext) =>
  !can(viewer, source.kind === 'taxonomy' ? 'manage_categories' : getTypeCapabilities(source.declaration.name).edit);

/** A field that returns a value of the declaration. */
const typeField = (type: string, description: string, read: (declaration: ContentTypeDeclaration) => unknown): FieldSpec => ({
  type,
  description,
  resolve: (source: ContentTypeSource) => read(source.declaration),
});
const taxonomyField = (type: string, description: string, read: (declaration: TaxonomyDeclaration) => unknown): FieldSpec => ({
  type,
  description,
  resolve: (source: TaxonomySource) => read(source.declaration),
});
/** The same for editors. Null for other viewers. */
const editorTypeField = (
  type: string,
  description: string,
  read: (declaration: ContentTypeDeclaration, context: ContentContext) => unknown,
): FieldSpec => ({
  type,
  description: `${description} For editors.`,
  resolve: (source: ContentTypeSource, _args, context) => (isRestricted(source, context) ? null : read(source.declaration, context)),
});
const editorTaxonomyField = (type: string, description: string, read: (declaration: TaxonomyDeclaration) => unknown): FieldSpec => ({
  type,
  description: `${description} For editors.`,
  resolve: (source: TaxonomySource, _args, context) => (isRestricted(source, context) ? null : read(source.declaration)),
});
const restrictedField: FieldSpec = {
  type: 'Boolean',
  description: 'Whether parts are hidden from the viewer.',
  resolve: (source: DeclaredType, _args, context) => isRestricted(source, context),
};

/** Paginates a list of declarations, or returns all of them if the query sets no page. */
function paginate<T extends ContentTypeSource | TaxonomySource>(items: readonly T[], args: ConnectionArgs, requested: PageArgs) {
  const isPaged = [args.first, args.last, args.after, args.before].some((value) => value !== null && value !== undefined);
  const page = isPaged ? requested : { ...requested, limit: items.length };
  return sliceDeclarations(items, ({ declaration }) => declaration.name, args, page);
}

const toTypeSource = (declaration: ContentTypeDeclaration): ContentTypeSource => ({ kind: 'content-type', declaration });
const toTaxonomySource = (declaration: TaxonomyDeclaration): TaxonomySource => ({ kind: 'taxonomy', declaration });
const allTypes = contentTypes;
const allTaxonomies = taxonomies as readonly TaxonomyDeclaration[];

const listVisibleTypes = ({ viewer }: ContentContext) => allTypes.filter((type) => canSeeType(viewer, type.name)).map(toTypeSource);

export function declareTypeObjects(builder: SchemaBuilder): void {
  declareContentTypeObject(builder);
  declareTaxonomyObject(builder);
  builder.extend('RootQuery', {
    contentType: declareLookup(builder, 'ContentType', (name, { viewer }) => findContentType(name, viewer)),
    taxonomy: declareLookup(builder, 'Taxonomy', findTaxonomy),
    contentTypes: declareConnection(builder, {
      from: 'RootQuery',
      to: 'ContentType',
      description: 'All content types.',
      offset: false,
      load: (_root: unknown, args: ConnectionArgs, requested: PageArgs, context) => paginate(listVisibleTypes(context), args, requested),
    }),
    taxonomies: declareConnection(builder, {
      from: 'RootQuery',
      to: 'Taxonomy',
      description: 'All taxonomies.',
      offset: false,
      load: (_root: unknown, args: ConnectionArgs, requested: PageArgs) => paginate(allTaxonomies.map(toTaxonomySource), args, requested),
    }),
  });
}

/** Declares the lookup of a content type or taxonomy by its global id or stored name. */
function declareLookup(
  builder: SchemaBuilder,
  type: 'ContentType' | 'Taxonomy',
  find: (name: string, context: ContentContext) => DeclaredType | null,
): FieldSpec {
  const label = type === 'ContentType' ? 'content type' : 'taxonomy';
  builder.enum(`${type}IdTypeEnum`, {
    description: `Types of ${label} ids.`,
    values: { ID: { description: 'Global id.' }, NAME: { description: 'Stored name.' } },
  });
  return {
    type,
    description: `A ${label} by id.`,
    args: {
      id: { type: 'ID!', description: 'The id.' },
      idType: { type: `${type}IdTypeEnum`, description: 'Type of the id. Default ID.' },
    },
    resolve: (_root, { id, idType }: { id: string; idType?: string | null }, context) => {
      return find(idType === 'NAME' ? id : splitGlobalId(id).key, context);
    },
  };
}

function declareContentTypeObject(builder: SchemaBuilder): void {
  /** Posts have no page of their own if the front page lists them, or if the setting of the page is empty (WPGraphQL). */
  const hasNoPage =
    (setting: 'pageOnFront' | 'pageForPosts') => async (source: ContentTypeSource, _args: unknown, context: ContentContext) => {
      if (source.declaration.name !== 'post') return false;
      const settings = await context.store.option('settings');
      return settings['showOnFront'] === 'posts' || !settings[setting];
    };
  builder.object('ContentType', {
    description: 'A content type and its archive.',
    interfaces: ['UniformResourceIdentifiable'],
    fields: {
      name: typeField('String', 'Stored name.', (type) => type.name),
      label: typeField('String', 'Display name.', (type) => type.label.plural),
      labels: editorTypeField('PostTypeLabelDetails', 'Labels.', (type) => type),
      description: typeField('String', 'Description.', (type) => getTypeSettings(type).description),
      graphqlSingleName: typeField('String', 'Name of the query field for a single item.', (type) => getRegisteredNames(type).single),
      graphqlPluralName: typeField('String', 'Name of the query field for the list.', (type) => getRegisteredNames(type).plural),
      hierarchical: typeField('Boolean', 'Whether its nodes can have parents.', (type) => type.hierarchical),
      hasArchive: editorTypeField('Boolean', 'Whether it has an archive.', (type, { store }) =>
        mapRead(getArchiveUri(type, store), (uri) => uri !== null),
      ),
      public: editorTypeField('Boolean', 'Whether it is visible to visitors. Null if it is not.', (type) => type.public || null),
      publiclyQueryable: editorTypeField(
        'Boolean',
        'Whether its nodes have permalinks.',
        (type) => getTypeSettings(type).publiclyQueryable,
      ),
      excludeFromSearch: editorTypeField('Boolean', 'Whether it is excluded from search.', (type) => !type.public),
      showInGraphql: typeField('Boolean', 'Whether it is part of the GraphQL schema.', () => true),
      showUi: editorTypeField('Boolean', 'Whether editors see it in the admin interface.', () => true),
      showInMenu: editorTypeField('Boolean', 'Whether it is in the admin menu.', () => true),
      showInNavMenus: editorTypeField(
        'Boolean',
        'Whether menu items can link to its nodes.',
        (type) => getTypeSettings(type).showInNavMenus,
      ),
      showInRest: editorTypeField('Boolean', 'Whether it is edited in the block editor.', (type) => getTypeSettings(type).showInRest),
      restBase: editorTypeField('String', 'Base path in the REST API.', (type) => getTypeBase(type.name)),
      menuIcon: editorTypeField('String', 'Icon in the admin menu.', (type) => type.menu.icon),
      menuPosition: editorTypeField('Int', 'Position in the admin menu.', (type) => getTypeSettings(type).menuPosition),
      showInAdminBar: editorTypeField(
        'Boolean',
        'Whether it is in the "New" menu of the admin bar.',
        (type) => getTypeSettings(type).showInAdminBar,
      ),
      canExport: editorTypeField('Boolean', 'Whether exports include its nodes.', (type) => type.name !== 'wgg_preview'),
      deleteWithUser: editorTypeField('Boolean', 'Whether its nodes are deleted with their author.', (type) =>
        type.supports.includes('author'),
      ),
      restControllerClass: editorTypeField(
        'String',
        'PHP class of WordPress’s REST controller.',
        (type) => getTypeSettings(type).restControllerClass,
      ),
      uri: {
        type: 'String',
        description: 'URI of the archive.',
        resolve: (source: ContentTypeSource, _args, { store }) => getArchiveUri(source.declaration, store),
      },
      isFrontPage: { type: 'Boolean!', description: 'Whether its archive is the front page.', resolve: hasNoPage('pageOnFront') },
      isPostsPage: {
        type: 'Boolean!',
        description: 'Whether the front page lists it, or the reading settings name no page for it.',
        resolve: hasNoPage('pageForPosts'),
      },
      isRestricted: restrictedField,
      connectedTaxonomies: declareConnection(builder, {
        from: 'ContentType',
        to: 'Taxonomy',
        description: 'Taxonomies of its nodes. Null if there are none.',
        offset: false,
        load: (source: ContentTypeSource, args: ConnectionArgs, requested: PageArgs) => {
          const sources = source.declaration.taxonomies.map((name) => toTaxonomySource(getTaxonomy(name)));
          return sources.length === 0 ? null : paginate(sources, args, requested);
        },
      }),
      contentNodes: declareNodeList(builder, {
        from: 'ContentType',
        to: 'ContentNode',
        description: 'Nodes of this type, newest first.',
        replacedFilters: ['contentTypes'],
        load: ({ declaration }: ContentTypeSource) => ({ types: [declaration.name] }),
      }),
    },
  });
  declareTypeLabels(builder);
}

function declareTaxonomyObject(builder: SchemaBuilder): void {
  builder.object('Taxonomy', {
    description: 'A taxonomy.',
    interfaces: ['Node'],
    fields: {
      name: taxonomyField('String', 'Stored name.', (taxonomy) => taxonomy.name),
      label: editorTaxonomyField('String', 'Display name.', (taxonomy) => taxonomy.label.plural),
      description: taxonomyField('String', 'Description.', (taxonomy) => getTaxonomySettings(taxonomy).description),
      graphqlSingleName: taxonomyField('String', 'Name of the query field for a single item.', (taxonomy) =>
        toLowerFirst(taxonomy.graphql.single),
      ),
      graphqlPluralName: taxonomyField('String', 'Name of the query field for the list.', (taxonomy) => taxonomy.graphql.plural),
      hierarchical: taxonomyField('Boolean', 'Whether its terms can have parents.', (taxonomy) => taxonomy.hierarchical),
      public: editorTaxonomyField('Boolean', 'Whether it is visible to visitors.', (taxonomy) => taxonomy.public),
      showInGraphql: taxonomyField('Boolean', 'Whether it is part of the GraphQL schema.', () => true),
      showUi: editorTaxonomyField(
        'Boolean',
        'Whether editors see it in the admin interface.',
        (taxonomy) => getTaxonomySettings(taxonomy).showUi,
      ),
      restBase: taxonomyField('String', 'Base path in the REST API.', (taxonomy) => getTaxonomySettings(taxonomy).restBase),
      showInMenu: editorTaxonomyField('Boolean', 'Whether it is in the admin menu.', (taxonomy) => getTaxonomySettings(taxonomy).showUi),
      showInNavMenus: editorTaxonomyField(
        'Boolean',
        'Whether menu items can link to its terms.',
        (taxonomy) => getTaxonomySettings(taxonomy).showInNavMenus,
      ),
      showInRest: editorTaxonomyField(
        'Boolean',
        'Whether it is available in the block editor.',
        (taxonomy) => getTaxonomySettings(taxonomy).showUi,
      ),
      showInQuickEdit: editorTaxonomyField(
        'Boolean',
        'Whether it is in the quick edit form.',
        (taxonomy) => getTaxonomySettings(taxonomy).showUi,
      ),
      showInAdminColumn: editorTaxonomyField(
        'Boolean',
        'Whether admin lists have a column for it.',
        (taxonomy) => getTaxonomySettings(taxonomy).showUi,
      ),
      showCloud: editorTaxonomyField(
        'Boolean',
        'Whether tag clouds can show its terms.',
        (taxonomy) => taxonomy.public && getTaxonomySettings(taxonomy).showUi,
      ),
      restControllerClass: editorTaxonomyField(
        'String',
        'PHP class of WordPress’s REST controller.',
        (taxonomy) => getTaxonomySettings(taxonomy).restControllerClass,
      ),
      isRestricted: restrictedField,
      connectedContentTypes: declareConnection(builder, {
        from: 'Taxonomy',
        to: 'ContentType',
        description: 'Content types with this taxonomy.',
        offset: false,
        load: (source: TaxonomySource, args: ConnectionArgs, requested: PageArgs, context) =>
          paginate(
            listVisibleTypes(context).filter(({ declaration }) => declaration.taxonomies.includes(source.declaration.name)),
            args,
            requested,
          ),
      }),
      connectedTerms: declareConnection(builder, {
        from: 'Taxonomy',
        to: 'TermNode',
        description: 'Terms of the taxonomy, by name.',
        offset: false,
        load: (source: TaxonomySource, _args: ConnectionArgs, page: PageArgs, { store }) =>
          store.terms({ taxonomies: [source.declaration.name] }, page),
      }),
    },
  });
}
