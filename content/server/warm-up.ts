/**
 * Runs the site's own operations once before the service accepts requests. This opens database connections, compiles code, and loads the home page's
 * content into the database's cache.
 */
import { execute, Kind, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { ContentContext } from '../schema/core/context.ts';
import type { DocumentCache } from './document-cache.ts';
import type { Log } from '#lib/log/log.ts';
import type { KnownOperation } from './known-operations.ts';

export type WarmUpOptions = {
  schema: GraphQLSchema;
  documents: DocumentCache;
  operations: readonly KnownOperation[];
  createContext: () => Promise<ContentContext>;
  log: Log;
};

/** Values of required variables. Most texts are URIs. */
const requiredValues: Readonly<Record<string, unknown>> = { String: '/', Int: 1, Boolean: true, ID: '1' };

export async function warmUp({ schema, documents, operations, createContext, log }: WarmUpOptions): Promise<void> {
  for (const { name, text } of operations) {
    const prepared = documents.prepare(text);
    if (!('document' in prepared)) continue;
    const { ast, operations } = prepared.document;
    const variables: Record<string, unknown> = {};
    for (const { variable, type } of operations[0]?.variableDefinitions ?? [])
      if (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.NAMED_TYPE)
        variables[variable.name.value] = requiredValues[type.type.name.value];
    if (operations[0]?.operation !== OperationTypeNode.QUERY) continue;
    try {
      await execute({ schema, document: ast, contextValue: await createContext(), variableValues: variables });
    } catch (error) {
      log('debug', 'An operation failed during warm-up', { error, operation: name });
    }
  }
}
