/**
 * Addresses of files that were replaced (migration 0037). A file never changes, because browsers keep it for a year, so its replacement gets a new address; the
 * former one leads there.
 */
import type { Kysely } from 'kysely';
import { isRemoteFile } from '../../core/media-url.ts';
import type { Database } from '../../db/tables.ts';
import type { Tx } from '../core/transact.ts';
import type { StoredFiles } from './media-rows.ts';

/** Records that the files of a media item, with the sizes and variants of an image, were replaced. */
export async function recordFormerFiles(tx: Tx, nodeId: number, { file, sizes, sources }: StoredFiles): Promise<void> {
  if (isRemoteFile(file)) return;
  const resized = [...sizes, ...sources.flatMap(({ variants }) => variants)];
  const widths = new Map<string, number | null>(resized.map((each) => [each.file, each.width]));
  // A variant can be the original itself.
  widths.set(file, null);
  await tx.db
    .insertInto('former_media_file')
    .values([...widths].map(([name, width]) => ({ file: name, node_id: nodeId, width })))
    // Imported media items can have the same file.
    .onConflict((conflict) => conflict.column('file').doNothing())
    .execute();
}

/** Lists the former files of a media item, without their sizes and variants. */
export async function listFormerFiles(tx: Tx, nodeId: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('former_media_file')
    .select('file')
    .where('node_id', '=', nodeId)
    .where('width', 'is', null)
    .execute();
  return rows.map(({ file }) => file);
}

/**
 * Finds what has replaced a file: the current file of its media item, or the smallest size of it that is as wide as the former one.
 * @param formerFile path below the media folder
 * @returns a path below the media folder, or null if there was no such file, or its media item is not public
 */
export async function findCurrentFile(db: Kysely<Database>, formerFile: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_media_file as former')
    .innerJoin('media_item as media', 'media.node_id', 'former.node_id')
    .innerJoin('content_node as node', 'node.id', 'former.node_id')
    .select(['former.width', 'media.file', 'media.sizes'])
    .where('former.file', '=', formerFile)
    .where('node.status', '=', 'inherit')
    .executeTakeFirst();
  if (!row || isRemoteFile(row.file)) return null;
  const { width } = row;
  if (width === null) return row.file;
  const wideEnough = row.sizes.filter((size) => size.width >= width).toSorted((a, b) => a.width - b.width);
  return wideEnough[0]?.file ?? row.file;
}
