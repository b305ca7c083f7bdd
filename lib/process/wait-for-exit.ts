import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { finished } from 'node:stream/promises';

/**
 * Resolves when a child process has ended and its output has been read. Node's `close` event does the same, except that it never comes if this process
 * has disconnected the IPC channel.
 * @returns the exit code, or 128 plus the number of the signal that ended the process, as shells report it
 * @throws Error if the child could not be started
 */
export async function waitForExit(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  const outputs = [child.stdout, child.stderr].filter((stream) => stream !== null);
  await Promise.allSettled(outputs.map((stream) => finished(stream)));
  return signal === null ? (code ?? 1) : getSignalExitCode(signal);
}

export function getSignalExitCode(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

/** Formats an exit code as `waitForExit` returns it: `exit code 1`, `signal SIGKILL`. */
export function formatExitCode(code: number): string {
  const signal = Object.entries(constants.signals).find(([, number]) => 128 + number === code);
  return signal === undefined ? `exit code ${code}` : `signal ${signal[0]}`;
}
