/** Reads the audit log, for administrators. */
import { type Kysely, sql } from 'kysely';
import type { AuditAction, AuditRecord } from '../core/rows/audit-records.ts';
import { UserError } from '../core/user-error.ts';
import type { Database } from '../db/tables.ts';
import { can, type Viewer } from '../permissions/viewer.ts';

export type AuditFilter = {
  first?: number | null;
  /** Id of the last record of the previous page. */
  after?: string | null;
  userId?: number | null;
  action?: AuditAction | null;
  objectType?: string | null;
  objectId?: number | null;
};

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** Lists records, newest first. @throws UserError if the viewer is not an administrator */
export async function listAuditRecords(db: Kysely<Database>, viewer: Viewer, filter: AuditFilter): Promise<AuditRecord[]> {
  if (!can(viewer, 'manage_options')) throw new UserError('Sorry, you are not allowed to read the audit log.');
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
    select id, created_at as date, user_id as "userId", user_login as "userLogin", action, object_type as "objectType", object_id as "objectId",
      object_name as "objectName", network, changes
    from audit_record where ${sql.join([sql`true`, ...conditions], sql` and `)} order by id desc limit ${limit}`.execute(db);
  return rows;
}
