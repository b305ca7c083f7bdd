/** Changes backup files like an attacker who can also compute new hashes. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, pack } from 'tar-stream';
import { MANIFEST_ENTRY, MANIFEST_HASH_ENTRY } from '../../content/backup/archive/archive-format.ts';

export type TarEntry = { header: Partial<Header> & { name: string }; data: Buffer };

const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

export async function readTar(file: string): Promise<TarEntry[]> {
  const tar = extract();
  const reading = pipeline(createReadStream(file), tar);
  const entries: TarEntry[] = [];
  for await (const entry of tar) entries.push({ header: { name: entry.header.name }, data: await buffer(entry) });
  await reading;
  return entries;
}

export async function writeTar(file: string, entries: readonly TarEntry[]): Promise<void> {
  const tar = pack();
  const writing = pipeline(tar, createWriteStream(file));
  for (const { header, data } of entries) {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve());
      if (header.type === undefined || header.type === 'file') tar.entry(header, data, done);
      else tar.entry(header, done);
    });
  }
  tar.finalize();
  await writing;
}

/**
 * Writes a changed copy of a backup with a manifest and hashes that match the changes.
 * @param change receives the entries between `backup.json` and the manifest, and the manifest
 */
export async function forgeArchive(
  from: string,
  to: string,
  // Tests change the manifest into values that its type does not allow.
  // oxlint-disable-next-line typescript/no-explicit-any
  change: (entries: TarEntry[], manifest: any) => TarEntry[],
): Promise<void> {
  const entries = await readTar(from);
  const manifest = JSON.parse(entries.find(({ header }) => header.name === MANIFEST_ENTRY)?.data.toString() ?? '');
  const contents = entries.filter(({ header }) => header.name !== MANIFEST_ENTRY && header.name !== MANIFEST_HASH_ENTRY);
  const changed = change(contents, manifest);
  manifest.entries = changed.map(({ header, data }) => ({ name: header.name, bytes: data.length, sha256: sha256(data) }));
  const data = Buffer.from(JSON.stringify(manifest));
  const end = [
    { header: { name: MANIFEST_ENTRY }, data },
    { header: { name: MANIFEST_HASH_ENTRY }, data: Buffer.from(sha256(data)) },
  ];
  await writeTar(to, [...changed, ...end]);
}
