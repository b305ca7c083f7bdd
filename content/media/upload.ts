/**
 * The way of a file somebody brings into the media folder: onto the disk, looked at, made into its sizes in a folder of its own, and moved to
 * its place only when all of that went well. Nothing that stands there already is written over.
 */
import { createHash, randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clearFilm } from './film.ts';
import { findKind, type MediaKind } from './kinds.ts';
import { filesOf } from './library.ts';
import { toFileName } from './names.ts';
import { claimNote, noteOf, writeNote, type Note } from './notes.ts';
import { makePicture, UnsupportedMedia, type MediaFile } from './picture.ts';
import { acceptKind, RefusedUpload, shown, tooLarge, type UploadRules } from './rules.ts';
import { PIPELINE } from './sizes.ts';
import { INCOMING, removeUpload } from './sweep.ts';
import { takeTurns } from './turns.ts';

/** Pictures in work at the same time: each may need some hundred megabytes while it is decoded. */
const turn = takeTurns(2);

export type Claimed = {
  /** As the file was called; its content must be of the kind its ending says. */
  name: string;
  /** MIME type it was sent with, if any. */
  type?: string | undefined;
};

/** A file that stands in the media folder and is in no database yet. */
export type Upload = {
  media: MediaFile;
  /** Says that the database knows it. */
  keep: () => Promise<void>;
  /** Takes its files away again. */
  discard: () => Promise<void>;
};

/**
 * @param date chooses the folder
 * @throws RefusedUpload for what is too large, of another kind than it says, or broken; nothing of it is left then
 */
export async function receiveUpload(
  mediaDir: string,
  content: Readable,
  claimed: Claimed,
  rules: UploadRules,
  date: Date,
): Promise<Upload> {
  const work = join(mediaDir, INCOMING, randomUUID());
  await mkdir(work, { recursive: true });
  try {
    const given = join(work, 'given');
    const { size, hash } = await write(content, given, claimed.name, rules.maxBytes);
    const kind = acceptKind(await findKind(given), claimed, size, rules);
    const folder = date.toISOString().slice(0, 7).replace('-', '/');
    const made = await turn(() => make(given, work, kind, { folder, name: toFileName(claimed.name) }, claimed.name));
    const media = await publish(mediaDir, work, { ...made, contentHash: hash }, folder);
    const note = (upload: 'pending' | 'kept'): Note => ({ pipeline: PIPELINE, media, upload });
    return {
      media,
      keep: () => writeNote(noteOf(mediaDir, media), note('kept')),
      discard: () => removeUpload(mediaDir, media),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Writes what comes to a file, and stops as soon as it is more than any file may have. */
async function write(content: Readable, path: string, name: string, limit: number): Promise<{ size: number; hash: string }> {
  const digest = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      if (size > limit) done(tooLarge(name, limit));
      else done(null, chunk);
    },
  });
  await pipeline(content, count, createWriteStream(path, { flush: true }));
  return { size, hash: digest.digest('hex') };
}

type Place = { folder: string; name: string };

async function make(given: string, work: string, kind: MediaKind, place: Place, name: string): Promise<Omit<MediaFile, 'contentHash'>> {
  try {
    if (kind.isPicture) return await makePicture(given, work, place);
    if (kind.mimeType === 'video/mp4') await clearFilm(given);
  } catch (error) {
    if (error instanceof UnsupportedMedia) throw new RefusedUpload('kind', `${shown(name)} is not taken. ${error.message}`);
    throw error;
  }
  const file = `${place.folder}/${place.name}.${kind.extension}`;
  await mkdir(join(work, place.folder), { recursive: true });
  await rename(given, join(work, file));
  const { size } = await stat(join(work, file));
  return { file, mimeType: kind.mimeType, fileSize: size, width: null, height: null, placeholderColor: null, sizes: [], sources: [] };
}

/** Names that are tried before somebody is asked for another. */
const MAX_TRIES = 10_000;

/** Moves finished files to their place, under the first name that none of them has to share: `dock`, `dock-1`, `dock-2`, … as in WordPress. */
async function publish(mediaDir: string, work: string, made: MediaFile, folder: string): Promise<MediaFile> {
  for (const file of filesOf(made)) await flush(join(work, file));
  await mkdir(join(mediaDir, folder), { recursive: true });
  for (let number = 0; number < MAX_TRIES; number += 1) {
    const media = number === 0 ? made : renamed(made, number);
    if (!(await claimNote(noteOf(mediaDir, media), { pipeline: PIPELINE, media, upload: 'pending' }))) continue;
    if (await moveAll(work, filesOf(made), mediaDir, filesOf(media))) {
      await flush(join(mediaDir, folder));
      return media;
    }
    await rm(noteOf(mediaDir, media), { force: true });
  }
  throw new RefusedUpload('kind', `Too many files are called "${basename(made.file)}" already. Give it another name.`);
}

function renamed(media: MediaFile, number: number): MediaFile {
  const stem = media.file.replace(/\.[^.]*$/, '');
  const move = (file: string) => `${stem}-${number}${file.slice(stem.length)}`;
  return {
    ...media,
    file: move(media.file),
    sizes: media.sizes.map((size) => ({ ...size, file: move(size.file) })),
    sources: media.sources.map((source) => ({
      ...source,
      variants: source.variants.map((variant) => ({ ...variant, file: move(variant.file) })),
    })),
  };
}

/** @returns false when one of the places is taken; nothing has been moved then */
async function moveAll(work: string, from: readonly string[], mediaDir: string, to: readonly string[]): Promise<boolean> {
  const placed: string[] = [];
  try {
    for (const [index, file] of from.entries()) {
      const target = join(mediaDir, to[index] ?? file);
      await placeNew(join(work, file), target);
      placed.push(target);
    }
    return true;
  } catch (error) {
    for (const target of placed) await rm(target, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A link fails where a file stands, a rename would replace it. Some file systems know no links. */
async function placeNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Waits until a file, or the names in a folder, are on the disk itself. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
