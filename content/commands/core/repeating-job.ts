import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from './services.ts';

export interface RepeatingJob {
  /** Tells the current run to stop, and resolves when it has ended. */
  stop: () => Promise<void>;
}

export interface JobOptions {
  intervalMs: number;
  /** What could not be done: the message that is logged with an error. */
  failureMessage: string;
  /** Wait before the first run. Default: none. */
  delayMs?: number;
}

/**
 * Runs `work` again and again, never twice at the same time, with the interval between two runs. An error is logged, and the next run tries again.
 * @param work receives a signal that aborts when the job stops. It may return the wait before the next run in milliseconds.
 */
export function startRepeatingJob(
  log: Services['log'],
  { intervalMs, failureMessage, delayMs = 0 }: JobOptions,
  work: (signal: AbortSignal) => Promise<number | void>,
): RepeatingJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<number | void> => {
    try {
      return await work(signal);
    } catch (error) {
      log('error', failureMessage, { error });
    }
  };
  const repeat = async (): Promise<void> => {
    if (delayMs > 0) await wait(delayMs, undefined, { signal });
    while (!signal.aborted) {
      const next = await run();
      await wait(next ?? intervalMs, undefined, { signal });
    }
  };
  // A wait that is aborted rejects.
  const running = repeat().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
