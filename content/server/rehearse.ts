/** Runs the site's own operations once before anybody asks: connections are open then, code is compiled, and the home page's content is in the database's memory. */
import { execute, Kind, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { ContentContext } from '../schema/context.ts';
import type { Documents } from './documents.ts';
import type { Log } from './log.ts';
import type { KnownOperation } from './operations.ts';

export type RehearsalOptions = {
  schema: GraphQLSchema;
  documents: Documents;
  known: readonly KnownOperation[];
  createContext: () => Promise<ContentContext>;
  log: Log;
};

/** Text that an operation must be given is taken for an address. */
const ADDRESS = '/';

export async function rehearse({ schema, documents, known, createContext, log }: RehearsalOptions): Promise<void> {
  for (const { name, text } of known) {
    const prepared = documents.prepare(text);
    if (!('document' in prepared)) continue;
    const { ast, operations } = prepared.document;
    const variables: Record<string, unknown> = {};
    for (const { variable, type } of operations[0]?.variableDefinitions ?? [])
      if (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.NAMED_TYPE && type.type.name.value === 'String')
        variables[variable.name.value] = ADDRESS;
    if (operations[0]?.operation !== OperationTypeNode.QUERY) continue;
    try {
      await execute({ schema, document: ast, contextValue: await createContext(), variableValues: variables });
    } catch (error) {
      log('debug', 'An operation could not be rehearsed', { error, operation: name });
    }
  }
}
