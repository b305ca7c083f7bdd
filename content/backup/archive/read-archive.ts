/** Reads a backup file in two passes: the first verifies the whole file, and the second reads its contents. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { OperationalError } from '#lib/process/operational-error.ts';
import { toFileError } from '../file-error.ts';
import {
  type ArchiveEntry,
  backupHeader,
  type BackupManifest,
  backupManifest,
  FORMAT_VERSION,
  HEADER_ENTRY,
  isContentEntryName,
  MANIFEST_ENTRY,
  MANIFEST_HASH_ENTRY,
  parseTableEntryName,
} from './archive-format.ts';

/** These entries are read into memory. */
const MAX_HEADER_BYTES = 100_000;
const MAX_MANIFEST_BYTES = 1_000_000_000;

type RawEntry = { name: string; bytes: number; content: AsyncIterable<Buffer> };

/**
 * Reads the whole file and compares every hash with the manifest.
 * @throws OperationalError if the file is missing, not a backup, of a newer version, incomplete or changed
 */
export async function verifyArchive(file: string): Promise<BackupManifest> {
  const entries: ArchiveEntry[] = [];
  let manifest: Buffer | undefined;
  let manifestHash: string | undefined;
  for await (const { name, bytes, content } of readRawEntries(file)) {
    if (manifestHash !== undefined) throw createDamagedError(file, `the entry ${quote(name)} comes after the end.`);
    if (manifest !== undefined) {
      if (name !== MANIFEST_HASH_ENTRY) throw createDamagedError(file, 'the hash of its manifest is missing.');
      manifestHash = (await readSmall(file, { name, bytes, content }, MAX_HEADER_BYTES)).toString('utf8').trim();
    } else if (entries.length === 0) {
      if (name !== HEADER_ENTRY) throw createForeignFileError(file);
      const data = await readSmall(file, { name, bytes, content }, MAX_HEADER_BYTES);
      assertSupported(file, data);
      entries.push({ name, bytes, sha256: hash(data) });
    } else if (name === MANIFEST_ENTRY) manifest = await readSmall(file, { name, bytes, content }, MAX_MANIFEST_BYTES);
    else {
      if (!isContentEntryName(name)) throw createDamagedError(file, `the entry ${quote(name)} does not belong in a backup.`);
      entries.push({ name, bytes, sha256: await hashContent(content) });
    }
  }
  if (manifest === undefined || manifestHash === undefined) throw createIncompleteError(file);
  if (hash(manifest) !== manifestHash) throw createDamagedError(file, 'its manifest does not match the hash of the manifest.');
  const parsed = parseJson(file, backupManifest, manifest);
  assertEqualEntries(file, entries, parsed.entries);
  assertKnownTables(file, parsed);
  return parsed;
}

/** Yields the contents of a verified backup. Compares the hashes again, in case the file changes between the two passes. */
export async function* readContents(file: string, manifest: BackupManifest): AsyncGenerator<RawEntry> {
  let index = 0;
  for await (const entry of readRawEntries(file)) {
    const expected = manifest.entries[index];
    index += 1;
    // The manifest and its hash follow.
    if (expected === undefined) break;
    if (entry.name !== expected.name || entry.bytes !== expected.bytes) throw createChangedError(file, entry.name);
    const digest = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of entry.content) {
        digest.update(chunk);
        yield chunk;
      }
    };
    yield { ...entry, content: hashed() };
    if (entry.name !== HEADER_ENTRY && digest.digest('hex') !== expected.sha256) throw createChangedError(file, entry.name);
  }
}

async function* readRawEntries(file: string): AsyncGenerator<RawEntry> {
  const stats = await stat(file).catch((error: unknown) => {
    throw toFileError(error, file);
  });
  if (!stats.isFile()) throw toFileError(Object.assign(new Error('The path is not a file.'), { code: 'EISDIR' }), file);
  const tar = extract();
  const reading = pipeline(createReadStream(file), tar);
  // The loop below throws the same error.
  reading.catch(() => undefined);
  let count = 0;
  try {
    for await (const entry of tar) {
      const { name, type, size } = entry.header;
      if (type !== 'file') throw createDamagedError(file, `the entry ${quote(name)} is a ${type}; a backup contains only plain files.`);
      // The types of tar-stream do not declare that its streams are Node's.
      yield { name, bytes: size, content: convertErrors(file, entry as unknown as AsyncIterable<Buffer>) };
      count += 1;
      // The caller may have ignored the content.
      entry.resume();
    }
    await reading;
  } catch (error) {
    throw toReadError(file, error, count === 0);
  } finally {
    tar.destroy();
  }
}

