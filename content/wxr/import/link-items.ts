/** The third pass sets the references between items, now that all of them are written. It also imports revisions, which need their nodes. */
import { sql, type Transaction } from 'kysely';
import type { Tx } from '../../commands/core/transact.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { listReferences } from '../../commands/nodes/node-references.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { WxrItem } from '../parse/records.ts';
import { replaceMediaLinks } from './media-links.ts';
import { copiesFiles, formatItemName, type ImportState, runInTransaction } from './import-state.ts';
import { computeItemDigest, type ImportRecord, getImportRecords, saveImportRecords, markLinked } from './import-records.ts';
import { getMetaId, listReferencedIds } from './meta.ts';
import { createNodeRow } from './node-row.ts';
import { getItemKind } from './prepare-import.ts';
import { upsertNodes } from './write-rows.ts';

type LinkedItem = { item: WxrItem; id: number; type: ContentTypeName; fields: FieldValues };

export async function linkItems(state: ImportState, items: readonly WxrItem[]): Promise<void> {
  await runInTransaction(state, async (tx) => {
    const { db } = tx;
    const records = await getImportRecords(
      db,
      state,
      'node',
      items.map(({ key }) => key),
    );
    const referencedIds = items.flatMap((item) => [item.parent, getMetaId(item.meta, '_thumbnail_id')].filter((id) => id !== null));
    const ids = await findExistingIds(db, state, referencedIds);
    await linkNodes(tx, state, items, records, ids);
    await writeRevisions(
      tx,
      state,
      items.filter((item) => getItemKind(item) === 'revision'),
      records,
      ids,
    );
  });
}

/** Returns the local ids of the items that are in the database, by foreign id. */
async function findExistingIds(db: Transaction<Database>, state: ImportState, foreignIds: readonly number[]): Promise<Map<number, number>> {
  const records = await getImportRecords(db, state, 'node', [...new Set(foreignIds)]);
  const { rows } = await sql<{ id: number }>`
    select id from content_node where id = any(${[...records.values()].map(({ localId }) => localId)}::int[])`.execute(db);
  const existing = new Set(rows.map(({ id }) => id));
  return new Map([...records].flatMap(([id, { localId }]) => (existing.has(localId) ? [[Number(id), localId]] : [])));
}

async function linkNodes(
  { db }: Tx,
  state: ImportState,
  items: readonly WxrItem[],
  records: ReadonlyMap<string, ImportRecord>,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const changed = items.filter((item) => {
    const record = records.get(item.key);
    return getItemKind(item) === 'node' && record !== undefined && record.digest !== null && record.linked !== record.digest;
  });
  const { rows } = await sql<{ id: number; type: ContentTypeName; fields: FieldValues }>`
    select id, type, fields from content_node where id = any(${changed.map((item) => records.get(item.key)?.localId ?? 0)}::int[])`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const linkedItems = changed.flatMap((item): LinkedItem[] => {
    const row = byId.get(records.get(item.key)?.localId ?? 0);
    return row ? [{ item, ...row }] : [];
  });
  if (linkedItems.length === 0) return;
  const resolve = (id: number | null, label: string, item: WxrItem) => {
    const localId = id === null ? null : (ids.get(id) ?? null);
    if (id !== null && localId === null) state.report.skip(`${label} that was not imported`, `${formatItemName(item)} → ${id}`);
    return localId;
  };
  const parents = linkedItems.map(({ item, id }) => {
    const parent = resolve(item.parent, 'parent', item);
    return parent === id ? null : parent;
  });
  const featuredImages = linkedItems.map(({ item }) => resolve(getMetaId(item.meta, '_thumbnail_id'), 'featured image', item));
  await sql`
    update content_node n set parent_id = k.parent, featured_image_id = k.picture
    from unnest(${linkedItems.map(({ id }) => id)}::int[], ${parents}::int[], ${featuredImages}::int[]) k(id, parent, picture) where n.id = k.id`.execute(
    db,
  );
  await writeReferences(db, linkedItems);
  await markLinked(
    db,
    state,
    'node',
    linkedItems.map(({ item }) => item.key),
  );
}

async function writeReferences(db: Transaction<Database>, linkedItems: readonly LinkedItem[]): Promise<void> {
  const references = linkedItems.flatMap(({ id, type, fields }) =>
    listReferences(getContentType(type), fields).map((reference) => ({ id, ...reference })),
  );
  await sql`delete from node_reference where node_id = any(${linkedItems.map(({ id }) => id)}::int[])`.execute(db);
  await sql`
    insert into node_reference (node_id, field_group, field, position, target_id)
    select k.* from unnest(
      ${references.map(({ id }) => id)}::int[], ${references.map(({ group }) => group)}::text[], ${references.map(({ field }) => field)}::text[],
      ${references.map(({ position }) => position)}::int[], ${references.map(({ target }) => target)}::int[]) k(node, field_group, field, position, target)
    where exists (select from content_node n where n.id = k.target)`.execute(db);
}

/** Writes revisions. A revision is a row with its node's type and no URI. */
async function writeRevisions(
  { db }: Tx,
  state: ImportState,
  fileItems: readonly WxrItem[],
  records: ReadonlyMap<string, ImportRecord>,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  if (fileItems.length === 0) return;
  const items = copiesFiles(state) ? await replaceMediaLinks(db, state, fileItems) : fileItems;
  const { rows } = await sql<{ id: number; type: ContentTypeName }>`
    select id, type from content_node where id = any(${items.map(({ parent }) => ids.get(parent ?? 0) ?? 0)}::int[]) and revision_of is null`.execute(
    db,
  );
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  for (const item of items) {
    const name = `${formatItemName(item)} of ${item.parent ?? '(no parent)'}`;
    const record = records.get(item.key);
    const parent = ids.get(item.parent ?? 0);
    const type = parent === undefined ? undefined : types.get(parent);
    if (!record) continue;
    if (parent === undefined || type === undefined) {
      state.report.skip('revision of an item that was not imported', name);
      continue;
    }
    const digest = computeItemDigest(item, getContentType(type));
    const { rows: existing } = await sql`select from content_node where id = ${record.localId}`.execute(db);
    if (record.digest === digest && existing.length > 0) {
      state.report.count('revisions', 'unchanged');
      continue;
    }
    const referencedRecords = await getImportRecords(db, state, 'node', [...new Set(listReferencedIds(item, type))]);
    const isAutosave = item.slug.includes('-autosave');
    const featuredImageId = ids.get(getMetaId(item.meta, '_thumbnail_id') ?? 0) ?? null;
    const row = createNodeRow(state, { ...item, status: 'inherit', sticky: false, password: '' }, type, record.localId, {
      node: (id) => referencedRecords.get(String(id))?.localId ?? null,
      user: (id) => state.localIds.user.get(id) ?? null,
    });
    await upsertNodes(db, [
      {
        ...row,
        uri: null,
        revision_of: parent,
        is_autosave: isAutosave,
        slug: `${parent}-${isAutosave ? 'autosave' : 'revision'}-v1`,
        featured_image_id: featuredImageId,
      },
    ]);
    await saveImportRecords(db, state, 'node', [{ foreignId: item.key, localId: record.localId, digest }]);
    state.report.count('revisions', existing.length > 0 ? 'updated' : 'new');
  }
}
