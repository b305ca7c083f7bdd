/** Content types and taxonomies as nodes of their own. */
import { fromGlobalId, type IdKind } from '../../core/global-ids.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { taxonomies, getTaxonomy } from '../../model/taxonomies.ts';
import { can } from '../../permissions/viewer.ts';
import { cutPage } from '../../store/core/cut-page.ts';
import type { Page, PageArgs } from '../../store/core/page.ts';
import { seesType } from '../../store/nodes/visibility.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';
import type { ContentContext, ContentTypeSource, TaxonomySource } from '../core/context.ts';
import { nodeList } from '../nodes/node-list.ts';
import { archiveOf, contentTypeNamed, taxonomyNamed } from '../permalinks/resolve-uri.ts';
import { declareTypeLabels } from './type-labels.ts';

type Declared = ContentTypeSource | TaxonomySource;

/** What only those who write are told of a type (recorded): how the editor works with it. */
const isRestricted = ({ viewer }: ContentContext) => !can(viewer, 'edit_posts');

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
/** The same for those who write; null for everybody else. */
const toldToWriters = (type: string, description: string, read: (declaration: ContentTypeDeclaration) => unknown): FieldSpec => ({
  type,
  description: `${description} For those who write.`,
  resolve: (source: ContentTypeSource, _args, context) => (isRestricted(context) ? null : read(source.declaration)),
});
const toldToWritersOfTaxonomy = (type: string, description: string, read: (declaration: TaxonomyDeclaration) => unknown): FieldSpec => ({
  type,
  description: `${description} For those who write.`,
  resolve: (source: TaxonomySource, _args, context) => (isRestricted(context) ? null : read(source.declaration)),
});
const restrictedField: FieldSpec = {
  type: 'Boolean',
  description: 'Whether the caller may not see all of it.',
  resolve: (_source: Declared, _args, context) => isRestricted(context),
};

/**
 * Declared lists are short: without paging they come whole. What has no number in the database has its place for a cursor.
 */
function page<T>(items: readonly T[], args: ConnectionArgs, asked: PageArgs): Page<T & { id: number }> {
  const rows = items.map((item, index) => ({ ...item, id: index + 1 }));
  const isPaged = [args.first, args.last, args.after, args.before].some((given) => given !== null && given !== undefined);
  return cutPage(rows, isPaged ? asked : { ...asked, limit: rows.length });
}

const typeSource = (declaration: ContentTypeDeclaration): ContentTypeSource => ({ kind: 'content-type', declaration });
const taxonomySource = (declaration: TaxonomyDeclaration): TaxonomySource => ({ kind: 'taxonomy', declaration });
const everyType = contentTypes;
const everyTaxonomy = taxonomies as readonly TaxonomyDeclaration[];

const seenTypes = ({ viewer }: ContentContext) => everyType.filter((type) => seesType(viewer, type.name)).map(typeSource);

export function declareTypeObjects(builder: SchemaBuilder): void {
  declareContentTypeObject(builder);
  declareTaxonomyObject(builder);
  builder.extend('RootQuery', {
    contentType: lookUp(builder, 'ContentType', 'post_type', (name, { viewer }) => contentTypeNamed(name, viewer)),
    taxonomy: lookUp(builder, 'Taxonomy', 'taxonomy', taxonomyNamed),
    contentTypes: connection(builder, {
      from: 'RootQuery',
      to: 'ContentType',
      description: 'Every content type.',
      offset: false,
      load: (_root: unknown, args: ConnectionArgs, asked: PageArgs, context) => page(seenTypes(context), args, asked),
    }),
    taxonomies: connection(builder, {
      from: 'RootQuery',
      to: 'Taxonomy',
      description: 'Every taxonomy.',
      offset: false,
      load: (_root: unknown, args: ConnectionArgs, asked: PageArgs) => page(everyTaxonomy.map(taxonomySource), args, asked),
    }),
  });
}

/** One declared thing, by its global id or its stored name. */
function lookUp(
  builder: SchemaBuilder,
  type: 'ContentType' | 'Taxonomy',
  kind: IdKind,
  find: (name: string, context: ContentContext) => Declared | null,
): FieldSpec {
  const what = type === 'ContentType' ? 'content type' : 'taxonomy';
  builder.enum(`${type}IdTypeEnum`, {
    description: `What the id of a ${what} is.`,
    values: { ID: { description: 'Global id.' }, NAME: { description: 'Name it is stored with.' } },
  });
  return {
    type,
    description: `One ${what}.`,
    args: {
      id: { type: 'ID!', description: 'The id.' },
      idType: { type: `${type}IdTypeEnum`, description: 'What the id is; ID by default.' },
    },
    resolve: (_root, { id, idType }: { id: string; idType?: string | null }, context) => {
      if (idType === 'NAME') return find(id, context);
      const parsed = fromGlobalId(id);
      if (parsed?.kind !== kind) throw new UserError('The ID input is invalid. Make sure you set the proper idType for your input.');
      return find(parsed.key, context);
    },
  };
}

