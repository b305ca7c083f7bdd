import { readFile } from 'node:fs/promises';
import { collectNames, type NameSet } from '../html/styles/document-contents.ts';
import { listBuildFiles } from './build-files.ts';

/** Returns all names that occur in the specified build scripts. @param urls as documents contain them */
export type GetScriptNames = (urls: readonly string[]) => NameSet;

/**
 * Reads the scripts of a build. An island can give an element only such classes and attributes as occur in its script or in its data,
 * and the class names of CSS modules are unique.
 */
export async function loadScriptNames(project: string): Promise<GetScriptNames> {
  const namesByUrl = new Map<string, Set<string>>();
  for (const [url, file] of await listBuildFiles(project, '.js')) {
    const names = new Set<string>();
    collectNames(await readFile(file, 'utf8'), names);
    namesByUrl.set(url, names);
  }
  return (urls) => {
    const sets = urls.flatMap((url) => namesByUrl.get(url) ?? []);
    return { has: (name) => sets.some((set) => set.has(name)) };
  };
}
