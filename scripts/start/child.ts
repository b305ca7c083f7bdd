import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatLogLine } from '../../lib/log/format-log-line.ts';
import { readMessage } from '../../lib/process/messages.ts';
import { Problem } from '../../lib/process/problem.ts';
import type { Session } from './session.ts';
import type { Steps } from './steps.ts';

export interface Program {
  /** How a message calls it: `content service`. */
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
}

export interface StartedChild {
  /** Resolves with its address; rejects with its own problem, or when it ends before. */
  ready: Promise<string>;
  exited: Promise<string>;
  stop: () => Promise<void>;
}

const stopMs = 10_000;

/**
 * Starts a program of the product that speaks `messages.ts`. Its steps and lines are shown as ours; its end is ours as well,
 * which `keepChild` sees to. It leads a process group, so that Ctrl-C reaches it through us alone and in our order.
 */
export function startChild({ file, name, env }: Program, steps: Steps): StartedChild {
  const child = spawn(process.execPath, [file], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface(stream).on('line', (line) => steps.say(process.stdout.isTTY ? formatLogLine(line) : line));
  }
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (received) => {
      const message = readMessage(received);
      if (message === undefined) return;
      if ('problem' in message) reject(new Problem(message.problem));
      else if ('url' in message) resolve(message.url);
      else steps.take(message);
    });
    void exited.then((how) => reject(diedProblem(name, how)));
  });
  // Whoever waits sees the rejection; after a signal nobody does.
  ready.catch(() => {});
  return { ready, exited, stop: () => stopChild(child, exited) };
}

/** As `startChild`, and the session ends with the child, and the child with the session. */
export function keepChild(program: Program, steps: Steps, session: Session): StartedChild {
  const child = startChild(program, steps);
  session.defer(child.stop);
  void child.exited.then(async (how) => {
    // A problem the child told us first is the better message.
    await child.ready.catch((error: unknown) => session.fail(error));
    session.fail(diedProblem(program.name, how));
  });
  return child;
}

function diedProblem(name: string, how: string): Problem {
  return new Problem({
    name,
    rule: `ended by itself (${how}), and nothing works without it.`,
    remedy: 'Its last lines are above; put the cause right, then start again.',
  });
}

async function stopChild(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const inTime = await Promise.race([exited, sleep(stopMs, undefined, { ref: false })]);
  if (inTime !== undefined) return;
  process.kill(-child.pid, 'SIGKILL');
  await exited;
}
