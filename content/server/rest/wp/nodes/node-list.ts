/** Lists of nodes: WordPress's collection parameters, and the query for the store. */
import type { ContentTypeDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { formatLocalDate } from '../../../../core/format-date.ts';
import { parseDate } from '../../../../core/parse-date.ts';
import type { NodeRow, PostStatus } from '../../../../core/rows/nodes.ts';
import { can, getTypeCapabilities } from '../../../../permissions/viewer.ts';
import type { DateFilter, NodeFilter, NodeOrder } from '../../../../store/nodes/node-filter.ts';
import type { NodeQuery, TermGroup } from '../../../../store/nodes/node-query.ts';
import { isRecord } from '#lib/json/records.ts';
import { type ItemPage, loadPage } from '../framework/paging.ts';
import { createParameterError } from '../framework/validate-parameters.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import type { PropertySchema, PropertySchemas } from '../framework/schema.ts';
import { getTaxonomyBase } from '../../../../model/rest-bases.ts';
import { getIds, getTexts, idList } from '../shared/values.ts';
import { isReadable } from './load-node.ts';

const dateParameter = (description: string): PropertySchema => ({ description, type: 'string', format: 'date-time' });

const statuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'auto-draft', 'inherit', 'any'] as const;
/** What `any` means in WordPress. */
const anyStatus: readonly PostStatus[] = ['publish', 'future', 'draft', 'pending', 'private'];

export const sharedListParameters = (defaultStatus: 'publish' | 'inherit'): Record<string, PropertySchema> => ({
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
    enum: ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'include_slugs', 'title', 'menu_order'],
    default: 'date',
  },
  slug: { description: 'Limit to items with these slugs.', type: 'array', items: { type: 'string' } },
  status: {
    description: 'Limit to items with these statuses.',
    type: 'array',
    items: { type: 'string', enum: statuses },
    default: [defaultStatus],
  },
});

export function getListParameters(type: ContentTypeDeclaration): PropertySchemas {
  return {
    ...sharedListParameters('publish'),
    ...(type.hierarchical && {
      parent: idList('Limit to children of these items. 0 is the top level.'),
      parent_exclude: idList('Leave out children of these items.'),
    }),
    ...(type.name === 'post' && { sticky: { description: 'Limit to items that are sticky, or that are not.', type: 'boolean' } }),
    ...Object.fromEntries(type.taxonomies.filter((name) => name !== 'post_format').flatMap(createTermParameters)),
  };
}

function createTermParameters(taxonomy: TaxonomyName): [string, PropertySchema][] {
  const base = getTaxonomyBase(taxonomy);
  const schema = (description: string): PropertySchema => ({
    description,
    type: ['array', 'object'],
    items: { type: 'integer' },
    properties: { terms: { type: 'array', items: { type: 'integer' } }, include_children: { type: 'boolean' } },
  });
  return [
    [base, schema(`Limit to items with terms of the taxonomy ${taxonomy}.`)],
    [`${base}_exclude`, schema(`Leave out items with terms of the taxonomy ${taxonomy}.`)],
  ];
}

export async function listNodes(type: ContentTypeDeclaration, request: RestRequest, filter: NodeFilter = {}): Promise<ItemPage<NodeRow>> {
  const query = toNodeQuery(type, request, filter);
  const { rows, total } = await loadPage(request, (page) => request.context.store.nodes(query, page));
  return { rows: rows.filter(isReadable), total };
}

export function toNodeQuery(type: ContentTypeDeclaration, request: RestRequest, more: NodeFilter = {}): NodeQuery {
  const { values } = request;
  const slugs = getTexts(request, 'slug');
  const include = getIds(request, 'include');
  return {
    types: [type.name],
    statuses: getStatuses(type, request),
    includesOwn: true,
    terms: type.taxonomies.flatMap((taxonomy) => getTermGroups(taxonomy, values)),
    filter: omitUndefined({
      ...more,
      notIn: getIds(request, 'exclude'),
      parentIn: getIds(request, 'parent'),
      parentNotIn: getIds(request, 'parent_exclude'),
      authorIn: getIds(request, 'author'),
      authorNotIn: getIds(request, 'author_exclude'),
      slugs,
      sticky: values['sticky'] as boolean | undefined,
      dates: getDates('date', values['after'], values['before'], request),
      modifiedDates: getDates('modified', values['modified_after'], values['modified_before'], request),
    }),
    ...(include && { ids: include }),
    ...(typeof values['search'] === 'string' && values['search'].trim() !== '' && { search: values['search'] }),
    orderby: [getOrder(request, include ?? [], slugs ?? [])],
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const omitUndefined = <T extends object>(values: T): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;

/**
 * Every status except for the default needs the right to edit the type. Nodes with a status that the user may not read are left out (WordPress).
 * @throws RestError for a status that the viewer may not list
 */
function getStatuses({ name }: ContentTypeDeclaration, { values, viewer }: RestRequest): PostStatus[] {
  const requested = values['status'] as readonly (typeof statuses)[number][];
  const byDefault = name === 'attachment' ? 'inherit' : 'publish';
  if (requested.some((status) => status !== byDefault) && !can(viewer, getTypeCapabilities(name).edit))
    throw createParameterError('status', 'Status is forbidden.', 'rest_forbidden_status');
  return [...new Set(requested.flatMap((status) => (status === 'any' ? anyStatus : [status])))];
}

function getTermGroups(taxonomy: TaxonomyName, values: RestRequest['values']): TermGroup[] {
  const base = getTaxonomyBase(taxonomy);
  return [
    [base, false],
    [`${base}_exclude`, true],
  ].flatMap(([name, not]): TermGroup[] => {
    const value = values[name as string];
    const { terms, include_children: withChildren } = isRecord(value) ? value : { terms: value, include_children: false };
    if (!Array.isArray(terms) || terms.length === 0) return [];
    return [{ taxonomy, ids: terms as number[], ...(not === true && { not }), ...(withChildren === true && { withChildren }) }];
  });
}

/** Both bounds are excluded (WordPress), and the store includes the first one. */
function getDates(column: DateFilter['column'], after: unknown, before: unknown, { context }: RestRequest): DateFilter | undefined {
  if (typeof after !== 'string' && typeof before !== 'string') return undefined;
  const { timezone } = context.site;
  const toLocal = (text: string, seconds: number) =>
    formatLocalDate(new Date(parseDate(column, text, timezone).getTime() + seconds * 1000), timezone);
  return {
    column,
    timezone,
    ...(typeof after === 'string' && { from: toLocal(after, 1) }),
    ...(typeof before === 'string' && { until: toLocal(before, 0) }),
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
