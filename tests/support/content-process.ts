/** Starts a separate content service for tests that need other settings than the shared one, or that stop or kill it. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LogLevel } from '#lib/log/log.ts';
import { getMemoryFlags, memoryEnvironment } from '#lib/process/memory-flags.ts';
import { followServerProcess } from '#lib/process/server-process.ts';

/** The default of CONTENT_MEMORY_MB. */
const HEAP_MB = 208;

export type ContentProcessOptions = {
  dataDir: string;
  /** By default an embedded PostgreSQL in the data folder. */
  databaseUrl?: string;
  /** By default a cache of the fixture's image sizes, shared by all test runs. */
  mediaDir?: string;
  /** By default false, as in production: no introspection and no field suggestions. */
  allowIntrospection?: boolean;
  logLevel?: LogLevel;
  metricsToken?: string;
  purge?: { url: string; secret: string };
  cache?: { url: string; token: string };
};

export type ContentProcess = {
  url: string;
  databaseUrl: string;
  /** Requests a shutdown and resolves when the process has exited. */
  stop: () => Promise<void>;
  /** Sends SIGKILL, to simulate a crash, and resolves when the process has exited. */
  kill: () => Promise<void>;
  /** Returns the log output so far. */
  log: () => string;
};

export async function startContentProcess(options: ContentProcessOptions): Promise<ContentProcess> {
  const child = fork(join(import.meta.dirname, 'content-process-main.ts'), [JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    execArgv: getMemoryFlags(HEAP_MB),
    // Log lines are JSON in production, which tests parse.
    env: { ...process.env, ...memoryEnvironment, NODE_ENV: 'production' },
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  let databaseUrl = options.databaseUrl ?? '';
  child.on('message', (received: unknown) => {
    if (typeof received === 'object' && received !== null && 'databaseUrl' in received) databaseUrl = String(received.databaseUrl);
  });
  const { ready, stop, kill } = followServerProcess(child, { name: 'The content service', getOutput: () => log });
  const url = await ready;
  return { url, databaseUrl, stop, kill, log: () => log };
}
