/**
 * Connections such as `RootQueryToPostConnection { edges nodes pageInfo }`, with an interface for each node type, named as in WPGraphQL.
 * Pagination follows Relay with WPGraphQL's rules: 10 nodes by default, at most 100, and offset pagination as an alternative to cursors.
 */
import { UserError } from '../../core/user-error.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { Page, PageArgs } from '../../store/core/page.ts';
import { slicePage } from '../../store/core/slice-page.ts';
import type { AnySource, ArgSpec, FieldSpec, FieldSpecs, SchemaBuilder } from './builder.ts';
import type { ContentContext } from './context.ts';
import { fromCursor, readCursorKey, toCursor } from './cursors.ts';
import { trimFilterTexts } from './filter-texts.ts';
import { selectsPath } from './selections.ts';

const DEFAULT_SIZE = 10;
const MAX_SIZE = 100;

/** WPGraphQL escapes this message for HTML. */
const FIRST_AND_LAST =
  'first and last cannot be used together. For forward pagination, use first &amp; after. For backward pagination, use last &amp; before.';

export type ConnectionArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  where?: ({ offsetPagination?: { size?: number | null; offset?: number | null } | null } & Record<string, unknown>) | null;
};

type Row = {
  id: number;
  /** The name that is in the cursor instead of the id. */
  cursorKey?: string;
};
export type ConnectionSource = Page<Row> & { args: PageArgs };

/** Loads one page of rows. Null if there is no list. */
type LoadPage = (
  source: AnySource,
  args: ConnectionArgs,
  page: PageArgs,
  context: ContentContext,
) => Promise<Page<Row> | null> | Page<Row> | null;

/**
 * @throws UserError for a negative size, or `first` with `last`
 */
export function toPageArgs(args: ConnectionArgs): PageArgs {
  const { first, last } = args;
  if (first && last) throw new UserError(FIRST_AND_LAST);
  if (typeof first === 'number' && first < 0) throw new UserError('first must be a positive integer.');
  if (typeof last === 'number' && last < 0) throw new UserError('last must be a positive integer.');
  const cursors = { after: fromCursor(args.after), before: fromCursor(args.before) };
  const direction = last ? 'backward' : 'forward';
  const paging = args.where?.offsetPagination;
  if (paging) {
    const size = Math.min(Math.max(paging.size ?? 0, 0), MAX_SIZE);
    return { limit: size, direction, ...cursors, offset: Math.abs(paging.offset ?? 0), isDefault: !first && !last };
  }
  const size = Math.min((last || first) ?? DEFAULT_SIZE, MAX_SIZE) || DEFAULT_SIZE;
  return { limit: size, direction, ...cursors, offset: null, isDefault: !first && !last };
}

/** The offset pagination plugin compares negative values as they are: no node precedes a negative offset, and any number of nodes exceeds a negative size. */
function comparePaging({ where }: ConnectionArgs): { hasNext?: true; hasPrevious?: false } {
  const { size, offset } = where?.offsetPagination ?? {};
  return { ...((size ?? 0) < 0 && { hasNext: true }), ...((offset ?? 0) < 0 && { hasPrevious: false }) };
}

/**
 * Returns one page of declarations, such as content types, roles or themes. They have no database ids: their names are in the cursors, as in WPGraphQL
 * (`AbstractConnectionResolver::get_cursor_for_node`).
 */
export function sliceDeclarations<T extends object>(
  declarations: readonly T[],
  getName: (declaration: T) => string,
  { after, before }: ConnectionArgs,
  page: PageArgs,
): Page<T & Row> {
  const rows = declarations.map((declaration, index) => ({ ...declaration, id: index + 1, cursorKey: getName(declaration) }));
  const findId = (cursor: string | null | undefined) => {
    const key = readCursorKey(cursor);
    return rows.find(({ cursorKey }) => cursorKey === key)?.id ?? null;
  };
  return slicePage(rows, { ...page, after: findId(after), before: findId(before) });
}

const pagingArgs: Record<string, ArgSpec> = {
  first: { type: 'Int', description: 'Number of nodes from the start. Default 10, at most 100.' },
  last: { type: 'Int', description: 'Number of nodes from the end, in the order of the list.' },
  after: { type: 'String', description: 'Only nodes after this cursor.' },
  before: { type: 'String', description: 'Only nodes before this cursor.' },
};

const pageInfoFields: FieldSpecs = {
  hasNextPage: { type: 'Boolean!', description: 'Whether more nodes follow the last edge.' },
  hasPreviousPage: { type: 'Boolean!', description: 'Whether more nodes precede the first edge.' },
  startCursor: { type: 'String', description: 'Cursor of the first edge.' },
  endCursor: { type: 'String', description: 'Cursor of the last edge.' },
};

