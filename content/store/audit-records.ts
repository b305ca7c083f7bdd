/** Reads the audit log, for administrators. */
import { type Kysely, sql } from 'kysely';
import type { AuditAction, AuditRecord } from '../core/rows/audit-records.ts';
import { UserError } from '../core/user-error.ts';
import type { Database } from '../db/tables.ts';
import { can, type Viewer } from '../permissions/viewer.ts';
import type { PageArgs } from './core/page.ts';

export type AuditFilter = {
  first?: number | null;
  /** Id of the last record of the previous page. */
  after?: string | null;
  userId?: number | null;
  action?: AuditAction | null;
  objectType?: string | null;
  objectId?: number | null;
};

export type AuditPageFilter = {
  /** Login of the user. */
  user?: string;
  action?: AuditAction;
  objectType?: string;
  objectId?: number;
  /** Text that the name of the object contains. */
  search?: string;
  /** Dates as ISO 8601 texts, both inclusive. */
  from?: string;
  to?: string;
};

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

const columns = sql`id, created_at as date, user_id as "userId", user_login as "userLogin", action, object_type as "objectType",
  object_id as "objectId", object_name as "objectName", network, changes`;

/** Lists records, newest first. @throws UserError if the viewer is not an administrator */
export async function listAuditRecords(db: Kysely<Database>, viewer: Viewer, filter: AuditFilter): Promise<AuditRecord[]> {
  assertCanReadAudit(viewer);
  const { first, after, userId, action, objectType, objectId } = filter;
  if (after && !/^\d{1,18}$/.test(after))
    throw new UserError('"after" is not the id of an audit record. Omit it to start with the newest record.');
  const conditions = [
    ...(after ? [sql`id < ${after}::bigint`] : []),
    ...(typeof userId === 'number' ? [sql`user_id = ${userId}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(objectType ? [sql`object_type = ${objectType}`] : []),
    ...(typeof objectId === 'number' ? [sql`object_id = ${objectId}`] : []),
  ];
  const limit = Math.min(Math.max(first ?? DEFAULT_PAGE_SIZE, 0), MAX_PAGE_SIZE);
  const { rows } = await sql<AuditRecord>`
    select ${columns} from audit_record where ${sql.join([sql`true`, ...conditions], sql` and `)} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Lists a page of records, newest first, and counts all that match. @throws UserError if the viewer is not an administrator */
export async function listAuditPage(
  db: Kysely<Database>,
  viewer: Viewer,
  { user, action, objectType, objectId, search, from, to }: AuditPageFilter,
  { limit, offset }: Pick<PageArgs, 'limit' | 'offset'>,
): Promise<{ rows: AuditRecord[]; total: number }> {
  assertCanReadAudit(viewer);
  const conditions = [
    ...(user === undefined ? [] : [sql`user_login = ${user}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(objectType === undefined ? [] : [sql`object_type = ${objectType}`]),
    ...(objectId === undefined ? [] : [sql`object_id = ${objectId}`]),
    ...(search === undefined ? [] : [sql`strpos(lower(object_name), lower(${search})) > 0`]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`created_at <= ${to}::timestamptz`]),
  ];
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const { rows } = await sql<AuditRecord>`
    select ${columns} from audit_record where ${where} order by id desc limit ${limit} offset ${offset ?? 0}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from audit_record where ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** The users and kinds of objects that the records name, for filters. @throws UserError if the viewer is not an administrator */
export async function listAuditChoices(db: Kysely<Database>, viewer: Viewer): Promise<{ users: string[]; objectTypes: string[] }> {
  assertCanReadAudit(viewer);
  const { rows } = await sql<{ users: string[] | null; objectTypes: string[] | null }>`
    select array_agg(distinct user_login order by user_login) as users, array_agg(distinct object_type order by object_type) as "objectTypes"
    from audit_record`.execute(db);
  return { users: rows[0]?.users ?? [], objectTypes: rows[0]?.objectTypes ?? [] };
}

function assertCanReadAudit(viewer: Viewer): void {
  if (!can(viewer, 'manage_options')) throw new UserError('Sorry, you are not allowed to read the audit log.', { kind: 'forbidden' });
}
