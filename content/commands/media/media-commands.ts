/** Commands on media items: create, update, delete. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { isRemoteFile } from '../../core/media-url.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Upload } from '../../media/receive-upload.ts';
import { releaseName, removeReplacedFiles, removeUpload } from '../../media/sweep-uploads.ts';
import { getContentType } from '../../model/content-types.ts';
import { can, canEditNode, type Viewer } from '../../permissions/viewer.ts';
import { getAuditAction, recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { parseSlug } from '../nodes/node-input.ts';
import { assertCanDelete, getSingularName } from '../nodes/node-permissions.ts';
import { findNodeForUpdate, insertNodeRow, reserveNodeId, updateNodeRow } from '../nodes/node-rows.ts';
import { decideSlugAndUri } from '../permalinks/slug-and-uri.ts';
import { getSiteSettings, type SiteSettings } from '../settings/site-settings.ts';
import { listFormerFiles, recordFormerFiles } from './former-files.ts';
import { type IncomingFile, openFile, storeFile } from './media-file.ts';
import { applyMediaInput, assertFileType, getMediaColumns, type MediaInput } from './media-input.ts';
import {
  createEmptyMedia,
  createMediaTitle,
  findStoredFiles,
  getMetaText,
  recordMediaPurge,
  type StoredFiles,
  toFileColumns,
} from './media-rows.ts';

const attachment: ContentTypeDeclaration = getContentType('attachment');

export function assertCanUpload(viewer: Viewer): void {
  if (!can(viewer, 'upload_files')) throw new UserError('Sorry, you are not allowed to upload mediaItems', { kind: 'forbidden' });
}

/**
 * Stores a file as a media item. The file is deleted again if the other input is invalid.
 * @param incoming the uploaded file, if it is not fetched from `filePath`
 * @returns the id of the new node
 */
export async function createMedia(services: Services, viewer: Viewer, input: MediaInput, incoming?: IncomingFile): Promise<number> {
  try {
    assertCanUpload(viewer);
    if (!incoming && !input.filePath) throw new UserError('Invalid filePath ""');
    await validateInput(services, viewer, async (tx, settings) => {
      await applyMediaInput(tx, createEmptyMedia(tx, 0), input, settings, 'create');
      getMediaColumns(tx, input);
    });
  } catch (error) {
    incoming?.content.destroy();
    throw error;
  }
  const file = incoming ?? (await openFile(services, input.filePath ?? ''));
  const upload = await storeFile(services, file);
  return transactWithUpload(services, viewer, upload, async (tx) => {
    assertFileType(input.fileType, upload.media);
    const settings = await getSiteSettings(tx.db);
    const start = { ...createEmptyMedia(tx, await reserveNodeId(tx.db)), title: createMediaTitle(upload.media, file.name) };
    const next = await withSlugAndUri(tx, null, await applyMediaInput(tx, start, input, settings, 'create'), input, settings);
    await insertNodeRow(tx.db, next);
    const columns = getMediaColumns(tx, { ...input, caption: input.caption ?? getMetaText(upload.media, 'caption') });
    await tx.db
      .insertInto('media_item')
      .values({ node_id: next.id, ...toFileColumns(upload.media), ...columns })
      .execute();
    recordMediaPurge(tx, null, next);
    await recordMediaAudit(tx, null, { ...next, ...columns, file: file.name });
    return next.id;
  });
}

/**
 * Changes a media item. If its file is replaced, the addresses of the former one lead to the new one.
 * @param id null if the id in the input is not valid
 * @param incoming the uploaded file, if it is not fetched from `filePath`. It must be of the same kind: pages show it where they showed the former one.
 */
