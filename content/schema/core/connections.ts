/**
 * Connections: `RootQueryToPostConnection { edges nodes pageInfo }`, each with the interface of its node type, as WPGraphQL names them.
 * Paging follows Relay, with WPGraphQL's rules: ten by default, at most a hundred, and offset pagination beside cursors.
 */
import { UserError } from '../../core/user-error.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { Page, PageArgs } from '../../store/core/page.ts';
import type { AnySource, ArgSpec, FieldSpec, FieldSpecs, SchemaBuilder } from './builder.ts';
import type { ContentContext } from './context.ts';
import { fromCursor, toCursor } from './cursors.ts';

const DEFAULT_SIZE = 10;
const MAX_SIZE = 100;

export type ConnectionArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  where?: ({ offsetPagination?: { size?: number | null; offset?: number | null } | null } & Record<string, unknown>) | null;
};

type Row = { id: number };
export type ConnectionSource = Page<Row> & { args: PageArgs };

/** Rows of a connection as the store pages them; null where there is no list at all. */
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
  if (typeof first === 'number' && first < 0) throw new UserError('first must be a positive integer.');
  if (typeof last === 'number' && last < 0) throw new UserError('last must be a positive integer.');
  if (first && last) throw new UserError('first and last cannot be used together. Ask for the first so many or the last so many.');
  const paging = args.where?.offsetPagination;
  if (paging) {
    const size = Math.min(Math.max(paging.size ?? 0, 0), MAX_SIZE);
    return { limit: size, direction: 'forward', after: null, before: null, offset: Math.max(paging.offset ?? 0, 0) };
  }
  const size = Math.min((last || first) ?? DEFAULT_SIZE, MAX_SIZE) || DEFAULT_SIZE;
  return {
    limit: size,
    direction: last ? 'backward' : 'forward',
    after: fromCursor(args.after),
    before: fromCursor(args.before),
    offset: null,
    isDefault: !first && !last,
  };
}

const pagingArgs: Record<string, ArgSpec> = {
  first: { type: 'Int', description: 'How many from the start; 10 by default, at most 100.' },
  last: { type: 'Int', description: 'How many from the end, told in the order of the list.' },
  after: { type: 'String', description: 'Only what comes after this cursor.' },
  before: { type: 'String', description: 'Only what comes before this cursor.' },
};

const pageInfoFields: FieldSpecs = {
  hasNextPage: { type: 'Boolean!', description: 'Whether there is more after the last edge.' },
  hasPreviousPage: { type: 'Boolean!', description: 'Whether there is more before the first edge.' },
  startCursor: { type: 'String', description: 'Cursor of the first edge.' },
  endCursor: { type: 'String', description: 'Cursor of the last edge.' },
};

/** The interfaces every connection implements. */
export function declareConnectionBasics(builder: SchemaBuilder): void {
  builder.interface('PageInfo', { description: 'Where a page stands in its list.', fields: pageInfoFields });
  builder.interface('WPPageInfo', {
    description: 'Where a page stands, for cursors and for offsets.',
    interfaces: ['PageInfo'],
    fields: { offsetPagination: { type: 'OffsetPaginationPageInfo', description: 'Where a page asked for by offset stands.' } },
  });
  builder.object('OffsetPaginationPageInfo', {
    description: 'Where a page asked for by offset stands.',
    fields: {
      total: { type: 'Int', description: 'How many there are in all; 0 when the offset lies past the end.' },
      hasMore: { type: 'Boolean', description: 'Whether there is more after the page.' },
      hasPrevious: { type: 'Boolean', description: 'Whether there is more before the page.' },
    },
  });
  builder.input('OffsetPagination', {
    description: 'Paging by position.',
    fields: {
      size: { type: 'Int', description: 'How many; without it none are given.' },
      offset: { type: 'Int', description: 'How many to skip.' },
    },
  });
  builder.interface('Edge', {
    description: 'A node with its place in a list.',
    fields: {
      cursor: { type: 'String', description: 'Opaque place in the list.', resolve: (row: Row) => toCursor(row.id) },
      node: { type: 'Node!', description: 'The node.', resolve: (row: Row) => row },
    },
  });
  builder.interface('OneToOneConnection', {
    description: 'A connection that leads to exactly one node.',
    interfaces: ['Edge'],
    fields: { cursor: { type: 'String', description: 'Null: there is only one.', resolve: () => null } },
  });
  builder.interface('Connection', {
    description: 'A list of nodes with edges and page info.',
    fields: {
      edges: { type: '[Edge!]!', description: 'Nodes with their cursors.', resolve: (page: ConnectionSource) => page.rows },
      nodes: { type: '[Node!]!', description: 'The nodes alone.', resolve: (page: ConnectionSource) => page.rows },
      pageInfo: { type: 'PageInfo!', description: 'Where the page stands.', resolve: toPageInfo },
    },
  });
}

