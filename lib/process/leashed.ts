import { spawn, type StdioOptions } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** What `leash.ts` is asked to run. */
export interface LeashOrder {
  command: string;
  args: string[];
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Sent one after the other, `graceMs` apart, until the command has ended. */
  stopSignals: NodeJS.Signals[];
  graceMs: number;
  /** Signals go to the command's whole process group instead of to the command alone. SIGKILL always does. */
  signalGroup: boolean;
}

export interface Leashed {
  /** Resolves with the exit code: the command's own, 127 when it couldn't be run, 128 when a signal ended it. */
  exited: Promise<number>;
  /** Stops the command and resolves when it has ended. */
  stop: () => Promise<void>;
  /** Standard output and error of the command, when they are piped. */
  output: Readable[];
}

const leashProgram = fileURLToPath(new URL('leash.ts', import.meta.url));

/** Runs a command that is stopped when this process ends in whatever way. */
export function runLeashed(
  order: Omit<LeashOrder, 'stopSignals' | 'graceMs' | 'signalGroup'> & Partial<LeashOrder>,
  options: { env?: Record<string, string | undefined>; output?: 'pipe' | 'inherit' | number } = {},
): Leashed {
  const complete: LeashOrder = { stopSignals: ['SIGTERM', 'SIGKILL'], graceMs: 5000, signalGroup: true, ...order };
  const output = options.output ?? 'pipe';
  const stdio: StdioOptions = ['ignore', output, output, 'ipc'];
  const leash = spawn(process.execPath, [leashProgram, JSON.stringify(complete)], {
    stdio,
    detached: true,
    ...(options.env && { env: options.env as NodeJS.ProcessEnv }),
  });
  const exited = new Promise<number>((resolve, reject) => {
    leash.once('error', reject);
    leash.once('close', (code) => resolve(code ?? 128));
  });
  leash.stdout?.setEncoding('utf8');
  leash.stderr?.setEncoding('utf8');
  return {
    exited,
    output: [leash.stdout, leash.stderr].filter((stream) => stream !== null),
    stop: async () => {
      leash.kill('SIGTERM');
      await exited;
    },
  };
}
