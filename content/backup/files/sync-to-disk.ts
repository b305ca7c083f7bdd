import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

/** File systems write concurrent requests together, so several at a time are much faster than one. */
const MAX_CONCURRENT = 16;

/** Waits until a file, or the entries of a folder, are written to the disk. */
export async function syncToDisk(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until a folder and everything in it are written to the disk. */
export async function syncFolderToDisk(folder: string): Promise<void> {
  const limit = pLimit(MAX_CONCURRENT);
  const entries = await readdir(folder, { withFileTypes: true });
  await limit.map(
    entries.filter((entry) => entry.isFile()),
    (entry) => syncToDisk(path.join(folder, entry.name)),
  );
  for (const entry of entries) if (entry.isDirectory()) await syncFolderToDisk(path.join(folder, entry.name));
  await syncToDisk(folder);
}
