/** The second pass: writes the items with their terms, files and comments. The third pass sets the references between items. */
import { sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { isRemoteFile } from '../../core/media-url.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Tx } from '../../commands/core/transact.ts';
import type { WxrItem } from '../parse/records.ts';
import { importComments } from './comments.ts';
import { formatRejection, isDataError } from './data-errors.ts';
import { copiesFiles, formatItemName, type ImportState, getTermKey, runInTransaction } from './import-state.ts';
import { computeItemDigest, type ImportRecord, getImportRecords, saveImportRecords } from './import-records.ts';
import { type NewMediaRow, createMediaRow } from './media.ts';
import { replaceMediaLinks } from './media-links.ts';
import { saveMediaUrls } from './media-urls.ts';
import { listLinkedIds, listReferencedIds } from './meta.ts';
import { createNodeRow, type NewNodeRow } from './node-row.ts';
import { makeUrisUnique, upsertMedia, upsertNodes, replaceTerms } from './write-rows.ts';

/** Number of files that are downloaded or copied at the same time. */
const MAX_CONCURRENT_FILES = 4;

type PendingItem = {
  item: WxrItem;
  type: ContentTypeName;
  id: number;
  digest: string;
  isNew: boolean;
  /** False if only the file of a media item is missing, because an earlier run could not copy it. */
  isChanged: boolean;
  media: NewMediaRow | null;
};

/**
 * Writes the nodes of one batch in one transaction. If PostgreSQL rejects the batch, its items are written one by one, so that only the invalid item
 * is skipped.
 */
export async function writeItems(state: ImportState, items: readonly WxrItem[]): Promise<void> {
  const selected = await selectPendingItems(state, items);
  await loadFiles(state, selected);
  const isPending = ({ isChanged, media }: PendingItem) => isChanged || (media !== null && !isRemoteFile(media.file));
  const pending = selected.filter(isPending);
  await markUnchanged(
    state,
    selected.filter((item) => !isPending(item)).map(({ item }) => item),
  );
  try {
    await writeBatch(state, pending);
  } catch (error) {
    if (!isDataError(error)) throw error;
    for (const pendingItem of pending) {
      try {
        await writeBatch(state, [pendingItem]);
      } catch (itemError) {
        if (!isDataError(itemError)) throw itemError;
        state.report.skip(formatRejection(itemError), formatItemName(pendingItem.item));
      }
    }
  }
}

async function selectPendingItems(state: ImportState, fileItems: readonly WxrItem[]): Promise<PendingItem[]> {
  const { db } = state.services;
  // The digest includes the links, so an item is written again after a file that it links to has been copied.
  const items = copiesFiles(state) ? await replaceMediaLinks(db, state, fileItems) : fileItems;
  const records = await getImportRecords(
    db,
    state,
    'node',
    items.map(({ key }) => key),
  );
  const existingIds = await findExistingIds(state, records);
  const missingFiles = await findMissingFiles(state, records);
  // An item is written again if an item that it refers to was imported in the meantime, with another file.
  const linkedIds = items.flatMap((item) => listLinkedIds(item, item.type as ContentTypeName));
  const linked = await getImportRecords(db, state, 'node', [...new Set(linkedIds)]);
  const processedKeys = new Set<string>();
  const pending: PendingItem[] = [];
  const unchanged: WxrItem[] = [];
  for (const item of items) {
    const record = records.get(item.key);
    if (!record) continue;
    if (processedKeys.has(item.key) || record.run === state.run) {
      state.report.skip('duplicate item in the file', formatItemName(item));
      continue;
    }
    processedKeys.add(item.key);
    const type = item.type as ContentTypeName;
    const missingIds = listLinkedIds(item, type).filter((id) => !linked.has(String(id)));
    const digest = computeItemDigest(item, [getContentType(type), missingIds, getFileOptions(state, type)]);
    const isNew = record.digest === null || !existingIds.has(record.localId);
    const isChanged = isNew || (record.digest !== digest && state.options.existing === 'update');
    if (isChanged || missingFiles.has(record.localId))
      pending.push({ item, type, id: record.localId, digest, isNew, isChanged, media: null });
    else unchanged.push(item);
  }
  await markUnchanged(state, unchanged);
  return pending;
}

/** Marks items that are in the database already, so that another item with the same id is found. */
async function markUnchanged(state: ImportState, items: readonly WxrItem[]): Promise<void> {
  for (const { type, comments } of items) {
    state.report.count(type === 'attachment' ? 'media' : 'nodes', 'unchanged');
    if (comments.length > 0) state.report.count('comments', 'unchanged', comments.length);
  }
  await sql`
    update import_record set run = ${state.run}::uuid where source = ${state.source} and kind = 'node' and foreign_id = any(${items.map(({ key }) => key)}::text[])`.execute(
    state.services.db,
  );
}

/** Returns the options that the rows of an item depend on. */
function getFileOptions({ options }: ImportState, type: ContentTypeName): unknown {
  return type === 'attachment' ? [options.media, options.filesDir] : null;
}

/** Finds the media items whose files should have been copied, but are still on their old host. */
async function findMissingFiles(state: ImportState, records: ReadonlyMap<string, ImportRecord>): Promise<Set<number>> {
  if (!copiesFiles(state)) return new Set();
  const ids = [...records.values()].map(({ localId }) => localId);
  const { rows } = await sql<{ id: number }>`
    select node_id as id from media_item where node_id = any(${ids}::int[]) and file ~ '^https?:'`.execute(state.services.db);
  return new Set(rows.map(({ id }) => id));
}

async function findExistingIds(state: ImportState, records: ReadonlyMap<string, ImportRecord>): Promise<Set<number>> {
  const ids = [...records.values()].map(({ localId }) => localId);
  const { rows } = await sql<{ id: number }>`select id from content_node where id = any(${ids}::int[])`.execute(state.services.db);
  return new Set(rows.map(({ id }) => id));
}

async function loadFiles(state: ImportState, pending: readonly PendingItem[]): Promise<void> {
  const queue = pending.filter(({ type }) => type === 'attachment').values();
  const loadNext = async () => {
    for (const pendingItem of queue) pendingItem.media = await createMediaRow(state, pendingItem.item);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FILES }, loadNext));
}

