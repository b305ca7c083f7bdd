/** Rows of media items: of the node and of its file. */
import type { Insertable } from 'kysely';
import { toStorableText, toJson } from '../../core/json.ts';
import { toPlainText } from '../../core/plain-text.ts';
import type { MediaSizeRow } from '../../core/rows/media.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Database } from '../../db/tables.ts';
import type { MediaFile } from '../../media/process-image.ts';
import type { Tx } from '../core/transact.ts';
import { sanitizeTitle } from '../markup/sanitize-markup.ts';
import { getPurgeType } from '../nodes/record-node-purge.ts';

type MediaItemColumns = Insertable<Database['media_item']>;

/** What a row says about the file itself; the words about it are the caller's. */
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

/** A word of the picture desk; empty where there is none. */
export const getMetaText = ({ meta }: MediaFile, name: string) => (typeof meta?.[name] === 'string' ? meta[name] : '');

/** As its picture desk called it, else as the file was called. */
export function createMediaTitle(media: MediaFile, name: string): string {
  const called =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  // Neither the file nor its name is anybody's markup, and titles are shown as such.
  return sanitizeTitle(toPlainText(getMetaText(media, 'title')) || toStorableText(called).slice(0, 200)).trim() || 'Media item';
}

/** What the input of a new media item is laid over. */
export function createEmptyMedia({ viewer, services, now }: Tx, id: number): NodeRow {
  return {
    kind: 'node',
    id,
    type: 'attachment',
    status: 'inherit',
    title: '',
    slug: '',
    uri: null,
    parentId: null,
    authorId: viewer.user?.id ?? null,
    menuOrder: 0,
    content: '',
    excerpt: '',
    password: null,
    restricted: false,
    sticky: false,
    commentStatus: 'open',
    pingStatus: 'closed',
    featuredImageId: null,
    template: null,
    guid: `${services.contentUrl}/?attachment_id=${id}`,
    date: now,
    modified: now,
    fields: {},
    seo: {},
    revisionOf: null,
    isAutosave: false,
    lastEditedBy: viewer.user?.id ?? null,
    editLockUserId: null,
    editLockAt: null,
    trashedStatus: null,
    toPing: '',
    pinged: '',
  };
}

/** Media are public whatever they belong to, unless they are private or thrown away. */
export function recordMediaPurge(tx: Tx, before: NodeRow | null, after: NodeRow | null): void {
  const [was, is] = [before?.status === 'inherit', after?.status === 'inherit'];
  const node = after ?? before;
  if (!node || (!was && !is)) return;
  const inList = (one: NodeRow | null) => [one?.title, one?.date.getTime(), one?.parentId, one?.authorId].join('\n');
  tx.recordChange({
    cause: was === is ? 'update' : is ? 'create' : 'delete',
    kind: 'post',
    id: node.id,
    type: getPurgeType('attachment'),
    affectsLists: was !== is || inList(before) !== inList(after),
    uris: [...new Set([was ? (before?.uri ?? null) : null, is ? (after?.uri ?? null) : null])],
  });
}
