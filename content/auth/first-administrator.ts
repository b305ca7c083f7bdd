/** Who can sign in to a site that is new: one administrator, whose password is configured or made at the first start. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hashPassword } from './passwords.ts';
import { ADMIN_PASSWORD_FILE, makeSecret, writeSecret } from './secrets.ts';

/**
 * Gives the first administrator a password when no administrator has one.
 * @param configured ADMIN_PASSWORD; one is made and written into the data folder where it is not set
 * @returns what to tell whoever starts the service; undefined when there was nothing to do
 */
export async function openFirstAccount(db: Kysely<Database>, dataDir: string, configured: string | undefined): Promise<string | undefined> {
  const login = await loginWithoutPassword(db);
  if (login === null) return undefined;
  const password = configured ?? makeSecret();
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    // Of processes that start at once one finds the account without a password: the others wait for it here.
    const { numUpdatedRows } = await transaction
      .updateTable('user_account')
      .set({ password_hash: hash })
      .where('login', '=', login)
      .where('password_hash', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    if (configured !== undefined) return `${login} signs in with ADMIN_PASSWORD`;
    // Before the commit: a password that nobody can read would lock everybody out.
    return `the password of ${login} is in ${await writeSecret(dataDir, ADMIN_PASSWORD_FILE, password)}`;
  });
}

async function loginWithoutPassword(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ login: string }>`
    select login from user_account
    where 'administrator' = any(roles)
      and not exists (select from user_account where 'administrator' = any(roles) and password_hash is not null)
    order by id limit 1`.execute(db);
  return rows[0]?.login ?? null;
}
