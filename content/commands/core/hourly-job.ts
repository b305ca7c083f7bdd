import type { Services } from './services.ts';

const INTERVAL_MS = 60 * 60_000;

export interface HourlyJob {
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
}

/** Runs `work` at once and then every hour, never twice at the same time. An error is logged with the message, and the next run tries again. */
export function startHourlyJob(log: Services['log'], failureMessage: string, work: () => Promise<void>): HourlyJob {
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
  }, INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
