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
 * Asks a query within this render.
 * @throws ContentUnavailable, ContentQueryFailed
 */
export async function fetchQuery<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const data = await fetchRelayQuery<Operation>(getEnvironment(), query, variables).toPromise();
  if (data === null || data === undefined) throw new Error(`The query ${getRequest(query).params.name} was answered with nothing`);
  return data;
}

function read(selector: SingularReaderSelector): unknown {
  const { data, isMissingData } = getEnvironment().lookup(selector);
  if (isMissingData)
    throw new Error(`${selector.node.name} was read outside of the render that fetched it, or its data is missing from the answer`);
  return data;
}

/** Reads a fragment as `useFragment` does, in a server component of the render that fetched it. */
export function readFragment<Key extends KeyType>(fragment: GraphQLTaggedNode, key: Key): KeyTypeData<Key>;
export function readFragment<Key extends KeyType>(fragment: GraphQLTaggedNode, key: Key | null | undefined): KeyTypeData<Key> | null;
export function readFragment<Key extends ArrayKeyType>(fragment: GraphQLTaggedNode, keys: Key): ArrayKeyTypeData<Key>;
export function readFragment(fragment: GraphQLTaggedNode, key: unknown): unknown {
  if (key === null || key === undefined) return null;
  // Relay makes no selector of an empty list.
  if (Array.isArray(key) && key.length === 0) return [];
  const selector = getSelector(getFragment(fragment), key);
  if (!selector) throw new Error(`${getFragment(fragment).name} was asked to read something that is no fragment key`);
  return selector.kind === 'PluralReaderSelector' ? selector.selectors.map(read) : read(selector);
}
