/**
 * Reads of a store are promises, but those that visitors share (shared-reads.ts) are often complete. Using their values at once saves the executor most
 * of its work with promises: a page has about three hundred fields that depend on reads.
 */
const completeReads = new WeakMap<Promise<unknown>, { value: unknown }>();

/** @param value with which the promise was fulfilled */
export function markComplete(read: Promise<unknown>, value: unknown): void {
  completeReads.set(read, { value });
}

/** Maps the value of a read: at once if the read is marked as complete, otherwise when it is. */
export function mapRead<T, R>(read: Promise<T>, map: (value: T) => R): R | Promise<Awaited<R>> {
  const complete = completeReads.get(read);
  return complete ? map(complete.value as T) : (read.then(map) as Promise<Awaited<R>>);
}
