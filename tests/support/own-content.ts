/** Content services that a test has for itself: with other settings than the shared one, or to be ended in the middle of something. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LogLevel } from '#lib/log/log.ts';
import { parseProcessMessage } from '../../lib/process/messages.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';

export type OwnContentOptions = {
  dataDir: string;
  /** An embedded PostgreSQL in the data folder where it is not given. */
  databaseUrl?: string;
  /** As the public finds it in production where it is not given: no introspection, no suggestions. */
  explore?: boolean;
  logLevel?: LogLevel;
  metricsToken?: string;
  purge?: { url: string; secret: string };
};

export type OwnContent = {
  url: string;
  databaseUrl: string;
  /** SIGTERM; resolves when the process has ended. */
  stop: () => Promise<void>;
  /** SIGKILL, as when a machine is gone. */
  kill: () => Promise<void>;
  /** What it wrote to its log so far. */
  log: () => string;
};

export async function startOwnContent(options: OwnContentOptions): Promise<OwnContent> {
  const child = fork(join(import.meta.dirname, 'own-content-process.ts'), [JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
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
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  const url = await ready.promise;
  return { url, databaseUrl, stop: () => end('SIGTERM'), kill: () => end('SIGKILL'), log: () => log };
}
