/**
 * Sessions with Faust's protocol. An authorization code, which is valid once and for a minute, is exchanged for an access token and a refresh
 * token. Each refresh token is exchanged for the next pair. Faust stores no tokens, so its codes work more than once and nothing can be revoked.
 * Here, a refresh token that is used twice counts as stolen, and its whole session is revoked (RFC 9700, 4.14.2).
 */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ClientInfo } from '../core/client-info.ts';
import type { Database } from '../db/tables.ts';
import type { AuthServices } from './auth-services.ts';
import { issueAccessToken, type AccessToken } from './access-token.ts';
import { deleteExpiredNetworks, forgetNetworks } from './known-clients.ts';
import { deleteExpiredRateLimits } from './rate-limits.ts';
import { digest } from './keys.ts';

const CODE_MS = 60_000;
const REFRESH_MS = 14 * 24 * 60 * 60 * 1000;
/** The list of sessions shows the browser, which the first part of a user agent identifies. */
const MAX_USER_AGENT = 300;
/** An account with more sessions can end all of them. */
const MAX_LISTED_SESSIONS = 100;
/** A token may be used twice within this time: two tabs can send the same cookie, and React's development mode sends requests twice. */
const GRACE_MS = 10_000;

export type Tokens = AccessToken & { refreshToken: string; refreshTokenExpiration: number };

/** 88 characters, as long as Faust's tokens, which need no escaping in a URL. */
const createToken = () => randomBytes(66).toString('base64url');

/** Issues a code that starts a session of an account. Also deletes expired codes, sessions, rate limits and networks. */
export async function issueCode({ db, now }: AuthServices, userId: number): Promise<string> {
  const time = now();
  const code = createToken();
  await deleteExpired(db, time);
  await db
    .insertInto('authorization_code')
    .values({ hash: digest(code), user_id: userId, expires_at: new Date(time.getTime() + CODE_MS) })
    .execute();
  return code;
}

async function deleteExpired(db: Kysely<Database>, now: Date): Promise<void> {
  // A used code stays as long as its session, so that a second use is detected.
  await sql`delete from authorization_code where expires_at <= ${now} and session_id is null`.execute(db);
  await sql`delete from sign_in_session where expires_at <= ${now}`.execute(db);
  await deleteExpiredRateLimits(db, now);
  await deleteExpiredNetworks(db, now);
}

/** The browser and the network that use a session, which its owner can see. */
export type SessionClient = Pick<ClientInfo, 'address' | 'userAgent'>;

/**
 * Exchanges an authorization code or a refresh token for new tokens. A valid code takes precedence, because the refresh token may belong to an
 * earlier session. If the code is no longer valid, the refresh token is used, because a visitor may reload a page whose URL contains a code.
 * @param credentials an empty string means that there is none
 * @returns null if neither is valid
 */
export async function exchangeForTokens(
  services: AuthServices,
  credentials: { code: string; refreshToken: string },
  client: SessionClient,
): Promise<Tokens | null> {
  const { db, keys, log, now } = services;
  const time = now();
  return db.transaction().execute(async (transaction) => {
    const code = credentials.code === '' ? null : await findCode(transaction, credentials.code);
    const isValidCode = code !== null && code.sessionId === null && code.expiresAt > time;
    const sessionId = isValidCode
      ? await createSession(transaction, code, time)
      : credentials.refreshToken === ''
        ? null
        : await resumeSession(transaction, credentials.refreshToken, time, log);
    if (sessionId !== null) {
      const refresh = await issueRefreshToken(transaction, sessionId, client, time);
      return { ...issueAccessToken(keys, sessionId, time), ...refresh };
    }
    if (code?.startedAt && time.getTime() - code.startedAt.getTime() > GRACE_MS) {
      log('warn', 'An authorization code was used twice, so its session was revoked', { session: code.sessionId });
      await revokeSession(transaction, code.sessionId, time);
    }
    return null;
  });
}

type CodeRow = { hash: Buffer; userId: number; expiresAt: Date; sessionId: string | null; startedAt: Date | null };

