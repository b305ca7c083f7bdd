/** Maps foreign ids (in the file) to local ids (in this database). The mapping is stored in the table `import_record`. */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database, ImportKind } from '../../db/tables.ts';
import type { WxrItem } from '../parse/records.ts';
import type { ImportState } from './import-state.ts';

export type ImportRecord = { foreignId: string; localId: number; digest: string | null; linked: string | null; run: string | null };

/** Higher ids are not kept, because new rows get ids after the highest one and could reach the maximum. */
const MAX_KEPT_ID = 2_000_000_000;

/** Increment this if the importer writes the same item in a different way, so that all items count as changed. */
const DIGEST_VERSION = 2;

export function computeDigest(value: unknown): string {
  return createHash('sha256')
    .update(`${DIGEST_VERSION}\n${JSON.stringify(value)}`)
    .digest('base64url');
}

/**
 * Computes the digest of an item and of everything else that its rows depend on.
 * @param dependencies such as the options of the import and the declared fields
 */
export function computeItemDigest({ line: _line, file: _file, ...values }: WxrItem, dependencies: unknown = null): string {
  return computeDigest([values, dependencies]);
}

/** Returns the records that have a local id, by foreign id. */
export async function getImportRecords(
  db: Kysely<Database>,
  { source }: Pick<ImportState, 'source'>,
  kind: ImportKind,
  ids: readonly (string | number)[],
): Promise<Map<string, ImportRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ImportRecord>`
    select foreign_id as "foreignId", local_id as "localId", digest, linked, run from import_record
    where source = ${source} and kind = ${kind} and foreign_id = any(${ids.map(String)}::text[]) and local_id is not null`.execute(db);
  return new Map(rows.map((row) => [row.foreignId, row]));
}

export type ImportedItem = { foreignId: string | number; localId: number; digest: string };

/** Saves the records of written items. It must run in the transaction that writes the items. */
export async function saveImportRecords(
  db: Kysely<Database>,
  { source, run }: ImportState,
  kind: ImportKind,
  items: readonly ImportedItem[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into import_record (source, kind, foreign_id, local_id, digest, run)
    select ${source}, ${kind}, k.foreign_id, k.local_id, k.digest, ${run}::uuid
    from unnest(${items.map(({ foreignId }) => String(foreignId))}::text[], ${items.map(({ localId }) => localId)}::int[], ${items.map(({ digest }) => digest)}::text[])
      k(foreign_id, local_id, digest)
    on conflict (source, kind, foreign_id) do update set local_id = excluded.local_id, digest = excluded.digest, run = excluded.run`.execute(
    db,
  );
}

/** Marks items whose references to other items are set as in the file. */
export async function markLinked(
  db: Kysely<Database>,
  { source }: ImportState,
  kind: ImportKind,
  ids: readonly (string | number)[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update import_record set linked = digest where source = ${source} and kind = ${kind} and foreign_id = any(${ids.map(String)}::text[])`.execute(
    db,
  );
}

type Sequence = { name: string; tables: readonly string[]; kinds: readonly ImportKind[] };

/** The sequences of ids. Kinds with the same prefix in global ids share a sequence. */
const sequences = {
  node: { name: 'content_id', tables: ['content_node', 'menu_item'], kinds: ['node', 'menu_item'] },
  term: { name: 'term_id', tables: ['term', 'menu'], kinds: ['term', 'menu'] },
  user: { name: 'user_account_id_seq', tables: ['user_account'], kinds: ['user'] },
  comment: { name: 'comment_id_seq', tables: ['comment'], kinds: ['comment'] },
} as const satisfies Record<string, Sequence>;

/**
 * Reserves the foreign ids of items as their local ids, if ids are kept and the id is free. All other items get no id yet (`assignRemainingIds`).
 * Items that already have an id keep it.
 * @param items foreign ids, which can be slugs or logins, and the numeric ids in the file
 */
export async function reserveIds(
  db: Kysely<Database>,
  { source, options }: ImportState,
  kind: ImportKind,
  items: readonly { foreignId: string; preferredId: number | null }[],
): Promise<void> {
  if (items.length === 0) return;
  const { tables, kinds } = getSequence(kind);
  const isTaken = sql.join(
    tables.map((table) => sql`exists (select from ${sql.table(table)} t where t.id = k.number)`),
    sql` or `,
  );
  const preferredIds = items.map(({ preferredId }) =>
    options.ids === 'keep' && preferredId !== null && preferredId <= MAX_KEPT_ID ? preferredId : null,
  );
  await sql`
    insert into import_record (source, kind, foreign_id, local_id)
    select ${source}, ${kind}, k.foreign_id,
      case when ${isTaken} or exists (select from import_record r where r.kind = any(${kinds}::text[]) and r.local_id = k.number) then null else k.number end
    from unnest(${items.map(({ foreignId }) => foreignId)}::text[], ${preferredIds}::int[]) k(foreign_id, number)
    on conflict (source, kind, foreign_id) do nothing`.execute(db);
  await advanceSequence(db, kind);
}

/** Assigns new ids to items that could not keep theirs. All ids must be reserved before, so that the sequence is past the kept ones. */
export async function assignRemainingIds(db: Kysely<Database>, { source }: ImportState, kind: ImportKind): Promise<void> {
  const { name } = getSequence(kind);
  await sql`update import_record set local_id = nextval(${name}) where source = ${source} and kind = ${kind} and local_id is null`.execute(
    db,
  );
}

async function advanceSequence(db: Kysely<Database>, kind: ImportKind): Promise<void> {
  const { name, kinds } = getSequence(kind);
  await sql`
    select setval(${name}, greatest((select max(local_id) from import_record where kind = any(${kinds}::text[])), (select last_value from ${sql.table(name)})))`.execute(
    db,
  );
}

function getSequence(kind: ImportKind): Sequence {
  if (kind === 'menu_item') return sequences.node;
  return kind === 'menu' ? sequences.term : sequences[kind];
}
