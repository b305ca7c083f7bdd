/** Global setup of the contract tests: starts one content service with the fixture seed for all of them. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { followServerProcess } from '../../lib/process/server-process.ts';

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
  child.on('message', (received: unknown) => {
    if (typeof received === 'object' && received !== null && 'databaseUrl' in received)
      project.provide('databaseUrl', String(received.databaseUrl));
  });
  const { ready, stop } = followServerProcess(child, { name: 'The content service' });
  project.provide('contentUrl', await ready);
  return stop;
}
