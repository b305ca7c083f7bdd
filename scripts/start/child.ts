import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatLogLine } from '../../lib/log/format-log-line.ts';
import { parseProcessMessage } from '../../lib/process/messages.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';
import type { Session } from './session.ts';
import type { Steps } from './steps.ts';

export interface Program {
  /** Display name in messages: `content service`. */
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
}

export interface StartedChild {
  /** Resolves with the URL of the server. Rejects with the error that the process reports, or if it exits before it is ready. */
  ready: Promise<string>;
  /** Resolves with the exit code or signal, as text: `exit code 1`. */
  exited: Promise<string>;
  stop: () => Promise<void>;
}

const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts a server program that sends the messages of `messages.ts`. Its steps and output lines are printed with those of this process. The child
 * leads its own process group, so that Ctrl-C in the terminal does not reach it directly: this process decides in which order to stop.
 */
export function startChild({ file, name, env }: Program, steps: Steps): StartedChild {
  const child = spawn(process.execPath, [file], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface(stream).on('line', (line) => steps.print(process.stdout.isTTY ? formatLogLine(line) : line));
  }
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
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

/** Starts a child like `startChild`, and ends the session if the child exits. The child is stopped when the session ends. */
export function startRequiredChild(program: Program, steps: Steps, session: Session): StartedChild {
  const child = startChild(program, steps);
  session.defer(child.stop);
  void child.exited.then(async (how) => {
    // If the child has reported an error, show that one: it is more specific.
    await child.ready.catch((error: unknown) => session.fail(error));
    session.fail(createExitError(program.name, how));
  });
  return child;
}

function createExitError(name: string, how: string): OperationalError {
  return new OperationalError({
    name,
    rule: `exited unexpectedly (${how}).`,
    remedy: 'Its last output is above. Fix the cause, then start again.',
  });
}

async function stopChild(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const inTime = await Promise.race([exited, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  if (inTime !== undefined) return;
  process.kill(-child.pid, 'SIGKILL');
  await exited;
}
