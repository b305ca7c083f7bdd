import { setTimeout as sleep } from 'node:timers/promises';
import { OperationalError } from './operational-error.ts';
import { RestartPolicy, type RunEnd } from './restart-policy.ts';

/** One run of a server process that is ready. */
export interface Run {
  /** Resolves when the process has ended, with the reason as text: `exit code 1`, `signal SIGKILL`. */
  exited: Promise<string>;
  /** Stops the process and resolves once it has ended. */
  stop: () => Promise<void>;
}

export interface KeepRunningOptions<R extends Run> {
  /** Display name in messages: `content service`. */
  name: string;
  /**
   * Starts the process and resolves when it is ready. If it cannot become ready or the signal is aborted, it stops the process before it rejects.
   */
  start: (signal: AbortSignal) => Promise<R>;
  /** Resolves when everything that the process needs is available. Called before each restart, not before the first start. */
  waitForDependencies?: ((signal: AbortSignal) => Promise<void>) | undefined;
  log: (line: string) => void;
  /** Called when restarting does not help. The process is not started again. */
  onCrashLoop: (error: OperationalError) => void;
}

export interface KeptRunning<R extends Run> {
  /** The first run. Rejects with the error of the first start, which is not repeated: it is usually a wrong setting. */
  first: Promise<R>;
  /** Stops the process, or the start in progress, and does not restart it. */
  stop: () => Promise<void>;
}

/** Starts a server process and restarts it when it ends, with increasing delays (`restart-policy.ts`), until it is stopped or a crash loop is found. */
export function keepRunning<R extends Run>(options: KeepRunningOptions<R>): KeptRunning<R> {
  const { start, waitForDependencies, onCrashLoop, name, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const first = start(signal);
  let current = first;

  const restartUntilStopped = async () => {
    const policy = new RestartPolicy();
    let end = await waitForEnd(first);
    while (!signal.aborted) {
      const delayMs = policy.registerEnd(end, performance.now());
      if (delayMs === undefined) {
        onCrashLoop(createCrashLoopError(name, end.reason, policy.failedStarts));
        return;
      }
      log(`${name}: exited unexpectedly (${end.reason}). Restarting in ${(delayMs / 1000).toFixed(1)} s.`);
      await sleep(delayMs, undefined, { signal }).catch(() => {});
      await waitForDependencies?.(signal);
      if (signal.aborted) return;
      const startedAt = performance.now();
      current = start(signal);
      void current.then(
        () => log(`${name}: restarted in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`),
        () => {},
      );
      end = await waitForEnd(current);
    }
  };
  const finished = first.then(restartUntilStopped, () => {});
  return {
    first,
    stop: async () => {
      stopping.abort();
      await current.then(
        (run) => run.stop(),
        () => {},
      );
      await finished;
    },
  };
}

async function waitForEnd(starting: Promise<Run>): Promise<RunEnd> {
  try {
    const run = await starting;
    const readyAt = performance.now();
    const reason = await run.exited;
    return { reason, readyMs: performance.now() - readyAt, wasKilled: reason === 'signal SIGKILL' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error), readyMs: undefined, wasKilled: false };
  }
}

function createCrashLoopError(name: string, reason: string, failedStarts: number): OperationalError {
  return new OperationalError({
    name,
    rule: `exited unexpectedly ${failedStarts} times in a row, so it is not restarted again. The last time: ${reason}`,
    remedy: 'Its last output is above. Fix the cause, then start again.',
    example: 'npm start',
  });
}
