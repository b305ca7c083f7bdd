import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parseProcessMessage } from './messages.ts';
import { OperationalError } from './operational-error.ts';
import { formatExitCode, waitForExit } from './wait-for-exit.ts';

export interface ServerProcess {
  /**
   * Resolves with the URL of the server when it accepts requests. Rejects with the error that the process reports, if it exits before it is ready, and after
   * the time limit.
   */
  ready: Promise<string>;
  /** Resolves with what ended the process, when its output has been read: `exit code 1`, `signal SIGKILL`. */
  exited: Promise<string>;
  /** Disconnects the IPC channel, after which the server completes its open requests and exits. A server with a parent process ignores signals. */
  stop: () => Promise<void>;
  /** Sends SIGKILL, to simulate a crash, and resolves when the process has exited. */
  kill: () => Promise<void>;
}

/**
 * Follows a server program that a benchmark or a test has started with an IPC channel, and that sends the messages of `messages.ts`.
 * @param options.name of the program in errors. @param options.getOutput what the process has printed, if this process reads it
 */
export function followServerProcess(
  child: ChildProcess,
  { name, timeoutMs, getOutput = () => '' }: { name: string; timeoutMs?: number; getOutput?: () => string },
): ServerProcess {
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  // Prevent an unhandled rejection if the caller stops the process without waiting until it is ready.
  ready.catch(() => {});
  const fail = (what: string) => {
    const output = getOutput();
    reject(new Error(`${name} ${what}${output === '' ? '.' : `:\n${output}`}`));
  };
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => fail(`was not ready within ${Math.ceil(timeoutMs / 1000)} s`), timeoutMs);
  child.on('message', (received) => {
    const message = parseProcessMessage(received);
    if (message === undefined) return;
    if ('error' in message) reject(new OperationalError(message.error));
    else if ('url' in message) resolve(message.url);
  });
  const exited = waitForExit(child).then(formatExitCode, (error: Error) => error.message);
  // Processes that a killed server has started may keep its output open for a while.
  const ended = once(child, 'exit').catch(() => {});
  void exited.then((how) => fail(`exited before it was ready (${how})`));
  void Promise.allSettled([ready]).then(() => clearTimeout(timer));
  return {
    ready,
    exited,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
