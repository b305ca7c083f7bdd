/** Stores a submission and its files. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sql } from 'kysely';
import type { FieldValues, FormDefinition } from '#lib/forms/types.ts';
import { sign } from '../auth/keys.ts';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import type { StoredFile } from '../db/tables.ts';
import type { Services } from '../commands/core/services.ts';
import { toJson } from '../core/json.ts';
import type { ReceivedFile } from './received-form.ts';

export type NewSubmission = {
  form: FormDefinition;
  nodeId: number | null;
  values: FieldValues;
  files: readonly ReceivedFile[];
  recipient: string;
  state: 'new' | 'spam';
  address: string;
};

export type StoredSubmission = { reference: string; files: readonly StoredFile[]; isNew: boolean };

/** Equal submissions within this time are stored once, for visitors who press the button twice. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

/** Letters and digits, without characters that are easily confused. */
const REFERENCE_ALPHABET = '23456789CDFGHJKMNPQRTVWXY';
const REFERENCE_LENGTH = 8;

function createReference(): string {
  const characters = Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** Does not increment the content version, so that submissions cannot be used to clear caches. */
export async function storeSubmission(services: Services, submission: NewSubmission, now: Date): Promise<StoredSubmission> {
  const { db, formsDir, keys } = services;
  const { form, nodeId, values, recipient, state, address } = submission;
  const sender = sign(keys.forms, `sender ${toNetworkPrefix(address)}`);
  const files = submission.files.map(({ name, bytes }) => [name, bytes]);
  const digest = sign(keys.forms, JSON.stringify(['sent', form.name, sender.toString('hex'), values, files]));
  const id = randomUUID();
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${digest.toString('hex')}, 0))`.execute(tx);
      const duplicate = await tx
        .selectFrom('form_submission')
        .select(['reference', 'files'])
        .where('digest', '=', digest)
        .where('created_at', '>', new Date(now.getTime() - DUPLICATE_WINDOW_MS))
        .executeTakeFirst();
      if (duplicate) return { ...duplicate, isNew: false };
      const stored = await moveFiles(submission.files, formsDir, id);
      const reference = createReference();
      await tx
        .insertInto('form_submission')
        .values({
          id,
          reference,
          form: form.name,
          node_id: nodeId,
          values: toJson(values),
          files: toJson(stored),
          recipient,
          state,
          // Cleared when an email is sent, so that a crash in between loses no notification.
          awaits_summary: recipient !== '',
          sender,
          digest,
          created_at: now,
        })
        .execute();
      return { reference, files: stored, isNew: true };
    });
  } catch (error) {
    await rm(join(formsDir, id), { recursive: true, force: true });
    throw error;
  }
}

/** Moves files from the temporary folder to the folder of the submission. Their names on the disk do not contain the sender's file names. */
async function moveFiles(files: readonly ReceivedFile[], formsDir: string, id: string): Promise<StoredFile[]> {
  if (files.length > 0) await mkdir(join(formsDir, id), { recursive: true, mode: 0o700 });
  const stored: StoredFile[] = [];
  for (const [index, { field, name, mimeType, bytes, path }] of files.entries()) {
    const storedPath = `${id}/${index + 1}${extname(name)}`;
    await rename(path, join(formsDir, storedPath));
    stored.push({ field, name, mimeType, bytes, path: storedPath });
  }
  return stored;
}
