/** Lists the names of the streams in a compound file, the format of DOC and other older Office documents ([MS-CFB], sections 2.2 to 2.6). */
import type { FileHandle } from 'node:fs/promises';

export const COMPOUND_FILE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Sector numbers of the header that are part of the file allocation table. Larger files have more, which only very large directories need. */
const HEADER_TABLE_SECTORS = 109;
/** Sectors of the directory that are read. A document with more streams is rejected. */
const MAX_DIRECTORY_SECTORS = 256;

/** @returns null if the file has no readable directory */
export async function listCompoundFileStreams(file: FileHandle): Promise<string[] | null> {
  const header = await readAt(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || !header.subarray(0, 8).equals(COMPOUND_FILE_SIGNATURE)) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 2 ** shift;
  const readSector = async (sector: number) => await readAt(file, (sector + 1) * size, size);
  const names: string[] = [];
  const visited = new Set<number>();
  for (let sector = header.readUInt32LE(48); isSector(sector);) {
    if (visited.has(sector) || visited.size >= MAX_DIRECTORY_SECTORS) return null;
    visited.add(sector);
    const directory = await readSector(sector);
    if (directory.length < size) return null;
    names.push(...listNames(directory));
    const next = await findNextSector(header, sector, size, readSector);
    if (next === null) return null;
    sector = next;
  }
  return names;
}

/** Greater numbers mark the end of a chain and free sectors. */
const isSector = (sector: number): boolean => sector < 0xfffffffa;

function listNames(directory: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    // The length includes the zero at the end.
    const bytes = directory.readUInt16LE(at + 64);
    if (bytes >= 2 && bytes <= 64) names.push(directory.toString('utf16le', at, at + bytes - 2));
  }
  return names;
}

/** @returns null if the file allocation table has no entry for the sector */
async function findNextSector(
  header: Buffer,
  sector: number,
  size: number,
  readSector: (sector: number) => Promise<Buffer>,
): Promise<number | null> {
  const perSector = size / 4;
  const index = Math.floor(sector / perSector);
  if (index >= HEADER_TABLE_SECTORS) return null;
  const tableSector = header.readUInt32LE(76 + index * 4);
  if (!isSector(tableSector)) return null;
  const table = await readSector(tableSector);
  return table.length < size ? null : table.readUInt32LE((sector % perSector) * 4);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
