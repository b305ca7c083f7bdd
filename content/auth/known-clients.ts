/**
 * Known clients, from which an account has signed in before: networks, which the service stores, and devices, which send a signed token. Other clients that guess
 * passwords cannot lock such a client out, because only its own attempts count.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import type { ClientInfo } from '../core/client-info.ts';
import type { Database } from '../db/tables.ts';
import type { AuthServices } from './auth-services.ts';
import type { Account } from './accounts.ts';
import { getAcceptedKeys, sign, type KeySet } from './keys.ts';

/** A client that has not signed in for this long is unknown again. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
/** Older networks of an account are deleted. */
const MAX_NETWORKS = 20;

/** The payload of a device token: id of the account, expiration in seconds since 1970, and id of the device. */
const USER_BYTES = 4;
const TIME_BYTES = 6;
const PAYLOAD_BYTES = USER_BYTES + TIME_BYTES + 16;

type Client = Pick<ClientInfo, 'address' | 'deviceToken'>;

/**
 * Identifies the client if the account has signed in from it before. For an account that does not exist, the same statement runs, so that the
 * duration does not reveal it.
 * @returns null for an unknown client
 */
export async function findKnownClient({ db, keys, now }: AuthServices, account: Account | null, client: Client): Promise<string | null> {
  const accepted = getAcceptedKeys(keys, now());
  const userId = account?.user.id ?? 0;
  const hashes = accepted.map((keySet) => hashNetwork(keySet, userId, client.address));
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from known_network where user_id = ${userId}::int and network = any(${hashes}::bytea[]) and expires_at > ${now()}) as "isKnown"`.execute(
    db,
  );
  const device = account && parseDeviceToken(accepted, account, client.deviceToken ?? '', now());
  if (device) return `device ${device}`;
  return rows[0]?.isKnown ? `network ${toNetworkPrefix(client.address)}` : null;
}

/** Stores the network of a client whose user has proved ownership of the account. */
export async function rememberNetwork(db: Kysely<Database>, { keys, now }: AuthServices, userId: number, address: string): Promise<void> {
  const row = { expires_at: new Date(now().getTime() + LIFETIME_MS) };
  await db
    .insertInto('known_network')
    .values({ user_id: userId, network: hashNetwork(keys, userId, address), ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet(row))
    .execute();
  await sql`
    delete from known_network where user_id = ${userId} and network not in (
      select network from known_network where user_id = ${userId} order by expires_at desc limit ${MAX_NETWORKS})`.execute(db);
}

/** Deletes the known networks of an account. Its device tokens become invalid because they are signed with the account's secret. */
export async function forgetNetworks(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('known_network').where('user_id', '=', userId).execute();
}

export async function deleteExpiredNetworks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('known_network').where('expires_at', '<=', now).execute();
}

/** Hashed with a key, so that a stolen database does not reveal the networks from which people sign in. */
function hashNetwork({ devices }: KeySet, userId: number, address: string): Buffer {
  return sign(devices, `network ${userId} ${toNetworkPrefix(address)}`);
}

/** Issues a token that identifies the device at the next sign-in. It does not authenticate anyone. */
export function issueDeviceToken({ keys, now }: AuthServices, account: Account): string {
  const payload = randomBytes(PAYLOAD_BYTES);
  payload.writeUInt32BE(account.user.id, 0);
  payload.writeUIntBE(Math.floor((now().getTime() + LIFETIME_MS) / 1000), USER_BYTES, TIME_BYTES);
  return `${payload.toString('base64url')}.${signDevice(keys, account, payload).toString('base64url')}`;
}

/** @returns the id of the device, or null if the token is not a token of this account, or has expired */
function parseDeviceToken(accepted: readonly KeySet[], account: Account, token: string, now: Date): string | null {
  const [, encodedPayload = '', encodedSignature = ''] = /^([\w-]{35})\.([\w-]{43})$/.exec(token) ?? [];
  const payload = Buffer.from(encodedPayload, 'base64url');
  const signature = Buffer.from(encodedSignature, 'base64url');
  if (payload.length !== PAYLOAD_BYTES || signature.length !== 32) return null;
  if (!accepted.some((keySet) => timingSafeEqual(signature, signDevice(keySet, account, payload)))) return null;
  if (payload.readUInt32BE(0) !== account.user.id) return null;
  if (payload.readUIntBE(USER_BYTES, TIME_BYTES) * 1000 <= now.getTime()) return null;
  return payload.toString('hex', USER_BYTES + TIME_BYTES);
}

function signDevice({ devices }: KeySet, { user, jwtSecret }: Account, payload: Buffer): Buffer {
  return sign(devices, `device ${user.id} ${jwtSecret} ${payload.toString('hex')}`);
}
