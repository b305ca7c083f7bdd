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
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_QUERY_CHARACTERS, MAX_QUERY_TOKENS } from '../core/query-size.ts';
import { resolveVariables, type Variables } from './page-size.ts';
import { type FieldCosts, getCost, getFragments } from './query-cost.ts';

/**
 * Parsing and validating a document within these limits and those of its size takes at most 150 ms on the development machine, because neither can be
 * interrupted. The site's largest operation has 3,100 fields and 250 definitions.
 */
const MAX_FIELDS = 5_000;
/** Operations and fragments. */
const MAX_DEFINITIONS = 500;
/** The position of each error is found by counting lines. */
const MAX_LINES = 10_000;
/** Arguments of a field, directives of a selection, and variables of an operation. An error can name all of them. */
const MAX_MEMBERS = 200;
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
/** Values that a response can contain, counted in the same way. The page of all posts of a year can contain 212,000, most of them in blocks that it does not contain. */
const MAX_VALUES = 600_000;
/**
 * Names under which one object can return the same field, including those in fragments. Each name is a separate value, and the site uses at most five.
 */
const MAX_ALIASES = 25;
/** Fields that this check visits. It visits each combination of merged selections once. */
const MAX_MERGED_FIELDS = 100_000;
/** Fields with the same name in one selection, which validation compares pairwise. */
const MAX_EQUAL_NAMES = 100;
/** Pairs of fields with the same name in the document. The site's largest operation has 210,000. */
const MAX_EQUAL_PAIRS = 400_000;

/** A query exceeds a limit. The message says which. */
export class QueryTooLarge extends GraphQLError {
  override name = 'QueryTooLarge';

  constructor(message: string) {
    super(message, { extensions: { category: 'request' } });
  }
}

/** @throws GraphQLError for a syntax error, QueryTooLarge */
export function parseWithinLimits(text: string): DocumentNode {
  if (text.length > MAX_QUERY_CHARACTERS)
    throw new QueryTooLarge(
      `The query has ${text.length} characters. Queries are limited to ${MAX_QUERY_CHARACTERS} characters. Send long values as variables.`,
    );
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: MAX_QUERY_TOKENS });
  } catch (error) {
    // The parser is recursive, so deep nesting overflows the call stack.
    if (error instanceof RangeError) throw createTooDeepError();
    throw error;
  }
  validateText(document);
  validateCounts(document);
  validateShape(document);
  return document;
}

function validateCounts({ definitions, loc }: DocumentNode): void {
  assertCount('definitions', definitions.length, MAX_DEFINITIONS);
  assertCount('lines', loc?.endToken.line ?? 0, MAX_LINES);
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) assertCount('variables', definition.variableDefinitions?.length ?? 0, MAX_MEMBERS);
}

