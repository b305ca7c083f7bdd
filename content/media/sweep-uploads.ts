/** Deletes files from the media folder: the files of a media item, and files that a crash left behind. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './import-files.ts';
import { getManifestPathForFile, MANIFESTS_FOLDER, readManifest, writeManifest } from './media-manifest.ts';
import type { MediaFile } from './process-image.ts';

/** The folder, below the media folder, that uploads are written to first. Files in folders that begin with a dot are never served. */
export const INCOMING_FOLDER = '.incoming';

/** No request takes this long, so an older unfinished upload was interrupted. */
const STALE_MS = 60 * 60_000;

type Files = Pick<MediaFile, 'file' | 'sizes' | 'sources'>;

/** Deletes files and makes their name available. The manifest is deleted last, so that a sweep can finish an interrupted deletion. */
export async function removeUpload(mediaDir: string, media: Files): Promise<void> {
  await removeReplacedFiles(mediaDir, media);
  await releaseName(mediaDir, media.file);
}

/** Deletes files but keeps their name reserved, because their addresses lead to the files that have replaced them. */
export async function removeReplacedFiles(mediaDir: string, media: Files): Promise<void> {
  for (const file of listFiles(media)) await rm(join(mediaDir, file), { force: true });
}

/** Makes the name of a file available for uploads. */
export async function releaseName(mediaDir: string, file: string): Promise<void> {
  await rm(getManifestPathForFile(mediaDir, { file }), { force: true });
}

/**
 * Deletes uploads that a crash interrupted, either while they were received or before their transaction was committed.
 * @param findKnownFiles which of the files the database knows
 * @returns the number of deleted uploads
 */
export async function sweepUploads(
  mediaDir: string,
  now: Date,
  findKnownFiles: (files: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let deletedCount = 0;
  for (const name of await listNames(join(mediaDir, INCOMING_FOLDER))) {
    const work = join(mediaDir, INCOMING_FOLDER, name);
    if (!(await isStale(work, now))) continue;
    await rm(work, { recursive: true, force: true });
    deletedCount += 1;
  }
  for (const name of await listNames(join(mediaDir, MANIFESTS_FOLDER), true)) {
    const path = join(mediaDir, MANIFESTS_FOLDER, name);
    if (name.endsWith('.new') && (await isStale(path, now))) await rm(path, { force: true });
    const manifest = name.endsWith('.json') && (await isStale(path, now)) ? await readManifest(path) : null;
    if (manifest?.upload !== 'pending') continue;
    if ((await findKnownFiles([manifest.media.file])).has(manifest.media.file))
      await writeManifest(path, { ...manifest, upload: 'committed' });
    else {
      await removeUpload(mediaDir, manifest.media);
      deletedCount += 1;
    }
  }
  return deletedCount;
}

async function isStale(path: string, now: Date): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats !== null && now.getTime() - stats.mtimeMs > STALE_MS;
}

async function listNames(folder: string, recursive = false): Promise<string[]> {
  try {
    return await readdir(folder, { recursive });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