export async function updateMedia(
  services: Services,
  viewer: Viewer,
  id: number | null,
  input: MediaInput,
  incoming?: IncomingFile,
): Promise<number> {
  const apply = async (tx: Tx, settings: SiteSettings) => {
    const node = assertCanUpdateItem(viewer, id === null ? null : await findNodeForUpdate(tx.db, id), input);
    return { node, next: await applyMediaInput(tx, node, input, settings, 'update'), columns: getMediaColumns(tx, input) };
  };
  const work = async (tx: Tx, upload: Upload | null): Promise<number> => {
    const settings = await getSiteSettings(tx.db);
    const { node, next: changed, columns } = await apply(tx, settings);
    const next = await withSlugAndUri(tx, node, changed, input, settings);
    const previousFile = await findStoredFiles(tx, node.id);
    assertFileType(input.fileType, upload?.media ?? (previousFile ? { mimeType: previousFile.mime_type } : null));
    if (incoming && upload && previousFile) assertSameKind(incoming.name, upload.media.mimeType, previousFile.mime_type);
    await updateNodeRow(tx.db, next, false);
    const changes = { ...(upload && toFileColumns(upload.media)), ...columns };
    if (Object.keys(changes).length > 0) await tx.db.updateTable('media_item').set(changes).where('node_id', '=', node.id).execute();
    if (upload && previousFile) {
      await recordFormerFiles(tx, node.id, previousFile);
      tx.afterCommit(() => removeFiles(services, previousFile, removeReplacedFiles));
    }
    recordMediaPurge(tx, node, next);
    await recordMediaAudit(
      tx,
      { ...node, file: previousFile?.file },
      { ...next, ...columns, file: upload?.media.file ?? previousFile?.file },
    );
    return node.id;
  };
  try {
    if (!incoming && !input.filePath) return await transact(services, viewer, (tx) => work(tx, null));
    await validateInput(services, viewer, apply);
    assertCanUpload(viewer);
  } catch (error) {
    incoming?.content.destroy();
    throw error;
  }
  const upload = await storeFile(services, incoming ?? (await openFile(services, input.filePath ?? '')));
  return transactWithUpload(services, viewer, upload, (tx) => work(tx, upload));
}

/**
 * Moves a media item to the trash, or deletes it and its files with `forceDelete`. WordPress deletes immediately unless its media trash is switched
 * on, although its API describes the trash; nothing is lost here without `forceDelete`.
 * @returns the node before the change
 */
export async function deleteMedia(services: Services, viewer: Viewer, id: number | null, forceDelete: boolean): Promise<NodeRow> {
  return transact(services, viewer, async (tx) => {
    const found = id === null ? null : await findNodeForUpdate(tx.db, id);
    if (found === null) throw new UserError('No mediaItem with that ID could be found to delete', { kind: 'not-found' });
    // The placeholder is part of WPGraphQL's message.
    if (found.type !== 'attachment') throw new UserError('Sorry, the item you are trying to delete is a %s, not a mediaItem');
    const node = assertCanDelete(viewer, attachment, found);
    if (node.status === 'trash' && !forceDelete)
      throw new UserError(
        `The ${getSingularName(attachment)} with id ${node.id} is already in the trash. To remove from the trash, use the forceDelete input`,
      );
    if (forceDelete) {
      const row = await findStoredFiles(tx, node.id);
      const formerFiles = await listFormerFiles(tx, node.id);
      await tx.db.deleteFrom('content_node').where('id', '=', node.id).execute();
      if (row) tx.afterCommit(() => removeFiles(services, row, removeUpload));
      for (const file of formerFiles) tx.afterCommit(() => releaseName(services.mediaDir, file));
      recordMediaPurge(tx, node, null);
      await recordMediaAudit(tx, { ...node, file: row?.file }, null);
    } else {
      const settings = await getSiteSettings(tx.db);
      const next = await withSlugAndUri(tx, node, await applyMediaInput(tx, node, { status: 'trash' }, settings, 'update'), {}, settings);
      await updateNodeRow(tx.db, next, false);
      recordMediaPurge(tx, node, next);
      await recordMediaAudit(tx, node, next);
    }
    return node;
  });
}

type AuditedMedia = NodeRow & { file?: string | undefined };

