import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { VisitorFigures, VisitorOptions } from './visitor-messages.ts';

/** Starts a visitor in a process of its own. @returns a function that stops the visitor and returns what it measured */
export function startVisitor(options: VisitorOptions): () => Promise<VisitorFigures> {
  const program = new URL('visitor-main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return async () => {
    const message = once(child, 'message');
    child.send('stop');
    const [figures] = (await message) as [VisitorFigures];
    return figures;
  };
}