async function writeBatch(state: ImportState, pending: readonly PendingItem[]): Promise<void> {
  if (pending.length === 0) return;
  const outcomes = await runInTransaction(state, async (tx) => {
    const { db } = tx;
    const rows = await createRows(tx, state, pending);
    await makeUrisUnique(db, rows, (row, originalUri) =>
      state.report.warn('URI changed because it is already in use', `${originalUri} → ${row.uri ?? ''}`),
    );
    await upsertNodes(db, rows);
    await upsertMedia(
      db,
      pending.flatMap(({ id, media }) => (media ? [{ node_id: id, ...media }] : [])),
    );
    for (const { id, item, media } of pending) if (media && !isRemoteFile(media.file)) await saveMediaUrls(db, state, id, item);
    await replaceTerms(
      db,
      pending.map(({ id }) => id),
      pending.flatMap(({ id, item }) => getTermIds(state, item).map((term) => ({ node: id, term }))),
    );
    const commentOutcomes = await importComments(
      tx,
      state,
      pending.map(({ id, item }) => ({ nodeId: id, item })),
    );
    await saveImportRecords(
      db,
      state,
      'node',
      pending.map(({ item, id, digest }) => ({ foreignId: item.key, localId: id, digest })),
    );
    for (const { id, type, isNew } of pending) {
      const row = rows.find((other) => other.id === id);
      if (row?.status !== 'publish' && row?.status !== 'inherit') continue;
      const name = getContentType(type).graphql.single.toLowerCase();
      tx.recordChange({ cause: isNew ? 'create' : 'update', kind: 'post', id, type: name, affectsLists: isNew, uris: [row.uri] });
    }
    return commentOutcomes;
  });
  for (const outcome of outcomes) state.report.count('comments', outcome);
  for (const { type, isNew } of pending) state.report.count(type === 'attachment' ? 'media' : 'nodes', isNew ? 'new' : 'updated');
}

async function createRows({ db }: Tx, state: ImportState, pending: readonly PendingItem[]): Promise<NewNodeRow[]> {
  const ids = await getImportRecords(db, state, 'node', [...new Set(pending.flatMap(({ item, type }) => listReferencedIds(item, type)))]);
  const resolve = {
    node: (id: number) => ids.get(String(id))?.localId ?? null,
    user: (id: number) => state.localIds.user.get(id) ?? null,
  };
  return pending.map(({ item, type, id }) => createNodeRow(state, item, type, id, resolve));
}

/** Returns the ids of an item's terms. Terms that could not be imported are already in the report. */
function getTermIds(state: ImportState, item: WxrItem): number[] {
  return item.terms.flatMap(({ taxonomy, slug }) => state.terms.get(getTermKey(taxonomy, slug)) ?? []);
}
