import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWords, type Words } from './styles/contents.ts';

/**
 * Every word in the scripts of a build. An island can give an element only such classes and attributes as its script or its data speaks of, and class
 * names of modules are unmistakable.
 * @param project folder with `.next`
 */
export async function loadScriptWords(project: string): Promise<Words> {
  const folder = path.join(project, '.next', 'static');
  const words = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith('.js')) readWords(await readFile(path.join(entry.parentPath, entry.name), 'utf8'), words);
  }
  return words;
}
