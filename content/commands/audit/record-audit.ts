/** Writes the audit log. All commands that signed-in users run record what they change. */
import type { Kysely } from 'kysely';
import { toWideNetworkPrefix } from '#lib/http/ip-address.ts';
import { toJson, toStorableText } from '../../core/json.ts';
import type { AuditAction } from '../../core/rows/audit-records.ts';
import type { Database } from '../../db/tables.ts';
import { getOwnAccount, type Viewer } from '../../permissions/viewer.ts';
import { type AuditedObject, summarizeChanges } from './summarize-changes.ts';

type AuditEntry = {
  action: AuditAction;
  /** The GraphQL type of the object. */
  objectType: string;
  /** Database id. Omitted for site-wide objects. */
  objectId?: number;
  objectName?: string;
  before?: AuditedObject;
  after?: AuditedObject;
};

const MAX_NAME = 200;

/** The transaction of a command, or the values of one. */
type AuditContext = { db: Kysely<Database>; viewer: Viewer; now: Date };

/** Returns what a change did, from the object before and after it. */
export const getAuditAction = (before: AuditedObject, after: AuditedObject): AuditAction =>
  before === null ? 'create' : after === null ? 'delete' : 'update';

/** Records a change in the transaction that makes it. Nothing is recorded for visitors and scheduled jobs, or if an update changed nothing. */
export async function recordAudit({ db, viewer, now }: AuditContext, entry: AuditEntry): Promise<void> {
  const user = getOwnAccount(viewer);
  if (user === null) return;
  const changes = summarizeChanges(entry.before ?? null, entry.after ?? null);
  if (entry.action === 'update' && changes.length === 0) return;
  await db
    .insertInto('audit_record')
    .values({
      created_at: now,
      user_id: user.id,
      user_login: user.login,
      action: entry.action,
      object_type: entry.objectType,
      object_id: entry.objectId ?? null,
      object_name: toStorableText((entry.objectName ?? '').slice(0, MAX_NAME)),
      network: viewer.address ? toWideNetworkPrefix(viewer.address) : '',
      changes: toJson(changes),
    })
    .execute();
}
