/** The second walk: every item becomes a row, with its terms, its file and its comments. Links between items are made by the third. */
import { sql } from 'kysely';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Tx } from '../../commands/core/transact.ts';
import type { WxrItem } from '../reading/records.ts';
import { importComments } from './comments.ts';
import { type Job, termKey, write } from './job.ts';
import { digestOf, type Mapped, mapped, note } from './mapping.ts';
import { type MediaRowToWrite, mediaRow } from './media.ts';
import { referencedIds } from './meta.ts';
import { BrokenItem, nodeRow, type NodeRowToWrite } from './node-row.ts';
import { freeAddresses, writeMedia, writeNodes, writeTerms } from './write-rows.ts';

/** Files that are fetched at the same time. */
const FETCHES = 4;

type Pending = { item: WxrItem; type: ContentTypeName; id: number; digest: string; isNew: boolean; media: MediaRowToWrite | null };

/** Nodes of one batch, in one transaction. A batch that PostgreSQL refuses is tried again item by item, so that only the broken one is left out. */
export async function writeItems(job: Job, items: readonly WxrItem[]): Promise<void> {
  const pending = await choosePending(job, items);
  await fetchFiles(job, pending);
  try {
    await writeBatch(job, pending);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    for (const one of pending) {
      try {
        await writeBatch(job, [one]);
      } catch (single) {
        if (!isRefusal(single)) throw single;
        job.report.skip(`item the database refuses: ${(single as Error).message}`, nameOf(one.item));
      }
    }
  }
}

/** Classes 22 and 23: values that don't fit, constraints that don't hold. */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '');
}

const nameOf = (item: WxrItem) => `${item.type} ${item.id ?? ''} “${item.title}”`;

async function choosePending(job: Job, items: readonly WxrItem[]): Promise<Pending[]> {
  const { db } = job.services;
  const before = await mapped(
    db,
    job,
    'node',
    items.map(({ id }) => id ?? ''),
  );
  const there = await existing(job, before);
  const seen = new Set<number>();
  const pending: Pending[] = [];
  const unchanged: Mapped[] = [];
  for (const item of items) {
    const record = before.get(String(item.id));
    if (!record || item.id === null) continue;
    if (seen.has(item.id) || record.run === job.run) {
      job.report.skip('item that stands in the file a second time', nameOf(item));
      continue;
    }
    seen.add(item.id);
    const digest = digestOf([{ ...item, line: 0 }, item.type === 'attachment' ? [job.options.media, job.options.filesDir] : []]);
    const isNew = record.digest === null || !there.has(record.localId);
    if (isNew || (record.digest !== digest && job.options.existing === 'update'))
      pending.push({ item, type: item.type as ContentTypeName, id: record.localId, digest, isNew, media: null });
    else {
      unchanged.push(record);
      job.report.count(item.type === 'attachment' ? 'media' : 'nodes', 'unchanged');
      if (item.comments.length > 0) job.report.count('comments', 'unchanged', item.comments.length);
    }
  }
  await sql`
    update import_record set run = ${job.run}::uuid where source = ${job.source} and kind = 'node' and foreign_id = any(${unchanged.map(({ foreignId }) => foreignId)}::text[])`.execute(
    db,
  );
  return pending;
}

async function existing(job: Job, records: ReadonlyMap<string, Mapped>): Promise<Set<number>> {
  const ids = [...records.values()].map(({ localId }) => localId);
  const { rows } = await sql<{ id: number }>`select id from content_node where id = any(${ids}::int[])`.execute(job.services.db);
  return new Set(rows.map(({ id }) => id));
}

async function fetchFiles(job: Job, pending: readonly Pending[]): Promise<void> {
  const waiting = pending.filter(({ type }) => type === 'attachment').values();
  const work = async () => {
    for (const one of waiting) one.media = await mediaRow(job, one.item);
  };
  await Promise.all(Array.from({ length: FETCHES }, work));
}

async function writeBatch(job: Job, pending: readonly Pending[]): Promise<void> {
  if (pending.length === 0) return;
  const { kept: written, comments } = await write(job, async (tx) => {
    const { db } = tx;
    const rows = await rowsOf(tx, job, pending);
    const kept = pending.filter(({ id }) => rows.some((row) => row.id === id));
    await freeAddresses(db, rows, (row, wanted) =>
      job.report.note('address that was taken, so the item got another', `${wanted} → ${row.uri ?? ''}`),
    );
    await writeNodes(db, rows);
    await writeMedia(
      db,
      kept.flatMap(({ id, media }) => (media ? [{ node_id: id, ...media }] : [])),
    );
    await writeTerms(
      db,
      kept.map(({ id }) => id),
      kept.flatMap(({ id, item }) => termsOf(job, item).map((term) => ({ node: id, term }))),
    );
    const outcomes = await importComments(
      tx,
      job,
      kept.map(({ id, item }) => ({ nodeId: id, comments: item.comments })),
    );
    await note(
      db,
      job,
      'node',
      kept.map(({ item, id, digest }) => ({ foreignId: item.id ?? '', localId: id, digest })),
    );
    for (const { id, type, isNew } of kept) {
      const row = rows.find((other) => other.id === id);
      if (row?.status !== 'publish' && row?.status !== 'inherit') continue;
      const name = getContentType(type).graphql.single.toLowerCase();
      tx.recordChange({ cause: isNew ? 'create' : 'update', kind: 'post', id, type: name, affectsLists: isNew, uris: [row.uri] });
    }
    return { kept, comments: outcomes };
  });
  for (const outcome of comments) job.report.count('comments', outcome);
  for (const { type, isNew } of written) job.report.count(type === 'attachment' ? 'media' : 'nodes', isNew ? 'new' : 'updated');
}

async function rowsOf({ db }: Tx, job: Job, pending: readonly Pending[]): Promise<NodeRowToWrite[]> {
  const ids = await mapped(db, job, 'node', [...new Set(pending.flatMap(({ item, type }) => referencedIds(item, type)))]);
  const resolve = {
    node: (id: number) => ids.get(String(id))?.localId ?? null,
    user: (id: number) => job.usersById.get(id) ?? null,
  };
  return pending.flatMap(({ item, type, id }) => {
    try {
      return [nodeRow(job, item, type, id, resolve)];
    } catch (error) {
      if (!(error instanceof BrokenItem)) throw error;
      job.report.skip(error.message, nameOf(item));
      return [];
    }
  });
}

/** Terms that could not be imported have been told of already. */
function termsOf(job: Job, item: WxrItem): number[] {
  return item.terms.flatMap(({ taxonomy, slug }) => job.terms.get(termKey(taxonomy, slug)) ?? []);
}