/** @throws QueryTooLarge */
function assertCount(items: string, count: number, limit: number): void {
  if (count > limit)
    throw new QueryTooLarge(`The query has ${count} ${items}. Queries are limited to ${limit} ${items}. Send the rest in another request.`);
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
  let pairs = 0;
  const occurrences = new Map<string, number>();
  const countPairs = (name: string) => {
    const before = occurrences.get(name) ?? 0;
    occurrences.set(name, before + 1);
    // The square of the number, without the pair of a field with itself.
    pairs += 2 * before;
    if (pairs > MAX_EQUAL_PAIRS)
      throw new QueryTooLarge(
        'The query selects the same names too often for its fields to be compared. Use fewer fragments, or other aliases.',
      );
  };
  const visit = (set: SelectionSetNode | undefined, depth: number): void => {
    if (!set) return;
    if (depth > MAX_DEPTH) throw createTooDeepError();
    fields += set.selections.length;
    if (fields > MAX_FIELDS)
      throw new QueryTooLarge(`The query is too large. Queries are limited to ${MAX_FIELDS} fields. Select fewer fields.`);
    const names = new Map<string, number>();
    for (const selection of set.selections) {
      const name = selection.kind === Kind.FIELD ? (selection.alias ?? selection.name).value : undefined;
      if (name !== undefined) {
        names.set(name, (names.get(name) ?? 0) + 1);
        countPairs(name);
      }
      if (name !== undefined && (names.get(name) ?? 0) > MAX_EQUAL_NAMES)
        throw new QueryTooLarge(`The field "${name}" is selected too often. A selection can contain it at most ${MAX_EQUAL_NAMES} times.`);
      assertCount('directives in one place', selection.directives?.length ?? 0, MAX_MEMBERS);
      if (selection.kind === Kind.FIELD) assertCount('arguments of one field', selection.arguments?.length ?? 0, MAX_MEMBERS);
      if (selection.kind !== Kind.FRAGMENT_SPREAD) visit(selection.selectionSet, selection.kind === Kind.FIELD ? depth + 1 : depth);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) visit(definition.selectionSet, 1);
}

/**
 * Limits the aliases of each field in the selections that result from merging equal response keys and fragments.
 * @param document has to be validated, so that fragments contain no cycles
 * @param isObjectType whether a type condition applies to one object type only. An object receives the fields of one of them, and of all interfaces.
 * @throws QueryTooLarge
 */
export function validateAliases(document: DocumentNode, isObjectType: (typeName: string) => boolean): void {
  const fragments = getFragments(document);
  const ids = new Map<SelectionSetNode, number>();
  const checked = new Set<string>();
  let visited = 0;
  const getId = (set: SelectionSetNode) => {
    const id = ids.get(set) ?? ids.size;
    ids.set(set, id);
    return id;
  };
  const checkMerged = (sets: readonly SelectionSetNode[], maxAliases: number): void => {
    const uniqueSets = [...new Set(sets)];
    const key = uniqueSets
      .map(getId)
      .toSorted((a, b) => a - b)
      .join(' ');
    if (checked.has(key)) return;
    checked.add(key);
    const fields = collectFields(uniqueSets, fragments, isObjectType);
    visited += fields.length;
    if (visited > MAX_MERGED_FIELDS)
      throw new QueryTooLarge('The fragments of this query are combined in too many ways. Use fewer fragments.');
    validateFieldAliases(fields, maxAliases);
    const selections = new Map<string, SelectionSetNode[]>();
    for (const { node } of fields) {
      if (!node.selectionSet) continue;
      const responseKey = getResponseKey(node);
      const merged = selections.get(responseKey);
      if (merged) merged.push(node.selectionSet);
      else selections.set(responseKey, [node.selectionSet]);
    }
    for (const merged of selections.values()) checkMerged(merged, MAX_ALIASES);
  };
  for (const definition of document.definitions)
    // Root fields have a separate limit.
    if (definition.kind === Kind.OPERATION_DEFINITION) checkMerged([definition.selectionSet], Infinity);
}

const getResponseKey = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** A field, and the only object type that it can belong to, if there is one. */
type CollectedField = { node: FieldNode; objectType: string };

const ANY_TYPE = '';

function validateFieldAliases(fields: readonly CollectedField[], maxAliases: number): void {
  for (const [name, sameFields] of Map.groupBy(fields, ({ node }) => node.name.value)) {
    if (sameFields.length <= maxAliases) continue;
    const byType = Map.groupBy(sameFields, ({ objectType }) => objectType);
    const shared = byType.get(ANY_TYPE) ?? [];
    for (const own of byType.values()) {
      const responseKeys = new Set([...shared, ...own].map(({ node }) => getResponseKey(node)));
      if (responseKeys.size > maxAliases)
        throw new QueryTooLarge(
          `The field "${name}" is selected under more than ${maxAliases} names. An object can return a field under at most ${maxAliases} names. Send the rest in another request.`,
        );
    }
  }
}

/** Lists the fields of selections and of their fragments. Each fragment counts once, as in the response. */
function collectFields(
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  isObjectType: (typeName: string) => boolean,
): CollectedField[] {
  const fields: CollectedField[] = [];
  const visited = new Set<string>();
  const collect = (set: SelectionSetNode, objectType: string): void => {
    const narrow = (condition: NamedTypeNode | undefined) =>
      condition && isObjectType(condition.name.value) ? condition.name.value : objectType;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) fields.push({ node: selection, objectType });
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, narrow(selection.typeCondition));
      else {
        const fragment = fragments.get(selection.name.value);
        const objectOfFragment = narrow(fragment?.typeCondition);
        const key = `${selection.name.value} ${objectOfFragment}`;
        if (!fragment || visited.has(key)) continue;
        visited.add(key);
        collect(fragment.selectionSet, objectOfFragment);
      }
    }
  };
  for (const set of sets) collect(set, ANY_TYPE);
  return fields;
}

export type CostOptions = { fieldCosts: FieldCosts; isSignedIn: boolean };

/**
 * Limits the maximum size of an operation's result (query-cost.ts).
 * @param document has to be validated, so that fragments contain no cycles
 * @throws QueryTooLarge
 */
export function validateCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  { fieldCosts, isSignedIn }: CostOptions,
): void {
  const fragments = getFragments(document);
  const limit = isSignedIn ? MAX_DEPTH : VISITOR_DEPTH;
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  const rootFieldCount = countRootFields(operation.selectionSet, fragments);
  if (rootFieldCount > (isMutation ? MAX_MUTATIONS : MAX_ROOT_FIELDS))
    throw new QueryTooLarge(
      isMutation
        ? `The operation has ${rootFieldCount} mutations. Operations are limited to ${MAX_MUTATIONS} mutations. Send the rest in another request.`
        : `The query has ${rootFieldCount} root fields. Queries are limited to ${MAX_ROOT_FIELDS} root fields. Send the rest in another request.`,
    );
  const { nodes, values, depth } = getCost(document, operation, resolveVariables(operation, variables), fieldCosts);
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