function toPageInfo(page: ConnectionSource) {
  const [start, end] = [page.rows[0], page.rows.at(-1)];
  const cursors = { startCursor: start ? toCursor(start.id) : null, endCursor: end ? toCursor(end.id) : null };
  if (page.args.offset === null) {
    // As recorded: whoever names no size is not told of a next page.
    const hasNextPage = page.hasNext && !page.args.isDefault;
    return { ...cursors, hasNextPage, hasPreviousPage: page.hasPrevious, offsetPagination: null };
  }
  // As the offset pagination plugin answers: cursors' flags are false, its own tell.
  const offsetPagination = { total: page.total ?? 0, hasMore: page.hasNext, hasPrevious: page.hasPrevious };
  return { ...cursors, hasNextPage: false, hasPreviousPage: false, offsetPagination };
}

/** Interfaces `PostConnection`, `PostConnectionEdge`, `PostConnectionPageInfo`, once for each node type. */
function declareInterfaces(builder: SchemaBuilder, to: string): void {
  if (builder.has(`${to}Connection`)) return;
  builder.interface(`${to}ConnectionEdge`, {
    description: `A ${to} with its place in a list.`,
    interfaces: ['Edge'],
    fields: { node: { type: `${to}!`, description: 'The node.', resolve: (row: Row) => row } },
  });
  builder.interface(`${to}ConnectionPageInfo`, {
    description: `Where a page of ${to} nodes stands.`,
    interfaces: ['WPPageInfo'],
    fields: {},
  });
  builder.interface(`${to}Connection`, {
    description: `A list of ${to} nodes.`,
    interfaces: ['Connection'],
    fields: {
      edges: { type: `[${to}ConnectionEdge!]!`, description: 'Nodes with their cursors.', resolve: (page: ConnectionSource) => page.rows },
      nodes: { type: `[${to}!]!`, description: 'The nodes alone.', resolve: (page: ConnectionSource) => page.rows },
      pageInfo: { type: `${to}ConnectionPageInfo!`, description: 'Where the page stands.', resolve: toPageInfo },
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
  load: LoadPage;
};

/** Declares the types of a connection and returns the field that answers with it. */
export function connection(builder: SchemaBuilder, spec: ConnectionSpec): FieldSpec {
  const { from, to, offset = true } = spec;
  const name = `${from}To${spec.name ?? to}Connection`;
  declareInterfaces(builder, to);
  const where = {
    ...spec.where,
    ...(offset && { offsetPagination: { type: 'OffsetPagination', description: 'Pages by position instead of cursors.' } }),
  };
  const hasWhere = Object.keys(where).length > 0;
  if (!builder.has(name)) {
    builder.object(`${name}Edge`, {
      description: `A ${to} with its place in the list.`,
      interfaces: ['Edge', `${to}ConnectionEdge`],
      fields: {},
    });
    builder.object(`${name}PageInfo`, {
      description: 'Where the page stands.',
      interfaces: ['PageInfo', 'WPPageInfo', `${to}ConnectionPageInfo`],
      fields: {},
    });
    builder.object(name, {
      description: spec.description,
      interfaces: ['Connection', `${to}Connection`],
      fields: {
        edges: { type: `[${name}Edge!]!`, description: 'Nodes with their cursors.', resolve: (page: ConnectionSource) => page.rows },
        pageInfo: { type: `${name}PageInfo!`, description: 'Where the page stands.', resolve: toPageInfo },
      },
    });
    if (hasWhere) builder.input(`${name}WhereArgs`, { description: `Filters of ${name}.`, fields: where });
  }
  return {
    type: name,
    description: spec.description,
    args: { ...pagingArgs, ...(hasWhere && { where: { type: `${name}WhereArgs`, description: 'Filters.' } }) },
    resolve: async (source: AnySource, args: ConnectionArgs, context): Promise<ConnectionSource | null> => {
      const page = toPageArgs(args);
      const found = await spec.load(source, args, page, context);
      return found && { ...found, args: page };
    },
  };
}

type LoadOne = (source: AnySource, store: ContentStore, context: ContentContext) => unknown;

/** `{ node }`: a connection to exactly one node, null when there is none. */
export function edgeTo(
  builder: SchemaBuilder,
  spec: { from: string; to: string; name?: string; description: string; load: LoadOne },
): FieldSpec {
  const name = `${spec.from}To${spec.name ?? spec.to}ConnectionEdge`;
  declareInterfaces(builder, spec.to);
  if (!builder.has(name))
    builder.object(name, {
      description: spec.description,
      interfaces: ['Edge', 'OneToOneConnection', `${spec.to}ConnectionEdge`],
      fields: {},
    });
  return {
    type: name,
    description: spec.description,
    resolve: (source: AnySource, _args, context) => spec.load(source, context.store, context),
  };
}
