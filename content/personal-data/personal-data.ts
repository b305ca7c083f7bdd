/**
 * Everything stored about a visitor with an email address, for requests under privacy laws. As in WordPress, administrators export and erase it, and comments stay
 * without the name of their author. Data of accounts is not part of it: administrators delete accounts.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { emailSchema } from '#lib/forms/field-schema.ts';
import { recordAudit } from '../commands/audit/record-audit.ts';
import { recordCommentPurge } from '../commands/comments/record-comment-purge.ts';
import type { Services } from '../commands/core/services.ts';
import { transact, type Tx } from '../commands/core/transact.ts';
import { UserError } from '../core/user-error.ts';
import { can, type Viewer } from '../permissions/viewer.ts';
import { nodeColumns } from '../store/nodes/node-columns.ts';
import type { NodeRow } from '../core/rows/nodes.ts';

export type PersonalDataItem = {
  group: 'comment' | 'form-submission' | 'subscription';
  id: string;
  values: readonly { name: string; value: string }[];
};

export type Erasure = { deleted: number; anonymized: number };

type Database = Tx['db'] | Services['db'];

/** Name that WordPress gives the authors of anonymized comments. */
const ANONYMOUS = 'Anonymous';

/** Lists what is stored about the owner of an email address. @throws UserError if the viewer is not an administrator */
export async function listPersonalData({ db }: Services, viewer: Viewer, address: string): Promise<PersonalDataItem[]> {
  const email = parseRequest(viewer, address);
  const [subscriptions, submissions, comments] = [
    await selectSubscriptions(db, email),
    await selectSubmissions(db, email),
    await selectComments(db, email),
  ];
  return [
    ...subscriptions.map(({ id, email: subscriber, topic, query, created_at, confirmed_at, last_sent_at }) =>
      toItem('subscription', id, {
        email: subscriber,
        topic,
        query,
        requested: created_at.toISOString(),
        confirmed: confirmed_at?.toISOString(),
        lastSent: last_sent_at?.toISOString(),
      }),
    ),
    ...submissions.map(({ reference, form, values, files, created_at }): PersonalDataItem => {
      const fields = values.map(({ name, values: entered }) => ({ name, value: entered.join('\n') }));
      const item = toItem('form-submission', reference, { form, sent: created_at.toISOString() });
      return { ...item, values: [...item.values, ...fields, ...files.map(({ name }) => ({ name: 'file', value: name }))] };
    }),
    ...comments.map(({ id, author_name, author_email, author_url, author_ip, agent, content, created_at }) =>
      toItem('comment', String(id), {
        name: author_name,
        email: author_email,
        url: author_url,
        ipAddress: author_ip,
        browser: agent,
        content,
        sent: created_at.toISOString(),
      }),
    ),
  ];
}

/** Erases what is stored about the owner of an email address. @throws UserError if the viewer is not an administrator */
export async function erasePersonalData(services: Services, viewer: Viewer, address: string): Promise<Erasure> {
  const email = parseRequest(viewer, address);
  return transact(services, viewer, async (tx) => {
    const subscriptions = await tx.db.deleteFrom('subscription').where('email', '=', email).executeTakeFirst();
    const submissions = await selectSubmissions(tx.db, email);
    for (const { id, reference } of submissions) {
      await tx.db.deleteFrom('form_submission').where('id', '=', id).execute();
      tx.afterCommit(() => rm(join(services.formsDir, id), { recursive: true, force: true }));
      await recordAudit(tx, { action: 'delete', objectType: 'FormSubmission', objectName: reference });
    }
    const deleted = Number(subscriptions.numDeletedRows) + submissions.length;
    const anonymized = await anonymizeComments(tx, email);
    // The log names no address: it would keep what was erased.
    await recordAudit(tx, {
      action: 'delete',
      objectType: 'PersonalData',
      objectName: `${deleted} items deleted, ${anonymized} comments anonymized`,
    });
    return { deleted, anonymized };
  });
}

/** @returns the address in the form in which subscriptions store it */
function parseRequest(viewer: Viewer, address: string): string {
  if (!can(viewer, 'manage_options'))
    throw new UserError('Sorry, you are not allowed to access the personal data of visitors.', { kind: 'forbidden' });
  const parsed = emailSchema.safeParse(address.trim());
  if (!parsed.success) throw new UserError('The email address is invalid. Enter an address such as "dana@example.com".');
  return parsed.data.toLowerCase();
}

const toItem = (group: PersonalDataItem['group'], id: string, values: Record<string, string | undefined>): PersonalDataItem => ({
  group,
  id,
  values: Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
});

const selectSubscriptions = (db: Database, email: string) =>
  db.selectFrom('subscription').selectAll().where('email', '=', email).orderBy('id').execute();

/** Submissions with the address in any of their fields. */
const selectSubmissions = (db: Database, email: string) =>
  db
    .selectFrom('form_submission')
    .select(['id', 'reference', 'form', 'values', 'files', 'created_at'])
    .where(
      sql<boolean>`exists (select from jsonb_array_elements("values") field, jsonb_array_elements_text(field -> 'values') entered where lower(btrim(entered)) = ${email})`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const selectComments = (db: Database, email: string) =>
  db
    .selectFrom('comment')
    .selectAll()
    .where(sql`lower(btrim(author_email))`, '=', email)
    .orderBy('id')
    .execute();

async function anonymizeComments(tx: Tx, email: string): Promise<number> {
  const comments = await selectComments(tx.db, email);
  if (comments.length === 0) return 0;
  const ids = comments.map(({ id }) => id);
  await tx.db
    .updateTable('comment')
    .set({ author_name: ANONYMOUS, author_email: '', author_url: '', author_ip: '', agent: '', user_id: null })
    .where('id', 'in', ids)
    .execute();
  const { rows: nodes } = await sql<NodeRow>`
    select ${nodeColumns} from content_node n where n.id = any(${comments.map(({ node_id: id }) => id)}::int[])`.execute(tx.db);
  for (const { id, parent_id, user_id, node_id, status } of comments) {
    const node = status === 'approve' ? nodes.find((row) => row.id === node_id) : undefined;
    if (node) recordCommentPurge(tx, { id, parentId: parent_id, userId: user_id }, node, 'update');
  }
  return comments.length;
}
