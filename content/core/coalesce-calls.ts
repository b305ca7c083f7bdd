/**
 * Shares the result of a call between callers. A call that has already started does not serve later callers, because its result may be older than a
 * change that they know of. They wait for the next call, which they share. Calls never overlap.
 */
export function coalesceCalls<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        const current = call();
        next = undefined;
        running = current;
        return current;
      });
    return next;
  };
}
