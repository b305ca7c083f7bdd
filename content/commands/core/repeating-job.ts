import type { Services } from './services.ts';

export interface RepeatingJob {
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs `work` at once and then in each interval, never twice at the same time. An error is logged with the message, and the next run tries again.
 * @param failureMessage what could not be done
 */
export function startRepeatingJob(
  log: Services['log'],
  intervalMs: number,
  failureMessage: string,
  work: () => Promise<void>,
): RepeatingJob {
  const run = async () => {
    try {
      await work();
    } catch (error) {
      log('error', failureMessage, { error });
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
