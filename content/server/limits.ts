/**
 * What a query may cost. WPGraphQL has no limits by default; the ones here are far above what a page asks for, and below what could keep a
 * process busy for seconds. Validation alone can be made slow (fields that overlap are compared pair by pair), so size is checked before it.
 */
import {
  GraphQLError,
  Kind,
  parse,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

const MAX_TOKENS = 30_000;
const MAX_FIELDS = 5_000;
/**
 * Nested selections: for visitors (spec section 9; the site's own deepest operation has 9), and for people who are signed in. Introspection is not
 * counted: it leads from types to types, and says nothing about content.
 */
const VISITOR_DEPTH = 15;
const MAX_DEPTH = 64;
/** Fields at the root of an operation: each of them is a question of its own, however it is called. */
const MAX_ROOT_FIELDS = 50;
/** Mutations in one request run one after the other. */
const MAX_MUTATIONS = 10;
/** Nodes that the page sizes of a query add up to, lists within lists multiplied. */
const MAX_NODES = 25_000;
/** WPGraphQL's page size where none is given. */
const DEFAULT_PAGE = 10;
const MAX_PAGE = 100;

/** A query that costs more than is allowed; the message says what. */
export class QueryTooLarge extends GraphQLError {
  override name = 'QueryTooLarge';
}

type ParseOptions = Parameters<typeof parse>[1];

/** @throws GraphQLError for a syntax error, QueryTooLarge */
export function parseWithinLimits(source: Parameters<typeof parse>[0], options?: ParseOptions): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(source, { ...options, maxTokens: MAX_TOKENS });
  } catch (error) {
    // The parser calls itself for each level of nesting.
    if (error instanceof RangeError) throw new QueryTooLarge(`Queries may nest at most ${MAX_DEPTH} selections.`);
    throw error;
  }
  checkShape(document);
  return document;
}

function checkShape(document: DocumentNode): void {
  let fields = 0;
  const visit = (set: SelectionSetNode | undefined, depth: number): void => {
    if (!set) return;
    if (depth > MAX_DEPTH) throw new QueryTooLarge(`Queries may nest at most ${MAX_DEPTH} selections.`);
    fields += set.selections.length;
    if (fields > MAX_FIELDS) throw new QueryTooLarge(`Queries may select at most ${MAX_FIELDS} fields.`);
    for (const selection of set.selections)
      if (selection.kind !== Kind.FRAGMENT_SPREAD) visit(selection.selectionSet, selection.kind === Kind.FIELD ? depth + 1 : depth);
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) visit(definition.selectionSet, 1);
}

/**
 * Adds up what the lists of an operation can hold, by their page sizes; fragments count where they are spread.
 * @param document validated, so that fragments make no circle
 * @throws QueryTooLarge
 */
export function checkCost(
  document: DocumentNode,
  operationName: string | null | undefined,
  given: Readonly<Record<string, unknown>>,
  isSignedIn: boolean,
): void {
  const maxDepth = isSignedIn ? MAX_DEPTH : VISITOR_DEPTH;
  const variables: Record<string, unknown> = {};
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const perFragment = new Map<string, { nodes: number; depth: number }>();

  const costOf = (set: SelectionSetNode | undefined, size: number): { nodes: number; depth: number } => {
    let nodes = 0;
    let depth = 0;
    for (const selection of set?.selections ?? []) {
      let part: { nodes: number; depth: number };
      if (selection.kind === Kind.FRAGMENT_SPREAD) part = fragmentCost(selection.name.value, size);
      else if (selection.kind === Kind.INLINE_FRAGMENT) part = costOf(selection.selectionSet, size);
      else part = fieldCost(selection, size);
      nodes += part.nodes;
      depth = Math.max(depth, part.depth);
    }
    return { nodes, depth };
  };
  const fieldCost = (field: FieldNode, size: number) => {
    const page = pageSizeOf(field, variables);
    const name = field.name.value;
    // A connection has its size at hand for the `nodes` or `edges` below it; their fields are told once for each.
    const times = name === 'nodes' || name === 'edges' ? size : 1;
    const inner = costOf(field.selectionSet, page);
    if (name === '__schema' || name === '__type') return { nodes: 0, depth: 1 };
    return { nodes: times * inner.nodes + (times > 1 ? times : 0), depth: inner.depth + 1 };
  };
  const fragmentCost = (name: string, size: number) => {
    const key = `${name} ${size}`;
    let cost = perFragment.get(key);
    if (!cost) perFragment.set(key, (cost = costOf(fragments.get(name)?.selectionSet, size)));
    return cost;
  };

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName && definition.name?.value !== operationName) continue;
    for (const { variable, defaultValue } of definition.variableDefinitions ?? []) {
      const name = variable.name.value;
      variables[name] = given[name] === undefined && defaultValue ? valueFromASTUntyped(defaultValue) : given[name];
    }
    const isMutation = definition.operation === 'mutation';
    const roots = rootFieldsIn(definition.selectionSet, fragments);
    if (roots > (isMutation ? MAX_MUTATIONS : MAX_ROOT_FIELDS))
      throw new QueryTooLarge(
        isMutation
          ? `A request may run at most ${MAX_MUTATIONS} mutations; this one has ${roots}.`
          : `Queries may ask at most ${MAX_ROOT_FIELDS} fields of the root; this one asks ${roots}.`,
      );
    const { nodes, depth } = costOf(definition.selectionSet, 1);
    if (depth > maxDepth)
      throw new QueryTooLarge(
        `Queries may nest at most ${maxDepth} selections; this one has ${depth}.${isSignedIn ? '' : ' People who are signed in may nest more.'}`,
      );
    if (nodes > MAX_NODES)
      throw new QueryTooLarge(
        `The lists of a query may hold at most ${MAX_NODES} nodes together; these could hold ${nodes}. Ask for smaller pages.`,
      );
  }
}

/** Fields at the root, those of fragments included, as often as they are spread. */
function rootFieldsIn(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) count += rootFieldsIn(selection.selectionSet, fragments);
    else {
      const fragment = fragments.get(selection.name.value);
      if (fragment) count += rootFieldsIn(fragment.selectionSet, fragments);
    }
    if (count > MAX_FIELDS) return count;
  }
  return count;
}

function pageSizeOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value === 'first' || argument.name.value === 'last') return clamp(numberIn(argument.value, variables));
    if (argument.name.value === 'where') {
      const size = offsetSizeIn(argument.value, variables);
      if (size !== undefined) return clamp(size);
    }
  }
  return DEFAULT_PAGE;
}

const clamp = (size: number | undefined) => Math.min(Math.max(size ?? DEFAULT_PAGE, 0) || DEFAULT_PAGE, MAX_PAGE);

function numberIn(value: ValueNode, variables: Readonly<Record<string, unknown>>): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : undefined;
}

/** `where: {offsetPagination: {size: 50}}`, written out or in variables. */
function offsetSizeIn(value: ValueNode, variables: Readonly<Record<string, unknown>>): number | undefined {
  const paging = memberOf(value, 'offsetPagination', variables);
  const size = memberOf(paging, 'size', variables);
  if (typeof size === 'number') return size;
  return isValueNode(size) ? numberIn(size, variables) : undefined;
}

function isValueNode(value: unknown): value is ValueNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function memberOf(value: unknown, name: string, variables: Readonly<Record<string, unknown>>): unknown {
  if (isValueNode(value)) {
    if (value.kind === Kind.VARIABLE) return memberOf(variables[value.name.value], name, variables);
    return value.kind === Kind.OBJECT ? value.fields.find((field) => field.name.value === name)?.value : undefined;
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
