/** What came of a form, kept for an hour for the page that is shown next. Only who has its token sees it. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FieldError, FieldValues } from '#lib/forms/types.ts';
import { digest } from '../auth/keys.ts';
import type { Database, OutcomeState } from '../db/tables.ts';
import { toJson } from '../store/json.ts';

export type Outcome = {
  form: string;
  place: string;
  state: OutcomeState;
  reference: string | null;
  values: FieldValues;
  errors: readonly FieldError[];
  createdAt: Date;
};

const KEPT_MS = 60 * 60_000;
const TOKEN_BYTES = 16;

/** @returns the token, which is written down nowhere */
export async function saveOutcome(db: Kysely<Database>, outcome: Outcome): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { form, place, state, reference, values, errors, createdAt } = outcome;
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
      expires_at: new Date(createdAt.getTime() + KEPT_MS),
    })
    .execute();
  return token;
}

/** @returns null for a token that is none, and for one whose time is over */
export async function readOutcome(db: Kysely<Database>, token: string, now: Date): Promise<Outcome | null> {
  if (!/^[\w-]{22}$/.test(token)) return null;
  const row = await db
    .selectFrom('form_outcome')
    .select(['form', 'place', 'state', 'reference', 'values', 'errors', 'created_at as createdAt'])
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}
