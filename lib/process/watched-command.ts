import { spawn, type StdioOptions } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { getProcessIdentity, isRunning, type ProcessIdentity } from './identity.ts';
import { sendStopSignals, type StopSignals } from './stop-signals.ts';
import { waitForExit } from './wait-for-exit.ts';

/** The command that `parent-watchdog.ts` runs, and how to stop it. Passed to it as JSON. */
export interface WatchedCommandOptions extends StopSignals {
  command: string;
  args: string[];
  cwd?: string;
  uid?: number;
  gid?: number;
}

export interface WatchedCommand {
  /**
   * Resolves with an exit code: the exit code of the command, 127 if the command could not be run, or 128 plus the number of the signal that ended it
   * or its watchdog.
   */
  exited: Promise<number>;
  /** Stops the command and resolves once it has ended. */
  stop: () => Promise<void>;
  /** Standard output and standard error of the command, if they are piped. */
  output: Readable[];
}

/** The watchdog's message when the command has started. */
const started = z.object({ pid: z.number() });

const POLL_MS = 20;

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
  // With the compile cache, the watchdog does not load the compiler that removes types, which takes longer than the rest of its start.
  // oxlint-disable-next-line node/no-process-env
  const env: typeof options.env = options.env && { ...options.env, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
  const stdio: StdioOptions = ['ignore', output, output, 'ipc'];
  const watchdog = spawn(process.execPath, [watchdogProgram, JSON.stringify(complete)], {
    stdio,
    detached: true,
    ...(env && { env: env as NodeJS.ProcessEnv }),
  });
  let running: ProcessIdentity | undefined;
  watchdog.on('message', (message) => {
    const parsed = started.safeParse(message);
    if (parsed.success) running = getProcessIdentity(parsed.data.pid);
  });
  // Without its watchdog, the command would outlive this process.
  const commandEnded = new Promise<void>((resolve) => {
    watchdog.once('exit', () => void stopUnwatched(running, complete).then(resolve));
  });
  const exited = waitForExit(watchdog).then(async (code) => {
    await commandEnded;
    return code;
  });
  watchdog.stdout?.setEncoding('utf8');
  watchdog.stderr?.setEncoding('utf8');
  return {
    exited,
    output: [watchdog.stdout, watchdog.stderr].filter((stream) => stream !== null),
    stop: async () => {
      if (watchdog.connected) watchdog.disconnect();
      await exited;
    },
  };
}

/** Stops a command whose watchdog has ended. Normally, the watchdog ends last, and the command has ended before. */
async function stopUnwatched(command: ProcessIdentity | undefined, signals: StopSignals): Promise<void> {
  if (command === undefined || !isRunning(command)) return;
  const cancel = sendStopSignals(command.pid, signals);
  while (isRunning(command)) await sleep(POLL_MS);
  cancel();
}
