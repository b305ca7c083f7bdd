import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords, type Words } from './styles/contents.ts';

/** What some scripts of the build speak of. @param addresses as in documents: `/_next/static/…` */
export type ScriptWords = (addresses: readonly string[]) => Words;

const STATIC_FOLDER = '/_next/static/';

/**
 * Reads the scripts of a build. An island can give an element only such classes and attributes as its script or its data speaks of, and class names of
 * modules are unmistakable.
 * @param project folder with `.next`
 */
export async function loadScriptWords(project: string): Promise<ScriptWords> {
  const folder = path.join(project, '.next', 'static');
  const words = new Map<string, Set<string>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const own = new Set<string>();
    readWords(await readFile(file, 'utf8'), own);
    words.set(STATIC_FOLDER + path.relative(folder, file).split(path.sep).join('/'), own);
  }
  return (addresses) => {
    const sets = addresses.flatMap((address) => words.get(address) ?? []);
    return { has: (word) => sets.some((set) => set.has(word)) };
  };
}
