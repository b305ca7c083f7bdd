/** Parses and validates GraphQL documents, and caches the results by text. */
import {
  type ASTVisitor,
  GraphQLError,
  isObjectType,
  Kind,
  OperationTypeNode,
  specifiedRules,
  validate,
  type ValidationContext,
  type ValidationRule,
  visit,
  type DocumentNode,
  type FieldNode,
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
export type InvalidDocument = { errors: readonly GraphQLError[]; status: ErrorStatus; keys?: DocumentKeys };

export type PrepareResult = ({ document: PreparedDocument } | InvalidDocument) & {
  /** The result for clients that may not query the schema. Missing if the document does not query it. */
  withoutIntrospection?: InvalidDocument;
};

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
  const errors = validateWithinLimits(schema, ast, specifiedRules);
  if (errors[0] instanceof QueryTooLarge)
    return { errors: errors.map((error) => toGraphqlPhpError(error, schema, ast)), status: { status: 400 } };
  const keys = getDocumentKeys(ast, schema);
  const isIntrospection = hasIntrospectionField(ast);
  const withoutIntrospection: InvalidDocument | undefined = isIntrospection
    ? {
        errors: validateWithinLimits(schema, ast, rulesWithoutIntrospection).map((error) => toGraphqlPhpError(error, schema, ast)),
        status: { status: 200, graphqlStatus: 403 },
        keys,
      }
    : undefined;
  return {
    ...(errors.length > 0
      ? { errors: errors.map((error) => toGraphqlPhpError(error, schema, ast)), status: { status: 200 }, keys }
      : { document: { ast, operations, isIntrospection, keys } }),
    ...(withoutIntrospection && { withoutIntrospection }),
  };
}

/** The rule `DisableIntrospection` of graphql-php. */
function disableIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (isIntrospectionField(node))
        context.reportError(
          new GraphQLError('GraphQL introspection is not allowed, but the query contained __schema or __type', { nodes: node }),
        );
    },
  };
}

const rulesWithoutIntrospection: readonly ValidationRule[] = [...specifiedRules, disableIntrospection];

function validateWithinLimits(schema: GraphQLSchema, ast: DocumentNode, rules: readonly ValidationRule[]): readonly GraphQLError[] {
  try {
    // Comparing an unknown name with all names of the schema is slow, and suggestions.ts replaces the suggestions of graphql-js.
    const errors = validate(schema, ast, rules, { maxErrors: MAX_ERRORS, hideSuggestions: true });
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
    Field(node) {
      hasField ||= isIntrospectionField(node);
    },
  });
  return hasField;
}

const isIntrospectionField = ({ name: { value } }: FieldNode) => value === '__schema' || value === '__type';
