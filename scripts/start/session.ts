import { setTimeout as sleep } from 'node:timers/promises';
import { getProcessIdentity, isRunning, isShell, getParentPid } from '../../lib/process/identity.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';

/** The lifetime of `npm start` or `npm run dev`. */
export interface Session {
  /** Registers a cleanup function. Cleanups run in reverse order when the session ends, or immediately if it is already ending. */
  defer: (stop: () => Promise<void>) => void;
  /** Ends the session with exit code 1 and prints the error. */
  fail: (error: unknown) => void;
  /** True after the first signal or failure. A child that exits after that was stopped intentionally. */
  readonly isEnding: boolean;
  /** Call it between steps, so that an interrupted start does not continue. @throws SessionEnded if the session is ending */
  throwIfEnding: () => void;
}

class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** A session of a command that ends by itself, such as a benchmark: `stop` runs the cleanups. */
export function createCommandSession(): { session: Session; stop: () => Promise<void> } {
  const cleanups: (() => Promise<void>)[] = [];
  const session: Session = {
    isEnding: false,
    throwIfEnding: () => {},
    defer: (stop) => void cleanups.push(stop),
    fail: (error) => console.error(error),
  };
  const stop = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  };
  return { session, stop };
}

/** How long to wait for the current step to reach a point where it can be stopped. */
const GRACE_PERIOD_MS = 20_000;

/**
 * Runs `start`, waits for Ctrl-C, SIGTERM, SIGHUP or a failure, and then stops everything in reverse order. The exit code is 0 after a signal and 1
 * after a failure. Further signals have no effect: a service manager signals all processes at once, so this process can receive each signal several
 * times, and ending early would interrupt requests. Every step of stopping has a time limit.
 */
export async function runSession(start: (session: Session) => Promise<void>, print: (line: string) => void): Promise<never> {
  const end = Promise.withResolvers<{ error?: unknown }>();
  const cleanups: (() => Promise<void>)[] = [];
  const lateCleanups: Promise<void>[] = [];
  let ending = false;
  const beginEnding = (outcome: { error?: unknown }) => {
    ending = true;
    end.resolve(outcome);
  };
  const session: Session = {
    defer: (stop) => (ending ? lateCleanups.push(runCleanup(stop)) : cleanups.push(stop)),
    fail: (error) => beginEnding({ error }),
    get isEnding() {
      return ending;
    },
    throwIfEnding: () => {
      if (ending) throw new SessionEnded();
    },
  };

  onTermination(() => beginEnding({}));
  const started = start(session).catch((error: unknown) => {
    if (!ending) beginEnding({ error });
  });
  const { error } = await end.promise;
  if (error === undefined) print('Stopping …');
  else print(error instanceof OperationalError ? error.message : formatError(error));
  for (const stop of cleanups.toReversed()) await runCleanup(stop);
  await Promise.race([started, sleep(GRACE_PERIOD_MS)]);
  await Promise.all(lateCleanups);
  if (error === undefined) print('Stopped.');
  process.exit(error === undefined ? 0 : 1);
}

/** Runs a cleanup function. An error is printed, so that it does not prevent the other cleanups. */
async function runCleanup(stop: () => Promise<void>): Promise<void> {
  try {
    await stop();
  } catch (error) {
    process.stderr.write(`Error while stopping: ${formatError(error)}\n`);
  }
}

function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function onTermination(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // npm runs this process in a shell. If npm or the shell ends without forwarding a signal, nothing else would stop this process.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parents = [process.ppid, isShell(process.ppid) ? getParentPid(process.ppid) : undefined].map((pid) => getProcessIdentity(pid ?? 0));
  const watch = setInterval(() => {
    if (parents.every((parent) => parent === undefined || isRunning(parent))) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}