const getCursor = ({ id, cursorKey }: Row) => toCursor(cursorKey ?? id);

/** The interfaces every connection implements. */
export function declareConnectionTypes(builder: SchemaBuilder): void {
  builder.interface('PageInfo', { description: 'Position of a page in its list.', fields: pageInfoFields });
  builder.interface('WPPageInfo', {
    description: 'Position of a page, for cursor and offset pagination.',
    interfaces: ['PageInfo'],
    fields: { offsetPagination: { type: 'OffsetPaginationPageInfo', description: 'Position of a page in offset pagination.' } },
  });
  builder.object('OffsetPaginationPageInfo', {
    description: 'Position of a page in offset pagination.',
    fields: {
      total: {
        type: 'Int',
        description: 'Total number of nodes. 0 if the offset is past the end, null for lists of terms, comments and installed items.',
      },
      hasMore: {
        type: 'Boolean',
        description: 'Whether more nodes follow the page. Without offset pagination, whether the page contains any nodes.',
      },
      hasPrevious: { type: 'Boolean', description: 'Whether more nodes precede the page.' },
    },
  });
  builder.input('OffsetPagination', {
    description: 'Offset pagination.',
    fields: {
      size: { type: 'Int', description: 'Number of nodes per page. If omitted, the list is empty, but the total is still counted.' },
      offset: { type: 'Int', description: 'Number of nodes to skip.' },
    },
  });
  builder.interface('Edge', {
    description: 'A node and its cursor in a list.',
    fields: {
      cursor: { type: 'String', description: 'Opaque cursor of the node.', resolve: getCursor },
      node: { type: 'Node!', description: 'The node.', resolve: (row: Row) => row },
    },
  });
  builder.interface('OneToOneConnection', {
    description: 'A connection to exactly one node.',
    interfaces: ['Edge'],
    fields: { cursor: { type: 'String', description: 'Always null, because the connection has only one node.', resolve: () => null } },
  });
  builder.interface('Connection', {
    description: 'A list of nodes with edges and pagination.',
    fields: {
      edges: { type: '[Edge!]!', description: 'Nodes and their cursors.', resolve: (page: ConnectionSource) => page.rows },
      nodes: { type: '[Node!]!', description: 'Nodes without cursors.', resolve: (page: ConnectionSource) => page.rows },
      pageInfo: { type: 'PageInfo!', description: 'Position of the page.', resolve: toPageInfo },
    },
  });
}

function toPageInfo(page: ConnectionSource) {
  const [start, end] = [page.rows[0], page.rows.at(-1)];
  const cursors = { startCursor: start ? getCursor(start) : null, endCursor: end ? getCursor(end) : null };
  const { offset, direction, isDefault } = page.args;
  if (offset === null) {
    // The plugin compares with a size of 0 here, so any node means that there are more.
    const offsetPagination = { total: page.total, hasMore: page.rows.length > 0, hasPrevious: false };
    return { ...cursors, hasNextPage: page.hasNext, hasPreviousPage: page.hasPrevious, offsetPagination };
  }
  // The flags for cursors are set only if the query also has `first` or `last`.
  const hasMore = page.hasNext;
  const offsetPagination = { total: page.total, hasMore, hasPrevious: page.hasPrevious };
  const hasMoreInDirection = hasMore && !isDefault;
  return {
    ...cursors,
    hasNextPage: hasMoreInDirection && direction === 'forward',
    hasPreviousPage: hasMoreInDirection && direction === 'backward',
    offsetPagination,
  };
}

const createNodeField = (to: string): FieldSpec => ({ type: `${to}!`, description: 'The node.', resolve: (row: Row) => row });

/** Declares the interfaces `PostConnection`, `PostConnectionEdge` and `PostConnectionPageInfo` once per node type. */
function declareConnectionInterfaces(builder: SchemaBuilder, to: string, resolveType?: () => string): void {
  if (builder.has(`${to}Connection`)) return;
  builder.interface(`${to}ConnectionEdge`, {
    description: `A ${to} and its cursor in a list.`,
    interfaces: ['Edge'],
    fields: { node: createNodeField(to) },
  });
  builder.interface(`${to}ConnectionPageInfo`, {
    description: `Position of a page of ${to} nodes.`,
    interfaces: ['WPPageInfo'],
    fields: {},
  });
  builder.interface(`${to}Connection`, {
    description: `A list of ${to} nodes.`,
    interfaces: ['Connection'],
    ...(resolveType && { resolveType }),
    fields: {
      edges: { type: `[${to}ConnectionEdge!]!`, description: 'Nodes and their cursors.', resolve: (page: ConnectionSource) => page.rows },
      nodes: { type: `[${to}!]!`, description: 'Nodes without cursors.', resolve: (page: ConnectionSource) => page.rows },
      pageInfo: { type: `${to}ConnectionPageInfo!`, description: 'Position of the page.', resolve: toPageInfo },
    },
  });
}

