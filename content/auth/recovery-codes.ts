/** Recovery codes, which replace a lost authenticator app or passkey. A code works once and is stored as a hash. */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { digest } from './keys.ts';

const CODE_COUNT = 10;
/** 80 random bits, so that a fast hash is enough. */
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** 32 characters, without those that are easily confused. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const createGroup = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const createCode = () => Array.from({ length: GROUPS }, createGroup).join('-');

/** People type the code with or without hyphens. */
const toHash = (code: string) => digest(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** Creates codes that replace the previous ones of the account. */
export async function replaceRecoveryCodes(db: Kysely<Database>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, createCode);
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, hash: toHash(code) })))
    .execute();
  return codes;
}

/** Whether the text is one of the account's codes, which is then used up. */
export async function consumeRecoveryCode(db: Kysely<Database>, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('hash', '=', toHash(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
