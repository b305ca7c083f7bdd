/** Results of submissions, stored for an hour for the page that is shown next. Reading a result requires its token. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FieldError, FieldValues } from '#lib/forms/types.ts';
import { digest } from '../auth/keys.ts';
import type { Database, FormResultState } from '../db/tables.ts';
import { toJson } from '../core/json.ts';

export type FormResult = {
  form: string;
  place: string;
  state: FormResultState;
  reference: string | null;
  values: FieldValues;
  errors: readonly FieldError[];
  createdAt: Date;
};

const LIFETIME_MS = 60 * 60_000;
const TOKEN_BYTES = 16;

/** @returns the token, of which only a hash is stored */
export async function saveFormResult(db: Kysely<Database>, result: FormResult): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { form, place, state, reference, values, errors, createdAt } = result;
  await db
    .insertInto('form_outcome')
    .values({
      token_hash: digest(token),
      form,
      place,
      state,
      reference,
      values: toJson(values),
      errors: toJson(errors),
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + LIFETIME_MS),
    })
    .execute();
  return token;
}

/** @returns null if the token is unknown or expired */
export async function findFormResult(db: Kysely<Database>, token: string, now: Date): Promise<FormResult | null> {
  if (!/^[\w-]{22}$/.test(token)) return null;
  const row = await db
    .selectFrom('form_outcome')
    .select(['form', 'place', 'state', 'reference', 'values', 'errors', 'created_at as createdAt'])
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}
