/** Accounts as signing in sees them: whoever it is, visible or not. Reading people for answers is the store's business. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/tables.ts';
import { userColumns } from '../store/users.ts';
import type { UserRow } from '../store/types.ts';

export type Account = {
  user: UserRow;
  passwordHash: string | null;
  jwtSecret: string;
  jwtRevoked: boolean;
};

type Found = UserRow & { passwordHash: string | null; jwtSecret: string; jwtRevoked: boolean };

async function find(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<Account | null> {
  const { rows } = await sql<Found>`
    select ${userColumns(sql`true`)}, u.password_hash as "passwordHash", u.jwt_secret as "jwtSecret", u.jwt_revoked as "jwtRevoked"
    from user_account u where ${condition} limit 1`.execute(db);
  if (!rows[0]) return null;
  const { passwordHash, jwtSecret, jwtRevoked, ...user } = rows[0];
  return { user, passwordHash, jwtSecret, jwtRevoked };
}

export async function accountById(db: Kysely<Database>, id: number): Promise<Account | null> {
  return find(db, sql`u.id = ${id}::int`);
}

/** The account of a session that has neither ended nor been revoked. */
export async function accountOfSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<Account | null> {
  return find(
    db,
    sql`u.id = (select s.user_id from sign_in_session s where s.id = ${sessionId}::uuid and s.revoked_at is null and s.expires_at > ${now})`,
  );
}

/**
 * The account with a user name, else the one with an e-mail address; neither heeds case, as in WordPress.
 * @param name as it was typed
 */
export async function accountByName(db: Kysely<Database>, name: string): Promise<Account | null> {
  const typed = name.trim();
  if (typed === '' || typed.includes('\0')) return null;
  const byLogin = await find(db, sql`lower(u.login) = lower(${typed}) order by u.login = ${typed} desc, u.id`);
  return byLogin ?? (typed.includes('@') ? accountByEmail(db, typed) : null);
}

export async function accountByEmail(db: Kysely<Database>, email: string): Promise<Account | null> {
  const typed = email.trim();
  // The index holds only accounts that have an address.
  return typed === '' || typed.includes('\0') ? null : find(db, sql`u.email <> '' and lower(u.email) = lower(${typed})`);
}
