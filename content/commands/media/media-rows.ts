/** Rows of media items: of the node and of its files. */
import type { Insertable } from 'kysely';
import { toJson, toStorableText } from '../../core/json.ts';
import { toPlainText } from '../../core/plain-text.ts';
import type { MediaSizeRow } from '../../core/rows/media.ts';
import { getNodeKeyType } from '../../core/cache-keys.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import type { MediaFile } from '../../media/process-image.ts';
import type { Tx } from '../core/transact.ts';
import { sanitizeTitle } from '../markup/sanitize-markup.ts';
import { createEmptyNodeRow } from '../nodes/node-rows.ts';

type MediaItemColumns = Insertable<Database['media_item']>;

/** Columns that describe the file. Callers add the text columns. */
export function toFileColumns(media: MediaFile) {
  return {
    file: media.file,
    mime_type: media.mimeType,
    file_size: media.fileSize,
    width: media.width,
    height: media.height,
    placeholder_color: media.placeholderColor,
    content_hash: media.contentHash,
    sizes: toJson(media.sizes),
    sources: toJson(media.sources),
    meta: toJson(media.meta ?? {}),
  } satisfies Omit<MediaItemColumns, 'node_id'>;
}

export type StoredFiles = { file: string; mime_type: string; sizes: MediaSizeRow[]; sources: MediaFile['sources'] };

export async function findStoredFiles(tx: Tx, id: number): Promise<StoredFiles | undefined> {
  return tx.db.selectFrom('media_item').select(['file', 'mime_type', 'sizes', 'sources']).where('node_id', '=', id).executeTakeFirst();
}

/** A text of the file's embedded metadata, or the empty string. */
export const getMetaText = ({ meta }: MediaFile, name: string) => (typeof meta?.[name] === 'string' ? meta[name] : '');

/** Creates the title from the embedded metadata or from the file name. */
export function createMediaTitle(media: MediaFile, name: string): string {
  const stem =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  // Metadata and file names are untrusted, and titles are rendered as markup.
  return sanitizeTitle(toPlainText(getMetaText(media, 'title')) || toStorableText(stem).slice(0, 200)).trim() || 'Media item';
}

/** Creates the node to which the input of a new media item is applied. */
export function createEmptyMedia(tx: Tx, id: number): NodeRow {
  return {
    ...createEmptyNodeRow(tx, id),
    type: 'attachment',
    status: 'inherit',
    guid: `${tx.services.contentUrl}/?attachment_id=${id}`,
    lastEditedBy: tx.viewer.user?.id ?? null,
  };
}

/** Records a purge. Media are public, regardless of the node they are attached to, unless they are private or in the trash. */
export function recordMediaPurge(tx: Tx, before: NodeRow | null, after: NodeRow | null): void {
  const [was, is] = [before?.status === 'inherit', after?.status === 'inherit'];
  const node = after ?? before;
  if (!node || (!was && !is)) return;
  const getListKey = (one: NodeRow | null) => [one?.title, one?.date.getTime(), one?.parentId, one?.authorId].join('\n');
  tx.recordChange({
    cause: was === is ? 'update' : is ? 'create' : 'delete',
    kind: 'post',
    id: node.id,
    type: getNodeKeyType('attachment'),
    affectsLists: was !== is || getListKey(before) !== getListKey(after),
    listOwners: [before, after].flatMap((one) => [
      ...(typeof one?.parentId === 'number' ? [{ kind: 'post', id: one.parentId } as const] : []),
      ...(typeof one?.authorId === 'number' ? [{ kind: 'user', id: one.authorId } as const] : []),
    ]),
    uris: [...new Set([was ? (before?.uri ?? null) : null, is ? (after?.uri ?? null) : null])],
  });
}
