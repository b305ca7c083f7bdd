/**
 * Limits how many tasks run at the same time. Further tasks wait, and the networks that they come from take turns, so that a network with many requests
 * delays only itself. A task is rejected if too many are waiting or the task waits too long, which p-limit cannot do.
 */
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import type { ClientInfo } from '../core/client-info.ts';
import { HttpError } from './http-error.ts';

export type ConcurrencyLimiter = {
  /** @throws HttpError 503 */
  run: <T>(client: Pick<ClientInfo, 'address' | 'isSite'>, work: () => Promise<T>) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
};

export type ConcurrencyLimits = {
  maxRunning: number;
  maxWaiting: number;
  maxWaitingPerNetwork: number;
  maxWaitMs: number;
};

export function createConcurrencyLimiter({
  maxRunning,
  maxWaiting,
  maxWaitingPerNetwork,
  maxWaitMs,
}: ConcurrencyLimits): ConcurrencyLimiter {
  let running = 0;
  let waitingCount = 0;
  /** Waiting tasks of each network, oldest first. The first network has the next turn. */
  const networks = new Map<string, Set<() => void>>();

  const remove = (network: string, begin: () => void): void => {
    const waiting = networks.get(network);
    if (!waiting?.delete(begin)) return;
    waitingCount -= 1;
    if (waiting.size === 0) networks.delete(network);
  };

  const acquireSlot = (network: string): Promise<void> => {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve();
    }
    const waiting = networks.get(network) ?? new Set();
    if (waitingCount >= maxWaiting || waiting.size >= maxWaitingPerNetwork) throw createBusyError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      remove(network, begin);
      reject(createBusyError());
    }, maxWaitMs);
    // Takes over the slot of a finished task, so the number of running tasks stays the same.
    const begin = () => {
      clearTimeout(timer);
      remove(network, begin);
      resolve();
    };
    networks.set(network, waiting.add(begin));
    waitingCount += 1;
    return promise;
  };

  const releaseSlot = () => {
    const [next] = networks;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [network, waiting] = next;
    // The network moves to the end.
    networks.delete(network);
    networks.set(network, waiting);
    const [begin] = waiting;
    begin?.();
  };

  return {
    run: async (client, work) => {
      await acquireSlot(client.isSite ? SITE : toNetworkPrefix(client.address));
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
      return waitingCount;
    },
  };
}

/** The site sends the requests of many visitors, and takes turns with networks. */
const SITE = 'site';

const createBusyError = () => new HttpError(503, 'The service is overloaded. Try again in a second.', { 'retry-after': '1' });
