/** Gives a new site one administrator who can sign in. The password is configured, or generated at the first start. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hashPassword } from './passwords.ts';
import { ADMIN_PASSWORD_FILE, createSecret, writeSecret } from './secrets.ts';

/**
 * Sets the first administrator's password if no administrator has one.
 * @param configured ADMIN_PASSWORD; if it is undefined, a password is generated and written to the data folder
 * @returns a message for the operator, or undefined if an administrator already has a password
 */
export async function ensureAdministratorPassword(
  db: Kysely<Database>,
  dataDir: string,
  configured: string | undefined,
): Promise<string | undefined> {
  const login = await findLoginWithoutPassword(db);
  if (login === null) return undefined;
  const password = configured ?? createSecret();
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    // If several processes start at the same time, the row lock makes them wait here, and only the first one finds the account without a password.
    const { numUpdatedRows } = await transaction
      .updateTable('user_account')
      .set({ password_hash: hash })
      .where('login', '=', login)
      .where('password_hash', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    if (configured !== undefined) return `${login} signs in with ADMIN_PASSWORD`;
    // Write the file before the commit. If it fails, the transaction rolls back, so no account has a password that is unknown to everyone.
    return `the password of ${login} is in ${await writeSecret(dataDir, ADMIN_PASSWORD_FILE, password)}`;
  });
}

async function findLoginWithoutPassword(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ login: string }>`
    select login from user_account
    where 'administrator' = any(roles)
      and not exists (select from user_account where 'administrator' = any(roles) and password_hash is not null)
    order by id limit 1`.execute(db);
  return rows[0]?.login ?? null;
}
