/** Starts the replay in a process: under Vite the service's packages would be loaded twice. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Outcome } from './replay.ts';

/** @param only a part of the names of the recordings to replay */
export async function startReplay(only = ''): Promise<Outcome[]> {
  const child = fork(join(import.meta.dirname, 'replay-process.ts'), [only], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let outcomes: Outcome[] | undefined;
  child.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'outcomes' in message) outcomes = message.outcomes as Outcome[];
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0 || !outcomes) throw new Error(`The replay ended with code ${String(code)}`);
  return outcomes;
}
