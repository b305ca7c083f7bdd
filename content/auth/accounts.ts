/** Finds accounts for authentication, including accounts that visitors cannot see. The store reads the users that responses contain. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/tables.ts';
import { userColumns } from '../store/users/users.ts';
import type { UserRow } from '../core/rows/users.ts';
import { anonymous, can, createViewer, type SpecialPages, type Viewer } from '../permissions/viewer.ts';

type AccountColumns = {
  passwordHash: string | null;
  jwtSecret: string;
  jwtRevoked: boolean;
  /** A confirmed authenticator app or a passkey. */
  hasSecondFactor: boolean;
  /** The site requires a second factor for everyone who can publish. */
  isSecondFactorRequired: boolean;
  specialPages: SpecialPages;
};

export type Account = AccountColumns & { user: UserRow };

type AccountRow = UserRow & AccountColumns;

/** Whether the account may do nothing until it has a second factor. */
export function mustSetUpSecondFactor(account: Account): boolean {
  const viewer = createViewer(account);
  return account.isSecondFactorRequired && !account.hasSecondFactor && (can(viewer, 'publish_posts') || can(viewer, 'publish_pages'));
}

/** The viewer of a request that an account has authenticated. */
export function createAccountViewer(account: Account, sessionId?: string): Viewer {
  return {
    ...(mustSetUpSecondFactor(account) ? { ...anonymous, restrictedUser: account.user } : createViewer(account)),
    ...(sessionId !== undefined && { sessionId }),
  };
}

async function findAccount(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<Account | null> {
  const { rows } = await sql<AccountRow>`
    select ${userColumns(sql`true`)}, u.password_hash as "passwordHash", u.jwt_secret as "jwtSecret", u.jwt_revoked as "jwtRevoked",
      (exists (select from totp_secret t where t.user_id = u.id and t.confirmed_at is not null)
        or exists (select from passkey p where p.user_id = u.id)) as "hasSecondFactor",
      coalesce((o.value->>'requireSecondFactor')::boolean, false) as "isSecondFactorRequired",
      json_build_object('pageOnFront', o.value->'pageOnFront', 'pageForPosts', o.value->'pageForPosts', 'pagePrivacyPolicy', o.value->'pagePrivacyPolicy')
        as "specialPages"
    from user_account u left join site_option o on o.name = 'settings' where ${condition} limit 1`.execute(db);
  if (!rows[0]) return null;
  const { passwordHash, jwtSecret, jwtRevoked, hasSecondFactor, isSecondFactorRequired, specialPages, ...user } = rows[0];
  return { user, passwordHash, jwtSecret, jwtRevoked, hasSecondFactor, isSecondFactorRequired, specialPages };
}

export async function findAccountById(db: Kysely<Database>, id: number): Promise<Account | null> {
  return findAccount(db, sql`u.id = ${id}::int`);
}

/** The account of a session that has not expired and has not been revoked. */
export async function findAccountBySession(db: Kysely<Database>, sessionId: string, now: Date): Promise<Account | null> {
  return findAccount(
    db,
    sql`u.id = (select s.user_id from sign_in_session s where s.id = ${sessionId}::uuid and s.revoked_at is null and s.expires_at > ${now})`,
  );
}

/**
 * The account with this user name, or else with this email address. Both comparisons ignore case, as in WordPress. One statement looks for both, so
 * that its duration does not reveal which of them exists.
 * @param name as the client entered it
 */
export async function findAccountByName(db: Kysely<Database>, name: string): Promise<Account | null> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.includes('\0')) return null;
  return findAccount(
    db,
    sql`lower(u.login) = lower(${trimmed}) or (u.email <> '' and lower(u.email) = lower(${trimmed}))
      order by u.login = ${trimmed} desc, lower(u.login) = lower(${trimmed}) desc, u.id`,
  );
}

export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<Account | null> {
  const trimmed = email.trim();
  // The index contains only accounts with an email address, and the condition has to match the index.
  return trimmed === '' || trimmed.includes('\0') ? null : findAccount(db, sql`u.email <> '' and lower(u.email) = lower(${trimmed})`);
}
