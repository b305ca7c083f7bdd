/**
 * Receives an uploaded file: writes it to a temporary folder, checks its type, creates its sizes there, and moves everything to the media folder only
 * if all of that succeeded. Existing files are never overwritten.
 */
import { createHash, randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { stripVideoMetadata } from './strip-video-metadata.ts';
import type { FileType } from '#lib/media/file-types.ts';
import { detectFileType } from './file-types.ts';
import { ensureVariant, isVariant, listVariants } from './image-variants.ts';
import { listFiles } from './import-files.ts';
import { toFileName } from './file-name.ts';
import { claimManifest, getManifestPathForFile, writeManifest, type MediaManifest } from './media-manifest.ts';
import { processImage, UnsupportedMedia, type MediaFile } from './process-image.ts';
import { validateUpload, UploadError, formatFileLabel, createTooLargeError, type UploadRules } from './upload-rules.ts';
import { PIPELINE_VERSION } from './image-sizes.ts';
import { INCOMING_FOLDER, removeUpload } from './sweep-uploads.ts';

/** Files are processed two at a time, because a decoded image can need several hundred megabytes. */
const limitProcessing = pLimit(2);

/** What the client says about a file. */
export type ClaimedFile = {
  /** The extension must match the content. */
  name: string;
  /** MIME type, if the client sent one. */
  type?: string | undefined;
};

/** A file in the media folder that is not in the database yet. */
export type Upload = {
  media: MediaFile;
  /** Call this after the file has been added to the database. */
  commit: () => Promise<void>;
  /** Deletes the files. */
  discard: () => Promise<void>;
};

/**
 * @param date determines the folder
 * @throws UploadError if the file is too large, damaged, or of another type than it claims. Nothing of it stays on the disk then.
 */
export async function receiveUpload(
  mediaDir: string,
  content: Readable,
  claimed: ClaimedFile,
  rules: UploadRules,
  date: Date,
): Promise<Upload> {
  const work = join(mediaDir, INCOMING_FOLDER, randomUUID());
  await mkdir(work, { recursive: true });
  try {
    const original = join(work, 'original');
    const { size, hash } = await writeLimited(content, original, claimed.name, rules.maxBytes);
    const type = validateUpload(await detectFileType(original), claimed, size, rules);
    const folder = date.toISOString().slice(0, 7).replace('-', '/');
    const location = { folder, name: toFileName(claimed.name) };
    const processed = await limitProcessing(() => processFile(original, work, type, location, claimed.name));
    const media = await moveToLibrary(mediaDir, work, { ...processed, contentHash: hash }, folder);
    const manifest: MediaManifest = { pipeline: PIPELINE_VERSION, media, upload: 'committed' };
    return {
      media,
      commit: () => writeManifest(getManifestPathForFile(mediaDir, media), manifest),
      discard: () => removeUpload(mediaDir, media),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Writes a stream to a file. @throws UploadError as soon as it exceeds the limit */
async function writeLimited(content: Readable, path: string, name: string, limit: number): Promise<{ size: number; hash: string }> {
  const digest = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      if (size > limit) done(createTooLargeError(name, limit));
      else done(null, chunk);
    },
  });
  await pipeline(content, count, createWriteStream(path, { flush: true }));
  return { size, hash: digest.digest('hex') };
}

type LibraryLocation = { folder: string; name: string };

async function processFile(
  original: string,
  work: string,
  type: FileType,
  location: LibraryLocation,
  claimedName: string,
): Promise<Omit<MediaFile, 'contentHash'>> {
  try {
    if (type.isImage) {
      const image = await processImage(original, work, location);
      for (const file of listVariants(image)) await ensureVariant(work, image, file);
      return image;
    }
    if (type.mimeType === 'video/mp4') await stripVideoMetadata(original);
  } catch (error) {
    if (error instanceof UnsupportedMedia) throw new UploadError('type', `${formatFileLabel(claimedName)} was rejected. ${error.message}`);
    throw error;
  }
  const file = `${location.folder}/${location.name}.${type.extension}`;
  await mkdir(join(work, location.folder), { recursive: true });
  await rename(original, join(work, file));
  const { size } = await stat(join(work, file));
  return { file, mimeType: type.mimeType, fileSize: size, width: null, height: null, placeholderColor: null, sizes: [], sources: [] };
}

const MAX_NAME_ATTEMPTS = 10_000;

/** Moves finished files to the media folder, under the first name that is free for all of them: `dock`, `dock-1`, `dock-2`, … as in WordPress. */
async function moveToLibrary(mediaDir: string, work: string, processed: MediaFile, folder: string): Promise<MediaFile> {
  for (const file of listFiles(processed)) await syncToDisk(join(work, file));
  await mkdir(join(mediaDir, folder), { recursive: true });
  for (let number = 0; number < MAX_NAME_ATTEMPTS; number += 1) {
    const media = number === 0 ? processed : withNumber(processed, number);
    if (await isVariant(mediaDir, media.file)) continue;
    if (!(await claimManifest(getManifestPathForFile(mediaDir, media), { pipeline: PIPELINE_VERSION, media, upload: 'pending' }))) continue;
    if (await moveAll(work, listFiles(processed), mediaDir, listFiles(media))) {
      await syncToDisk(join(mediaDir, folder));
      return media;
    }
    await rm(getManifestPathForFile(mediaDir, media), { force: true });
  }
  throw new UploadError('type', `Too many files are named "${basename(processed.file)}". Choose another name.`);
}

/** Adds a number to the names of all files. */
function withNumber(media: MediaFile, number: number): MediaFile {
  const stem = media.file.replace(/\.[^.]*$/, '');
  const renameFile = (file: string) => `${stem}-${number}${file.slice(stem.length)}`;
  return {
    ...media,
    file: renameFile(media.file),
    sizes: media.sizes.map((size) => ({ ...size, file: renameFile(size.file) })),
    sources: media.sources.map((source) => ({
      ...source,
      variants: source.variants.map((variant) => ({ ...variant, file: renameFile(variant.file) })),
    })),
  };
}

/** @returns false if one of the target names is taken; nothing has been moved then */
async function moveAll(work: string, from: readonly string[], mediaDir: string, to: readonly string[]): Promise<boolean> {
  const moved: string[] = [];
  try {
    for (const [index, file] of from.entries()) {
      const target = join(mediaDir, to[index] ?? file);
      await placeWithoutOverwrite(join(work, file), target);
      moved.push(target);
    }
    return true;
  } catch (error) {
    for (const target of moved) await rm(target, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Creating a link fails if the target exists, but a rename would replace it. Some file systems do not support links. */
async function placeWithoutOverwrite(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Waits until a file, or the entries of a folder, are written to the disk. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
