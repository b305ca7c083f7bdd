import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/** Debounce interval: editors write a file in several steps, and switching branches changes many files at once. */
const DEBOUNCE_MS = 150;

/**
 * Calls `onChange` once after every burst of changes to relevant files.
 * @param folders relative to the project; missing folders are ignored
 * @param isRelevant receives a path relative to the project
 * @returns a function that stops watching
 */
export function watchFiles(
  project: string,
  folders: string[],
  isRelevant: (file: string) => boolean,
  onChange: (file: string) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders
    .filter((folder) => existsSync(path.join(project, folder)))
    .map((folder) =>
      watch(path.join(project, folder), { recursive: true }, (_, name) => {
        if (name === null) return;
        const file = path.join(folder, name);
        if (!isRelevant(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => onChange(file), DEBOUNCE_MS);
      }),
    );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
