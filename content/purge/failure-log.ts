/** Logs the outages of a receiver of purge events, and spaces the attempts to reach it. */
import type { Log } from '#lib/log/log.ts';

export type FailureLog = {
  /** @returns milliseconds until the next attempt */
  add: (error: unknown) => number;
  end: () => void;
  /** Whether the last attempt failed. */
  isFailing: () => boolean;
};

/** The delay of the first retry. It doubles with each retry, but a receiver that comes back does not wait longer than the maximum. */
const RETRY_MS = 100;
const MAX_RETRY_MS = 1_500;
/** While the receiver is unavailable, it is logged this often. */
const FAILURE_LOG_INTERVAL_MS = 60_000;

/** Logs the beginning and the end of an outage, and a reminder from time to time. */
export function createFailureLog(log: Log, receiver: string): FailureLog {
  let count = 0;
  let since = 0;
  let lastLog = 0;
  return {
    add: (error) => {
      const now = Date.now();
      const delay = Math.min(RETRY_MS * 2 ** Math.min(count, 10), MAX_RETRY_MS);
      if (count === 0) since = now;
      count += 1;
      if (count === 1 || now - lastLog >= FAILURE_LOG_INTERVAL_MS) {
        lastLog = now;
        log('warn', 'Purge events could not be delivered and will be sent again', { receiver, error, attempts: count, retryInMs: delay });
      }
      return delay;
    },
    end: () => {
      if (count > 0)
        log('info', 'Purge events are being delivered again', {
          receiver,
          attempts: count,
          seconds: Math.round((Date.now() - since) / 1000),
        });
      count = 0;
    },
    isFailing: () => count > 0,
  };
}