async function* convertErrors(file: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw toReadError(file, error, false);
  }
}

/** @param isFirst whether the error occurred before the first entry was read */
function toReadError(file: string, error: unknown, isFirst: boolean): unknown {
  if (error instanceof OperationalError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (message === 'Unexpected end of data') return isFirst ? createForeignFileError(file) : createIncompleteError(file);
  if (message.startsWith('Invalid tar header') && isFirst) return createForeignFileError(file);
  if (message.startsWith('Invalid') || message.startsWith('Header')) return createDamagedError(file, 'it contains an invalid tar header.');
  return code === undefined ? error : toFileError(error, file);
}

function assertSupported(file: string, data: Buffer): void {
  const header = backupHeader.safeParse(tryParseJson(data));
  if (!header.success) throw createForeignFileError(file);
  if (header.data.version > FORMAT_VERSION)
    throw new OperationalError({
      name: file,
      rule: `version ${header.data.product} of this program created it in the format ${header.data.version}, and this version reads the formats up to ${FORMAT_VERSION}.`,
      remedy: 'Restore it with that version or a later one.',
    });
}

function assertEqualEntries(file: string, found: readonly ArchiveEntry[], listed: readonly ArchiveEntry[]): void {
  for (const [index, entry] of found.entries()) {
    const expected = listed[index];
    if (expected?.name !== entry.name) throw createDamagedError(file, `its manifest does not list the entry ${quote(entry.name)} there.`);
    if (!isDeepStrictEqual(entry, expected)) throw createDamagedError(file, `the content of ${quote(entry.name)} does not match its hash.`);
  }
  const missing = listed[found.length];
  if (missing !== undefined) throw createDamagedError(file, `the entry ${quote(missing.name)} is missing.`);
  if (new Set(found.map(({ name }) => name)).size !== found.length) throw createDamagedError(file, 'it contains an entry twice.');
}

/** The parts of a table follow each other in their order, and the tables have the order of the manifest. */
function assertKnownTables(file: string, { entries, tables }: BackupManifest): void {
  const parts = entries.map(({ name }) => parseTableEntryName(name)).filter((part) => part !== undefined);
  let position = 0;
  for (const table of tables)
    for (let number = 1; parts[position]?.table === table.name; position += 1, number += 1)
      if (parts[position]?.part !== number) throw createDamagedError(file, `the parts of the table ${quote(table.name)} are not in order.`);
  if (position < parts.length)
    throw createDamagedError(file, `its manifest does not list the table ${quote(parts[position]?.table ?? '')}.`);
}

async function readSmall(file: string, { name, bytes, content }: RawEntry, limit: number): Promise<Buffer> {
  if (bytes > limit) throw createDamagedError(file, `the entry ${quote(name)} is too large (${bytes} bytes).`);
  return await buffer(content);
}

async function hashContent(content: AsyncIterable<Buffer>): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of content) digest.update(chunk);
  return digest.digest('hex');
}

const hash = (data: Buffer): string => createHash('sha256').update(data).digest('hex');
const quote = (name: string): string => JSON.stringify(name.slice(0, 200));

function parseJson<T>(file: string, schema: z.ZodType<T>, data: Buffer): T {
  const parsed = schema.safeParse(tryParseJson(data));
  if (!parsed.success) throw createDamagedError(file, 'its manifest is not valid.');
  return parsed.data;
}

function tryParseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

const createForeignFileError = (file: string) =>
  new OperationalError({
    name: file,
    rule: 'it is not a backup of this program.',
    remedy: 'Pass the path of a file that npm run backup has created.',
    example: 'npm run restore -- /srv/backups/causeway-2026-11-22T08-10-00Z.tar',
  });

const createIncompleteError = (file: string) =>
  new OperationalError({
    name: file,
    rule: 'it is incomplete: the end is missing. Nothing was restored.',
    remedy: 'Copy the file again, or use another backup.',
  });

const createDamagedError = (file: string, rule: string) =>
  new OperationalError({ name: file, rule: `${rule} Nothing was restored.`, remedy: 'Copy the file again, or use another backup.' });

const createChangedError = (file: string, entry: string) =>
  createDamagedError(file, `the file was changed while it was read (entry ${quote(entry)}).`);
