/** Notes beside the media folder's files, `.made/<year>/<month>/<name>.json`: what was made of a file, and whose name a name is. */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { MediaFile } from './picture.ts';

export type Note = {
  pipeline: number;
  media: MediaFile;
  /** Of uploaded files: `pending` until the database knows them. */
  upload?: 'pending' | 'kept';
};

/** Folder of the notes, below the media folder; a name with a dot at its start is never served. */
export const NOTES = '.made';

export const noteFile = (mediaDir: string, folder: string, name: string): string => join(mediaDir, NOTES, folder, `${name}.json`);

/** The note of a file at its place below the media folder. */
export const noteOf = (mediaDir: string, { file }: { file: string }): string =>
  noteFile(mediaDir, dirname(file), basename(file).replace(/\.[^.]*$/, ''));

export async function readNote(file: string): Promise<Note | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Note;
  } catch (error) {
    // A note cut off by a crash says as little as a missing one.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

export async function writeNote(file: string, note: Note): Promise<void> {
  const fresh = await writeBeside(file, note);
  await rename(fresh, file);
}

/** Writes a note where none is yet. @returns false when the name is taken */
export async function claimNote(file: string, note: Note): Promise<boolean> {
  const fresh = await writeBeside(file, note);
  try {
    await link(fresh, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(fresh, { force: true });
  }
}

async function writeBeside(file: string, note: Note): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}.new`;
  await writeFile(fresh, JSON.stringify(note), { flush: true });
  return fresh;
}
