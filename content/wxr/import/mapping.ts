/** Which thing here came from which thing there. */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database, ImportKind } from '../../db/tables.ts';
import type { Job } from './job.ts';

export type Mapped = { foreignId: string; localId: number; digest: string | null; linked: string | null; run: string | null };

/** Ids above are given up: keeping one would leave the database few ids to give. */
const MAX_KEPT_ID = 2_000_000_000;

/** Raised when the same item is to be written in another way than before: items then count as changed. */
const FORM = 1;

export function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(`${FORM}\n${JSON.stringify(value)}`)
    .digest('base64url');
}

/** Rows whose id is chosen, by foreign id. */
export async function mapped(
  db: Kysely<Database>,
  { source }: Pick<Job, 'source'>,
  kind: ImportKind,
  ids: readonly (string | number)[],
): Promise<Map<string, Mapped>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Mapped>`
    select foreign_id as "foreignId", local_id as "localId", digest, linked, run from import_record
    where source = ${source} and kind = ${kind} and foreign_id = any(${ids.map(String)}::text[]) and local_id is not null`.execute(db);
  return new Map(rows.map((row) => [row.foreignId, row]));
}

export type Note = { foreignId: string | number; localId: number; digest: string };

/** Notes what was written, in the same transaction. */
export async function note(db: Kysely<Database>, { source, run }: Job, kind: ImportKind, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return;
  await sql`
    insert into import_record (source, kind, foreign_id, local_id, digest, run)
    select ${source}, ${kind}, k.foreign_id, k.local_id, k.digest, ${run}::uuid
    from unnest(${notes.map(({ foreignId }) => String(foreignId))}::text[], ${notes.map(({ localId }) => localId)}::int[], ${notes.map(({ digest }) => digest)}::text[])
      k(foreign_id, local_id, digest)
    on conflict (source, kind, foreign_id) do update set local_id = excluded.local_id, digest = excluded.digest, run = excluded.run`.execute(
    db,
  );
}

/** Notes that an item's links to others are made as they stand in the file. */
export async function noteLinks(db: Kysely<Database>, { source }: Job, kind: ImportKind, ids: readonly (string | number)[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update import_record set linked = digest where source = ${source} and kind = ${kind} and foreign_id = any(${ids.map(String)}::text[])`.execute(
    db,
  );
}

type Sequence = { name: string; tables: readonly string[]; kinds: readonly ImportKind[] };

/** Global ids are made of these numbers: things of one kind share a sequence. */
const sequences = {
  node: { name: 'content_id', tables: ['content_node', 'menu_item'], kinds: ['node', 'menu_item'] },
  term: { name: 'term_id', tables: ['term', 'menu'], kinds: ['term', 'menu'] },
  user: { name: 'user_account_id_seq', tables: ['user_account'], kinds: ['user'] },
  comment: { name: 'comment_id_seq', tables: ['comment'], kinds: ['comment'] },
} as const satisfies Record<string, Sequence>;

/**
 * Chooses ids: the foreign one where it is free and may be kept, else none yet (`chooseRest`). What has one keeps it.
 * @param things foreign ids of things, and the numbers they had
 */
export async function chooseIds(
  db: Kysely<Database>,
  { source, options }: Job,
  kind: ImportKind,
  things: readonly { foreignId: string; number: number | null }[],
): Promise<void> {
  if (things.length === 0) return;
  const { tables, kinds } = sequenceOf(kind);
  const taken = sql.join(
    tables.map((table) => sql`exists (select from ${sql.table(table)} t where t.id = k.number)`),
    sql` or `,
  );
  const wanted = things.map(({ number }) => (options.ids === 'keep' && number !== null && number <= MAX_KEPT_ID ? number : null));
  await sql`
    insert into import_record (source, kind, foreign_id, local_id)
    select ${source}, ${kind}, k.foreign_id,
      case when ${taken} or exists (select from import_record r where r.kind = any(${kinds}::text[]) and r.local_id = k.number) then null else k.number end
    from unnest(${things.map(({ foreignId }) => foreignId)}::text[], ${wanted}::int[]) k(foreign_id, number)
    on conflict (source, kind, foreign_id) do nothing`.execute(db);
  await raiseSequence(db, kind);
}

/** Gives new ids to what could not keep its own, now that the sequence stands behind all kept ones. */
export async function chooseRest(db: Kysely<Database>, { source }: Job, kind: ImportKind): Promise<void> {
  const { name } = sequenceOf(kind);
  await sql`update import_record set local_id = nextval(${name}) where source = ${source} and kind = ${kind} and local_id is null`.execute(
    db,
  );
}

async function raiseSequence(db: Kysely<Database>, kind: ImportKind): Promise<void> {
  const { name, kinds } = sequenceOf(kind);
  await sql`
    select setval(${name}, greatest((select max(local_id) from import_record where kind = any(${kinds}::text[])), (select last_value from ${sql.table(name)})))`.execute(
    db,
  );
}

function sequenceOf(kind: ImportKind): Sequence {
  if (kind === 'menu_item') return sequences.node;
  return kind === 'menu' ? sequences.term : sequences[kind];
}
