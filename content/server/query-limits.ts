/**
 * Limits for the cost of a query. WPGraphQL has none by default. These limits are higher than any page of the site needs, and low enough that no query
 * occupies the process for seconds. Validation can be slow by itself, because it compares overlapping fields pairwise, so the shape is checked first.
 */
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  TokenKind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { getPageSize, resolveVariables, type Variables } from './page-size.ts';

const MAX_TOKENS = 30_000;
const MAX_FIELDS = 5_000;
/**
 * Depth of nested selections for visitors (the site's own deepest operation has 9), and for users who are signed in. Introspection does not count,
 * because it reads no content.
 */
const VISITOR_DEPTH = 15;
const MAX_DEPTH = 64;
/** Fields at the root of an operation. Each is a separate query, even under an alias. */
const MAX_ROOT_FIELDS = 50;
/** Mutations in one operation, which run one after the other. */
const MAX_MUTATIONS = 10;
/** Nodes that a query can return by its page sizes. The sizes of nested lists are multiplied. */
const MAX_NODES = 25_000;
/** Values that a response can contain, counted in the same way. */
const MAX_VALUES = 500_000;
/** Cost of an introspection field: about the number of values in the schema. */
const SCHEMA_VALUES = 20_000;
/** Fields with the same name in one selection, which validation compares pairwise. */
const MAX_EQUAL_NAMES = 250;

/** A query exceeds a limit. The message says which. */
export class QueryTooLarge extends GraphQLError {
  override name = 'QueryTooLarge';

  constructor(message: string) {
    super(message, { extensions: { category: 'request' } });
  }
}

/** @throws GraphQLError for a syntax error, QueryTooLarge */
export function parseWithinLimits(text: string): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    // The parser is recursive, so deep nesting overflows the call stack.
    if (error instanceof RangeError) throw createTooDeepError();
    throw error;
  }
  validateText(document);
  validateShape(document);
  return document;
}

/** PostgreSQL cannot store NUL characters. */
function validateText(document: DocumentNode): void {
  for (let token = document.loc?.startToken ?? null; token; token = token.next)
    if ((token.kind === TokenKind.STRING || token.kind === TokenKind.BLOCK_STRING) && token.value.includes('\0'))
      throw new GraphQLError('The query contains a NUL character, which cannot be stored. Remove it.', {
        source: document.loc?.source,
        positions: [token.start],
        extensions: { category: 'user' },
      });
}

function validateShape(document: DocumentNode): void {
  let fields = 0;
  const visit = (set: SelectionSetNode | undefined, depth: number): void => {
    if (!set) return;
    if (depth > MAX_DEPTH) throw createTooDeepError();
    fields += set.selections.length;
    if (fields > MAX_FIELDS)
      throw new QueryTooLarge(`The query is too large. Queries are limited to ${MAX_FIELDS} fields. Select fewer fields.`);
    const names = new Map<string, number>();
    for (const selection of set.selections) {
      const name = selection.kind === Kind.FIELD ? (selection.alias ?? selection.name).value : undefined;
      if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
      if (name !== undefined && (names.get(name) ?? 0) > MAX_EQUAL_NAMES)
        throw new QueryTooLarge(`The field "${name}" is selected too often. A selection can contain it at most ${MAX_EQUAL_NAMES} times.`);
      if (selection.kind !== Kind.FRAGMENT_SPREAD) visit(selection.selectionSet, selection.kind === Kind.FIELD ? depth + 1 : depth);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) visit(definition.selectionSet, 1);
}

type Cost = { nodes: number; values: number; depth: number };

/**
 * Computes the maximum size of an operation's result from the page sizes of its lists. Fragments count at each place where they are used.
 * @param document has to be validated, so that fragments contain no cycles
 * @throws QueryTooLarge
 */
export function validateCost(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables, isSignedIn: boolean): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const limit = isSignedIn ? MAX_DEPTH : VISITOR_DEPTH;
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  const rootFieldCount = countRootFields(operation.selectionSet, fragments);
  if (rootFieldCount > (isMutation ? MAX_MUTATIONS : MAX_ROOT_FIELDS))
    throw new QueryTooLarge(
      isMutation
        ? `The operation has ${rootFieldCount} mutations. Operations are limited to ${MAX_MUTATIONS} mutations. Send the rest in another request.`
        : `The query has ${rootFieldCount} root fields. Queries are limited to ${MAX_ROOT_FIELDS} root fields. Send the rest in another request.`,
    );
  const { nodes, values, depth } = computeCost(operation.selectionSet, fragments, resolveVariables(operation, variables));
  if (depth > limit)
    throw new QueryTooLarge(
      `The query has ${depth} levels. Queries are limited to ${limit} levels. ${isSignedIn ? 'Use fewer levels.' : `Use fewer levels, or sign in to use up to ${MAX_DEPTH}.`}`,
    );
  if (nodes > MAX_NODES)
    throw new QueryTooLarge(`The query can return ${nodes} nodes. Queries are limited to ${MAX_NODES} nodes. Request smaller pages.`);
  if (values > MAX_VALUES)
    throw new QueryTooLarge(
      `The query can return ${values} values. Queries are limited to ${MAX_VALUES} values. Request smaller pages, or fewer fields.`,
    );
}

function computeCost(root: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Variables): Cost {
  const fragmentCosts = new Map<string, Cost>();
  const getSetCost = (set: SelectionSetNode | undefined, size: number): Cost => {
    const cost = { nodes: 0, values: 0, depth: 0 };
    for (const selection of set?.selections ?? []) {
      let selectionCost: Cost;
      if (selection.kind === Kind.FRAGMENT_SPREAD) selectionCost = getFragmentCost(selection.name.value, size);
      else if (selection.kind === Kind.INLINE_FRAGMENT) selectionCost = getSetCost(selection.selectionSet, size);
      else selectionCost = getFieldCost(selection, size);
      cost.nodes += selectionCost.nodes;
      cost.values += selectionCost.values;
      cost.depth = Math.max(cost.depth, selectionCost.depth);
    }
    return cost;
  };
  const getFieldCost = (field: FieldNode, size: number): Cost => {
    const name = field.name.value;
    if (name === '__schema' || name === '__type') return { nodes: 0, values: SCHEMA_VALUES, depth: 1 };
    // The page size of a connection applies to the `nodes` or `edges` below it: their fields are returned once per node.
    const times = name === 'nodes' || name === 'edges' ? size : 1;
    const inner = getSetCost(field.selectionSet, getPageSize(field, variables));
    return { nodes: times * inner.nodes + (times > 1 ? times : 0), values: times * (1 + inner.values), depth: inner.depth + 1 };
  };
  const getFragmentCost = (name: string, size: number): Cost => {
    const key = `${name} ${size}`;
    let cost = fragmentCosts.get(key);
    if (!cost) fragmentCosts.set(key, (cost = getSetCost(fragments.get(name)?.selectionSet, size)));
    return cost;
  };
  return getSetCost(root, 1);
}

/** Counts the root fields, including those of fragments at each place where the fragments are used. */
function countRootFields(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) count += countRootFields(selection.selectionSet, fragments);
    else {
      const fragment = fragments.get(selection.name.value);
      if (fragment) count += countRootFields(fragment.selectionSet, fragments);
    }
    if (count > MAX_FIELDS) return count;
  }
  return count;
}

function createTooDeepError(): QueryTooLarge {
  return new QueryTooLarge(`The query has too many levels. Queries are limited to ${MAX_DEPTH} levels. Use fewer levels.`);
}
