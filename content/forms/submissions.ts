/** Reads and deletes submissions, for users with the capability `manage_form_submissions`: they contain personal data, such as resumes. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { FieldValues } from '#lib/forms/types.ts';
import { can, type Viewer } from '../permissions/viewer.ts';
import type { StoredFile } from '../db/tables.ts';
import type { Services } from '../commands/core/services.ts';
import type { PageArgs } from '../store/core/page.ts';
import { recordAudit } from '../commands/audit/record-audit.ts';
import { UserError } from '../core/user-error.ts';

export type Submission = {
  id: string;
  reference: string;
  form: string;
  nodeId: number | null;
  values: FieldValues;
  files: readonly StoredFile[];
  recipient: string;
  state: 'new' | 'spam';
  createdAt: Date;
};

export type SubmissionFilter = { first?: number | null; after?: string | null; form?: string | null; state?: 'new' | 'spam' | null };

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

export const canReadSubmissions = (viewer: Viewer): boolean => can(viewer, 'manage_form_submissions');

const columns = [
  'id',
  'reference',
  'form',
  'node_id as nodeId',
  'values',
  'files',
  'recipient',
  'state',
  'created_at as createdAt',
] as const;

/** Lists submissions, newest first. @throws UserError if the viewer is not allowed to read them */
export async function listSubmissions({ db }: Services, viewer: Viewer, filter: SubmissionFilter): Promise<Submission[]> {
  if (!canReadSubmissions(viewer)) throw new UserError('Sorry, you are not allowed to view form submissions.', { kind: 'forbidden' });
  const { first, after, form, state } = filter;
  const last = after ? await findSubmission(db, after) : null;
  if (after && !last) throw new UserError('There is no submission with the reference in "after". Omit it to start with the newest.');
  let query = db
    .selectFrom('form_submission')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(Math.max(first ?? DEFAULT_PAGE_SIZE, 0), MAX_PAGE_SIZE));
  if (form) query = query.where('form', '=', form);
  if (state) query = query.where('state', '=', state);
  if (last) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.createdAt, last.id)));
  return query.execute();
}

export type SubmissionPageFilter = { form?: string; state?: 'new' | 'spam'; /** Text that a value contains. */ search?: string };

/** Lists a page of submissions, newest first, and counts all that match. @throws UserError if the viewer is not allowed to read them */
export async function listSubmissionPage(
  { db }: Services,
  viewer: Viewer,
  { form, state, search }: SubmissionPageFilter,
  { limit, offset }: Pick<PageArgs, 'limit' | 'offset'>,
): Promise<{ rows: Submission[]; total: number }> {
  if (!canReadSubmissions(viewer)) throw new UserError('Sorry, you are not allowed to view form submissions.', { kind: 'forbidden' });
  const matching = db
    .selectFrom('form_submission')
    .$if(form !== undefined, (query) => query.where('form', '=', form ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
    .$if(search !== undefined, (query) => query.where(sql<boolean>`strpos(lower(values::text), lower(${search ?? ''})) > 0`));
  const rows = await matching
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset ?? 0)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Marks a submission as spam, or as not spam. Nothing is emailed. @throws UserError if the viewer is not allowed to, or the submission does not exist */
export async function updateSubmissionState(
  { db, now }: Services,
  viewer: Viewer,
  reference: string,
  state: 'new' | 'spam',
): Promise<Submission> {
  if (!canReadSubmissions(viewer)) throw new UserError('Sorry, you are not allowed to change form submissions.', { kind: 'forbidden' });
  const before = await findSubmission(db, reference);
  if (!before) throw new UserError('There is no submission with this reference. It may already have been deleted.');
  await db.updateTable('form_submission').set({ state }).where('id', '=', before.id).execute();
  await recordAudit(
    { db, viewer, now: now() },
    { action: 'update', objectType: 'FormSubmission', objectName: reference, before: { state: before.state }, after: { state } },
  );
  return { ...before, state };
}

/** @param reference the reference number that the sender received */
export async function findSubmission(db: Services['db'], reference: string): Promise<Submission | null> {
  return (await db.selectFrom('form_submission').select(columns).where('reference', '=', reference).executeTakeFirst()) ?? null;
}

/** Deletes a submission with its files. @throws UserError if the viewer is not allowed to, or the submission does not exist */
export async function deleteSubmission({ db, formsDir, now }: Services, viewer: Viewer, reference: string): Promise<Submission> {
  if (!canReadSubmissions(viewer)) throw new UserError('Sorry, you are not allowed to delete form submissions.', { kind: 'forbidden' });
  const submission = await findSubmission(db, reference);
  if (!submission) throw new UserError('There is no submission with this reference. It may already have been deleted.');
  await db.deleteFrom('form_submission').where('id', '=', submission.id).execute();
  await recordAudit({ db, viewer, now: now() }, { action: 'delete', objectType: 'FormSubmission', objectName: reference });
  await rm(join(formsDir, submission.id), { recursive: true, force: true });
  return submission;
}
