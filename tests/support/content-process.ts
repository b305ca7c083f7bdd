/** Starts a separate content service for tests that need other settings than the shared one, or that stop or kill it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LogLevel } from '#lib/log/log.ts';
import { parseProcessMessage } from '../../lib/process/messages.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';
import { getMemoryFlags, memoryEnvironment } from '#lib/process/memory-flags.ts';

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
  const ended = once(child, 'exit');
  let databaseUrl = options.databaseUrl ?? '';
  const ready = Promise.withResolvers<string>();
  child.on('message', (received: unknown) => {
    const message = parseProcessMessage(received);
    if (message && 'url' in message) ready.resolve(message.url);
    else if (message && 'error' in message) ready.reject(new OperationalError(message.error));
    else if (typeof received === 'object' && received !== null && 'databaseUrl' in received) databaseUrl = String(received.databaseUrl);
  });
  void ended.then(([code]) => ready.reject(new Error(`The content service ended with code ${String(code)} before it was ready:\n${log}`)));
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const url = await ready.promise;
  return { url, databaseUrl, stop, kill, log: () => log };
}
