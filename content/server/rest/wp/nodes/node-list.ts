/** Lists of nodes: WordPress's collection parameters, and the query for the store. */
import type { ContentTypeDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { formatLocalDate } from '../../../../core/format-date.ts';
import type { NodeRow, PostStatus } from '../../../../core/rows/nodes.ts';
import { can, getTypeCapabilities } from '../../../../permissions/viewer.ts';
import type { DateFilter, NodeFilter, NodeOrder } from '../../../../store/nodes/node-filter.ts';
import type { NodeQuery, TermGroup } from '../../../../store/nodes/node-query.ts';
import { isRecord } from '#lib/json/records.ts';
import { assertPageExists, type ItemPage, loadPage } from '../framework/paging.ts';
import { getForbiddenStatus, RestError } from '../framework/rest-error.ts';
import { createParameterError } from '../framework/validate-parameters.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import type { PropertySchema, PropertySchemas } from '../framework/schema.ts';
import { getTaxonomyBase } from '../../../../model/rest-bases.ts';
import { dateParameter, getIds, getPeriod, getTexts, idList, toText } from '../shared/values.ts';
import { isReadable } from './load-node.ts';

const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft', 'inherit', 'any'] as const;
/** What `any` means in WordPress. */
const anyStatus: readonly PostStatus[] = ['publish', 'future', 'draft', 'pending', 'private'];

const orders = ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'include_slugs', 'title'];

/** Hierarchical types have an order, too (`getNodeFields`). */
const hasMenuOrder = ({ hierarchical, supports }: ContentTypeDeclaration) => hierarchical || supports.includes('page-attributes');

