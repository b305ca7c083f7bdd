import type DataLoader from 'dataloader';

/**
 * Loads several values at once, and fails if one of them fails. DataLoader's `loadMany` returns errors among the values: a list without them would look complete,
 * and be shared with other requests.
 */
export const loadAll = <K, V>(loader: Pick<DataLoader<K, V>, 'load'>, keys: readonly K[]): Promise<V[]> =>
  Promise.all(keys.map((key) => loader.load(key)));
