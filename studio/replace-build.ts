/** Replaces the build in the folder from which the content service serves it, without a moment in which a page or one of its files is missing. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The files of a new build have new names, because their names contain hashes of their contents. The pages, which refer to them, are replaced when all of them
 * are written. Only then are the files of the previous build deleted.
 * @param written paths of the new files that are in the folder already
 * @param pages paths and contents of the pages, each after its compressed copies
 * @throws Error without pages: the previous build stays
 */
export async function replaceBuild(
  folder: string,
  written: ReadonlySet<string>,
  pages: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  if (pages.size === 0) throw new Error('The build of the studio has no page.');
  for (const [name, content] of pages) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, content);
  }
  for (const name of pages.keys()) await rename(join(folder, `${name}.new`), join(folder, name));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(folder.length + 1);
    if (!written.has(name) && !pages.has(name)) await rm(file);
  }
}