function declareContentTypeObject(builder: SchemaBuilder): void {
  /** True where the front page lists posts. The posts page of a site with a front page of its own does not count (recorded). */
  const listsAtFront = async (source: ContentTypeSource, _args: unknown, { store }: ContentContext) =>
    source.declaration.name === 'post' && (await store.option('settings'))['showOnFront'] === 'posts';
  builder.object('ContentType', {
    description: 'A kind of content, and the address of the list of all its nodes.',
    interfaces: ['UniformResourceIdentifiable'],
    fields: {
      name: told('String', 'Name it is stored with.', (type) => type.name),
      label: told('String', 'Name for people.', (type) => type.label.plural),
      labels: {
        type: 'PostTypeLabelDetails',
        description: 'Names for people. For those who write.',
        resolve: (source: ContentTypeSource, _args, context) => (isRestricted(context) ? null : source.declaration.label),
      },
      description: told('String', 'What it is for.', (type) => type.description),
      graphqlSingleName: told(
        'String',
        'Name of its single field.',
        (type) => type.graphql.single.charAt(0).toLowerCase() + type.graphql.single.slice(1),
      ),
      graphqlPluralName: told('String', 'Name of its list field.', (type) => type.graphql.plural),
      hierarchical: told('Boolean', 'Whether its nodes have parents.', (type) => type.hierarchical),
      hasArchive: toldToWriters('Boolean', 'Whether all its nodes are listed at one address.', (type) => type.archive !== undefined),
      public: told('Boolean', 'Whether visitors see it.', (type) => type.public),
      publiclyQueryable: toldToWriters('Boolean', 'Whether its nodes have addresses.', (type) => type.public && type.permalink !== null),
      excludeFromSearch: toldToWriters('Boolean', 'Whether search leaves it out.', (type) => !type.public),
      showInGraphql: told('Boolean', 'Whether it is told here.', () => true),
      showUi: toldToWriters('Boolean', 'Whether editors see it.', () => true),
      showInMenu: toldToWriters('Boolean', 'Whether it stands in the editors’ menu.', () => true),
      showInNavMenus: toldToWriters('Boolean', 'Whether menus can lead to its nodes.', (type) => type.public && type.permalink !== null),
      showInRest: toldToWriters('Boolean', 'Whether it is edited in blocks.', (type) => type.supports.includes('editor')),
      restBase: toldToWriters('String', 'Name of its list in addresses for programs.', (type) => type.name),
      menuIcon: toldToWriters('String', 'Icon in the editors’ menu.', (type) => type.menu.icon),
      menuPosition: toldToWriters('Int', 'Place in the editors’ menu.', (type) => type.menu.position),
      showInAdminBar: toldToWriters(
        'Boolean',
        'Whether one can be begun from every page of the editor.',
        (type) => type.permalink !== null,
      ),
      canExport: toldToWriters('Boolean', 'Whether an export holds its nodes.', (type) => type.name !== 'wgg_preview'),
      deleteWithUser: toldToWriters('Boolean', 'Whether its nodes go with the user who wrote them.', (type) =>
        type.supports.includes('author'),
      ),
      restControllerClass: toldToWriters('String', 'Class of PHP that serves it. Null: there is none here.', () => null),
      uri: {
        type: 'String',
        description: 'Address of the list of all its nodes.',
        resolve: (source: ContentTypeSource, _args, { store }) => archiveOf(source.declaration, store),
      },
      isFrontPage: { type: 'Boolean!', description: 'Whether the front page lists its nodes.', resolve: listsAtFront },
      isPostsPage: { type: 'Boolean!', description: 'Whether the front page is the list of posts.', resolve: listsAtFront },
      isRestricted: restrictedField,
      connectedTaxonomies: connection(builder, {
        from: 'ContentType',
        to: 'Taxonomy',
        description: 'Taxonomies its nodes are filed under.',
        offset: false,
        load: (source: ContentTypeSource, args: ConnectionArgs, asked: PageArgs) =>
          page(
            source.declaration.taxonomies.map((name) => taxonomySource(getTaxonomy(name))),
            args,
            asked,
          ),
      }),
      contentNodes: nodeList(builder, {
        from: 'ContentType',
        to: 'ContentNode',
        description: 'Its nodes: newest first, or in menu order where there is one.',
        load: ({ declaration }: ContentTypeSource) => ({
          types: [declaration.name],
          ...(declaration.supports.includes('page-attributes') && { orderby: 'menu' as const }),
        }),
      }),
    },
  });
  declareTypeLabels(builder);
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
      showUi: toldToWritersOfTaxonomy('Boolean', 'Whether editors see it.', () => true),
      restBase: toldToWritersOfTaxonomy('String', 'Name of its list in addresses for programs.', (taxonomy) => taxonomy.name),
      showInMenu: toldToWritersOfTaxonomy('Boolean', 'Whether it stands in the editors’ menu.', (taxonomy) => taxonomy.public),
      showInNavMenus: toldToWritersOfTaxonomy('Boolean', 'Whether menus can lead to its terms.', (taxonomy) => taxonomy.public),
      showInRest: toldToWritersOfTaxonomy('Boolean', 'Whether the block editor knows it.', () => true),
      showInQuickEdit: toldToWritersOfTaxonomy('Boolean', 'Whether it can be changed within lists.', () => true),
      showInAdminColumn: toldToWritersOfTaxonomy('Boolean', 'Whether lists have a column for it.', () => true),
      showCloud: toldToWritersOfTaxonomy(
        'Boolean',
        'Whether its terms can be shown by their number of nodes.',
        (taxonomy) => taxonomy.public,
      ),
      restControllerClass: toldToWritersOfTaxonomy('String', 'Class of PHP that serves it. Null: there is none here.', () => null),
      isRestricted: restrictedField,
      connectedContentTypes: connection(builder, {
        from: 'Taxonomy',
        to: 'ContentType',
        description: 'Content types that are filed under it.',
        offset: false,
        load: (source: TaxonomySource, args: ConnectionArgs, asked: PageArgs, context) =>
          page(
            seenTypes(context).filter(({ declaration }) => declaration.taxonomies.includes(source.declaration.name)),
            args,
            asked,
          ),
      }),
    },
  });
}
