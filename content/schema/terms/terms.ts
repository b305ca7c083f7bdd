/** Object types, queries and lists for every declared taxonomy. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { getTaxonomy, taxonomies } from '../../model/taxonomies.ts';
import { slicePage } from '../../store/core/slice-page.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection, declareEdge } from '../core/connections.ts';
import type { ContentContext, TaxonomySource } from '../core/context.ts';
import { INVALID_ID, parseLookupId } from '../core/lookup-id.ts';
import { getTypeName } from '../core/source-types.ts';
import { declareFields } from '../fields/fields.ts';
import { canBeInMenu } from '../menus/menus.ts';
import { declareNodeList } from '../nodes/node-list.ts';
import { findResourceByUri } from '../permalinks/resolve-uri.ts';
import { declareTermFilters, parseTaxonomies, parseTermQuery, termFilterArgs, termNodeFilterArgs } from './term-filters.ts';

const allTaxonomies = taxonomies as readonly TaxonomyDeclaration[];
const allTypes = contentTypes;

export function declareTerms(builder: SchemaBuilder): void {
  declareTermFilters(builder);
  declareTermInterfaces(builder);
  builder.enum('TaxonomyEnum', {
    description: 'All taxonomies.',
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
        ...(canBeInMenu(taxonomy) ? ['MenuItemLinkable'] : []),
      ],
      fields: {
        ...declareOwnFields(builder, taxonomy),
        ...declareContentFields(builder, taxonomy),
        ...declareHierarchyFields(builder, taxonomy),
      },
    });
    declareLookups(builder, taxonomy);
  }
  declareAllTerms(builder);
}

function declareAllTerms(builder: SchemaBuilder): void {
  const publicTaxonomies = allTaxonomies.filter((taxonomy) => taxonomy.public).map(({ name }) => name);
  builder.enum('TermNodeIdTypeEnum', { description: 'Types of term ids.', values: idTypes });
  builder.extend('RootQuery', {
    terms: declareConnection(builder, {
      from: 'RootQuery',
      to: 'TermNode',
      description: 'Terms of every public taxonomy, by name.',
      where: termNodeFilterArgs,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ ...parseTermQuery(args), taxonomies: parseTaxonomies(args) ?? publicTaxonomies }, page),
    }),
    termNode: {
      type: 'TermNode',
      description: 'A term of any taxonomy by id.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'TermNodeIdTypeEnum', description: 'Type of the id. Default ID.' },
        taxonomy: {
          type: 'TaxonomyEnum',
          description: 'Taxonomy of the term. Required for NAME and SLUG, and without effect for other ids.',
        },
      },
      resolve: async (_root, { id, idType, taxonomy }: { id: string; idType?: string | null; taxonomy?: TaxonomyName | null }, context) => {
        if ((idType === 'NAME' || idType === 'SLUG') && !taxonomy)
          throw new UserError('When fetching a Term Node by "slug" or "name", the "taxonomy" also needs to be set as an input.');
        return findTerm(taxonomy ?? null, id, idType ?? 'ID', context);
      },
    },
  });
}

function declareTermInterfaces(builder: SchemaBuilder): void {
  builder.interface('TermNode', {
    description: 'A term of any taxonomy.',
    interfaces: ['UniformResourceIdentifiable'],
    resolveType: getTypeName,
    fields: {
      databaseId: { type: 'Int!', description: 'Database id.', resolve: (term: TermRow) => term.id },
      name: { type: 'String', description: 'Name.' },
      slug: { type: 'String', description: 'Slug.' },
      description: {
        type: 'String',
        description: 'Description.',
        weight: weights.paragraph,
        resolve: (term: TermRow) => term.description || null,
      },
      count: {
        type: 'Int',
        description: 'Number of published nodes. Null if there are none.',
        resolve: (term: TermRow) => term.count || null,
      },
      link: { type: 'String', description: 'URL on the site.', resolve: (term: TermRow, _args, { site }) => site.siteUrl + term.uri },
      taxonomyName: { type: 'String', description: 'Taxonomy of the term.', resolve: (term: TermRow) => term.taxonomy },
      termGroupId: {
        type: 'Int',
        description: 'Group number that aliases share, or null.',
        resolve: (term: TermRow) => term.termGroup || null,
      },
      termTaxonomyId: { type: 'Int', description: 'Id of the term within its taxonomy.', resolve: (term: TermRow) => term.id },
      isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.', resolve: () => false },
      seo: { type: 'TaxonomySEO', description: 'SEO data.', resolve: (term: TermRow) => term },
    },
  });
  builder.interface('HierarchicalTermNode', {
    description: 'A term in a hierarchy.',
    interfaces: ['TermNode', 'HierarchicalNode'],
    resolveType: getTypeName,
    fields: {},
  });
}

function declareOwnFields(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): FieldSpecs {
  const { single } = taxonomy.graphql;
  const declared = Object.entries(declareFields(builder, single, taxonomy.fields ?? {})).map(([name, spec]) => [
    name,
    { ...spec, resolve: (term: TermRow) => term.fields[name] ?? null },
  ]);
  return {
    ...Object.fromEntries(declared),
    [`${toLowerFirst(single)}Id`]: {
      type: 'Int',
      description: 'Database id.',
      deprecated: 'Use databaseId.',
      resolve: (term: TermRow) => term.id,
    },
    taxonomy: declareEdge(builder, {
      from: single,
      to: 'Taxonomy',
      description: 'Taxonomy of the term.',
      load: (term: TermRow): TaxonomySource => ({ kind: 'taxonomy', declaration: getTaxonomy(term.taxonomy) }),
    }),
  };
}

/** Declares the nodes of a term: a list for each content type with the taxonomy, and a list of all. */
function declareContentFields(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): FieldSpecs {
  const { single } = taxonomy.graphql;
  const typesWithTaxonomy = allTypes.filter((type) => type.taxonomies.includes(taxonomy.name));
  const createQuery = (types: readonly ContentTypeDeclaration[]) => (term: TermRow) => ({
    types: types.map((type) => type.name),
    terms: [{ taxonomy: term.taxonomy, ids: [term.id] }],
  });
  const typesEnum = `ContentTypesOf${single}Enum`;
  builder.enum(typesEnum, {
    description: `Content types with ${taxonomy.label.plural.toLowerCase()}.`,
    values: Object.fromEntries(
      typesWithTaxonomy.map((type) => [type.graphql.enum, { value: type.name, description: `${type.label.plural}.` }]),
    ),
  });
  const fields: FieldSpecs = {
    contentNodes: declareNodeList(builder, {
      from: single,
      to: 'ContentNode',
      description: 'All nodes with the term, newest first.',
      typesEnum,
      load: createQuery(typesWithTaxonomy),
    }),
  };
  for (const type of typesWithTaxonomy) {
    fields[type.graphql.plural] = declareNodeList(builder, {
      from: single,
      to: type.graphql.single,
      description: `${type.label.plural} with the term, newest first.`,
      load: createQuery([type]),
    });
  }
  return fields;
}

