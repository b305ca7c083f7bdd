/** The third walk: what leads from one item to another, now that all of them are there. Revisions come here too, behind what they are of. */
import { sql, type Transaction } from 'kysely';
import type { Tx } from '../../commands/core/transact.ts';
import type { Database } from '../../db/tables.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { listReferences } from '../../commands/nodes/node-references.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { WxrItem } from '../reading/records.ts';
import { type Job, write } from './job.ts';
import { digestOf, type Mapped, mapped, note, noteLinks } from './mapping.ts';
import { numberOf, referencedIds } from './meta.ts';
import { BrokenItem, nodeRow } from './node-row.ts';
import { kindOf } from './survey.ts';
import { writeNodes } from './write-rows.ts';

type Written = { item: WxrItem; id: number; type: ContentTypeName; fields: FieldValues };

export async function linkItems(job: Job, items: readonly WxrItem[]): Promise<void> {
  await write(job, async (tx) => {
    const { db } = tx;
    const own = await mapped(
      db,
      job,
      'node',
      items.map(({ id }) => id ?? ''),
    );
    const named = items.flatMap((item) => [item.parent, numberOf(item.meta, '_thumbnail_id')].filter((id) => id !== null));
    const ids = await existingIds(db, job, named);
    await linkNodes(tx, job, items, own, ids);
    await writeRevisions(
      tx,
      job,
      items.filter((item) => kindOf(item) === 'revision'),
      own,
      ids,
    );
  });
}

/** Local ids of those that are in the database. */
async function existingIds(db: Transaction<Database>, job: Job, foreign: readonly number[]): Promise<Map<number, number>> {
  const found = await mapped(db, job, 'node', [...new Set(foreign)]);
  const { rows } = await sql<{ id: number }>`
    select id from content_node where id = any(${[...found.values()].map(({ localId }) => localId)}::int[])`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  return new Map([...found].flatMap(([id, { localId }]) => (there.has(localId) ? [[Number(id), localId]] : [])));
}

async function linkNodes(
  { db }: Tx,
  job: Job,
  items: readonly WxrItem[],
  own: ReadonlyMap<string, Mapped>,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const changed = items.filter((item) => {
    const record = own.get(String(item.id));
    return kindOf(item) === 'node' && record !== undefined && record.digest !== null && record.linked !== record.digest;
  });
  const { rows } = await sql<{ id: number; type: ContentTypeName; fields: FieldValues }>`
    select id, type, fields from content_node where id = any(${changed.map((item) => own.get(String(item.id))?.localId ?? 0)}::int[])`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const written = changed.flatMap((item): Written[] => {
    const row = byId.get(own.get(String(item.id))?.localId ?? 0);
    return row ? [{ item, ...row }] : [];
  });
  if (written.length === 0) return;
  const resolve = (id: number | null, what: string, item: WxrItem) => {
    const found = id === null ? null : (ids.get(id) ?? null);
    if (id !== null && found === null) job.report.skip(`${what} that was not imported`, `${item.type} ${item.id ?? ''} → ${id}`);
    return found;
  };
  const parents = written.map(({ item, id }) => {
    const parent = resolve(item.parent, 'parent', item);
    return parent === id ? null : parent;
  });
  const pictures = written.map(({ item }) => resolve(numberOf(item.meta, '_thumbnail_id'), 'featured image', item));
  await sql`
    update content_node n set parent_id = k.parent, featured_image_id = k.picture
    from unnest(${written.map(({ id }) => id)}::int[], ${parents}::int[], ${pictures}::int[]) k(id, parent, picture) where n.id = k.id`.execute(
    db,
  );
  await writeReferences(db, written);
  await noteLinks(
    db,
    job,
    'node',
    written.map(({ item }) => item.id ?? ''),
  );
}

async function writeReferences(db: Transaction<Database>, written: readonly Written[]): Promise<void> {
  const references = written.flatMap(({ id, type, fields }) => {
    const places = new Map<string, number>();
    return listReferences(getContentType(type), fields).map(({ group, field, target }) => {
      const position = places.get(`${group}.${field}`) ?? 0;
      places.set(`${group}.${field}`, position + 1);
      return { id, group, field, position, target };
    });
  });
  await sql`delete from node_reference where node_id = any(${written.map(({ id }) => id)}::int[])`.execute(db);
  await sql`
    insert into node_reference (node_id, field_group, field, position, target_id)
    select k.* from unnest(
      ${references.map(({ id }) => id)}::int[], ${references.map(({ group }) => group)}::text[], ${references.map(({ field }) => field)}::text[],
      ${references.map(({ position }) => position)}::int[], ${references.map(({ target }) => target)}::int[]) k(node, field_group, field, position, target)
    where exists (select from content_node n where n.id = k.target)`.execute(db);
}

/** A revision is a row of its node's type, without an address. */
async function writeRevisions(
  { db }: Tx,
  job: Job,
  items: readonly WxrItem[],
  own: ReadonlyMap<string, Mapped>,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  if (items.length === 0) return;
  const { rows } = await sql<{ id: number; type: ContentTypeName }>`
    select id, type from content_node where id = any(${items.map(({ parent }) => ids.get(parent ?? 0) ?? 0)}::int[]) and revision_of is null`.execute(
    db,
  );
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  for (const item of items) {
    const name = `revision ${item.id ?? ''} of ${item.parent ?? 'nothing'}`;
    const record = own.get(String(item.id));
    const parent = ids.get(item.parent ?? 0);
    const type = parent === undefined ? undefined : types.get(parent);
    if (!record) continue;
    if (parent === undefined || type === undefined) {
      job.report.skip('revision of what was not imported', name);
      continue;
    }
    const digest = digestOf({ ...item, line: 0 });
    const { rows: there } = await sql`select from content_node where id = ${record.localId}`.execute(db);
    if (record.digest === digest && there.length > 0) {
      job.report.count('revisions', 'unchanged');
      continue;
    }
    const named = await mapped(db, job, 'node', [...new Set(referencedIds(item, type))]);
    try {
      const row = nodeRow(job, { ...item, status: 'inherit', sticky: false, password: '' }, type, record.localId, {
        node: (id) => named.get(String(id))?.localId ?? null,
        user: (id) => job.usersById.get(id) ?? null,
      });
      const isAutosave = item.slug.includes('-autosave');
      await writeNodes(db, [
        { ...row, uri: null, revision_of: parent, is_autosave: isAutosave, slug: `${parent}-${isAutosave ? 'autosave' : 'revision'}-v1` },
      ]);
      await note(db, job, 'node', [{ foreignId: item.id ?? '', localId: record.localId, digest }]);
      job.report.count('revisions', there.length > 0 ? 'updated' : 'new');
    } catch (error) {
      if (!(error instanceof BrokenItem)) throw error;
      job.report.skip(error.message, name);
    }
  }
}
