/** Application passwords: random passwords with which programs authenticate each request as a user (HTTP Basic authentication), as in WordPress. */
import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { isLoopback } from '#lib/http/ip-address.ts';
import type { ClientInfo } from '../core/client-info.ts';
import type { Database } from '../db/tables.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { createAccountViewer, findAccountByName } from './accounts.ts';
import type { AuthServices } from './auth-services.ts';
import { digest } from './keys.ts';
import { consumeRateLimit } from './rate-limits.ts';

const LENGTH = 24;
/** 62 characters, so a password has 142 random bits. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The last use is recorded once a day, so that not every request writes to the database. */
const USE_MS = 24 * 60 * 60 * 1000;

export type ApplicationPassword = {
  id: string;
  userId: number;
  appId: string | null;
  name: string;
  created: Date;
  lastUsed: Date | null;
  lastAddress: string;
};

/** Without TLS, anyone on the network could read the password in each request. The other names lead only to this machine or are for tests (RFC 6761). */
export function areApplicationPasswordsAvailable({ contentUrl }: Pick<AuthServices, 'contentUrl'>): boolean {
  const { protocol, hostname } = new URL(contentUrl);
  return protocol === 'https:' || /(?:^|\.)(?:localhost|test)$/.test(hostname) || isLoopback(hostname.replaceAll(/[[\]]/g, ''));
}

const createPassword = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** In groups of four characters, as it is shown. */
const format = (password: string) => password.replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * Ignores spaces and all other characters that no password has (WordPress). A fast hash without a salt is enough, because 142 random bits cannot be guessed,
 * and each request with a password computes it.
 */
const toHash = (password: string) => digest(password.replaceAll(/[^a-z\d]/gi, ''));

const columns = [
  'id',
  'user_id as userId',
  'app_id as appId',
  'name',
  'created_at as created',
  'last_used_at as lastUsed',
  'last_address as lastAddress',
] as const;

/** @returns the new password, which is not stored */
export async function addApplicationPassword(
  db: Kysely<Database>,
  userId: number,
  { name, appId }: { name: string; appId: string | null },
  now: Date,
): Promise<{ row: ApplicationPassword; password: string }> {
  const password = createPassword();
  const row = await db
    .insertInto('application_password')
    .values({ user_id: userId, name, app_id: appId, hash: toHash(password), created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { row, password: format(password) };
}

/** The application passwords of an account, oldest first. */
export async function listApplicationPasswords(db: Kysely<Database>, userId: number): Promise<ApplicationPassword[]> {
  return db
    .selectFrom('application_password')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
}

/** @param id one of them, or all if omitted. @returns those that were deleted */
export async function deleteApplicationPasswords(db: Kysely<Database>, userId: number, id?: string): Promise<ApplicationPassword[]> {
  return (
    db
      .deleteFrom('application_password')
      .where('user_id', '=', userId)
      // Text from clients is not always a UUID.
      .$if(id !== undefined, (query) => query.where(sql<boolean>`id::text = ${id}`))
      .returning(columns)
      .execute()
  );
}

export type ApplicationPasswordFailure =
  /** `unavailable`: the service has no TLS. `revoked`: an administrator has revoked the tokens of the account. */
  { failure: 'unavailable' | 'wrong' | 'revoked' } | { failure: 'too-many'; minutes: number };

/**
 * The viewer of a request with an application password. As at a sign-in, unknown names and wrong passwords have the same result, and the same statements
 * run. The password is compared before an attempt is counted, so that programs with the right one are never locked out by others.
 * @param credentials the name is a user name or an email address
 */
export async function verifyApplicationPassword(
  services: AuthServices,
  { address }: Pick<ClientInfo, 'address'>,
  { name, password }: { name: string; password: string },
): Promise<{ viewer: Viewer } | ApplicationPasswordFailure> {
  const { db, log, now } = services;
  if (!areApplicationPasswordsAvailable(services)) return { failure: 'unavailable' };
  const account = await findAccountByName(db, name);
  const row = await db
    .selectFrom('application_password')
    .select(['id', 'last_used_at'])
    .where('hash', '=', toHash(password))
    .where('user_id', '=', account?.user.id ?? 0)
    .executeTakeFirst();
  if (!account || !row) {
    const minutes = await consumeRateLimit(db, { action: 'application-password', name, address });
    if (minutes === null) return { failure: 'wrong' };
    log('warn', 'An application password was rejected after too many attempts', { address });
    return { failure: 'too-many', minutes };
  }
  if (account.jwtRevoked) return { failure: 'revoked' };
  const time = now();
  if (row.last_used_at === null || time.getTime() - row.last_used_at.getTime() >= USE_MS)
    await db.updateTable('application_password').set({ last_used_at: time, last_address: address }).where('id', '=', row.id).execute();
  return { viewer: { ...createAccountViewer(account), applicationPasswordId: row.id } };
}
