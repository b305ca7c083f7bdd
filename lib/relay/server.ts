import 'server-only';
import {
  fetchQuery as fetchRelayQuery,
  getFragment,
  getRequest,
  getSelector,
  type GraphQLTaggedNode,
  type OperationType,
  type SingularReaderSelector,
} from 'relay-runtime';
import type { ArrayKeyType, ArrayKeyTypeData, KeyType, KeyTypeData } from 'relay-runtime/store/RelayStoreTypes';
import { getEnvironment } from './environment.ts';

/**
 * Fetches a query into the store of the current render.
 * @throws ContentUnavailableError, ContentQueryError
 */
export async function fetchQuery<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const data = await fetchRelayQuery<Operation>(getEnvironment(), query, variables).toPromise();
  if (data === null || data === undefined) throw new Error(`The query ${getRequest(query).params.name} returned no data.`);
  return data;
}

function read(selector: SingularReaderSelector): unknown {
  const { data, isMissingData } = getEnvironment().lookup(selector);
  if (isMissingData)
    throw new Error(`Data of ${selector.node.name} is missing. Read a fragment in the render that fetched it, and spread it in the query.`);
  return data;
}

/** Reads a fragment, like `useFragment`, but in a server component. Call it in the render that fetched the query. */
export function readFragment<Key extends KeyType>(fragment: GraphQLTaggedNode, key: Key): KeyTypeData<Key>;
export function readFragment<Key extends KeyType>(fragment: GraphQLTaggedNode, key: Key | null | undefined): KeyTypeData<Key> | null;
export function readFragment<Key extends ArrayKeyType>(fragment: GraphQLTaggedNode, keys: Key): ArrayKeyTypeData<Key>;
export function readFragment(fragment: GraphQLTaggedNode, key: unknown): unknown {
  if (key === null || key === undefined) return null;
  // Relay returns no selector for an empty list.
  if (Array.isArray(key) && key.length === 0) return [];
  const selector = getSelector(getFragment(fragment), key);
  if (!selector) throw new Error(`The value passed to ${getFragment(fragment).name} is not a fragment key.`);
  return selector.kind === 'PluralReaderSelector' ? selector.selectors.map(read) : read(selector);
}
