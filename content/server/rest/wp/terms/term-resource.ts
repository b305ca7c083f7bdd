/** The resource of a taxonomy: `/wp/v2/categories`. */
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { createTerm, deleteTerm, type TermInput, updateTerm } from '../../../../commands/terms/term-commands.ts';
import type { FieldsInput } from '../../../../commands/nodes/node-fields.ts';
import type { TermRow } from '../../../../core/rows/terms.ts';
import { UserError } from '../../../../core/user-error.ts';
import { contentTypes } from '../../../../model/content-types.generated.ts';
import { canManageTerms } from '../../../../permissions/viewer.ts';
import type { TermColumn, TermQuery } from '../../../../store/terms/term-query.ts';
import type { ItemFields, Links } from '../framework/item.ts';
import { type ItemPage, loadPage } from '../framework/paging.ts';
import { RestError } from '../framework/rest-error.ts';
import { getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { declareResource, forceParameter, type Resource, termRefusals } from '../framework/resource.ts';
import { type PropertySchemas, viewAndEdit } from '../framework/schema.ts';
import { isReadable } from '../nodes/load-node.ts';
import { readStoredFields } from '../nodes/stored-fields.ts';
import { getTaxonomyBase, getTypeBase } from '../../../../model/rest-bases.ts';
import { metaField } from '../shared/text-fields.ts';
import { createNotFoundError, getIds, getPathId, getTexts, idKey, idList, toIdInput, toText } from '../shared/values.ts';

export const declareTermRoutes = (taxonomy: TaxonomyDeclaration): RouteDeclaration[] => declareResource(createTermResource(taxonomy));

function getTermFields(taxonomy: TaxonomyDeclaration): ItemFields<TermRow> {
  return {
    id: { description: 'Unique identifier.', type: 'integer', readonly: true, read: ({ id }) => id },
    count: { description: 'Number of published items.', type: 'integer', context: viewAndEdit, readonly: true, read: ({ count }) => count },
    description: { description: 'The description.', type: 'string', context: viewAndEdit, read: (term) => term.description },
    link: {
      description: 'URL of the page of the term.',
      type: 'string',
      format: 'uri',
      readonly: true,
      read: ({ uri }, { context }) => context.site.siteUrl + uri,
    },
    name: { description: 'The name.', type: 'string', required: true, read: ({ name }) => name },
    slug: { description: 'Alphanumeric identifier, part of the URL.', type: 'string', read: ({ slug }) => slug },
    taxonomy: { description: 'The taxonomy.', type: 'string', enum: [taxonomy.name], readonly: true, read: () => taxonomy.name },
    ...(taxonomy.hierarchical && {
      parent: {
        description: 'The ID of the parent. 0 for none.',
        type: 'integer',
        context: viewAndEdit,
        read: ({ parentId }: TermRow) => parentId ?? 0,
      },
    }),
    meta: metaField,
    ...(taxonomy.fields && {
      acf: {
        description: `Declared fields: ${Object.keys(taxonomy.fields).join(', ')}.`,
        type: 'object',
        context: viewAndEdit,
        read: ({ fields }: TermRow) => readStoredFields({ fields: taxonomy.fields ?? {} }, fields),
      },
    }),
  };
}

const getListParameters = ({ hierarchical }: TaxonomyDeclaration): PropertySchemas => ({
  search: { description: 'Limit to terms whose name or slug contains the text.', type: 'string' },
  exclude: idList('Leave out terms with these ids.'),
  include: idList('Limit to terms with these ids.'),
  order: { description: 'Order of the terms.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  orderby: {
    description: 'What the terms are sorted by.',
    type: 'string',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    default: 'name',
  },
  hide_empty: { description: 'Whether to leave out terms without published items.', type: 'boolean', default: false },
  ...(hierarchical && { parent: { description: 'Limit to children of this term. 0 is the top level.', type: 'integer' } as const }),
  post: { description: 'Limit to the terms of this item.', type: 'integer' },
  slug: { description: 'Limit to terms with these slugs.', type: 'array', items: { type: 'string' } },
});

function createTermResource(taxonomy: TaxonomyDeclaration): Resource<TermRow> {
  const manage = ({ viewer }: RestRequest) => canManageTerms(viewer);
  return {
    path: `/${getTaxonomyBase(taxonomy.name)}`,
    title: taxonomy.name,
    allowsBatch: true,
    key: idKey(),
    fields: getTermFields(taxonomy),
    links: (term, request) => getTermLinks(taxonomy, term, request),
    load: async (request) => {
      const term = await request.context.store.termById(getPathId(request));
      if (!term || term.taxonomy !== taxonomy.name) throw createNotFoundError('rest_term_invalid', 'Term does not exist.');
      return term;
    },
    refusals: termRefusals,
    canEdit: (_term, request) => manage(request),
    list: {
      parameters: getListParameters(taxonomy),
      hasOffset: !taxonomy.hierarchical,
      canEdit: manage,
      run: (request) => listTerms(taxonomy, request),
    },
    create: {
      isAllowed: manage,
      run: async (request) => {
        const { context, viewer, values } = request;
        try {
          return await createTerm(context.services, viewer, taxonomy, toTermInput(values));
        } catch (error) {
          throw await nameExistingTerm(error, taxonomy, request);
        }
      },
    },
    update: {
      isAllowed: (_term, request) => manage(request),
      run: async (term, { context, viewer, values }) => {
        await updateTerm(context.services, viewer, taxonomy, String(term.id), toTermInput(values));
      },
    },
    delete: {
      parameters: { force: forceParameter },
      isAllowed: (_term, request) => manage(request),
      run: async (term, { context, viewer, values }) => {
        if (values['force'] !== true && canManageTerms(viewer))
          throw new RestError(501, 'rest_trash_not_supported', "Terms do not support trashing. Set 'force=true' to delete.");
        await deleteTerm(context.services, viewer, taxonomy, String(term.id));
        return 'deleted';
      },
    },
  };
}

/** The terms of a node that is hidden from the viewer would reveal something about it. */
async function listTerms(taxonomy: TaxonomyDeclaration, request: RestRequest): Promise<ItemPage<TermRow>> {
  const { store } = request.context;
  const { post } = request.values;
  const node = typeof post === 'number' ? await store.nodeById(post) : null;
  if (typeof post === 'number' && (!node || !isReadable(node))) return { rows: [], total: 0 };
  return loadPage(request, (page) => store.terms(toTermQuery(taxonomy, request), page));
}

/** The editor uses the id of a term that already has the name. */
async function nameExistingTerm(error: unknown, taxonomy: TaxonomyDeclaration, { context, values }: RestRequest): Promise<unknown> {
  const name = toText(values['name']);
  if (!(error instanceof UserError) || name === undefined || !canManageTerms(context.viewer)) return error;
  const existing = await context.store.termByName(taxonomy.name, name.trim());
  if (!existing) return error;
  return new RestError(400, 'term_exists', 'A term with the name provided already exists in this taxonomy.', { term_id: existing.id });
}

function toTermInput(values: RestRequest['values']): TermInput {
  const acf = values['acf'];
  return {
    name: toText(values['name']),
    slug: toText(values['slug']),
    description: toText(values['description']),
    parentId: toIdInput(values['parent']),
    ...(typeof acf === 'object' && acf !== null && { fields: acf as FieldsInput }),
  };
}

function toTermQuery(taxonomy: TaxonomyDeclaration, request: RestRequest): TermQuery {
  const { values } = request;
  const [include, exclude, slugs] = [getIds(request, 'include'), getIds(request, 'exclude'), getTexts(request, 'slug')];
  const { parent, post, search } = values;
  return {
    taxonomies: [taxonomy.name],
    ...(include && { ids: include }),
    ...(exclude && { exclude }),
    ...(slugs && { slugs }),
    ...(typeof search === 'string' && search !== '' && { search }),
    ...(typeof post === 'number' && { nodeId: post }),
    ...(typeof parent === 'number' && { parentId: parent === 0 ? null : parent }),
    hideEmpty: values['hide_empty'] === true,
    ...getOrder(values['orderby'], values['order'] === 'desc', include, slugs),
  };
}

/** The order of lists is as given. */
function getOrder(
  orderby: unknown,
  descending: boolean,
  include: readonly number[] | undefined,
  slugs: readonly string[] | undefined,
): Pick<TermQuery, 'orderby' | 'descending'> {
  if (orderby === 'include' && include) return { orderby: { ids: include } };
  if (orderby === 'include_slugs' && slugs) return { orderby: { slugs } };
  return { orderby: getColumn(orderby), descending };
}

function getColumn(orderby: unknown): TermColumn {
  if (orderby === 'term_group') return 'group';
  const orders = ['id', 'slug', 'description', 'count'] as const;
  return orders.find((order) => order === orderby) ?? 'name';
}

function getTermLinks(taxonomy: TaxonomyDeclaration, term: TermRow, request: RestRequest): Links {
  const url = (path: string) => getRestUrl(request, `/wp/v2${path}`);
  const collection = url(`/${getTaxonomyBase(taxonomy.name)}`);
  const types = contentTypes.filter((type) => (type.taxonomies as readonly string[]).includes(taxonomy.name));
  return {
    self: [{ href: `${collection}/${term.id}` }],
    collection: [{ href: collection }],
    about: [{ href: url(`/taxonomies/${taxonomy.name}`) }],
    ...(term.parentId !== null && { up: [{ embeddable: true, href: `${collection}/${term.parentId}` }] }),
    'wp:post_type': types.map(({ name }) => ({ href: `${url(`/${getTypeBase(name)}`)}?${getTaxonomyBase(taxonomy.name)}=${term.id}` })),
  };
}
