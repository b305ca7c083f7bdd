/** Runs `npm run backup` and `npm run restore` as processes, and optionally kills them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type CommandResult = { code: number | null; wasKilled: boolean; output: string; milliseconds: number };

export type CommandOptions = {
  dataDir: string;
  /** By default the embedded database of the data folder. */
  databaseUrl?: string;
  /** Milliseconds after which the process gets SIGKILL. */
  killAfterMs?: number;
};

const project = path.resolve(import.meta.dirname, '../..');

export async function runBackupCommand(
  command: 'backup' | 'restore',
  args: readonly string[],
  { dataDir, databaseUrl, killAfterMs }: CommandOptions,
): Promise<CommandResult> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(project, 'content', 'backup', `${command}-main.ts`), ...args], {
    cwd: project,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not `close`: the embedded PostgreSQL inherits nothing, but its watchdog may end a moment after a killed process.
  const ended = once(child, 'exit');
  if (killAfterMs !== undefined) {
    await Promise.race([ended, sleep(killAfterMs, undefined, { ref: false })]);
    child.kill('SIGKILL');
  }
  const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  return { code, wasKilled: signal === 'SIGKILL', output, milliseconds: performance.now() - startedAt };
}

/** @throws Error if the command fails */
export async function runBackupCommandOrThrow(
  command: 'backup' | 'restore',
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const result = await runBackupCommand(command, args, options);
  if (result.code !== 0)
    throw new Error(`npm run ${command} -- ${args.join(' ')} failed with code ${String(result.code)}:\n${result.output}`);
  return result;
}
