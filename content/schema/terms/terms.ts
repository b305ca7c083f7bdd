/** Object types, single fields and lists for every declared taxonomy. */
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { taxonomies, getTaxonomy } from '../../model/taxonomies.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { cutPage } from '../../store/core/cut-page.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { typeNameOf } from '../core/common.ts';
import { connection, type ConnectionArgs, edgeTo } from '../core/connections.ts';
import type { TaxonomySource } from '../core/context.ts';
import { identify } from '../core/id-types.ts';
import { fieldSpecs } from '../fields/fields.ts';
import { nodeList } from '../nodes/node-list.ts';
import { declareTermFilters, taxonomiesOf, termNodeWhere, termsOf, termWhere } from './term-filters.ts';

const allTaxonomies = taxonomies as readonly TaxonomyDeclaration[];
const allTypes = contentTypes;

export function declareTerms(builder: SchemaBuilder): void {
  declareTermFilters(builder);
  declareTermInterfaces(builder);
  builder.enum('TaxonomyEnum', {
    description: 'Every taxonomy.',
    values: Object.fromEntries(
      allTaxonomies.map((taxonomy) => [taxonomy.graphql.enum, { value: taxonomy.name, description: `${taxonomy.label.plural}.` }]),
    ),
  });
  for (const taxonomy of allTaxonomies) {
    builder.object(taxonomy.graphql.single, {
      description: taxonomy.description,
      interfaces: [
        'TermNode',
        'DatabaseIdentifier',
        ...(taxonomy.hierarchical ? ['HierarchicalTermNode'] : []),
        ...(taxonomy.public ? ['MenuItemLinkable'] : []),
      ],
      fields: { ...ownFields(builder, taxonomy), ...contentFields(builder, taxonomy), ...hierarchyFields(builder, taxonomy) },
    });
    declareLookups(builder, taxonomy);
  }
  declareAllTerms(builder);
}

function declareAllTerms(builder: SchemaBuilder): void {
  const everything = allTaxonomies.filter((taxonomy) => taxonomy.public).map(({ name }) => name);
  builder.enum('TermNodeIdTypeEnum', { description: 'What the id of a term is.', values: idTypes });
  builder.extend('RootQuery', {
    terms: connection(builder, {
      from: 'RootQuery',
      to: 'TermNode',
      description: 'Terms of every public taxonomy, by name.',
      where: termNodeWhere,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ ...termsOf(args), taxonomies: taxonomiesOf(args) ?? everything }, page),
    }),
    termNode: {
      type: 'TermNode',
      description: 'One term of any taxonomy.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'TermNodeIdTypeEnum', description: 'What the id is; ID by default.' },
        taxonomy: { type: 'TaxonomyEnum', description: 'Taxonomy of the term; needed for NAME and SLUG.' },
      },
      resolve: async (
        _root,
        { id, idType, taxonomy }: { id: string; idType?: string | null; taxonomy?: TaxonomyName | null },
        { store },
      ) => {
        if ((idType === 'NAME' || idType === 'SLUG') && !taxonomy)
          throw new UserError(`A taxonomy is needed to find a term by its ${idType.toLowerCase()}. Give the argument taxonomy.`);
        const term = await findTerm(taxonomy ?? null, id, idType ?? 'ID', store);
        return term && (!taxonomy || term.taxonomy === taxonomy) ? term : null;
      },
    },
  });
}

function declareTermInterfaces(builder: SchemaBuilder): void {
  builder.interface('TermNode', {
    description: 'A term of any taxonomy.',
    interfaces: ['UniformResourceIdentifiable'],
    resolveType: typeNameOf,
    fields: {
      databaseId: { type: 'Int!', description: 'Number in the database.', resolve: (term: TermRow) => term.id },
      name: { type: 'String', description: 'Name for people.' },
      slug: { type: 'String', description: 'Last part of the address.' },
      description: { type: 'String', description: 'What is filed under it.', resolve: (term: TermRow) => term.description || null },
      count: {
        type: 'Int',
        description: 'Published nodes that carry it; null when there is none.',
        resolve: (term: TermRow) => term.count || null,
      },
      link: { type: 'String', description: 'Address on the site.', resolve: (term: TermRow, _args, { site }) => site.siteUrl + term.uri },
      taxonomyName: { type: 'String', description: 'Taxonomy it belongs to.', resolve: (term: TermRow) => term.taxonomy },
      termGroupId: {
        type: 'Int',
        description: 'Number that aliases share; null: it has none.',
        resolve: (term: TermRow) => term.termGroup || null,
      },
      termTaxonomyId: { type: 'Int', description: 'Number of the term within its taxonomy.', resolve: (term: TermRow) => term.id },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false },
      seo: { type: 'TaxonomySEO', description: 'What search engines and link previews are told.', resolve: (term: TermRow) => term },
    },
  });
  builder.interface('HierarchicalTermNode', {
    description: 'A term with a parent.',
    interfaces: ['TermNode', 'HierarchicalNode'],
    resolveType: typeNameOf,
    fields: {},
  });
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function ownFields(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): FieldSpecs {
  const { single } = taxonomy.graphql;
  const declared = Object.entries(fieldSpecs(builder, single, taxonomy.fields ?? {})).map(([name, spec]) => [
    name,
    { ...spec, resolve: (term: TermRow) => term.fields[name] ?? null },
  ]);
  return {
    ...Object.fromEntries(declared),
    [`${lower(single)}Id`]: {
      type: 'Int',
      description: 'Number in the database.',
      deprecated: 'Use databaseId.',
      resolve: (term: TermRow) => term.id,
    },
    taxonomy: edgeTo(builder, {
      from: single,
      to: 'Taxonomy',
      description: 'Taxonomy it belongs to.',
      load: (term: TermRow): TaxonomySource => ({ kind: 'taxonomy', declaration: getTaxonomy(term.taxonomy) }),
    }),
  };
}

