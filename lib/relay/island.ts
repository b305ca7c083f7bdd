/** Relay in the browser: an environment for each island, which begins with what the page has fetched already. */
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';

/** What a server component hands to an island: plain data, no keys into the server's store. */
export type Seed<Operation extends OperationType> = { variables: Operation['variables']; data: Operation['rawResponse'] };

/** A visitor who waits longer has gone on. */
const LIMIT_MS = 10_000;

/** The document server refuses addresses of more than 2048 signs; what is asked in longer words goes in a body. */
const LONGEST_ADDRESS = 1800;

/** The site answers operations of its own build by their id, and nothing else (app/api/graphql). Who unsubscribes takes the request back. */
const ask: FetchFunction = (operation, variables) =>
  Observable.create((sink) => {
    // Relay's own types leave out the name it keeps answers by: the hash of the operation's text.
    const { cacheID, name } = operation as typeof operation & { cacheID?: string };
    const leaving = new AbortController();
    const question = { id: cacheID ?? '', variables };
    const address = `/api/graphql/?${new URLSearchParams({ id: question.id, variables: JSON.stringify(variables) }).toString()}`;
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(LIMIT_MS)]);
    const asked =
      address.length <= LONGEST_ADDRESS
        ? fetch(address, { signal })
        : fetch('/api/graphql/', {
            signal,
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(question),
          });
    asked
      .then(async (response) => {
        if (!response.ok) throw new Error(`${name} was answered with status ${response.status}`);
        sink.next(await response.json());
        sink.complete();
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      });
    return () => leaving.abort();
  });

export function createIslandEnvironment<Operation extends OperationType>(query: GraphQLTaggedNode, seed: Seed<Operation>): Environment {
  const environment = new Environment({
    isServer: typeof window === 'undefined',
    network: Network.create(ask),
    // Nothing is collected: an island's data are small and live as long as the page.
    store: new Store(new RecordSource(), { gcScheduler: () => {} }),
  });
  environment.commitPayload(createOperationDescriptor(getRequest(query), seed.variables), seed.data as never);
  return environment;
}
