import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runLeashed } from '../../lib/process/leashed.ts';
import type { Session } from '../start/session.ts';
import type { Steps } from '../start/steps.ts';
import { watchFiles } from './watch.ts';

const folders = ['app', 'components', 'lib'];

/**
 * Runs Relay's compiler now and after every change of a file with a GraphQL text. Its own `--watch` wants watchman, which is a
 * system package. A text that doesn't compile is shown and waits for the next change; Next keeps the last artifacts.
 */
export async function keepArtifactsFresh(project: string, steps: Steps, session: Session): Promise<void> {
  let queue = Promise.resolve();
  const hasGraphql = (file: string) => {
    if (!/\.tsx?$/.test(file)) return false;
    const absolute = path.join(project, file);
    // A file that is gone may have held a text.
    return !existsSync(absolute) || readFileSync(absolute, 'utf8').includes('graphql`');
  };
  const unwatch = watchFiles(project, folders, hasGraphql, (file) => {
    queue = queue.then(() => compile(project, steps, `for ${file}`));
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
  const run = runLeashed({ command: process.execPath, args: [cli], cwd: project });
  const output = await Promise.all(run.output.map((stream) => text(stream)));
  if ((await run.exited) === 0) steps.done('relay', detail, since);
  else steps.say(output.join('').trim());
}
