/** Bounds how much is done at once. What can't begin waits in line; where the line is too long, or doesn't move, it is told to come back. */
import { Refusal } from './exchange.ts';

export type Gate = {
  /** @throws Refusal 503 */
  pass: <T>(work: () => Promise<T>) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

export type GateOptions = {
  /** At the same time. */
  running: number;
  /** In line. */
  waiting: number;
  /** Longest wait. */
  waitMs: number;
};

export function createGate({ running: places, waiting: line, waitMs }: GateOptions): Gate {
  let running = 0;
  const waiting = new Set<() => void>();

  const enter = (): Promise<void> => {
    if (running < places) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= line) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(busy());
    }, waitMs);
    // Takes over the place of the one who leaves.
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    waiting.add(begin);
    return promise;
  };
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  };

  return {
    pass: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
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

const busy = () => new Refusal(503, 'The service has too much to do at the moment. Try again in a second.', { 'retry-after': '1' });
