/** Writes a backup file. Until it is complete and written to disk, it has a temporary name, so an interrupted backup never looks like a complete one. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { OperationalError } from '#lib/process/operational-error.ts';
import { toFileError } from '../file-error.ts';
import { syncToDisk } from '../files/sync-to-disk.ts';
import {
  type ArchiveEntry,
  type BackupHeader,
  type BackupManifest,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  MANIFEST_HASH_ENTRY,
} from './archive-format.ts';

export type ArchiveWriter = {
  addData: (name: string, data: Buffer) => Promise<void>;
  addFile: (name: string, file: string) => Promise<void>;
  /** Writes the manifest, waits until everything is written to disk, and gives the file its final name. @returns the size of the file */
  finish: (contents: Omit<BackupManifest, 'header' | 'entries'>) => Promise<number>;
  /** Deletes what has been written. */
  abort: () => Promise<void>;
};

const UNFINISHED = '.unfinished';
/** A running backup writes continuously, so a file that has not changed for this long belongs to an interrupted backup. */
const STALE_MS = 60 * 60_000;

/** @throws OperationalError if the file exists or cannot be written */
export async function createArchive(file: string, header: BackupHeader): Promise<ArchiveWriter> {
  await assertMissing(file);
  await deleteStaleFiles(path.dirname(file));
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  // The backup contains email addresses and password hashes, so only its owner can read it.
  const handle = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    throw toFileError(error, file);
  });
  const tar = pack();
  const entries: ArchiveEntry[] = [];
  const written = pipeline(tar, handle.createWriteStream({ flush: true }));
  // Each write waits for `written` if it fails, so this only prevents the warning about an unhandled rejection.
  written.catch(() => undefined);

  const add = async (name: string, bytes: number, content: Readable): Promise<ArchiveEntry> => {
    const digest = createHash('sha256');
    try {
      const sink = tar.entry({ name, size: bytes, mode: 0o600 });
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            digest.update(chunk);
            yield chunk;
          }
        },
        // The types of tar-stream do not declare that its streams are Node's.
        sink as unknown as Writable,
      );
    } catch (error) {
      content.destroy();
      // If the disk is full, the entry only reports that its archive was closed.
      if (tar.destroyed) await written.catch((cause: unknown) => Promise.reject(toFileError(cause, file)));
      throw toFileError(error, file);
    }
    return { name, bytes, sha256: digest.digest('hex') };
  };
  const addData = (name: string, data: Buffer) => add(name, data.length, Readable.from([data], { objectMode: true }));

  entries.push(await addData(HEADER_ENTRY, toJsonBuffer(header)));
  return {
    addData: async (name, data) => void entries.push(await addData(name, data)),
    addFile: async (name, source) => {
      const { size } = await stat(source);
      entries.push(await add(name, size, createReadStream(source)));
    },
    finish: async (contents) => {
      const manifest = toJsonBuffer({ header, ...contents, entries });
      const { sha256 } = await addData(MANIFEST_ENTRY, manifest);
      await addData(MANIFEST_HASH_ENTRY, Buffer.from(`${sha256}\n`));
      tar.finalize();
      await written.catch((error: unknown) => Promise.reject(toFileError(error, file)));
      const { size } = await stat(unfinished);
      await assignName(unfinished, file);
      return size;
    },
    abort: async () => {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

const toJsonBuffer = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

async function assertMissing(file: string): Promise<void> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (exists) throw createExistsError(file);
}

/** Creating a link fails if the file exists, while a rename would replace it. Some file systems do not support links. */
async function assignName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
    await unlink(unfinished);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw createExistsError(file);
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw toFileError(error, file);
    await rename(unfinished, file);
  }
  await syncToDisk(path.dirname(file));
}

/** Deletes the files of interrupted backups. */
async function deleteStaleFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw toFileError(error, folder);
  });
  for (const name of names.filter((candidate) => candidate.endsWith(UNFINISHED))) {
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats !== null && Date.now() - stats.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

const createExistsError = (file: string) =>
  new OperationalError({
    name: file,
    rule: 'the file exists, and a backup never replaces a file.',
    remedy: 'Choose another name with --to.',
  });