async function findCode(db: Transaction<Database>, code: string): Promise<CodeRow | null> {
  const { rows } = await sql<CodeRow>`
    select c.hash, c.user_id as "userId", c.expires_at as "expiresAt", c.session_id as "sessionId", s.created_at as "startedAt"
    from authorization_code c left join sign_in_session s on s.id = c.session_id where c.hash = ${digest(code)} for update of c`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function createSession(db: Transaction<Database>, { hash, userId }: CodeRow, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('sign_in_session')
    .values({ user_id: userId, created_at: now, expires_at: new Date(now.getTime() + REFRESH_MS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('authorization_code').set({ session_id: id }).where('hash', '=', hash).execute();
  return id;
}

/** @returns the session of a refresh token, or null if the token is not valid */
async function resumeSession(db: Transaction<Database>, token: string, now: Date, log: AuthServices['log']): Promise<string | null> {
  const hash = digest(token);
  const { rows } = await sql<{ sessionId: string; usedAt: Date | null }>`
    select t.session_id as "sessionId", t.used_at as "usedAt" from refresh_token t join sign_in_session s on s.id = t.session_id
    where t.hash = ${hash} and t.expires_at > ${now} and s.revoked_at is null for update of t`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.usedAt && now.getTime() - row.usedAt.getTime() > GRACE_MS) {
    log('warn', 'A refresh token was used twice, so its session was revoked', { session: row.sessionId });
    await revokeSession(db, row.sessionId, now);
    return null;
  }
  if (!row.usedAt) await db.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', hash).execute();
  return row.sessionId;
}

async function issueRefreshToken(
  db: Transaction<Database>,
  sessionId: string,
  { address, userAgent }: SessionClient,
  now: Date,
): Promise<Pick<Tokens, 'refreshToken' | 'refreshTokenExpiration'>> {
  const refreshToken = createToken();
  const end = new Date(now.getTime() + REFRESH_MS);
  await db
    .insertInto('refresh_token')
    .values({ hash: digest(refreshToken), session_id: sessionId, expires_at: end })
    .execute();
  const user_agent = userAgent.slice(0, MAX_USER_AGENT);
  await db
    .updateTable('sign_in_session')
    .set({ expires_at: end, last_used_at: now, user_agent, address })
    .where('id', '=', sessionId)
    .execute();
  return { refreshToken, refreshTokenExpiration: Math.floor(end.getTime() / 1000) };
}

async function revokeSession(db: Kysely<Database>, sessionId: string | null, now: Date): Promise<void> {
  await db.updateTable('sign_in_session').set({ revoked_at: now }).where('id', '=', sessionId).where('revoked_at', 'is', null).execute();
}

/**
 * Signs out: revokes the session of a refresh token, and with it its access tokens. Does nothing for an unknown token.
 * @param everywhere signs the account out everywhere, if the session has not ended
 */
export async function endSession({ db, now }: AuthServices, refreshToken: string, everywhere: boolean): Promise<void> {
  const session = await db
    .selectFrom('refresh_token as t')
    .innerJoin('sign_in_session as s', 's.id', 't.session_id')
    .select(['s.id', 's.user_id', 's.revoked_at', 's.expires_at'])
    .where('t.hash', '=', digest(refreshToken))
    .executeTakeFirst();
  if (!session) return;
  if (everywhere && session.revoked_at === null && session.expires_at > now()) await endAllSessions(db, session.user_id);
  else await revokeSession(db, session.id, now());
}

/** The sessions of an account that can still be used. The one that was used last comes first. */
export async function listSessions(db: Kysely<Database>, userId: number, now: Date) {
  return db
    .selectFrom('sign_in_session')
    .select(['id', 'created_at', 'last_used_at', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .limit(MAX_LISTED_SESSIONS)
    .execute();
}

/** Ends one session of an account. @returns whether the account has such a session */
export async function endSessionById(db: Kysely<Database>, userId: number, sessionId: string): Promise<boolean> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sessionId)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Signs an account out everywhere: deletes its sessions, unused codes and unfinished sign-ins, makes its JSON Web Tokens and device tokens invalid, and
 * deletes its known networks.
 * @param exceptSessionId a session that continues
 */
export async function endAllSessions(db: Kysely<Database>, userId: number, exceptSessionId?: string): Promise<void> {
  await db.deleteFrom('authorization_code').where('user_id', '=', userId).where('session_id', 'is', null).execute();
  await db.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
  await db
    .deleteFrom('sign_in_session')
    .where('user_id', '=', userId)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .execute();
  await sql`update user_account set jwt_secret = default where id = ${userId}`.execute(db);
  await forgetNetworks(db, userId);
}
