import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatLogLine } from '../../lib/log/format-log-line.ts';
import { keepRunning, type Run } from '../../lib/process/keep-running.ts';
import { parseProcessMessage } from '../../lib/process/messages.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';
import { sendSignal } from '../../lib/process/stop-signals.ts';
import { formatExitCode, waitForExit } from '../../lib/process/wait-for-exit.ts';
import type { ProcessRecord } from './process-record.ts';
import type { Session } from './session.ts';
import type { Steps } from './steps.ts';
import { getMemoryFlags, memoryEnvironment } from '../../lib/process/memory-flags.ts';

export interface Program {
  /** Display name in messages: `content service`. */
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Maximum size of the JavaScript heap, in megabytes. A process that needs more exits, so that it does not take memory from the others. */
  memoryMb: number;
}

export interface StartedChild extends Run {
  /** Resolves with the URL of the server. Rejects with the error that the process reports, or if it exits before it is ready. */
  ready: Promise<string>;
}

/** The values that all children of a session share. */
export interface ChildContext {
  steps: Steps;
  session: Session;
  record: ProcessRecord;
}

/** Longer than a server takes to complete the requests that are open when it stops. */
const STOP_TIMEOUT_MS = 20_000;

/**
 * Starts a server program that sends the messages of `messages.ts`. Its steps and output lines are printed with those of this process. The child
 * leads its own process group, so that Ctrl-C in the terminal does not reach it directly: this process decides in which order to stop.
 */
export function startChild({ file, name, env, memoryMb }: Program, { steps, record }: ChildContext): StartedChild {
  const child = spawn(process.execPath, [...getMemoryFlags(memoryMb), file], {
    env: { ...env, ...memoryEnvironment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  record.add(child.pid);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface(stream).on('line', (line) => steps.print(process.stdout.isTTY ? formatLogLine(line) : line));
  }
  const exited = waitForExit(child).then(formatExitCode, (error: Error) => error.message);
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (received) => {
      const message = parseProcessMessage(received);
      if (message === undefined) return;
      if ('error' in message) reject(new OperationalError(message.error));
      else if ('url' in message) resolve(message.url);
      else steps.update(message);
    });
    void exited.then((how) => reject(createExitError(name, how)));
  });
  // Prevent an unhandled rejection when the session ends before anything awaits this promise.
  ready.catch(() => {});
  return { ready, exited, stop: () => stopChild(child, exited) };
}

/**
 * Starts a child like `startChild`, restarts it when it exits, and stops it when the session ends. A crash loop ends the session.
 * @param waitForDependencies resolves when the child can be started again
 * @returns its URL. Rejects with the error of the first start.
 */
export async function keepChildRunning(
  program: Program,
  context: ChildContext,
  waitForDependencies?: (signal: AbortSignal) => Promise<void>,
): Promise<string> {
  const { session, steps } = context;
  const kept = keepRunning({
    name: program.name,
    start: async (signal) => {
      const child = startChild(program, context);
      const stop = () => void child.stop();
      signal.addEventListener('abort', stop);
      try {
        await child.ready;
        return child;
      } catch (error) {
        await child.stop();
        throw error;
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    waitForDependencies,
    log: (line) => steps.print(line),
    onCrashLoop: session.fail,
  });
  session.defer(kept.stop);
  const { ready } = await kept.first;
  return await ready;
}

function createExitError(name: string, how: string): OperationalError {
  return new OperationalError({
    name,
    rule: `exited unexpectedly (${how}).`,
    remedy: 'Its last output is above. Fix the cause, then start again.',
  });
}

/** Disconnects the IPC channel. The server then completes its open requests and exits. It ignores signals (`supervised.ts`). */
async function stopChild(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (child.connected) child.disconnect();
  const inTime = await Promise.race([exited, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  if (inTime !== undefined) return;
  sendSignal(-child.pid, 'SIGKILL');
  await exited;
}
