/** Writes ZIP archives. */
import { zipSync } from 'fflate';

export type ZipEntry = { name: string; content: Buffer };

/**
 * Files are stored without compression, because pictures cannot be compressed further. The archive depends on the files alone, so all of them have the
 * first date of the format.
 * @param entries together smaller than 4 GB
 */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const files = Object.fromEntries(entries.map(({ name, content }) => [name, content]));
  return Buffer.from(zipSync(files, { level: 0, mtime: new Date(1980, 0, 1) }));
}
