/** Lists of nodes with all their filters, wherever they hang. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import type { PageArgs } from '../../store/core/page.ts';
import { emptyPage } from '../../store/core/paging.ts';
import type { NodeQuery } from '../../store/nodes/node-query.ts';
import type { AnySource, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { nodeWhere } from './node-filters.ts';
import { type Narrowed, type NodeWhere, toNodeQuery } from './node-query.ts';

type NodeListSpec = {
  from: string;
  /** GraphQL type of the nodes: a content type, or ContentNode for several. */
  to: string;
  /** Where it is not the name of `to`. */
  name?: string;
  description: string;
  /** Whether pages can be asked for by position; WPGraphQL's plugin knows it for all lists but those of revisions and relatives. */
  offset?: boolean;
  /** Enum of the types that can be asked for, where that is not ContentTypeEnum. */
  typesEnum?: string;
  /** Types that can be asked for, where they are more than those the list holds by itself. */
  choices?: readonly ContentTypeName[];
  /** What the list holds before it is filtered; null: nothing. */
  load: (source: AnySource, context: ContentContext) => NodeQuery | null | Promise<NodeQuery | null>;
};

/** A field that answers with a list of nodes; what the caller filters by narrows the list's own question down. */
export function nodeList(builder: SchemaBuilder, spec: NodeListSpec): FieldSpec {
  const { load, choices, typesEnum, ...rest } = spec;
  return connection(builder, {
    ...rest,
    where: nodeWhere(spec.to, typesEnum),
    load: async (source: AnySource, args: ConnectionArgs, page: PageArgs, context) => {
      const own = await load(source, context);
      if (own === null) return emptyPage(page);
      if (!args.where) return context.store.nodes(own, page);
      const asked = await toNodeQuery(args.where as NodeWhere, context);
      return context.store.nodes(narrow(asked.types && choices ? { ...own, types: choices } : own, asked), page);
    },
  });
}

function narrow(own: NodeQuery, asked: Narrowed): NodeQuery {
  const { types, terms, ids, ...rest } = asked;
  return {
    ...own,
    ...rest,
    types: types ? own.types.filter((type) => types.includes(type)) : own.types,
    ...((own.terms ?? terms) && { terms: [...(own.terms ?? []), ...(terms ?? [])] }),
    ...(ids && { ids: own.ids ? ids.filter((id) => own.ids?.includes(id)) : ids }),
  };
}
