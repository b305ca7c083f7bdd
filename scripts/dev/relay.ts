import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runWatchedCommand } from '../../lib/process/watched-command.ts';
import type { Session } from '../start/session.ts';
import type { Steps } from '../start/steps.ts';
import { watchFiles } from './watch.ts';

const folders = ['app', 'components', 'lib'];

/**
 * Runs the Relay compiler now and after every change of a file with a `graphql` tag. Relay's own `--watch` requires Watchman, a system package.
 * Compile errors are printed, and Next continues with the previous artifacts.
 */
export async function compileRelayOnChange(project: string, steps: Steps, session: Session): Promise<void> {
  let queue = Promise.resolve();
  const hasGraphql = (file: string) => {
    if (!/\.tsx?$/.test(file)) return false;
    const absolute = path.join(project, file);
    // A deleted file may have contained GraphQL.
    return !existsSync(absolute) || readFileSync(absolute, 'utf8').includes('graphql`');
  };
  const unwatch = watchFiles(project, folders, hasGraphql, (file) => {
    queue = queue.then(() => compile(project, steps, `recompiled after a change of ${file}`));
  });
  session.defer(async () => {
    await unwatch();
    await queue;
  });
  await compile(project, steps, 'artifacts are up to date');
}

async function compile(project: string, steps: Steps, detail: string): Promise<void> {
  const since = performance.now();
  const cli = path.join(project, 'node_modules', 'relay-compiler', 'cli.js');
  const run = runWatchedCommand({ command: process.execPath, args: [cli], cwd: project });
  const output = await Promise.all(run.output.map((stream) => text(stream)));
  if ((await run.exited) === 0) steps.printDone('relay', detail, since);
  else steps.print(output.join('').trim());
}
