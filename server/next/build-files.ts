/** Where `next build` puts its files, and at which URLs they are served. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Build output folder, relative to the project. */
export const BUILD_FOLDER = '.next';

/** Written last by a build: without it the build is not complete. */
export const BUILD_ID_FILE = path.join(BUILD_FOLDER, 'BUILD_ID');

/** Every URL that Next serves for itself begins with this. */
export const NEXT_URL_PREFIX = '/_next/';

/** Scripts, stylesheets and media of the build output. Their names contain a hash of their content. */
export const STATIC_URL_PREFIX = `${NEXT_URL_PREFIX}static/`;

export function hasCompleteBuild(project: string): boolean {
  return existsSync(path.join(project, BUILD_ID_FILE));
}

/** Differs between builds. */
export async function readBuildId(project: string): Promise<string> {
  return await readFile(path.join(project, BUILD_ID_FILE), 'utf8');
}

/** The folder that is served at `STATIC_URL_PREFIX`. */
export function getStaticFolder(project: string): string {
  return path.join(project, BUILD_FOLDER, 'static');
}

/** The scripts or stylesheets of a build: their files, by their URL. */
export async function listBuildFiles(project: string, ending: '.js' | '.css'): Promise<Map<string, string>> {
  const folder = getStaticFolder(project);
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(ending)) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(STATIC_URL_PREFIX + path.relative(folder, file).split(path.sep).join('/'), file);
  }
  return files;
}
