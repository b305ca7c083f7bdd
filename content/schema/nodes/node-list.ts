/** Fields with lists of nodes and all their filters. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { Page, PageArgs } from '../../store/core/page.ts';
import { emptyPage } from '../../store/core/paging.ts';
import type { NodeQuery } from '../../store/nodes/node-query.ts';
import { omit } from '../../store/core/request-db.ts';
import type { AnySource, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { getNodeFilterArgs } from './node-filters.ts';
import { type NodeFilterInput, type NodeQueryFilters, toNodeQuery } from './node-query.ts';

type NodeListSpec = {
  from: string;
  /** GraphQL type of the nodes: a content type, or ContentNode for several types. */
  to: string;
  /** Defaults to `to`. */
  name?: string;
  description: string;
  /** Whether offset pagination is available. WPGraphQL's plugin supports it for all lists except revisions and relatives. */
  offset?: boolean;
  /** Whether the field has the type of the interface, as in `declareConnection`. */
  abstract?: boolean;
  /** Enum of the selectable types. Defaults to ContentTypeEnum. */
  typesEnum?: string;
  /** Filters without effect, because the list's own query replaces them instead of being narrowed by them (WordPress). */
  replacedFilters?: readonly (keyof NodeFilterInput)[];
  /** Types that the filter can select, if they are more than the types of the unfiltered list. */
  selectableTypes?: readonly ContentTypeName[];
  /**
   * Types whose published nodes the total of the unfiltered list includes even for viewers whose list does not contain them (recorded). Totals of filtered lists
   * do not include them, because they would reveal what the hidden nodes contain.
   */
  countedTypes?: readonly ContentTypeName[];
  /** Returns the query of the unfiltered list, or null for an empty list. */
  load: (source: AnySource, context: ContentContext) => NodeQuery | null | Promise<NodeQuery | null>;
};

/** Declares a field with a list of nodes. Filters narrow the list's own query, unless it replaces them. */
export function declareNodeList(builder: SchemaBuilder, spec: NodeListSpec): FieldSpec {
  const { load, replacedFilters = [], selectableTypes, typesEnum, countedTypes, ...rest } = spec;
  return declareConnection(builder, {
    ...rest,
    counted: true,
    where: getNodeFilterArgs(spec.to, typesEnum),
    load: async (source: AnySource, args: ConnectionArgs, page: PageArgs, context) => {
      const ownQuery = await load(source, context);
      if (ownQuery === null) return emptyPage(page);
      const hiddenTypes = countedTypes?.filter((type) => !ownQuery.types.includes(type));
      if (!args.where) return withCounted(await context.store.nodes(ownQuery, page), hiddenTypes, context);
      const { offsetPagination, ...where } = args.where;
      if (offsetPagination && Object.keys(where).length === 0)
        return withCounted(await context.store.nodes(ownQuery, page), hiddenTypes, context);
      const filters = await toNodeQuery(omit(args.where as NodeFilterInput, ...replacedFilters), context);
      return context.store.nodes(
        applyFilters(filters.types && selectableTypes ? { ...ownQuery, types: selectableTypes } : ownQuery, filters),
        page,
      );
    },
  });
}

/** Adds the number of published nodes of the types to the total, unless it is not counted or the page is past the end. */
async function withCounted<T>(page: Page<T>, types: readonly ContentTypeName[] | undefined, { store }: ContentContext): Promise<Page<T>> {
  if (!types?.length || !page.total) return page;
  return { ...page, total: page.total + (await store.countPublishedNodes(types)) };
}

function applyFilters(query: NodeQuery, filters: NodeQueryFilters): NodeQuery {
  const { types, terms, ids, filter, ...rest } = filters;
  // The parent of a list of children, or of the revisions of a node, replaces the filter by parent (WordPress).
  const hasParent = typeof query.parentId === 'number' || typeof query.revisionsOf === 'number';
  return {
    ...query,
    ...rest,
    ...(filter && { filter: hasParent ? omit(filter, 'parentIn', 'parentNotIn') : filter }),
    types: types ? query.types.filter((type) => types.includes(type)) : query.types,
    ...((query.terms ?? terms) && { terms: [...(query.terms ?? []), ...(terms ?? [])] }),
    ...(ids && { ids: query.ids ? ids.filter((id) => query.ids?.includes(id)) : ids }),
  };
}
