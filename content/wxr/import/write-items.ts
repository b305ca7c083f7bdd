/** The second pass: writes the items with their terms, files and comments. The third pass sets the references between items. */
import { sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Tx } from '../../commands/core/transact.ts';
import type { WxrItem } from '../parse/records.ts';
import { importComments } from './comments.ts';
import { type ImportState, getTermKey, runInTransaction } from './import-state.ts';
import { computeDigest, type ImportRecord, getImportRecords, saveImportRecords } from './import-records.ts';
import { type NewMediaRow, createMediaRow } from './media.ts';
import { listReferencedIds } from './meta.ts';
import { InvalidItemError, createNodeRow, type NewNodeRow } from './node-row.ts';
import { makeUrisUnique, upsertMedia, upsertNodes, replaceTerms } from './write-rows.ts';

/** Number of files that are downloaded or copied at the same time. */
const MAX_CONCURRENT_FILES = 4;

type PendingItem = { item: WxrItem; type: ContentTypeName; id: number; digest: string; isNew: boolean; media: NewMediaRow | null };

/**
 * Writes the nodes of one batch in one transaction. If PostgreSQL rejects the batch, its items are written one by one, so that only the invalid item
 * is skipped.
 */
export async function writeItems(state: ImportState, items: readonly WxrItem[]): Promise<void> {
  const pending = await selectPendingItems(state, items);
  await loadFiles(state, pending);
  try {
    await writeBatch(state, pending);
  } catch (error) {
    if (!isDataError(error)) throw error;
    for (const pendingItem of pending) {
      try {
        await writeBatch(state, [pendingItem]);
      } catch (itemError) {
        if (!isDataError(itemError)) throw itemError;
        state.report.skip(`item rejected by the database: ${(itemError as Error).message}`, formatItemName(pendingItem.item));
      }
    }
  }
}

/** Whether PostgreSQL rejected a value. Error class 22 is for invalid data, class 23 for violated constraints. */
function isDataError(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '');
}

const formatItemName = (item: WxrItem) => `${item.type} ${item.id ?? ''} “${item.title}”`;

async function selectPendingItems(state: ImportState, items: readonly WxrItem[]): Promise<PendingItem[]> {
  const { db } = state.services;
  const records = await getImportRecords(
    db,
    state,
    'node',
    items.map(({ id }) => id ?? ''),
  );
  const existingIds = await findExistingIds(state, records);
  const processedIds = new Set<number>();
  const pending: PendingItem[] = [];
  const unchanged: ImportRecord[] = [];
  for (const item of items) {
    const record = records.get(String(item.id));
    if (!record || item.id === null) continue;
    if (processedIds.has(item.id) || record.run === state.run) {
      state.report.skip('item that is in the file twice', formatItemName(item));
      continue;
    }
    processedIds.add(item.id);
    const digest = computeDigest([{ ...item, line: 0 }, item.type === 'attachment' ? [state.options.media, state.options.filesDir] : []]);
    const isNew = record.digest === null || !existingIds.has(record.localId);
    if (isNew || (record.digest !== digest && state.options.existing === 'update'))
      pending.push({ item, type: item.type as ContentTypeName, id: record.localId, digest, isNew, media: null });
    else {
      unchanged.push(record);
      state.report.count(item.type === 'attachment' ? 'media' : 'nodes', 'unchanged');
      if (item.comments.length > 0) state.report.count('comments', 'unchanged', item.comments.length);
    }
  }
  await sql`
    update import_record set run = ${state.run}::uuid where source = ${state.source} and kind = 'node' and foreign_id = any(${unchanged.map(({ foreignId }) => foreignId)}::text[])`.execute(
    db,
  );
  return pending;
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
  const { validItems: written, comments } = await runInTransaction(state, async (tx) => {
    const { db } = tx;
    const rows = await createRows(tx, state, pending);
    const validItems = pending.filter(({ id }) => rows.some((row) => row.id === id));
    await makeUrisUnique(db, rows, (row, originalUri) =>
      state.report.warn('URI changed because it is already in use', `${originalUri} → ${row.uri ?? ''}`),
    );
    await upsertNodes(db, rows);
    await upsertMedia(
      db,
      validItems.flatMap(({ id, media }) => (media ? [{ node_id: id, ...media }] : [])),
    );
    await replaceTerms(
      db,
      validItems.map(({ id }) => id),
      validItems.flatMap(({ id, item }) => getTermIds(state, item).map((term) => ({ node: id, term }))),
    );
    const outcomes = await importComments(
      tx,
      state,
      validItems.map(({ id, item }) => ({ nodeId: id, comments: item.comments })),
    );
    await saveImportRecords(
      db,
      state,
      'node',
      validItems.map(({ item, id, digest }) => ({ foreignId: item.id ?? '', localId: id, digest })),
    );
    for (const { id, type, isNew } of validItems) {
      const row = rows.find((other) => other.id === id);
      if (row?.status !== 'publish' && row?.status !== 'inherit') continue;
      const name = getContentType(type).graphql.single.toLowerCase();
      tx.recordChange({ cause: isNew ? 'create' : 'update', kind: 'post', id, type: name, affectsLists: isNew, uris: [row.uri] });
    }
    return { validItems, comments: outcomes };
  });
  for (const outcome of comments) state.report.count('comments', outcome);
  for (const { type, isNew } of written) state.report.count(type === 'attachment' ? 'media' : 'nodes', isNew ? 'new' : 'updated');
}

async function createRows({ db }: Tx, state: ImportState, pending: readonly PendingItem[]): Promise<NewNodeRow[]> {
  const ids = await getImportRecords(db, state, 'node', [...new Set(pending.flatMap(({ item, type }) => listReferencedIds(item, type)))]);
  const resolve = {
    node: (id: number) => ids.get(String(id))?.localId ?? null,
    user: (id: number) => state.usersById.get(id) ?? null,
  };
  return pending.flatMap(({ item, type, id }) => {
    try {
      return [createNodeRow(state, item, type, id, resolve)];
    } catch (error) {
      if (!(error instanceof InvalidItemError)) throw error;
      state.report.skip(error.message, formatItemName(item));
      return [];
    }
  });
}

/** Returns the ids of an item's terms. Terms that could not be imported are already in the report. */
function getTermIds(state: ImportState, item: WxrItem): number[] {
  return item.terms.flatMap(({ taxonomy, slug }) => state.terms.get(getTermKey(taxonomy, slug)) ?? []);
}
