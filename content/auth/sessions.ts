/**
 * Sessions as Faust opens them: a code, good once and for a minute, becomes an access token and a refresh token; each refresh token becomes the
 * next pair. Faust's own are not kept anywhere, so a code works twice and nothing can be revoked. Here a refresh token that comes back after it
 * was used was stolen, or stolen before: its whole session ends (RFC 9700, 4.14.2).
 */
import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Services } from '../editing/services.ts';
import { issueAccessToken, type AccessToken } from './access-token.ts';
import { sweepAttempts } from './attempts.ts';
import { digest } from './keys.ts';

const CODE_MS = 60_000;
const REFRESH_MS = 14 * 24 * 60 * 60 * 1000;
/** Two tabs may send the same cookie, and a developer's React asks twice. */
const GRACE_MS = 10_000;

export type Tokens = AccessToken & { refreshToken: string; refreshTokenExpiration: number };

/** 88 signs, as long as Faust's, and none of them changes its meaning in an address. */
const makeToken = () => randomBytes(66).toString('base64url');

/** A code that opens a session of an account. Also forgets what has expired. */
export async function issueCode({ db, now }: Services, userId: number): Promise<string> {
  const time = now();
  const code = makeToken();
  await sweep(db, time);
  await db
    .insertInto('authorization_code')
    .values({ hash: digest(code), user_id: userId, expires_at: new Date(time.getTime() + CODE_MS) })
    .execute();
  return code;
}

async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  // A used code stays with its session, to know it again.
  await sql`delete from authorization_code where expires_at <= ${now} and session_id is null`.execute(db);
  await sql`delete from sign_in_session where expires_at <= ${now}`.execute(db);
  await sweepAttempts(db, now);
}

/**
 * Exchanges what the site holds for tokens. A fresh code wins over a refresh token, which may be of a session long ended; a code that is not
 * fresh leaves the refresh token its turn, since an address with a code in it may be loaded again.
 * @param held empty text counts as nothing
 * @returns null when neither is good
 */
export async function exchange(services: Services, held: { code: string; refreshToken: string }): Promise<Tokens | null> {
  const { db, keys, log, now } = services;
  const time = now();
  return db.transaction().execute(async (transaction) => {
    const code = held.code === '' ? null : await findCode(transaction, held.code);
    const isFresh = code !== null && code.sessionId === null && code.expiresAt > time;
    const sessionId = isFresh
      ? await openSession(transaction, code, time)
      : held.refreshToken === ''
        ? null
        : await continueSession(transaction, held.refreshToken, time, log);
    if (sessionId !== null) {
      const refresh = await issueRefreshToken(transaction, sessionId, time);
      return { ...issueAccessToken(keys, sessionId, time), ...refresh };
    }
    if (code?.openedAt && time.getTime() - code.openedAt.getTime() > GRACE_MS) {
      log('warn', 'An authorization code came back after it was used; its session was ended', { session: code.sessionId });
      await revoke(transaction, code.sessionId, time);
    }
    return null;
  });
}

type Code = { hash: Buffer; userId: number; expiresAt: Date; sessionId: string | null; openedAt: Date | null };

async function findCode(db: Transaction<Database>, code: string): Promise<Code | null> {
  const { rows } = await sql<Code>`
    select c.hash, c.user_id as "userId", c.expires_at as "expiresAt", c.session_id as "sessionId", s.created_at as "openedAt"
    from authorization_code c left join sign_in_session s on s.id = c.session_id where c.hash = ${digest(code)} for update of c`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function openSession(db: Transaction<Database>, { hash, userId }: Code, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('sign_in_session')
    .values({ user_id: userId, created_at: now, expires_at: new Date(now.getTime() + REFRESH_MS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('authorization_code').set({ session_id: id }).where('hash', '=', hash).execute();
  return id;
}

/** @returns the session a refresh token goes on with */
async function continueSession(db: Transaction<Database>, token: string, now: Date, log: Services['log']): Promise<string | null> {
  const hash = digest(token);
  const { rows } = await sql<{ sessionId: string; usedAt: Date | null }>`
    select t.session_id as "sessionId", t.used_at as "usedAt" from refresh_token t join sign_in_session s on s.id = t.session_id
    where t.hash = ${hash} and t.expires_at > ${now} and s.revoked_at is null for update of t`.execute(db);
  const [found] = rows;
  if (!found) return null;
  if (found.usedAt && now.getTime() - found.usedAt.getTime() > GRACE_MS) {
    log('warn', 'A refresh token came back after it was used; its session was ended', { session: found.sessionId });
    await revoke(db, found.sessionId, now);
    return null;
  }
  if (!found.usedAt) await db.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', hash).execute();
  return found.sessionId;
}

async function issueRefreshToken(
  db: Transaction<Database>,
  sessionId: string,
  now: Date,
): Promise<Pick<Tokens, 'refreshToken' | 'refreshTokenExpiration'>> {
  const refreshToken = makeToken();
  const end = new Date(now.getTime() + REFRESH_MS);
  await db
    .insertInto('refresh_token')
    .values({ hash: digest(refreshToken), session_id: sessionId, expires_at: end })
    .execute();
  await db.updateTable('sign_in_session').set({ expires_at: end }).where('id', '=', sessionId).execute();
  return { refreshToken, refreshTokenExpiration: Math.floor(end.getTime() / 1000) };
}

async function revoke(db: Kysely<Database>, sessionId: string | null, now: Date): Promise<void> {
  await db.updateTable('sign_in_session').set({ revoked_at: now }).where('id', '=', sessionId).where('revoked_at', 'is', null).execute();
}

/** Signs out: the session of a refresh token, with its access tokens, ends. What is no token of ours is none that has to be ended. */
export async function endSession({ db, now }: Services, refreshToken: string): Promise<void> {
  const token = await db.selectFrom('refresh_token').select('session_id').where('hash', '=', digest(refreshToken)).executeTakeFirst();
  if (token) await revoke(db, token.session_id, now());
}

/** Signs an account out everywhere: sessions, codes on their way, and JSON Web Tokens. */
export async function endAllSessions(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('authorization_code').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_in_session').where('user_id', '=', userId).execute();
  await sql`update user_account set jwt_secret = default where id = ${userId}`.execute(db);
}
