import { spawn, type StdioOptions } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The command that `parent-watchdog.ts` runs, and how to stop it. Passed to it as JSON. */
export interface WatchedCommandOptions {
  command: string;
  args: string[];
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Signals sent one after the other, `graceMs` apart, until the command ends. */
  stopSignals: NodeJS.Signals[];
  graceMs: number;
  /** Send the signals to the whole process group of the command, not only to the command. SIGKILL always goes to the group. */
  signalGroup: boolean;
}

export interface WatchedCommand {
  /** Resolves with an exit code: the exit code of the command, 127 if the command could not be run, or 128 if a signal ended it. */
  exited: Promise<number>;
  /** Stops the command and resolves once it has ended. */
  stop: () => Promise<void>;
  /** Standard output and standard error of the command, if they are piped. */
  output: Readable[];
}

const watchdogProgram = fileURLToPath(new URL('parent-watchdog.ts', import.meta.url));

/**
 * Runs a command that is stopped when this process ends for any reason, SIGKILL included.
 * @param command what to run. By default it is stopped with SIGTERM and, 5 seconds later, with SIGKILL, sent to its whole process group.
 * @param options.env environment of the command; by default the environment of this process
 * @param options.output where standard output and standard error go: `pipe` (the default), `inherit` or a file descriptor
 */
export function runWatchedCommand(
  command: Omit<WatchedCommandOptions, 'stopSignals' | 'graceMs' | 'signalGroup'> & Partial<WatchedCommandOptions>,
  options: { env?: Record<string, string | undefined>; output?: 'pipe' | 'inherit' | number } = {},
): WatchedCommand {
  const complete: WatchedCommandOptions = { stopSignals: ['SIGTERM', 'SIGKILL'], graceMs: 5000, signalGroup: true, ...command };
  const output = options.output ?? 'pipe';
  const stdio: StdioOptions = ['ignore', output, output, 'ipc'];
  const watchdog = spawn(process.execPath, [watchdogProgram, JSON.stringify(complete)], {
    stdio,
    detached: true,
    ...(options.env && { env: options.env as NodeJS.ProcessEnv }),
  });
  const exited = new Promise<number>((resolve, reject) => {
    watchdog.once('error', reject);
    watchdog.once('close', (code) => resolve(code ?? 128));
  });
  watchdog.stdout?.setEncoding('utf8');
  watchdog.stderr?.setEncoding('utf8');
  return {
    exited,
    output: [watchdog.stdout, watchdog.stderr].filter((stream) => stream !== null),
    stop: async () => {
      watchdog.kill('SIGTERM');
      await exited;
    },
  };
}