export const getSharedListParameters = (type: ContentTypeDeclaration): Record<string, PropertySchema> => ({
  search: { description: 'Limit results to those matching words.', type: 'string' },
  after: dateParameter('Limit to items published after a date.'),
  before: dateParameter('Limit to items published before a date.'),
  modified_after: dateParameter('Limit to items modified after a date.'),
  modified_before: dateParameter('Limit to items modified before a date.'),
  author: idList('Limit to items of authors.'),
  author_exclude: idList('Leave out items of authors.'),
  include: idList('Limit to items with these ids.'),
  exclude: idList('Leave out items with these ids.'),
  order: { description: 'Order of the items.', type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  orderby: {
    description: 'What the items are sorted by.',
    type: 'string',
    enum: hasMenuOrder(type) ? [...orders, 'menu_order'] : orders,
    default: 'date',
  },
  slug: { description: 'Limit to items with these slugs.', type: 'array', items: { type: 'string' } },
  status: {
    description: 'Limit to items with these statuses.',
    type: 'array',
    items: { type: 'string', enum: statuses },
    default: [getDefaultStatus(type)],
  },
});

export function getListParameters(type: ContentTypeDeclaration): PropertySchemas {
  return {
    ...getSharedListParameters(type),
    ...(hasMenuOrder(type) && { menu_order: { description: 'Limit to items with this order.', type: 'integer' } as const }),
    ...(type.hierarchical && {
      parent: idList('Limit to children of these items. 0 is the top level.'),
      parent_exclude: idList('Leave out children of these items.'),
    }),
    ...(type.name === 'post' && { sticky: { description: 'Limit to items that are sticky, or that are not.', type: 'boolean' } }),
    ...createTermParameters(type.taxonomies.filter((name) => name !== 'post_format')),
  };
}

function createTermParameters(taxonomies: readonly TaxonomyName[]): PropertySchemas {
  const schema = (description: string): PropertySchema => ({
    description,
    type: ['array', 'object'],
    items: { type: 'integer' },
    properties: {
      terms: { type: 'array', items: { type: 'integer' } },
      include_children: { type: 'boolean' },
      operator: { type: 'string', enum: ['AND', 'OR'] },
    },
  });
  return {
    ...(taxonomies.length > 0 && {
      tax_relation: {
        description: 'Whether items must match all parameters with terms (default), or one of them.',
        type: 'string',
        enum: ['AND', 'OR'],
      } as const,
    }),
    ...Object.fromEntries(
      taxonomies.flatMap((taxonomy) => [
        [getTaxonomyBase(taxonomy), schema(`Limit to items with terms of the taxonomy ${taxonomy}.`)],
        [`${getTaxonomyBase(taxonomy)}_exclude`, schema(`Leave out items with terms of the taxonomy ${taxonomy}.`)],
      ]),
    ),
  };
}

export async function listNodes(type: ContentTypeDeclaration, request: RestRequest, filter: NodeFilter = {}): Promise<ItemPage<NodeRow>> {
  const query = toNodeQuery(type, request, filter);
  const found = await loadPage(request, (page) => request.context.store.nodes(query, page));
  const { rows, total } = assertPageExists(found, request);
  return { rows: rows.filter(isReadable), total };
}

export function toNodeQuery(type: ContentTypeDeclaration, request: RestRequest, more: NodeFilter = {}): NodeQuery {
  const { values } = request;
  return {
    types: [type.name],
    statuses: getStatuses(type, request),
    includesOwn: true,
    // In the query, so that pages are full and totals are those of the listed items. WordPress leaves the others out afterwards.
    ...(request.view === 'edit' && { onlyEditable: true }),
    terms: type.taxonomies.flatMap((taxonomy) => getTermGroups(taxonomy, values)),
    ...(values['tax_relation'] === 'OR' && { matchesAnyTerms: true }),
    filter: omitUndefined({
      ...more,
      notIn: getIds(request, 'exclude'),
      parentIn: getIds(request, 'parent'),
      parentNotIn: getIds(request, 'parent_exclude'),
      authorIn: getIds(request, 'author'),
      authorNotIn: getIds(request, 'author_exclude'),
      slugs: getTexts(request, 'slug'),
      sticky: values['sticky'] as boolean | undefined,
      menuOrder: values['menu_order'] as number | undefined,
      dates: getDates('date', 'after', 'before', request),
      modifiedDates: getDates('modified', 'modified_after', 'modified_before', request),
    }),
    ...getSelection(request),
  };
}

/** The search, the ids and the order of a list. */
export function getSelection(request: RestRequest): Pick<NodeQuery, 'ids' | 'search' | 'orderby'> {
  const { values } = request;
  const include = getIds(request, 'include');
  const search = (toText(values['search']) ?? '').trim();
  assertOrderIsDefined(values['orderby'], include, search);
  return {
    ...(include && { ids: include }),
    ...(search !== '' && { search }),
    // Without an order, the best matches are first.
    ...(values['orderby'] !== 'relevance' && { orderby: [getOrder(request, include ?? [], getTexts(request, 'slug') ?? [])] }),
  };
}

/** @throws RestError for an order by a parameter that is missing */
function assertOrderIsDefined(orderby: unknown, include: readonly number[] | undefined, search: string): void {
  if (orderby === 'relevance' && search === '')
    throw new RestError(400, 'rest_no_search_term_defined', 'You need to define a search term to order by relevance.');
  if (orderby === 'include' && !include)
    throw new RestError(400, 'rest_orderby_include_missing_include', 'You need to define an include parameter to order by include.');
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const omitUndefined = <T extends object>(values: T): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;

const getDefaultStatus = ({ name }: ContentTypeDeclaration) => (name === 'attachment' ? 'inherit' : 'publish');

/**
 * Every status except for the default needs the right to edit the type. Nodes with a status that the user may not read are left out (WordPress).
 * @throws RestError for a status that the viewer may not list
 */
function getStatuses(type: ContentTypeDeclaration, { values, viewer }: RestRequest): PostStatus[] {
  const requested = values['status'] as readonly (typeof statuses)[number][];
  const isDefault = (status: string) => status === getDefaultStatus(type);
  if (!requested.every(isDefault) && !can(viewer, getTypeCapabilities(type.name).edit))
    throw createParameterError('status', 'Status is forbidden.', 'rest_forbidden_status', { status: getForbiddenStatus(viewer) });
  return [...new Set(requested.flatMap((status) => (status === 'any' ? anyStatus : [status])))];
}

function getTermGroups(taxonomy: TaxonomyName, values: RestRequest['values']): TermGroup[] {
  const base = getTaxonomyBase(taxonomy);
  return [
    [base, false],
    [`${base}_exclude`, true],
  ].flatMap(([name, not]): TermGroup[] => {
    const value = values[name as string];
    const { terms, include_children: withChildren, operator } = isRecord(value) ? value : { terms: value };
    if (!Array.isArray(terms) || terms.length === 0) return [];
    return [
      {
        taxonomy,
        ids: terms as number[],
        ...(not === true && { not }),
        ...(withChildren === true && { withChildren }),
        ...(operator === 'AND' && { matchesAll: true }),
      },
    ];
  });
}

function getDates(column: DateFilter['column'], after: string, before: string, request: RestRequest): DateFilter | undefined {
  const { timezone } = request.context.site;
  const { from, until } = getPeriod(request, after, before);
  if (!from && !until) return undefined;
  return {
    column,
    timezone,
    ...(from && { from: formatLocalDate(from, timezone) }),
    ...(until && { until: formatLocalDate(until, timezone) }),
    parts: [],
  };
}

function getOrder({ values }: RestRequest, ids: readonly number[], slugs: readonly string[]): NodeOrder {
  const descending = values['order'] !== 'asc';
  switch (values['orderby']) {
    case 'include':
      return { by: 'in', ids, descending: false };
    case 'include_slugs':
      return { by: 'nameIn', slugs, descending: false };
    case 'menu_order':
      return { by: 'menu', descending };
    case 'author':
    case 'id':
    case 'modified':
    case 'parent':
    case 'slug':
    case 'title':
      return { by: values['orderby'], descending };
    default:
      return { by: 'date', descending };
  }
}
