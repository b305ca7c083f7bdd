/**
 * The media folder: `<year>/<month>/<name>.<extension>` with its sizes beside it. What was made of a file is noted under `.made/`, so the same
 * file is never processed twice, whatever becomes of the database.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noteFile, readNote, writeNote, type Note } from './notes.ts';
import { makePicture, type MediaFile, UnsupportedMedia } from './picture.ts';
import { PIPELINE } from './sizes.ts';

export type MediaSource = { path: string; name: string; date: Date };
export type Kept = { media: MediaFile; made: boolean };

/**
 * Keeps a file and makes its sizes, unless that was done before.
 * @param source the file, the name it is to have (without extension) and the date that chooses its folder
 * @throws UnsupportedMedia
 */
export async function keepFile(mediaDir: string, source: MediaSource): Promise<Kept> {
  const contentHash = createHash('sha256')
    .update(await readFile(source.path))
    .digest('hex');
  const folder = source.date.toISOString().slice(0, 7).replace('-', '/');
  const { name, note } = await findName(mediaDir, folder, source.name, contentHash);
  if (note && note.pipeline === PIPELINE && (await allThere(mediaDir, note.media))) return { media: note.media, made: false };
  const plain = await kindWithoutSizes(source.path);
  const kept = plain
    ? await keepPlain(source.path, mediaDir, `${folder}/${name}.${plain.extension}`, plain.mimeType)
    : await makePicture(source.path, mediaDir, { folder, name });
  const media = { ...kept, contentHash };
  await writeNote(noteFile(mediaDir, folder, name), { pipeline: PIPELINE, media });
  return { media, made: true };
}

/** An address never changes what it leads to: another file of the same name gets `-1`, `-2`, … as in WordPress. */
async function findName(
  mediaDir: string,
  folder: string,
  wanted: string,
  contentHash: string,
): Promise<{ name: string; note: Note | null }> {
  for (let number = 0; ; number += 1) {
    const name = number === 0 ? wanted : `${wanted}-${number}`;
    const note = await readNote(noteFile(mediaDir, folder, name));
    // What somebody uploaded is theirs: it may go at any time.
    if (!note || (!note.upload && note.media.contentHash === contentHash)) return { name, note };
  }
}

/** Every file of a media item, below the media folder. */
export function filesOf(media: Pick<MediaFile, 'file' | 'sizes' | 'sources'>): string[] {
  const derived = [...media.sizes, ...media.sources.flatMap(({ variants }) => variants)];
  return [...new Set([media.file, ...derived.map(({ file }) => file)])];
}

async function allThere(mediaDir: string, media: MediaFile): Promise<boolean> {
  const found = await Promise.all(
    filesOf(media).map((file) =>
      stat(join(mediaDir, file)).then(
        ({ size }) => size > 0,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** Files that are kept as they are, by what they begin with. */
const withoutSizes = [
  { start: '%PDF-', mimeType: 'application/pdf', extension: 'pdf' },
  { start: '\x1a\x45\xdf\xa3', mimeType: 'video/webm', extension: 'webm' },
];

async function kindWithoutSizes(path: string): Promise<{ mimeType: string; extension: string } | undefined> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0);
    const head = buffer.toString('latin1');
    return withoutSizes.find(({ start }) => head.startsWith(start));
  } finally {
    await file.close();
  }
}

async function keepPlain(path: string, mediaDir: string, file: string, mimeType: string): Promise<Omit<MediaFile, 'contentHash'>> {
  await mkdir(dirname(join(mediaDir, file)), { recursive: true });
  await copyFile(path, join(mediaDir, file));
  const { size } = await stat(path);
  return { file, mimeType, fileSize: size, width: null, height: null, placeholderColor: null, sizes: [], sources: [] };
}

/** Pictures processed at the same time. More would not be faster on the two cores the product is measured on. */
const AT_ONCE = 2;

/**
 * Keeps many files.
 * @param progress called after each file with how many are done
 * @returns what was kept, by the sources' names, and how many had to be made
 */
export async function keepFiles(
  mediaDir: string,
  sources: readonly MediaSource[],
  progress: (done: number) => void,
): Promise<{ media: Map<string, MediaFile>; made: number }> {
  const media = new Map<string, MediaFile>();
  const waiting = sources.values();
  let made = 0;
  const work = async () => {
    for (const source of waiting) {
      const kept = await keepFile(mediaDir, source).catch((error: unknown) => {
        throw error instanceof UnsupportedMedia ? new UnsupportedMedia(`${source.path}: ${error.message}`, { cause: error }) : error;
      });
      media.set(source.name, kept.media);
      if (kept.made) made += 1;
      progress(media.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { media, made };
}