export type ConnectionSpec = {
  from: string;
  to: string;
  name?: string;
  description: string;
  where?: Record<string, ArgSpec>;
  offset?: boolean;
  /** Whether the total of the list is counted if a query requests it without offset pagination. */
  counted?: boolean;
  /** Whether the field has the type of the interface, `PostConnection`. No other list may have nodes of this type. */
  abstract?: boolean;
  load: LoadPage;
};

/** Declares the types of a connection and returns its field. */
export function declareConnection(builder: SchemaBuilder, spec: ConnectionSpec): FieldSpec {
  const { from, to, offset = true } = spec;
  const name = `${from}To${spec.name ?? to}Connection`;
  declareConnectionInterfaces(builder, to, spec.abstract ? () => name : undefined);
  const fieldType = spec.abstract ? `${to}Connection` : name;
  const where = {
    ...spec.where,
    ...(offset && { offsetPagination: { type: 'OffsetPagination', description: 'Offset pagination instead of cursors.' } }),
  };
  const hasWhere = Object.keys(where).length > 0;
  if (!builder.has(name)) {
    builder.object(`${name}Edge`, {
      description: `A ${to} and its cursor in the list.`,
      interfaces: ['Edge', `${to}ConnectionEdge`],
      fields: {},
    });
    builder.object(`${name}PageInfo`, {
      description: 'Position of the page.',
      interfaces: ['PageInfo', 'WPPageInfo', `${to}ConnectionPageInfo`],
      fields: {},
    });
    builder.object(name, {
      description: spec.description,
      interfaces: ['Connection', `${to}Connection`],
      fields: {
        edges: { type: `[${name}Edge!]!`, description: 'Nodes and their cursors.', resolve: (page: ConnectionSource) => page.rows },
        pageInfo: { type: `${name}PageInfo!`, description: 'Position of the page.', resolve: toPageInfo },
      },
    });
    if (hasWhere) builder.input(`${fieldType}WhereArgs`, { description: `Filters of ${fieldType}.`, fields: where });
  }
  return {
    type: fieldType,
    description: spec.description,
    args: { ...pagingArgs, ...(hasWhere && { where: { type: `${fieldType}WhereArgs`, description: 'Filters.' } }) },
    resolve: async (source: AnySource, { where: filters, ...paging }: ConnectionArgs, context, info): Promise<ConnectionSource | null> => {
      const args = { ...paging, ...(filters && { where: trimFilterTexts(filters) }) };
      const requested = toPageArgs(args);
      const page =
        spec.counted && selectsPath(info, ['pageInfo', 'offsetPagination', 'total']) ? { ...requested, countTotal: true } : requested;
      const result = await spec.load(source, args, page, context);
      return result && { ...result, ...comparePaging(args), args: page };
    },
  };
}

type LoadOne = (source: AnySource, store: ContentStore, context: ContentContext) => unknown;

/** Declares a connection to exactly one node, `{ node }`, and returns its field. The field is null if there is no node. */
export function declareEdge(
  builder: SchemaBuilder,
  spec: {
    from: string;
    to: string;
    name?: string;
    description: string;
    load: LoadOne;
    /** Why `node` is deprecated. */
    deprecatedNode?: string;
    /** Fields of the edge besides `node`. Their source is the node. */
    fields?: FieldSpecs;
  },
): FieldSpec {
  const name = `${spec.from}To${spec.name ?? spec.to}ConnectionEdge`;
  declareConnectionInterfaces(builder, spec.to);
  if (!builder.has(name))
    builder.object(name, {
      description: spec.description,
      interfaces: ['Edge', 'OneToOneConnection', `${spec.to}ConnectionEdge`],
      fields: {
        ...spec.fields,
        ...(spec.deprecatedNode !== undefined && { node: { ...createNodeField(spec.to), deprecated: spec.deprecatedNode } }),
      },
    });
  return {
    type: name,
    description: spec.description,
    resolve: (source: AnySource, _args, context) => spec.load(source, context.store, context),
  };
}
