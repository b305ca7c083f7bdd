/** Global setup of the contract tests: starts one content service with the fixture seed for all of them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { parseProcessMessage } from '../../lib/process/messages.ts';
import { OperationalError } from '../../lib/process/operational-error.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a content service with the fixture seed. */
    contentUrl: string;
    /** URL of its database. Tests that write create another database on the same server. */
    databaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, 'fixture-service.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  child.on('message', (received: unknown) => {
    const message = parseProcessMessage(received);
    if (message && 'url' in message) ready.resolve(message.url);
    else if (message && 'error' in message) ready.reject(new OperationalError(message.error));
    else if (typeof received === 'object' && received !== null && 'databaseUrl' in received)
      project.provide('databaseUrl', String(received.databaseUrl));
  });
  void ended.then(([code]) => ready.reject(new Error(`The content service ended with code ${String(code)} before it was ready`)));
  project.provide('contentUrl', await ready.promise);
  return async () => {
    child.disconnect();
    await ended;
  };
}
