/** Keeps the facts of each database in memory: all of them are read once, then only changed ones. */
import { type Kysely, sql } from 'kysely';
import { coalesceCalls } from '../../../core/coalesce-calls.ts';
import type { Database } from '../../../db/tables.ts';
import type { RequestDb } from '../../core/request-db.ts';
import { selectFeatureBits } from '../property-filter.ts';
import { type FactRow, FactTable, numberColumns, optionColumns } from './fact-table.ts';

/** A market or region by the id of its node, or a submarket or status by the id of its term. */
export type OptionName = { kind: 'markets' | 'regions' | 'submarkets' | 'statuses'; id: number; slug: string; label: string };

/** The facts of all published properties, and what else counts depend on. Options that visitors do not see have no name. */
export type Facts = { table: FactTable; regionByMarket: ReadonlyMap<number, number>; names: readonly OptionName[] };

/**
 * @property snapshot the transactions whose changes the table contains, as PostgreSQL writes it (`pg_snapshot`)
 * @property source identifies the table in the database, which a restored backup replaces, and the day, on which features depend
 */
type Loaded = { table: FactTable; snapshot: string; source: string };
type Changes = Omit<Loaded, 'table'> & {
  regions: [market: number, region: number][];
  names: OptionName[];
  changed: { id: number; facts: FactRow | null }[];
};

/** Number of properties that are read together, so that other requests run in between. After more changes, all properties are read again. */
const BATCH = 2_000;

const readers = new WeakMap<Kysely<Database>, () => Promise<Facts>>();

/**
 * Returns the facts with all changes that were committed before the call, and perhaps later ones: all requests share the table, and each call updates it.
 */
export function readFacts(requestDb: RequestDb): Promise<Facts> {
  return requestDb.readShared((db) => {
    let read = readers.get(db);
    if (!read) readers.set(db, (read = createReader(db)));
    return read();
  });
}

function createReader(db: Kysely<Database>): () => Promise<Facts> {
  let loaded: Loaded | undefined;
  return coalesceCalls(async () => {
    for (;;) {
      loaded ??= await loadAll(db);
      const { snapshot, source, regions, names, changed } = await readChanges(db, loaded.snapshot);
      if (source === loaded.source && changed.length <= BATCH) {
        for (const { id, facts } of changed) {
          if (facts) loaded.table.write(facts);
          else loaded.table.remove(id);
        }
        loaded.snapshot = snapshot;
        return { table: loaded.table, regionByMarket: new Map(regions), names };
      }
      loaded = undefined;
    }
  });
}

const snapshotText = sql`pg_current_snapshot()::text`;
const sourceText = sql`concat_ws(' ', 'property_facts'::regclass::oid, current_date)`;
const factColumns = sql`p.id, p.latitude, p.longitude, ${selectFeatureBits} as features, ${sql.join([...numberColumns, ...optionColumns].map(selectColumn))}`;

function selectColumn(column: (typeof numberColumns)[number] | (typeof optionColumns)[number]) {
  return column === 'available_from'
    ? sql`(extract(epoch from p.available_from) / 86400)::float8 as available_from`
    : sql`p.${sql.ref(column)}`;
}

async function loadAll(db: Kysely<Database>): Promise<Loaded> {
  const start = await sql<{ snapshot: string; source: string }>`select ${snapshotText} as snapshot, ${sourceText} as source`.execute(db);
  const { snapshot = '', source = '' } = start.rows[0] ?? {};
  const table = new FactTable();
  let rows: readonly FactRow[] = [];
  do {
    const after = rows.at(-1)?.id ?? 0;
    const batch = sql<FactRow>`select ${factColumns} from property_facts p where p.id > ${after}::int order by p.id limit ${BATCH}::int`;
    ({ rows } = await batch.execute(db));
    for (const row of rows) table.write(row);
  } while (rows.length === BATCH);
  return { table, snapshot, source };
}

/** Selects what transactions have changed that the snapshot does not contain. Ids of transactions in a restored backup may be in the future. */
async function readChanges(db: Kysely<Database>, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select ${snapshotText} as snapshot, ${sourceText} as source,
      (select coalesce(json_agg(json_build_array(r.node_id, r.region_id)), '[]') from (
        select node_id, min(target_id) as region_id from node_reference where field_group = 'marketMeta' and field = 'region' group by 1) r) as regions,
      (select coalesce(json_agg(o), '[]') from (
        select type as kind, id, slug, title as label from content_node where type in ('markets', 'regions') and status = 'publish' and revision_of is null
        union all
        select case taxonomy when 'status' then 'statuses' else 'submarkets' end, id, slug, name from term where taxonomy in ('status', 'submarket')) o) as names,
      (select coalesce(json_agg(json_build_object('id', c.id, 'facts', to_json(f))), '[]') from (
        select id from property_change
        where changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(changed_by, ${snapshot}::pg_snapshot)
          and changed_by < pg_snapshot_xmax(pg_current_snapshot()) limit ${BATCH + 1}::int) c
        left join lateral (select ${factColumns} from property_facts p where p.id = c.id) f on true) as changed`.execute(db);
  const [changes] = rows;
  if (!changes) throw new Error('The statement returned no row.');
  return changes;
}
