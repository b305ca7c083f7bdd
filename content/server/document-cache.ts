/** Parses and validates GraphQL documents, and caches the results by text. */
import {
  GraphQLError,
  isObjectType,
  Kind,
  OperationTypeNode,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { parseWithinLimits, QueryTooLarge, validateAliases } from './query-limits.ts';
import { divideQuery, type QueryParts } from './query-parts.ts';
import { getDocumentKeys, type DocumentKeys } from './document-keys.ts';
import { toGraphqlPhpError } from './graphql-php-errors.ts';
import type { ErrorStatus } from './media-type.ts';

export type PreparedDocument = {
  ast: DocumentNode;
  operations: readonly OperationDefinitionNode[];
  /** The document queries the schema (`__schema` or `__type`). */
  isIntrospection: boolean;
  keys: DocumentKeys;
  /** Only for pinned documents, because a result is kept for each. Missing if the query cannot be divided. */
  parts?: QueryParts | undefined;
};

/** `status` is the HTTP status for the errors. A document without syntax errors has keys. */
export type PrepareResult = { document: PreparedDocument } | { errors: readonly GraphQLError[]; status: ErrorStatus; keys?: DocumentKeys };

export type DocumentCache = {
  prepare: (text: string) => PrepareResult;
  /** Prepares documents in advance and never evicts them. */
  pin: (texts: Iterable<string>) => void;
  /** Number of lookups that found a document in the cache, and that did not. */
  counts: { readonly hits: number; readonly misses: number };
};

/** Size of the cache in characters. A parsed document takes up to thirty times the memory of its text. */
const MAX_CHARACTERS = 1_000_000;
/** The message of graphql-js for fields that take too long to compare. */
const VALIDATION_ABORTED = 'Validation aborted.';
/** Validation stops after this many errors. */
const MAX_ERRORS = 25;

export function createDocumentCache(schema: GraphQLSchema): DocumentCache {
  const pinned = new Map<string, PrepareResult>();
  const recent = new LRUCache<string, PrepareResult>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_prepared, text) => text.length + 200 });
  const counts = { hits: 0, misses: 0 };
  return {
    counts,
    prepare: (text) => {
      const cached = pinned.get(text) ?? recent.get(text);
      counts[cached ? 'hits' : 'misses'] += 1;
      if (cached) return cached;
      const prepared = prepareDocument(text, schema);
      recent.set(text, prepared);
      return prepared;
    },
    pin: (texts) => {
      for (const text of texts) {
        const prepared = prepareDocument(text, schema);
        pinned.set(
          text,
          'document' in prepared ? { document: { ...prepared.document, parts: divideQuery(prepared.document.ast) } } : prepared,
        );
      }
    },
  };
}

function prepareDocument(text: string, schema: GraphQLSchema): PrepareResult {
  let ast: DocumentNode;
  try {
    ast = parseWithinLimits(text);
  } catch (error) {
    // GraphQL errors from the parser are for the client: a syntax error, or a query that exceeds a limit.
    if (error instanceof QueryTooLarge) return { errors: [error], status: { status: 400 } };
    if (error instanceof GraphQLError) return { errors: [toGraphqlPhpError(error)], status: { status: 400, jsonStatus: 200 } };
    throw error;
  }
  const operations = ast.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const subscription = operations.find(({ operation }) => operation === OperationTypeNode.SUBSCRIPTION);
  if (subscription && !schema.getSubscriptionType())
    return {
      errors: [new GraphQLError('Schema is not configured for subscriptions.', { nodes: subscription })],
      status: { status: 200 },
      keys: getDocumentKeys(ast, schema),
    };
  const errors = validateWithinLimits(schema, ast);
  if (errors[0] instanceof QueryTooLarge)
    return { errors: errors.map((error) => toGraphqlPhpError(error, schema, ast)), status: { status: 400 } };
  const keys = getDocumentKeys(ast, schema);
  if (errors.length > 0) return { errors: errors.map((error) => toGraphqlPhpError(error, schema, ast)), status: { status: 200 }, keys };
  return { document: { ast, operations, isIntrospection: hasIntrospectionField(ast), keys } };
}

function validateWithinLimits(schema: GraphQLSchema, ast: DocumentNode): readonly GraphQLError[] {
  try {
    // Comparing an unknown name with all names of the schema is slow, and suggestions.ts replaces the suggestions of graphql-js.
    const errors = validate(schema, ast, undefined, { maxErrors: MAX_ERRORS, hideSuggestions: true });
    if (errors.some(({ message }) => message === VALIDATION_ABORTED))
      throw new QueryTooLarge('The fields of this query have too many equal names to be compared. Select each field once.');
    if (errors.length === 0) validateAliases(ast, (name) => isObjectType(schema.getType(name)));
    return errors;
  } catch (error) {
    if (error instanceof QueryTooLarge) return [error];
    // Validation rules are recursive, so deeply nested fragments overflow the call stack.
    if (error instanceof RangeError) return [new QueryTooLarge('The fragments of this query are nested too deeply. Use fewer levels.')];
    throw error;
  }
}

function hasIntrospectionField(ast: DocumentNode): boolean {
  let hasField = false;
  visit(ast, {
    Field({ name: { value } }) {
      hasField ||= value === '__schema' || value === '__type';
    },
  });
  return hasField;
}
