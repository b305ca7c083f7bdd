/** Names of the files in a ZIP archive, from the directory at its end (APPNOTE 4.3.12, 4.3.16). */
import type { FileHandle } from 'node:fs/promises';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The record at the end with the longest comment. */
const LONGEST_END = 22 + 0xffff;
/** A directory larger than this is not read: it would have some hundred thousand files. */
const MAX_DIRECTORY = 16 * 1024 * 1024;

/** @returns null when the archive has no directory that can be read */
export async function namesInZip(file: FileHandle): Promise<string[] | null> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END));
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) return null;
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > MAX_DIRECTORY || offset + length > size) return null;
  const directory = await readAt(file, offset, length);
  const names: string[] = [];
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== ENTRY) return null;
    const [name, extra, comment] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)];
    names.push(directory.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
