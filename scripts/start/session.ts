import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning, isShell, parentOf } from '../../lib/process/identity.ts';
import { Problem } from '../../lib/process/problem.ts';

/** What a start has to know of its own end. */
export interface Session {
  /** Registers what is to be stopped at the end, last one first. When the end has begun already, it is stopped at once. */
  defer: (stop: () => Promise<void>) => void;
  /** Ends everything with code 1 and this error as the message. */
  fail: (error: unknown) => void;
  /** True from the first signal or failure on: what ends now was meant to. */
  readonly ending: boolean;
  /** @throws CalledOff once the end has begun. Between steps, so that a broken-off start goes no further. */
  check: () => void;
}

class CalledOff extends Error {
  override name = 'CalledOff';
}

/** A step that is under way when the end comes gets this long to reach a point where it can be stopped. */
const graceMs = 20_000;

/**
 * Runs a start and keeps what it started until Ctrl-C, SIGTERM, SIGHUP or a failure, then stops everything in reverse order.
 * Exits with 0 on a signal and with 1 on a failure. A second Ctrl-C doesn't wait: what we started ends by itself without us.
 */
export async function runSession(start: (session: Session) => Promise<void>, say: (line: string) => void): Promise<never> {
  const end = Promise.withResolvers<{ error?: unknown }>();
  const stops: (() => Promise<void>)[] = [];
  const late: Promise<void>[] = [];
  let ending = false;
  const begin = (how: { error?: unknown }) => {
    ending = true;
    end.resolve(how);
  };
  const session: Session = {
    defer: (stop) => (ending ? late.push(quietly(stop)) : stops.push(stop)),
    fail: (error) => begin({ error }),
    get ending() {
      return ending;
    },
    check: () => {
      if (ending) throw new CalledOff();
    },
  };

  onEndSignal(() => (ending ? process.exit(1) : begin({})));
  const started = start(session).catch((error: unknown) => {
    if (!ending) begin({ error });
  });
  const { error } = await end.promise;
  if (error === undefined) say('Stopping …');
  else say(error instanceof Problem ? error.message : describeDefect(error));
  for (const stop of stops.toReversed()) await quietly(stop);
  await Promise.race([started, sleep(graceMs)]);
  await Promise.all(late);
  if (error === undefined) say('Stopped.');
  process.exit(error === undefined ? 0 : 1);
}

/** One part that can't be stopped must not keep the others running. */
async function quietly(stop: () => Promise<void>): Promise<void> {
  try {
    await stop();
  } catch (error) {
    process.stderr.write(`While stopping: ${describeDefect(error)}\n`);
  }
}

function describeDefect(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function onEndSignal(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // npm runs us through a shell. When either of them dies without passing a signal on, we belong to nobody.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const starters = [process.ppid, isShell(process.ppid) ? parentOf(process.ppid) : undefined].map((pid) => identify(pid ?? 0));
  const watch = setInterval(() => {
    if (starters.every((starter) => starter === undefined || isRunning(starter))) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}
