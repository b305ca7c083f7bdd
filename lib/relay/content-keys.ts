/**
 * The cache keys of the content that a render has read. The content service sends them with each response (`X-GraphQL-Keys`, as in WPGraphQL Smart Cache), and
 * names the same keys in a purge event when that content changes.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Stands for keys that are not known: whatever changes, the page may show it. */
export const ANY_KEY = '*';

const KEYS_HEADER = 'x-graphql-keys';

const storageName = Symbol.for('causeway.contentKeys');

/**
 * The process that renders uses this module, and Next's build contains a copy of it. Both must use the same storage, so it belongs to the process.
 */
const processState = globalThis as { [storageName]?: AsyncLocalStorage<Set<string>> };
const storage = (processState[storageName] ??= new AsyncLocalStorage<Set<string>>());

/** Runs a render. `keys` receives the keys of everything that the render reads from the content service. */
export function collectContentKeys<Result>(keys: Set<string>, render: () => Result): Result {
  return storage.run(keys, render);
}

/** Adds the keys of a response from the content service to the render that requested it. */
export function recordContentKeys(headers: Headers): void {
  const keys = storage.getStore();
  if (keys === undefined) return;
  const names = headers.get(KEYS_HEADER)?.split(' ') ?? [ANY_KEY];
  for (const name of names) if (name !== '') keys.add(name);
}
