/**
 * Limits how many tasks run at the same time. Further tasks wait in a queue. A task is rejected if the queue is full or the task waits too long, which
 * p-limit cannot do.
 */
import { HttpError } from './http-error.ts';

export type ConcurrencyLimiter = {
  /** @throws HttpError 503 */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

export type ConcurrencyLimits = {
  maxRunning: number;
  /** Length of the queue. */
  maxWaiting: number;
  maxWaitMs: number;
};

export function createConcurrencyLimiter({ maxRunning, maxWaiting, maxWaitMs }: ConcurrencyLimits): ConcurrencyLimiter {
  let running = 0;
  const waiting = new Set<() => void>();

  const acquireSlot = (): Promise<void> => {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= maxWaiting) throw createBusyError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(createBusyError());
    }, maxWaitMs);
    // Takes over the slot of a finished task, so the number of running tasks stays the same.
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    waiting.add(begin);
    return promise;
  };
  const releaseSlot = () => {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (work) => {
      await acquireSlot();
      try {
        return await work();
      } finally {
        releaseSlot();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
  };
}

const createBusyError = () => new HttpError(503, 'The service is overloaded. Try again in a second.', { 'retry-after': '1' });
