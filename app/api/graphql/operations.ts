import type { ConcreteRequest } from 'relay-runtime';
import mapQuery from '#generated/MapPanelClientQuery.graphql.ts';
import searchQuery from '#generated/SearchClientQuery.graphql.ts';

/** The queries of islands (`*.client.tsx`). Any other operation is rejected. */
const requests: readonly ConcreteRequest[] = [searchQuery, mapQuery];

export type Operation = { name: string; text: string; variables: ReadonlySet<string> };

/** The operations by the hash of their text, which Relay's compiler writes into the artifact. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  requests.flatMap(({ params, operation }): [string, Operation][] => {
    const { cacheID, name, text } = params as typeof params & { cacheID?: string };
    const variables = new Set(operation.argumentDefinitions.map((argument) => argument.name));
    return cacheID && text ? [[cacheID, { name, text, variables }]] : [];
  }),
);