function declareHierarchyFields(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): FieldSpecs {
  if (!taxonomy.hierarchical) return {};
  const { single } = taxonomy.graphql;
  const ancestors = declareConnection(builder, {
    from: single,
    name: `Ancestors${single}`,
    to: single,
    description: 'Ancestors, nearest first. Null at the top level.',
    offset: false,
    load: async (term: TermRow, _args: ConnectionArgs, page: PageArgs, { store }) => slicePage(await store.getTermAncestors(term), page),
  });
  return {
    parent: declareEdge(builder, {
      from: single,
      name: `Parent${single}`,
      to: single,
      description: 'Parent term.',
      load: (term: TermRow, store) => (term.parentId === null ? null : store.termById(term.parentId)),
    }),
    children: declareConnection(builder, {
      from: single,
      to: single,
      description: 'Child terms by name.',
      where: termFilterArgs,
      load: (term: TermRow, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ ...parseTermQuery(args), taxonomies: [term.taxonomy], parentId: term.id }, page),
    }),
    // Null at the top level, not an empty list (recorded).
    ancestors: { ...ancestors, resolve: (term: TermRow, ...rest) => (term.parentId === null ? null : ancestors.resolve?.(term, ...rest)) },
  };
}

const idTypes = {
  DATABASE_ID: { description: 'Database id.' },
  ID: { description: 'Global id.' },
  NAME: { description: 'Name.' },
  SLUG: { description: 'Slug.' },
  URI: { description: 'Path on the site.' },
};

function declareLookups(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): void {
  const { single, plural } = taxonomy.graphql;
  builder.enum(`${single}IdType`, { description: `Types of ${single} ids.`, values: idTypes });
  builder.extend('RootQuery', {
    [toLowerFirst(single)]: {
      type: single,
      description: `A ${taxonomy.label.singular.toLowerCase()} by id.`,
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: `${single}IdType`, description: 'Type of the id. Default ID.' },
      },
      resolve: async (_root, { id, idType }: { id: string; idType?: string | null }, context) => {
        const type = idType ?? 'ID';
        const term = await findTerm(taxonomy.name, id, type, context);
        // The taxonomy of a global id is not checked (WPGraphQL).
        return type === 'ID' || term?.taxonomy === taxonomy.name ? term : null;
      },
    },
    [plural]: declareConnection(builder, {
      from: 'RootQuery',
      to: single,
      description: `${taxonomy.label.plural}, by name.`,
      where: termFilterArgs,
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { store }) =>
        store.terms({ ...parseTermQuery(args), taxonomies: [taxonomy.name] }, page),
    }),
  });
}

async function findTerm(taxonomy: TaxonomyName | null, id: string, idType: string, context: ContentContext): Promise<TermRow | null> {
  const { store } = context;
  switch (idType) {
    case 'SLUG':
      return taxonomy && ((await store.termBySlug(taxonomy, id)) ?? store.termBySlug(taxonomy, toSlug(id)));
    case 'NAME':
      return taxonomy && store.termByName(taxonomy, id);
    case 'URI': {
      const found = await findResourceByUri(id, context);
      return found?.kind === 'term' ? found : null;
    }
    default:
      return store.termById(parseLookupId(id, idType, INVALID_ID));
  }
}
