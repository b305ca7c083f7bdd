import type { ConcreteRequest } from 'relay-runtime';
import pageQuery from '#generated/SearchClientPageQuery.graphql.ts';
import searchQuery from '#generated/SearchClientQuery.graphql.ts';

/** What islands may ask of the content service: a query of a `*.client.tsx` is answered once it stands here. */
const requests: readonly ConcreteRequest[] = [searchQuery, pageQuery];

export type Operation = { name: string; text: string; variables: ReadonlySet<string> };

/** By the hash of their text, which Relay's compiler writes beside it. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  requests.flatMap(({ params, operation }): [string, Operation][] => {
    const { cacheID, name, text } = params as typeof params & { cacheID?: string };
    const variables = new Set(operation.argumentDefinitions.map((argument) => argument.name));
    return cacheID && text ? [[cacheID, { name, text, variables }]] : [];
  }),
);