/** Nodes filed under a term: a list for each content type that has the taxonomy, and one of them all. */
function contentFields(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): FieldSpecs {
  const { single } = taxonomy.graphql;
  const filed = allTypes.filter((type) => type.taxonomies.includes(taxonomy.name));
  const listOf = (types: readonly ContentTypeDeclaration[]) => (term: TermRow) => ({
    types: types.map((type) => type.name),
    terms: [{ taxonomy: term.taxonomy, ids: [term.id] }],
  });
  const typesEnum = `ContentTypesOf${single}Enum`;
  builder.enum(typesEnum, {
    description: `Content types that are filed under ${taxonomy.label.plural.toLowerCase()}.`,
    values: Object.fromEntries(filed.map((type) => [type.graphql.enum, { value: type.name, description: `${type.label.plural}.` }])),
  });
  const fields: FieldSpecs = {
    contentNodes: nodeList(builder, {
      from: single,
      to: 'ContentNode',
      description: 'Everything filed under it, newest first.',
      typesEnum,
      load: listOf(filed),
    }),
  };
  for (const type of filed) {
    fields[type.graphql.plural] = nodeList(builder, {
      from: single,
      to: type.graphql.single,
      description: `${type.label.plural} filed under it, newest first.`,
      load: listOf([type]),
    });
  }
  return fields;
}

function hierarchyFields(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): FieldSpecs {
  if (!taxonomy.hierarchical) return {};
  const { single } = taxonomy.graphql;
  const ancestors = connection(builder, {
    from: single,
    name: `Ancestors${single}`,
    to: single,
    description: 'Terms above it, nearest first; null at the top.',
    offset: false,
    load: async (term: TermRow, _args: ConnectionArgs, page: PageArgs, { store }) => cutPage(await store.getTermAncestors(term), page),
  });
  return {
    parent: edgeTo(builder, {
      from: single,
      name: `Parent${single}`,
      to: single,
      description: 'Term above it.',
      load: (term: TermRow, store) => (term.parentId === null ? null : store.termById(term.parentId)),
    }),
    children: connection(builder, {
      from: single,
      to: single,
      description: 'Terms below it, by name.',
      where: termWhere,
      load: (term: TermRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ ...termsOf(args), taxonomies: [term.taxonomy], parentId: term.id }, page),
    }),
    // Null at the top, not an empty list (recorded).
    ancestors: { ...ancestors, resolve: (term: TermRow, ...rest) => (term.parentId === null ? null : ancestors.resolve?.(term, ...rest)) },
  };
}

const idTypes = {
  DATABASE_ID: { description: 'Number in the database.' },
  ID: { description: 'Global id.' },
  NAME: { description: 'Name for people.' },
  SLUG: { description: 'Slug.' },
  URI: { description: 'Path on the site.' },
};

function declareLookups(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): void {
  const { single, plural } = taxonomy.graphql;
  builder.enum(`${single}IdType`, { description: `What the id of a ${single} is.`, values: idTypes });
  builder.extend('RootQuery', {
    [lower(single)]: {
      type: single,
      description: `One ${taxonomy.label.singular.toLowerCase()}.`,
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: `${single}IdType`, description: 'What the id is; ID by default.' },
      },
      resolve: async (_root, { id, idType }: { id: string; idType?: string | null }, { store }) => {
        const term = await findTerm(taxonomy.name, id, idType ?? 'ID', store);
        return term?.taxonomy === taxonomy.name ? term : null;
      },
    },
    [plural]: connection(builder, {
      from: 'RootQuery',
      to: single,
      description: `${taxonomy.label.plural}, by name.`,
      where: termWhere,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ ...termsOf(args), taxonomies: [taxonomy.name] }, page),
    }),
  });
}

async function findTerm(taxonomy: TaxonomyName | null, id: string, idType: string, store: ContentStore): Promise<TermRow | null> {
  switch (idType) {
    case 'SLUG':
      return taxonomy && ((await store.termBySlug(taxonomy, id)) ?? store.termBySlug(taxonomy, toSlug(id)));
    case 'NAME':
      return taxonomy && store.termByName(taxonomy, id);
    case 'URI':
      // The store takes a path with any slashes at its end, and two at its start for a host.
      return store.termByUri(id.replace(/^\/*/, '/'));
    default:
      return store.termById(identify('term', id, idType));
  }
}
