/**
 * Manifests of the files in the media folder, `.made/<year>/<month>/<name>.json`. A manifest lists the sizes that were created from a file, and
 * reserves its name.
 */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { MediaFile } from './process-image.ts';

export type MediaManifest = {
  /** The pipeline version that created the files. */
  pipeline: number;
  media: MediaFile;
  /** Only for uploaded files: `pending` until the transaction that adds them to the database is committed. */
  upload?: 'pending' | 'committed';
};

/** The folder of the manifests, below the media folder. Files in folders that begin with a dot are never served. */
export const MANIFESTS_FOLDER = '.made';

export const getManifestPath = (mediaDir: string, folder: string, name: string): string =>
  join(mediaDir, MANIFESTS_FOLDER, folder, `${name}.json`);

/** The path of a file's manifest. */
export const getManifestPathForFile = (mediaDir: string, { file }: { file: string }): string =>
  getManifestPath(mediaDir, dirname(file), basename(file).replace(/\.[^.]*$/, ''));

export async function readManifest(file: string): Promise<MediaManifest | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as MediaManifest;
  } catch (error) {
    // A manifest that a crash left incomplete counts as missing.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

export async function writeManifest(file: string, manifest: MediaManifest): Promise<void> {
  const temporary = await writeTemporary(file, manifest);
  await rename(temporary, file);
}

/** Writes a manifest if none exists yet, which reserves the name. @returns false if the name is taken */
export async function claimManifest(file: string, manifest: MediaManifest): Promise<boolean> {
  const temporary = await writeTemporary(file, manifest);
  try {
    await link(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeTemporary(file: string, manifest: MediaManifest): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.new`;
  await writeFile(temporary, JSON.stringify(manifest), { flush: true });
  return temporary;
}