async function recordMediaAudit(tx: Tx, before: AuditedMedia | null, after: AuditedMedia | null): Promise<void> {
  const node = after ?? before;
  if (!node) return;
  await recordAudit(tx, {
    action: getAuditAction(before, after),
    objectType: 'MediaItem',
    objectId: node.id,
    objectName: node.title,
    before,
    after,
  });
}

/** Validates input without writing anything, so that mistakes are reported before a file is fetched. */
async function validateInput(
  services: Services,
  viewer: Viewer,
  check: (tx: Tx, settings: SiteSettings) => Promise<unknown>,
): Promise<void> {
  const ignore = () => undefined;
  await services.db.transaction().execute(async (db) => {
    const tx: Tx = { db, viewer, services, now: services.now(), recordChange: ignore, afterCommit: ignore, afterRollback: ignore };
    await check(tx, await getSiteSettings(db));
  });
}

/** Runs a command in a transaction, then keeps the uploaded files. Deletes them if the transaction fails. */
async function transactWithUpload(services: Services, viewer: Viewer, upload: Upload, work: (tx: Tx) => Promise<number>): Promise<number> {
  try {
    return await transact(services, viewer, (tx) => {
      tx.afterCommit(upload.commit);
      return work(tx);
    });
  } catch (error) {
    await upload.discard();
    throw error;
  }
}

/** For viewers without write access, nodes that are not public do not exist, so that they learn nothing about them. */
function assertCanUpdateItem(viewer: Viewer, node: NodeRow | null, input: MediaInput): NodeRow {
  const isPublic = node?.status === 'inherit' || node?.status === 'publish';
  if (node === null || (!isPublic && !can(viewer, 'edit_posts')))
    throw new UserError('No mediaItem with that ID could be found to update', { kind: 'not-found' });
  // WPGraphQL formats the id that was sent as a number, which is 0 for a global id.
  if (node.type !== 'attachment') throw new UserError(`The id ${Number.parseInt(input.id ?? '', 10) || 0} is not of the type mediaItem`);
  if (!can(viewer, 'edit_posts')) throw new UserError('Sorry, you are not allowed to update mediaItems', { kind: 'forbidden' });
  if (!canEditNode(viewer, node))
    throw new UserError('Sorry, you are not allowed to update mediaItems as this user.', { kind: 'forbidden' });
  return node;
}

/** Returns the node with its slug and URI. An imported item keeps its original URI until its slug or status changes. */
async function withSlugAndUri(tx: Tx, before: NodeRow | null, next: NodeRow, input: MediaInput, settings: SiteSettings): Promise<NodeRow> {
  const requested = parseSlug(input.slug);
  if (before && before.status === next.status && (requested === undefined || requested === before.slug)) return next;
  const { slug, uri } = await decideSlugAndUri(tx.db, before, next, requested, [], settings);
  return { ...next, slug, uri };
}

/** Deletes files, unless they are on another host or another media item has the same file. Both are possible only for imported media items. */
async function removeFiles(
  { db, mediaDir }: Services,
  files: StoredFiles,
  remove: typeof removeUpload | typeof removeReplacedFiles,
): Promise<void> {
  if (isRemoteFile(files.file)) return;
  const other = await db.selectFrom('media_item').select('node_id').where('file', '=', files.file).executeTakeFirst();
  if (!other) await remove(mediaDir, files);
}

/** `image`, `video` or `audio`; other files are only of the same kind as files of the same type. */
const getKind = (mimeType: string) => /^(?:image|video|audio)(?=\/)/.exec(mimeType)?.[0] ?? mimeType;

function assertSameKind(name: string, mimeType: string, formerType: string): void {
  if (getKind(mimeType) === getKind(formerType)) return;
  throw new UserError(
    `The file "${name.slice(0, 100)}" is of the type ${mimeType}, and pages use this media item as ${formerType}. Choose a file of the same kind, or upload this one as a new media item.`,
  );
}
