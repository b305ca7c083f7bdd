import path from 'node:path';
import { type Program, type StartedChild, startChild } from '../start/child.ts';
import type { Session } from '../start/session.ts';
import type { Steps } from '../start/steps.ts';
import { watchFiles } from './watch.ts';

const folders = ['content', 'lib', 'components/blocks'];

/** The content service runs from the folder `content`, from pure parts of `lib`, and from what blocks declare for it. */
function concerns(file: string): boolean {
  if (/\.test\.tsx?$/.test(file)) return false;
  return file.startsWith('components') ? /(?:block\.json|\.resolvers\.ts)$/.test(file) : /\.(?:ts|json|sql)$/.test(file);
}

/**
 * Runs the content service and starts it again after every change. One that fails stays down until the next change: its
 * author is in the middle of something.
 * @returns when it is ready for the first time.
 */
export async function keepContentFresh(project: string, program: Program, steps: Steps, session: Session): Promise<string> {
  let child: StartedChild | undefined;
  // One restart after the other, however fast the changes come.
  let queue = Promise.resolve();

  const begin = async () => {
    const current = startChild(program, steps);
    child = current;
    const url = await current.ready;
    void current.exited.then((how) => {
      if (child === current && !session.ending) steps.say(`The content service ended (${how}); it starts again with the next change.`);
    });
    return url;
  };
  const restart = async (file: string) => {
    const previous = child;
    child = undefined;
    await previous?.stop();
    if (session.ending) return;
    const since = performance.now();
    try {
      await begin();
      steps.done('content', `started again for ${path.normalize(file)}`, since);
    } catch (error) {
      steps.rest();
      steps.say(error instanceof Error ? error.message : String(error));
    }
  };

  session.defer(async () => {
    await queue;
    await child?.stop();
  });
  const url = await begin();
  const unwatch = watchFiles(project, folders, concerns, (file) => {
    queue = queue.then(() => restart(file));
  });
  session.defer(unwatch);
  return url;
}
