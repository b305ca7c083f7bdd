/**
 * What a query may cost. WPGraphQL has no limits by default; the ones here are above what a page asks for, and below what could keep a process
 * busy for seconds. Validation alone can be made slow (fields that overlap are compared pair by pair), so the shape is checked before it.
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
import { pageSizeOf, variablesOf, type Variables } from './page-size.ts';

const MAX_TOKENS = 30_000;
const MAX_FIELDS = 5_000;
/**
 * Nested selections: for visitors (specification, section 9; the site's own deepest operation has 9), and for people who are signed in. Introspection
 * is not counted: it leads from types to types, and says nothing about content.
 */
const VISITOR_DEPTH = 15;
const MAX_DEPTH = 64;
/** Fields at the root of an operation: each of them is a question of its own, however it is called. */
const MAX_ROOT_FIELDS = 50;
/** Mutations in one operation run one after the other. */
const MAX_MUTATIONS = 10;
/** Nodes that the page sizes of a query add up to, lists within lists multiplied. */
const MAX_NODES = 25_000;
/** Values that an answer may consist of, counted in the same way. */
const MAX_VALUES = 500_000;
/** What a look at the schema counts for: about as many values as there are. */
const SCHEMA_VALUES = 20_000;
/** Equal names in one selection are compared with each other when it is validated. */
const MAX_EQUAL = 250;

/** A query that costs more than is allowed; the message says what. */
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
    // The parser calls itself for each level of nesting.
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
  checkText(document);
  checkShape(document);
  return document;
}

/** PostgreSQL's text has no place for NUL. */
function checkText(document: DocumentNode): void {
  for (let token = document.loc?.startToken ?? null; token; token = token.next)
    if ((token.kind === TokenKind.STRING || token.kind === TokenKind.BLOCK_STRING) && token.value.includes('\0'))
      throw new GraphQLError('Text can hold no NUL character. Take it out.', {
        source: document.loc?.source,
        positions: [token.start],
        extensions: { category: 'user' },
      });
}

function checkShape(document: DocumentNode): void {
  let fields = 0;
  const visit = (set: SelectionSetNode | undefined, depth: number): void => {
    if (!set) return;
    if (depth > MAX_DEPTH) throw tooDeep();
    fields += set.selections.length;
    if (fields > MAX_FIELDS) throw new QueryTooLarge(`Queries may select at most ${MAX_FIELDS} fields.`);
    const names = new Map<string, number>();
    for (const selection of set.selections) {
      const name = selection.kind === Kind.FIELD ? (selection.alias ?? selection.name).value : undefined;
      if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
      if (name !== undefined && (names.get(name) ?? 0) > MAX_EQUAL)
        throw new QueryTooLarge(`A selection may hold "${name}" at most ${MAX_EQUAL} times.`);
      if (selection.kind !== Kind.FRAGMENT_SPREAD) visit(selection.selectionSet, selection.kind === Kind.FIELD ? depth + 1 : depth);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) visit(definition.selectionSet, 1);
}

type Cost = { nodes: number; values: number; depth: number };

/**
 * Adds up what the lists of an operation can hold, by their page sizes; fragments count where they are spread.
 * @param document validated, so that fragments make no circle
 * @throws QueryTooLarge
 */
export function checkCost(document: DocumentNode, operation: OperationDefinitionNode, given: Variables, isSignedIn: boolean): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const limit = isSignedIn ? MAX_DEPTH : VISITOR_DEPTH;
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  const roots = rootFieldsIn(operation.selectionSet, fragments);
  if (roots > (isMutation ? MAX_MUTATIONS : MAX_ROOT_FIELDS))
    throw new QueryTooLarge(
      isMutation
        ? `An operation may run at most ${MAX_MUTATIONS} mutations; this one has ${roots}.`
        : `Queries may ask at most ${MAX_ROOT_FIELDS} fields of the root; this one asks ${roots}.`,
    );
  const { nodes, values, depth } = costOf(operation.selectionSet, fragments, variablesOf(operation, given));
  if (depth > limit)
    throw new QueryTooLarge(
      `Queries may nest at most ${limit} selections; this one has ${depth}.${isSignedIn ? '' : ' People who are signed in may nest more.'}`,
    );
  if (nodes > MAX_NODES)
    throw new QueryTooLarge(
      `The lists of a query may hold at most ${MAX_NODES} nodes together; these could hold ${nodes}. Ask for smaller pages.`,
    );
  if (values > MAX_VALUES)
    throw new QueryTooLarge(
      `The answer to a query may consist of at most ${MAX_VALUES} values; this one could of ${values}. Ask for smaller pages, or fewer fields.`,
    );
}

function costOf(root: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Variables): Cost {
  const perFragment = new Map<string, Cost>();
  const ofSet = (set: SelectionSetNode | undefined, size: number): Cost => {
    const cost = { nodes: 0, values: 0, depth: 0 };
    for (const selection of set?.selections ?? []) {
      let part: Cost;
      if (selection.kind === Kind.FRAGMENT_SPREAD) part = ofFragment(selection.name.value, size);
      else if (selection.kind === Kind.INLINE_FRAGMENT) part = ofSet(selection.selectionSet, size);
      else part = ofField(selection, size);
      cost.nodes += part.nodes;
      cost.values += part.values;
      cost.depth = Math.max(cost.depth, part.depth);
    }
    return cost;
  };
  const ofField = (field: FieldNode, size: number): Cost => {
    const name = field.name.value;
    if (name === '__schema' || name === '__type') return { nodes: 0, values: SCHEMA_VALUES, depth: 1 };
    // A connection has its size at hand for the `nodes` or `edges` below it; their fields are told once for each.
    const times = name === 'nodes' || name === 'edges' ? size : 1;
    const inner = ofSet(field.selectionSet, pageSizeOf(field, variables));
    return { nodes: times * inner.nodes + (times > 1 ? times : 0), values: times * (1 + inner.values), depth: inner.depth + 1 };
  };
  const ofFragment = (name: string, size: number): Cost => {
    const key = `${name} ${size}`;
    let cost = perFragment.get(key);
    if (!cost) perFragment.set(key, (cost = ofSet(fragments.get(name)?.selectionSet, size)));
    return cost;
  };
  return ofSet(root, 1);
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

function tooDeep(): QueryTooLarge {
  return new QueryTooLarge(`Queries may nest at most ${MAX_DEPTH} selections.`);
}
