/** Queries as text become queries that can be run: parsed, checked against the schema, measured. Each text once, as long as it is remembered. */
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { parseWithinLimits, QueryTooLarge } from './limits.ts';
import { reword } from './wording.ts';

export type Document = {
  ast: DocumentNode;
  operations: readonly OperationDefinitionNode[];
  /** Asks for the schema, not for content. */
  introspects: boolean;
};

/** `status` is that of the answer. */
export type Prepared = { document: Document } | { errors: readonly GraphQLError[]; status: number };

export type Documents = {
  prepare: (text: string) => Prepared;
  /** Prepares queries that are sure to come, and never forgets them. */
  warm: (texts: Iterable<string>) => void;
  /** How often a text was known, and how often not. */
  counts: { readonly known: number; readonly unknown: number };
};

/** A parsed query takes up to thirty times the memory of its text. */
const MAX_CHARACTERS = 4_000_000;
/** A query with this many faults is not worth looking for more. */
const MAX_ERRORS = 25;

export function createDocuments(schema: GraphQLSchema): Documents {
  const pinned = new Map<string, Prepared>();
  const recent = new LRUCache<string, Prepared>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_prepared, text) => text.length + 200 });
  const counts = { known: 0, unknown: 0 };
  return {
    counts,
    prepare: (text) => {
      const found = pinned.get(text) ?? recent.get(text);
      counts[found ? 'known' : 'unknown'] += 1;
      if (found) return found;
      const made = make(text, schema);
      recent.set(text, made);
      return made;
    },
    warm: (texts) => {
      for (const text of texts) pinned.set(text, make(text, schema));
    },
  };
}

function make(text: string, schema: GraphQLSchema): Prepared {
  let ast: DocumentNode;
  try {
    ast = parseWithinLimits(text);
  } catch (error) {
    // What the parser throws is always for the caller: a syntax error, or a query that is too large.
    if (error instanceof GraphQLError) return { errors: [error], status: 400 };
    throw error;
  }
  const operations = ast.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const subscription = operations.find(({ operation }) => operation === OperationTypeNode.SUBSCRIPTION);
  if (subscription && !schema.getSubscriptionType())
    return { errors: [new GraphQLError('Schema is not configured for subscriptions.', { nodes: subscription })], status: 200 };
  const errors = validateWithinLimits(schema, ast);
  if (errors.length > 0)
    return { errors: errors.map((error) => reword(error, schema, ast)), status: errors[0] instanceof QueryTooLarge ? 400 : 200 };
  return { document: { ast, operations, introspects: asksForSchema(ast) } };
}

function validateWithinLimits(schema: GraphQLSchema, ast: DocumentNode): readonly GraphQLError[] {
  try {
    return validate(schema, ast, undefined, { maxErrors: MAX_ERRORS });
  } catch (error) {
    // Rules call themselves for fragments within fragments.
    if (error instanceof RangeError) return [new QueryTooLarge('The fragments of this query lead too far into each other.')];
    throw error;
  }
}

function asksForSchema(ast: DocumentNode): boolean {
  let found = false;
  visit(ast, {
    Field({ name: { value } }) {
      found ||= value === '__schema' || value === '__type';
    },
  });
  return found;
}
