/** Relay in the browser. Each island has its own environment, which starts with the data that the page has already fetched. */
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
import { toError } from './errors.ts';

/** The query result that a server component passes to an island. It is plain data, because fragment keys refer to the store of the server. */
export type InitialQueryData<Operation extends OperationType> = { variables: Operation['variables']; data: Operation['rawResponse'] };

/** Timeout of a request. */
const TIMEOUT_MS = 10_000;

/** Longer requests use POST. The document server rejects URLs of more than 2048 characters. */
const MAX_GET_URL_LENGTH = 1800;

/**
 * Executes a persisted query: the site accepts only operations of its own build, by id (app/api/graphql). Unsubscribing aborts the request.
 */
const fetchOperation: FetchFunction = (operation, variables) =>
  Observable.create((sink) => {
    // The types of Relay omit `cacheID`, the hash of the operation text.
    const { cacheID, name } = operation as typeof operation & { cacheID?: string };
    const unsubscribed = new AbortController();
    const body = { id: cacheID ?? '', variables };
    const url = `/api/graphql/?${new URLSearchParams({ id: body.id, variables: JSON.stringify(variables) }).toString()}`;
    const signal = AbortSignal.any([unsubscribed.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const request =
      url.length <= MAX_GET_URL_LENGTH
        ? fetch(url, { signal })
        : fetch('/api/graphql/', {
            signal,
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
    request
      .then(async (response) => {
        if (!response.ok) throw new Error(`The request ${name} failed with status ${response.status}.`);
        sink.next(await response.json());
        sink.complete();
      })
      .catch((error: unknown) => {
        if (!unsubscribed.signal.aborted) sink.error(signal.aborted ? new Error(`Timed out after ${TIMEOUT_MS}ms.`) : toError(error));
      });
    return () => unsubscribed.abort();
  });

/** Creates a Relay environment whose store contains the result of the query, so that the island does not fetch it again when it hydrates. */
export function createIslandEnvironment<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  initialData: InitialQueryData<Operation>,
): Environment {
  const environment = new Environment({
    isServer: typeof window === 'undefined',
    network: Network.create(fetchOperation),
    // Garbage collection is disabled, because the data of an island is small and needed until the page is closed.
    store: new Store(new RecordSource(), { gcScheduler: () => {} }),
  });
  environment.commitPayload(createOperationDescriptor(getRequest(query), initialData.variables), initialData.data as never);
  return environment;
}

/** A query in the store of an island, in the form that `useSyncExternalStore` reads. */
export interface StoredQuery<Operation extends OperationType> {
  getData: () => Operation['response'];
  /** Calls back when the data has changed, for example because the next page of a list was added. Returns a function that ends this. */
  subscribe: (onChange: () => void) => () => void;
}

/** @param variables with which the query was fetched */
export function readStoredQuery<Operation extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): StoredQuery<Operation> {
  let snapshot = environment.lookup(createOperationDescriptor(getRequest(query), variables).fragment);
  return {
    getData: () => snapshot.data,
    subscribe: (onChange) => {
      const subscription = environment.subscribe(snapshot, (next) => {
        snapshot = next;
        onChange();
      });
      return () => subscription.dispose();
    },
  };
}
