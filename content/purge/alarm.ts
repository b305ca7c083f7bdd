/** Wakes a loop that waits for work. */
import { setTimeout as wait } from 'node:timers/promises';

export type Alarm = { ring: () => void; wait: (ms: number, signal: AbortSignal) => Promise<void> };

/** Ends a wait early. If it rings while nothing waits, the next wait ends at once. */
export function createAlarm(): Alarm {
  let isRinging = false;
  let wake = () => {};
  return {
    ring: () => {
      isRinging = true;
      wake();
    },
    wait: async (ms, signal) => {
      if (!isRinging) {
        const woken = new AbortController();
        wake = () => woken.abort();
        await wait(ms, undefined, { signal: AbortSignal.any([signal, woken.signal]), ref: false }).catch(() => undefined);
      }
      isRinging = false;
    },
  };
}
