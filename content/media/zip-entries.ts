/** Lists the names of the entries in a ZIP archive, from the directory at its end (APPNOTE 4.3.12, 4.3.16). */
import type { FileHandle } from 'node:fs/promises';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
/** Bytes of the end record without a comment. */
const END_BYTES = 22;
/** Bytes of the end record with the longest possible comment. */
const MAX_END_BYTES = END_BYTES + 0xffff;
/** Bytes of a directory entry before its name. */
const ENTRY_BYTES = 46;
/** A directory of this size describes several hundred thousand entries. Larger ones are rejected. */
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;

/** @returns null if the archive has no readable directory */
export async function listZipEntries(file: FileHandle): Promise<string[] | null> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - MAX_END_BYTES), Math.min(size, MAX_END_BYTES));
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
  if (end < 0) return null;
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > MAX_DIRECTORY_BYTES || offset + length > size) return null;
  const directory = await readAt(file, offset, length);
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length;) {
    if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const [name, extra, comment] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)];
    names.push(directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name));
    at += ENTRY_BYTES + name + extra + comment;
  }
  return names;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
