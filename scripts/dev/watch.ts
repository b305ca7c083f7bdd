import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/** An editor writes a file in several steps, and a branch switch many files. */
const quietMs = 150;

/**
 * Calls `changed` once after every burst of changes to files that `concerns` names.
 * @param folders relative to the project; missing ones are left out.
 * @param concerns gets a path relative to the project.
 */
export function watchFiles(
  project: string,
  folders: string[],
  concerns: (file: string) => boolean,
  changed: (file: string) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders
    .filter((folder) => existsSync(path.join(project, folder)))
    .map((folder) =>
      watch(path.join(project, folder), { recursive: true }, (_, name) => {
        if (name === null) return;
        const file = path.join(folder, name);
        if (!concerns(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => changed(file), quietMs);
      }),
    );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
