/** Commands on media items: a file comes in with its words, its words change, it goes. */
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { Upload } from '../../media/receive-upload.ts';
import { removeUpload } from '../../media/sweep-uploads.ts';
import { contentTypeOf } from '../../model/content-types.ts';
import type { ContentTypeDeclaration } from '../../model/define.ts';
import { can, canEditNode, type Viewer } from '../../permissions/viewer.ts';
import type { Services } from '../core/services.ts';
import { transact, type Tx } from '../core/transact.ts';
import { askedSlug } from '../nodes/node-input.ts';
import { decidePlace } from '../nodes/node-place.ts';
import { checkDelete, oneOf } from '../nodes/node-rights.ts';
import { insertNode, nodeForUpdate, takeNodeId, updateRow } from '../nodes/node-rows.ts';
import { settingsOf, type SiteSettings } from '../settings/site-settings.ts';
import { type Incoming, openFile, takeFile } from './media-file.ts';
import { applyMediaInput, checkType, type MediaInput, wordsOf } from './media-input.ts';
import { emptyMedia, fileRow, type MediaFiles, mediaRow, noted, tellMedia, titleOf } from './media-rows.ts';

const attachment: ContentTypeDeclaration = contentTypeOf('attachment');

export function checkMayUpload(viewer: Viewer): void {
  if (!can(viewer, 'upload_files')) throw new UserError('Sorry, you are not allowed to upload mediaItems');
}

/**
 * Keeps a file as a media item. When its words can't be taken the file goes again.
 * @param incoming the file itself, where it does not stand at `filePath`
 * @returns the id of the new node
 */
export async function createMedia(services: Services, viewer: Viewer, input: MediaInput, incoming?: Incoming): Promise<number> {
  try {
    checkMayUpload(viewer);
    if (!incoming && !input.filePath) throw new UserError('A media item needs a file. Give its address as filePath.');
    await rehearse(services, viewer, async (tx, settings) => {
      await applyMediaInput(tx, emptyMedia(tx, 0), input, settings, 'create');
      wordsOf(tx, input);
    });
  } catch (error) {
    incoming?.content.destroy();
    throw error;
  }
  const file = incoming ?? (await openFile(services, input.filePath ?? ''));
  const upload = await takeFile(services, file);
  return keeping(services, viewer, upload, async (tx) => {
    checkType(input.fileType, upload.media);
    const settings = await settingsOf(tx.db);
    const start = { ...emptyMedia(tx, await takeNodeId(tx.db)), title: titleOf(upload.media, file.name) };
    const next = await placed(tx, null, await applyMediaInput(tx, start, input, settings, 'create'), input, settings);
    await insertNode(tx.db, next);
    const words = wordsOf(tx, { ...input, caption: input.caption ?? noted(upload.media, 'caption') });
    await tx.db
      .insertInto('media_item')
      .values({ node_id: next.id, ...fileRow(upload.media), ...words })
      .execute();
    tellMedia(tx, null, next);
    return next.id;
  });
}

/** @param id null: what was given is the id of no node */
export async function updateMedia(services: Services, viewer: Viewer, id: number | null, input: MediaInput): Promise<number> {
  checkMayUpdate(viewer);
  const apply = async (tx: Tx, settings: SiteSettings) => {
    const node = checkUpdate(viewer, id === null ? null : await nodeForUpdate(tx.db, id));
    return { node, next: await applyMediaInput(tx, node, input, settings, 'update'), words: wordsOf(tx, input) };
  };
  const work = async (tx: Tx, upload: Upload | null): Promise<number> => {
    const settings = await settingsOf(tx.db);
    const { node, next: changed, words } = await apply(tx, settings);
    const next = await placed(tx, node, changed, input, settings);
    const former = await mediaRow(tx, node.id);
    checkType(input.fileType, upload?.media ?? (former ? { mimeType: former.mime_type } : null));
    await updateRow(tx.db, next, false);
    const changes = { ...(upload && fileRow(upload.media)), ...words };
    if (Object.keys(changes).length > 0) await tx.db.updateTable('media_item').set(changes).where('node_id', '=', node.id).execute();
    if (upload && former) tx.afterCommit(() => removeFiles(services, former));
    tellMedia(tx, node, next);
    return node.id;
  };
  if (!input.filePath) return transact(services, viewer, (tx) => work(tx, null));
  await rehearse(services, viewer, apply);
  checkMayUpload(viewer);
  const upload = await takeFile(services, await openFile(services, input.filePath));
  return keeping(services, viewer, upload, (tx) => work(tx, upload));
}

