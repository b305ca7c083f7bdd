import path from 'node:path';
import { type ChildContext, type Program, type StartedChild, startChild } from '../start/child.ts';
import { watchFiles } from './watch.ts';

const folders = ['content', 'lib', 'components/blocks', 'components/content-types'];

/** True for files that the content service loads: its own folder, `lib`, and the declarations of blocks and content types. */
function isContentServiceFile(file: string): boolean {
  if (/\.test\.tsx?$/.test(file)) return false;
  return file.startsWith('components') ? /\/(?:block\.json|declaration\.ts)$/.test(file) : /\.(?:ts|json|sql)$/.test(file);
}

/**
 * Runs the content service and restarts it after every change. If it fails to start, it stays down until the next change.
 * @returns its URL, once it is ready for the first time
 */
export async function restartContentOnChange(project: string, program: Program, context: ChildContext): Promise<string> {
  const { steps, session } = context;
  let child: StartedChild | undefined;
  // Restarts run one after the other, even if changes arrive faster.
  let queue = Promise.resolve();

  const begin = async () => {
    const current = startChild(program, context);
    child = current;
    const url = await current.ready;
    void current.exited.then((how) => {
      if (child === current && !session.isEnding)
        steps.print(`The content service exited (${how}). It will restart after the next change.`);
    });
    return url;
  };
  const restart = async (file: string) => {
    const previous = child;
    child = undefined;
    await previous?.stop();
    if (session.isEnding) return;
    const since = performance.now();
    try {
      await begin();
      steps.printDone('content', `restarted after a change of ${path.normalize(file)}`, since);
    } catch (error) {
      steps.clear();
      steps.print(error instanceof Error ? error.message : String(error));
    }
  };

  session.defer(async () => {
    await queue;
    await child?.stop();
  });
  const url = await begin();
  const unwatch = watchFiles(project, folders, isContentServiceFile, (file) => {
    queue = queue.then(() => restart(file));
  });
  session.defer(unwatch);
  return url;
}
