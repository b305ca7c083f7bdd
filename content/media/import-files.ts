/**
 * Imports files into the media folder, as `<year>/<month>/<name>.<extension>` with their sizes next to them. A manifest records the result, so that
 * the same file is never processed twice, even if the database is lost.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { FileType } from '#lib/media/file-types.ts';
import { detectFileType } from './file-types.ts';
import { getManifestPath, readManifest, writeManifest, type MediaManifest } from './media-manifest.ts';
import { processImage, type MediaFile, UnsupportedMedia } from './process-image.ts';
import { PIPELINE_VERSION } from './image-sizes.ts';

/** A file to import: its path, its name in the media folder (without an extension), and the date that determines its folder. */
export type MediaSource = { path: string; name: string; date: Date };
/** `isNew` is false if the file was imported before. */
export type ImportedFile = { media: MediaFile; isNew: boolean };

/**
 * Copies a file to the media folder and creates its sizes, unless that was done before. The service creates the variants of images later.
 * @throws UnsupportedMedia
 */
export async function importFile(mediaDir: string, source: MediaSource): Promise<ImportedFile> {
  const contentHash = createHash('sha256')
    .update(await readFile(source.path))
    .digest('hex');
  const folder = source.date.toISOString().slice(0, 7).replace('-', '/');
  const { name, manifest } = await findName(mediaDir, folder, source.name, contentHash);
  if (manifest && manifest.pipeline === PIPELINE_VERSION && (await storedFilesExist(mediaDir, manifest.media)))
    return { media: manifest.media, isNew: false };
  // Those of another pipeline version have the same names.
  if (manifest) for (const file of listFiles(manifest.media)) await rm(join(mediaDir, file), { force: true });
  const type = await detectTypeWithoutSizes(source.path);
  const imported = type
    ? await importWithoutSizes(source.path, mediaDir, `${folder}/${name}.${type.extension}`, type.mimeType)
    : await processImage(source.path, mediaDir, { folder, name });
  const media = { ...imported, contentHash };
  await writeManifest(getManifestPath(mediaDir, folder, name), { pipeline: PIPELINE_VERSION, media });
  return { media, isNew: true };
}

/** The content behind a URL never changes, so a different file of the same name gets `-1`, `-2`, … as in WordPress. */
async function findName(
  mediaDir: string,
  folder: string,
  baseName: string,
  contentHash: string,
): Promise<{ name: string; manifest: MediaManifest | null }> {
  for (let number = 0; ; number += 1) {
    const name = number === 0 ? baseName : `${baseName}-${number}`;
    const manifest = await readManifest(getManifestPath(mediaDir, folder, name));
    // An uploaded file with the same content is not reused, because its owner can delete it at any time.
    if (!manifest || (!manifest.upload && manifest.media.contentHash === contentHash)) return { name, manifest };
  }
}

/** Paths of the files of a media item that are not created again when they are missing, below the media folder. */
export const listStoredFiles = ({ file, sizes }: Pick<MediaFile, 'file' | 'sizes'>): string[] => [
  ...new Set([file, ...sizes.map((size) => size.file)]),
];

/** Paths of all files of a media item, below the media folder. */
export const listFiles = (media: Pick<MediaFile, 'file' | 'sizes' | 'sources'>): string[] => [
  ...new Set([...listStoredFiles(media), ...media.sources.flatMap(({ variants }) => variants.map(({ file }) => file))]),
];

async function storedFilesExist(mediaDir: string, media: MediaFile): Promise<boolean> {
  const existing = await Promise.all(
    listStoredFiles(media).map((file) =>
      stat(join(mediaDir, file)).then(
        ({ size }) => size > 0,
        () => false,
      ),
    ),
  );
  return existing.every(Boolean);
}

/** Files that are not images are imported unchanged. */
async function detectTypeWithoutSizes(path: string): Promise<FileType | null> {
  const detected = await detectFileType(path);
  return detected && 'type' in detected && !detected.type.isImage ? detected.type : null;
}

async function importWithoutSizes(path: string, mediaDir: string, file: string, mimeType: string): Promise<Omit<MediaFile, 'contentHash'>> {
  await mkdir(dirname(join(mediaDir, file)), { recursive: true });
  await copyFile(path, join(mediaDir, file));
  const { size } = await stat(path);
  return { file, mimeType, fileSize: size, width: null, height: null, placeholderColor: null, sizes: [], sources: [] };
}

/** Images processed at the same time. More would not be faster on the two cores of the reference machine. */
const MAX_CONCURRENT = 2;

/**
 * Imports many files.
 * @param onProgress called after each file with the number of imported files
 * @returns the media by the names of the sources, and how many files were not imported before
 */
export async function importFiles(
  mediaDir: string,
  sources: readonly MediaSource[],
  onProgress: (count: number) => void,
): Promise<{ media: Map<string, MediaFile>; newCount: number }> {
  const media = new Map<string, MediaFile>();
  let newCount = 0;
  const limit = pLimit(MAX_CONCURRENT);
  await limit.map(sources, async (source) => {
    const imported = await importFile(mediaDir, source).catch((error: unknown) => {
      limit.clearQueue();
      throw error instanceof UnsupportedMedia ? new UnsupportedMedia(`${source.path}: ${error.message}`, { cause: error }) : error;
    });
    media.set(source.name, imported.media);
    if (imported.isNew) newCount += 1;
    onProgress(media.size);
  });
  return { media, newCount };
}