/**
 * Throws a media item away, or takes it off the disk with its files. Without `forceDelete` nothing is lost: WordPress deletes at once unless its
 * media trash is switched on, which its interface promises and its default does not.
 * @returns the node as it was before
 */
export async function deleteMedia(services: Services, viewer: Viewer, id: number | null, forceDelete: boolean): Promise<NodeRow> {
  return transact(services, viewer, async (tx) => {
    const node = checkDelete(viewer, attachment, id === null ? null : await nodeForUpdate(tx.db, id));
    if (node.status === 'trash' && !forceDelete)
      throw new UserError(
        `The ${oneOf(attachment)} with id ${node.id} is already in the trash. To remove from the trash, use the forceDelete input`,
      );
    if (forceDelete) {
      const row = await mediaRow(tx, node.id);
      await tx.db.deleteFrom('content_node').where('id', '=', node.id).execute();
      if (row) tx.afterCommit(() => removeFiles(services, row));
      tellMedia(tx, node, null);
    } else {
      const settings = await settingsOf(tx.db);
      const next = await placed(tx, node, await applyMediaInput(tx, node, { status: 'trash' }, settings, 'update'), {}, settings);
      await updateRow(tx.db, next, false);
      tellMedia(tx, node, next);
    }
    return node;
  });
}

/** Checks an input and writes nothing: a mistake in the words is told before a file is fetched for them. */
async function rehearse(services: Services, viewer: Viewer, check: (tx: Tx, settings: SiteSettings) => Promise<unknown>): Promise<void> {
  const nothing = () => undefined;
  await services.db.transaction().execute(async (db) => {
    const tx: Tx = { db, viewer, services, now: services.now(), changed: nothing, afterCommit: nothing, afterRollback: nothing };
    await check(tx, await settingsOf(db));
  });
}

/** Runs a command that files hang on: they are kept when it is safe on disk, and go when it is not. */
async function keeping(services: Services, viewer: Viewer, upload: Upload, work: (tx: Tx) => Promise<number>): Promise<number> {
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

function checkMayUpdate(viewer: Viewer): void {
  if (!can(viewer, 'edit_posts')) throw new UserError('Sorry, you are not allowed to update mediaItems');
}

function checkUpdate(viewer: Viewer, node: NodeRow | null): NodeRow {
  if (node === null || node.type !== 'attachment') throw new UserError('No mediaItem with that ID could be found to update');
  if (!canEditNode(viewer, node)) throw new UserError('Sorry, you are not allowed to update mediaItems');
  return node;
}

/** With its slug and address. An imported item keeps the address it came with until something that decides on addresses changes. */
async function placed(tx: Tx, before: NodeRow | null, next: NodeRow, input: MediaInput, settings: SiteSettings): Promise<NodeRow> {
  const asked = askedSlug(input.slug);
  if (before && before.status === next.status && (asked === undefined || asked === before.slug)) return next;
  const { slug, uri } = await decidePlace(tx.db, before, next, asked, [], settings);
  return { ...next, slug, uri };
}

/** Imported files may have stayed at their address, which is not ours to clear. */
async function removeFiles({ mediaDir }: Services, files: MediaFiles): Promise<void> {
  if (!/^https?:/.test(files.file)) await removeUpload(mediaDir, files);
}
