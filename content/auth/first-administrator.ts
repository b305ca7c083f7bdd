/** Gives a site an administrator who can sign in: with its seed content at the first start, or with imported content, whose authors have no passwords. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hashPassword } from './passwords.ts';
import { ADMIN_PASSWORD_FILE, createSecret, writeSecret } from './secrets.ts';

/**
 * Sets the password of an administrator if no administrator has one. If there is no administrator, creates one.
 * @param configured ADMIN_PASSWORD; if it is undefined, a password is generated and written to the data folder
 * @returns a message for the operator, or undefined if an administrator already has a password
 */
export async function ensureAdministrator(
  db: Kysely<Database>,
  dataDir: string,
  configured: string | undefined,
): Promise<string | undefined> {
  if (await hasAdministratorWithPassword(db)) return undefined;
  const password = configured ?? createSecret();
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    // If several processes start at the same time, they wait here, and only the first one finds no administrator with a password.
    await sql`select pg_advisory_xact_lock(hashtext('causeway account names'))`.execute(transaction);
    if (await hasAdministratorWithPassword(transaction)) return undefined;
    const login = (await setPassword(transaction, hash)) ?? (await createAdministrator(transaction, hash));
    if (configured !== undefined) return `${login} signs in with ADMIN_PASSWORD`;
    // Write the file before the commit. If it fails, the transaction rolls back, so no account has a password that is unknown to everyone.
    return `the password of ${login} is in ${await writeSecret(dataDir, ADMIN_PASSWORD_FILE, password)}`;
  });
}

async function hasAdministratorWithPassword(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from user_account where 'administrator' = any(roles) and password_hash is not null limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Leaves out imported accounts: the file names their email addresses, to which new passwords are sent.
 * @returns the login of the administrator whose password was set, or undefined if there is none
 */
async function setPassword(db: Transaction<Database>, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ login: string }>`
    update user_account set password_hash = ${hash} where id = (
      select u.id from user_account u where 'administrator' = any(u.roles)
      and not exists (select from import_record r where r.kind = 'user' and r.local_id = u.id) order by u.id limit 1
    ) returning login`.execute(db);
  return rows[0]?.login;
}

/** An imported author can have the login `admin`. Another person owns that account, so it does not get the password. */
async function createAdministrator(db: Transaction<Database>, hash: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select lower(login) as name from user_account where login ilike 'admin%' union select nicename from user_account where nicename like 'admin%'`.execute(
    db,
  );
  const takenNames = new Set(rows.map(({ name }) => name));
  let login = 'admin';
  for (let number = 2; takenNames.has(login); number += 1) login = `admin-${number}`;
  await db
    .insertInto('user_account')
    .values({
      login,
      nicename: login,
      display_name: login,
      nickname: login,
      email: '',
      roles: ['administrator'],
      registered_at: new Date(),
      password_hash: hash,
    })
    .execute();
  return login;
}
