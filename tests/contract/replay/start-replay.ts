/** Runs the replay in a separate process, because Vite would load some packages of the service twice. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ReplayOptions, ReplayResult } from './replay.ts';

export async function startReplay(options: ReplayOptions = {}): Promise<ReplayResult[]> {
  const child = fork(join(import.meta.dirname, 'replay-process.ts'), [JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let results: ReplayResult[] | undefined;
  child.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'results' in message) results = message.results as ReplayResult[];
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0 || !results) throw new Error(`The replay ended with code ${String(code)}`);
  return results;
}
