/** Takes files out of the media folder: those of one media item, and what a crash has left behind. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from './library.ts';
import { noteOf, NOTES, readNote, writeNote } from './notes.ts';
import type { MediaFile } from './picture.ts';

/** Folder below the media folder in which uploads arrive; a name with a dot at its start is never served. */
export const INCOMING = '.incoming';

/** What is older than this and still not finished never will be: no request takes so long. */
const STALE_MS = 60 * 60_000;

/** The note goes last: as long as it is there, a sweep finds what is left. */
export async function removeUpload(mediaDir: string, media: Pick<MediaFile, 'file' | 'sizes' | 'sources'>): Promise<void> {
  for (const file of filesOf(media)) await rm(join(mediaDir, file), { force: true });
  await rm(noteOf(mediaDir, media), { force: true });
}

/**
 * Takes away uploads that a crash has cut off: those still arriving, and those whose transaction never ended.
 * @param known which of some files the database has
 * @returns how many uploads were taken away
 */
export async function sweepUploads(
  mediaDir: string,
  now: Date,
  known: (files: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let swept = 0;
  for (const name of await namesIn(join(mediaDir, INCOMING))) {
    const work = join(mediaDir, INCOMING, name);
    if (!(await isStale(work, now))) continue;
    await rm(work, { recursive: true, force: true });
    swept += 1;
  }
  for (const name of await namesIn(join(mediaDir, NOTES), true)) {
    const path = join(mediaDir, NOTES, name);
    if (name.endsWith('.new') && (await isStale(path, now))) await rm(path, { force: true });
    const note = name.endsWith('.json') && (await isStale(path, now)) ? await readNote(path) : null;
    if (note?.upload !== 'pending') continue;
    if ((await known([note.media.file])).has(note.media.file)) await writeNote(path, { ...note, upload: 'kept' });
    else {
      await removeUpload(mediaDir, note.media);
      swept += 1;
    }
  }
  return swept;
}

async function isStale(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && now.getTime() - found.mtimeMs > STALE_MS;
}

async function namesIn(folder: string, recursive = false): Promise<string[]> {
  try {
    return await readdir(folder, { recursive });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
