/**
 * Shares what visitors read between their requests until content changes: pages have their menus, options, authors and pictures in common. A read is
 * identified by its method and its arguments, and belongs to the content version at which its request began.
 */
import { LRUCache } from 'lru-cache';
import { markComplete } from './core/read-result.ts';
import type { Readers } from './track-reads.ts';

export type SharedReads = {
  /**
   * Wraps the readers of a request by a visitor.
   * @param version the content version that was read at the beginning of the request. Requests that read later find later results only.
   */
  share: (readers: Readers, version: number) => Readers;
};

/** Larger results are rare and would evict many small ones. */
const MAX_RESULT_BYTES = 2_000_000;
/**
 * A result is shared no longer than this. A few results depend on the current time, and an operator may change the database directly: neither increments the
 * version. Anything computed from a shared result may be shared for the same time again.
 */
export const SHARED_MAX_AGE_MS = 60_000;
/** Memory of a value besides its characters, and of an entry besides its result. */
const VALUE_BYTES = 16;
const ENTRY_BYTES = 400;

type Entry = { version: number; result: Promise<unknown>; bytes: number };

export function createSharedReads(maxBytes: number): SharedReads {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: MAX_RESULT_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes + key.length + ENTRY_BYTES,
    ttl: SHARED_MAX_AGE_MS,
  });
  const store = (key: string, version: number, result: Promise<unknown>, value: unknown) => {
    markComplete(result, value);
    if ((entries.peek(key)?.version ?? 0) <= version) entries.set(key, { version, result, bytes: freeze(value) });
  };
  return {
    share: (readers, version) => {
      const shared: Record<string, unknown> = {};
      for (const name of Object.keys(readers) as (keyof Readers)[]) {
        const read = readers[name] as (...args: unknown[]) => Promise<unknown>;
        shared[name] = (...args: unknown[]) => {
          if (args.some(isUnpublishedVersion)) return read(...args);
          const key = toKey(name, args);
          const entry = entries.get(key);
          if (entry?.version === version) return entry.result;
          const result = read(...args);
          // A failed read is not shared. Its caller handles the error.
          result.then(
            (value) => store(key, version, result, value),
            () => undefined,
          );
          return result;
        };
      }
      return shared as unknown as Readers;
    },
  };
}

function toKey(method: string, args: readonly unknown[]): string {
  return `${method} ${args.map(toKeyPart).join(' ')}`;
}

/** A preview link shows visitors unpublished blocks or a revision. A node with unsaved blocks has the id of the published one. */
function isUnpublishedVersion(arg: unknown): boolean {
  if (typeof arg !== 'object' || arg === null) return false;
  return 'unsavedBlocks' in arg || ('revisionOf' in arg && arg.revisionOf !== null);
}

/** At one version, a row is identified by its id, and by whether the visitor may see its content. */
function toKeyPart(arg: unknown): string {
  if (typeof arg !== 'object' || arg === null || !('kind' in arg && 'id' in arg)) return JSON.stringify(arg) ?? '';
  return `${String(arg.kind)} ${String(arg.id)}${'restricted' in arg && arg.restricted === true ? ' restricted' : ''}`;
}

/** Makes a result immutable, because many requests use it. @returns its approximate size in bytes */
function freeze(value: unknown): number {
  // A string with a character outside of Latin-1 takes two bytes per character.
  if (typeof value === 'string') return VALUE_BYTES + value.length * 2;
  if (typeof value !== 'object' || value === null) return VALUE_BYTES;
  let bytes = VALUE_BYTES;
  for (const inner of Object.values(value)) bytes += VALUE_BYTES + freeze(inner);
  Object.freeze(value);
  return bytes;
}
