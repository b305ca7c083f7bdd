/** How one run of a server process ended. */
export interface RunEnd {
  /** As text: `exit code 1`, `signal SIGKILL`, or the message of a failed start. */
  reason: string;
  /** How long the server was ready. Undefined if it never became ready. */
  readyMs: number | undefined;
  /** True if SIGKILL ended it. A crash does not cause this signal, so the cause is external: a person, a test or the kernel. */
  wasKilled: boolean;
}

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 10_000;
/** A server that was ready for this long has started successfully. Its next restart has the shortest delay again. */
const HEALTHY_MS = 5_000;
/** This many failed starts in a row, within this time, are a crash loop: further restarts would not help. */
const MAX_FAILED_STARTS = 8;
const FAILURE_WINDOW_MS = 5 * 60_000;

/** Decides when a server that ended is restarted. */
export class RestartPolicy {
  #restartsInRow = 0;
  #failedStarts: number[] = [];

  /**
   * Registers the end of a run. The delay doubles with each short run in a row, and a random part keeps several servers from restarting at the same moment.
   * @param now time from a monotonic clock, in milliseconds
   * @returns milliseconds to wait before the restart, or undefined for a crash loop
   */
  registerEnd({ readyMs, wasKilled }: RunEnd, now: number): number | undefined {
    if (readyMs !== undefined && readyMs >= HEALTHY_MS) {
      this.#restartsInRow = 0;
      this.#failedStarts = [];
    } else if (readyMs === undefined || !wasKilled) {
      this.#failedStarts = [...this.#failedStarts.filter((time) => now - time < FAILURE_WINDOW_MS), now];
      if (this.#failedStarts.length >= MAX_FAILED_STARTS) return undefined;
    }
    const delay = Math.min(FIRST_DELAY_MS * 2 ** this.#restartsInRow, MAX_DELAY_MS);
    this.#restartsInRow += 1;
    return delay * (0.75 + Math.random() / 4);
  }

  /** Number of failed starts since the last successful one. */
  get failedStarts(): number {
    return this.#failedStarts.length;
  }
}
