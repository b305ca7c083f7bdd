/** Passkeys (WebAuthn). The browser proves possession of a key and verifies its user, so a passkey alone counts as two factors. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { UserRow } from '../core/rows/users.ts';
import type { Database } from '../db/tables.ts';
import { digest } from './keys.ts';

/** As long as browsers wait for the user by default. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** The signature algorithms that all authenticators support one of, as COSE numbers: EdDSA, ES256 and RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The site that passkeys belong to. Browsers accept a domain name only, not an IP address. */
type RelyingParty = { siteUrl: string };

const getDomain = ({ siteUrl }: RelyingParty) => new URL(siteUrl).hostname;
const getOrigin = ({ siteUrl }: RelyingParty) => new URL(siteUrl).origin;

/** Stores a challenge. It works once. @param userId the account that adds a passkey, or null for a sign-in */
async function storeChallenge(db: Kysely<Database>, challenge: string, userId: number | null, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await db
    .insertInto('passkey_challenge')
    .values({ hash: digest(challenge), user_id: userId, expires_at: new Date(now.getTime() + CHALLENGE_MS) })
    .execute();
}

/** Uses up a challenge. If two responses contain it, only one succeeds. */
async function consumeChallenge(db: Kysely<Database>, challenge: string, userId: number | null, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('hash', '=', digest(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** @returns the argument of `navigator.credentials.create`, as JSON */
export async function createRegistrationOptions(
  db: Kysely<Database>,
  party: RelyingParty & { title: string },
  user: UserRow,
  now: Date,
): Promise<string> {
  const existing = await db.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', user.id).execute();
  const options = await generateRegistrationOptions({
    rpName: party.title,
    rpID: getDomain(party),
    userName: user.login,
    userDisplayName: user.displayName,
    userID: new TextEncoder().encode(String(user.id)),
    timeout: CHALLENGE_MS,
    excludeCredentials: existing.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, options.challenge, user.id, now);
  return JSON.stringify(options);
}

/** The parts of a browser's response that are used before the library validates all of it. */
const credentialSchema = z.looseObject({ id: z.string().max(2000), response: z.looseObject({ clientDataJSON: z.string() }) });

function parseCredential(text: string): { id: string } | null {
  try {
    return credentialSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Adds a passkey from the browser's response.
 * @returns its id, or null if the response is not valid for this account, this site and an unused challenge
 */
export async function addPasskey(
  db: Kysely<Database>,
  party: RelyingParty,
  userId: number,
  { name, response }: { name: string; response: string },
  now: Date,
): Promise<number | null> {
  const credential = parseCredential(response);
  if (!credential) return null;
  const result = await verifyRegistrationResponse({
    // The library validates the rest.
    response: credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, userId, now),
    expectedOrigin: getOrigin(party),
    expectedRPID: getDomain(party),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  const row = await db
    .insertInto('passkey')
    .values({ user_id: userId, credential_id: id, public_key: Buffer.from(publicKey), counter, transports, name, created_at: now })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @returns the argument of `navigator.credentials.get`, as JSON. The browser offers all passkeys of this site, so no user name is needed. */
export async function createSignInOptions(db: Kysely<Database>, party: RelyingParty, now: Date): Promise<string> {
  const options = await generateAuthenticationOptions({ rpID: getDomain(party), timeout: CHALLENGE_MS, userVerification: 'required' });
  await storeChallenge(db, options.challenge, null, now);
  return JSON.stringify(options);
}

/**
 * Verifies the browser's response to a sign-in.
 * @returns the id of the account, or null if the response is not valid for this site, a stored passkey and an unused challenge
 */
export async function verifyPasskey(db: Kysely<Database>, party: RelyingParty, response: string, now: Date): Promise<number | null> {
  const credential = parseCredential(response);
  if (!credential) return null;
  const passkey = await db.selectFrom('passkey').selectAll().where('credential_id', '=', credential.id).executeTakeFirst();
  if (!passkey) return null;
  const result = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, null, now),
    expectedOrigin: getOrigin(party),
    expectedRPID: getDomain(party),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) return null;
  // A counter that does not increase is a sign of a copied key. Authenticators without a counter always send 0.
  const { newCounter } = result.authenticationInfo;
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', newCounter === 0 ? '=' : '<', String(newCounter))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? passkey.user_id : null;
}
