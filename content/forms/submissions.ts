/** What was sent, for those who may read it: whoever moderates comments sees names and addresses of visitors as well. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FieldValues } from '#lib/forms/types.ts';
import { can, type Viewer } from '../auth/viewer.ts';
import type { KeptFile } from '../db/tables.ts';
import type { Services } from '../editing/services.ts';
import { UserError } from '../schema/errors.ts';

export type Submission = {
  id: string;
  reference: string;
  form: string;
  nodeId: number | null;
  values: FieldValues;
  files: readonly KeptFile[];
  recipient: string;
  state: 'new' | 'spam';
  createdAt: Date;
};

export type SubmissionFilter = { first?: number | null; after?: string | null; form?: string | null; state?: 'new' | 'spam' | null };

const DEFAULT_COUNT = 20;
const MAX_COUNT = 100;

export const maySeeSubmissions = (viewer: Viewer): boolean => can(viewer, 'moderate_comments');

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

/** The newest first. @throws UserError for who may not */
export async function listSubmissions({ db }: Services, viewer: Viewer, filter: SubmissionFilter): Promise<Submission[]> {
  if (!maySeeSubmissions(viewer)) throw new UserError('Sorry, you are not allowed to see what visitors have sent.');
  const { first, after, form, state } = filter;
  const last = after ? await submissionWith(db, after) : null;
  if (after && !last) throw new UserError('There is no such reference to go on from. Begin with the newest.');
  let query = db
    .selectFrom('form_submission')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(Math.max(first ?? DEFAULT_COUNT, 0), MAX_COUNT));
  if (form) query = query.where('form', '=', form);
  if (state) query = query.where('state', '=', state);
  if (last) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.createdAt, last.id)));
  return query.execute();
}

/** @param reference as it was told to the sender */
export async function submissionWith(db: Services['db'], reference: string): Promise<Submission | null> {
  return (await db.selectFrom('form_submission').select(columns).where('reference', '=', reference).executeTakeFirst()) ?? null;
}

/** Deletes what somebody has sent, with its files. @throws UserError for who may not, and for what is not there */
export async function deleteSubmission({ db, formsDir }: Services, viewer: Viewer, reference: string): Promise<Submission> {
  if (!maySeeSubmissions(viewer)) throw new UserError('Sorry, you are not allowed to delete what visitors have sent.');
  const found = await submissionWith(db, reference);
  if (!found) throw new UserError('There is nothing with this reference. It may have been deleted already.');
  await db.deleteFrom('form_submission').where('id', '=', found.id).execute();
  await rm(join(formsDir, found.id), { recursive: true, force: true });
  return found;
}
