/** The one way in which something that was sent comes to be kept. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sql } from 'kysely';
import type { FieldValues, FormDefinition } from '#lib/forms/types.ts';
import { sign } from '../auth/keys.ts';
import { networkOf } from '../auth/network.ts';
import type { KeptFile } from '../db/tables.ts';
import type { Services } from '../editing/services.ts';
import { toJson } from '../store/json.ts';
import type { ReceivedFile } from './incoming.ts';

export type NewSubmission = {
  form: FormDefinition;
  nodeId: number | null;
  values: FieldValues;
  files: readonly ReceivedFile[];
  recipient: string;
  state: 'new' | 'spam';
  address: string;
};

export type Stored = { reference: string; files: readonly KeptFile[]; isNew: boolean };

/** Who presses a button twice has sent one thing. */
const SAME_MS = 10 * 60_000;

/** Without those that look like others. */
const SIGNS = '23456789CDFGHJKMNPQRTVWXY';
const REFERENCE_SIGNS = 8;

function makeReference(): string {
  const signs = Array.from({ length: REFERENCE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** No content changes by it: kept answers stay, so nobody can empty the cache by sending forms. */
export async function storeSubmission(services: Services, sent: NewSubmission, now: Date): Promise<Stored> {
  const { db, formsDir, keys } = services;
  const { form, nodeId, values, recipient, state, address } = sent;
  const sender = sign(keys.forms, `sender ${networkOf(address)}`);
  const files = sent.files.map(({ name, bytes }) => [name, bytes]);
  const digest = sign(keys.forms, JSON.stringify(['sent', form.name, sender.toString('hex'), values, files]));
  const id = randomUUID();
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${digest.toString('hex')}, 0))`.execute(tx);
      const same = await tx
        .selectFrom('form_submission')
        .select(['reference', 'files'])
        .where('digest', '=', digest)
        .where('created_at', '>', new Date(now.getTime() - SAME_MS))
        .executeTakeFirst();
      if (same) return { ...same, isNew: false };
      const kept = await takeOver(sent.files, formsDir, id);
      const reference = makeReference();
      await tx
        .insertInto('form_submission')
        .values({
          id,
          reference,
          form: form.name,
          node_id: nodeId,
          values: toJson(values),
          files: toJson(kept),
          recipient,
          state,
          sender,
          digest,
          created_at: now,
        })
        .execute();
      return { reference, files: kept, isNew: true };
    });
  } catch (error) {
    await rm(join(formsDir, id), { recursive: true, force: true });
    throw error;
  }
}

/** Names on the disk are ours: the sender's are told to editors only. */
async function takeOver(files: readonly ReceivedFile[], formsDir: string, id: string): Promise<KeptFile[]> {
  if (files.length > 0) await mkdir(join(formsDir, id), { recursive: true, mode: 0o700 });
  const kept: KeptFile[] = [];
  for (const [index, { field, name, mimeType, bytes, path }] of files.entries()) {
    const place = `${id}/${index + 1}${extname(name)}`;
    await rename(path, join(formsDir, place));
    kept.push({ field, name, mimeType, bytes, path: place });
  }
  return kept;
}
