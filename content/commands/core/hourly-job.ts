import { type RepeatingJob, startRepeatingJob } from './repeating-job.ts';
import type { Services } from './services.ts';

const INTERVAL_MS = 60 * 60_000;

export type HourlyJob = RepeatingJob;

/** Runs `work` at once and then every hour (`startRepeatingJob`). */
export function startHourlyJob(log: Services['log'], failureMessage: string, work: () => Promise<void>): HourlyJob {
  return startRepeatingJob(log, { intervalMs: INTERVAL_MS, failureMessage }, work);
}
