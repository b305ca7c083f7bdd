/** The attempts of the permission test for mutations of second factors, passkeys, sessions and passwords. */
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { createRegistrationOptions, createSignInOptions } from '../../content/auth/passkeys.ts';
import { hashPassword } from '../../content/auth/passwords.ts';
import { findAccountById } from '../../content/auth/accounts.ts';
import { issuePendingSignIn } from '../../content/auth/pending-sign-ins.ts';
import { createTotpSecret } from '../../content/auth/totp.ts';
import type { Database } from '../../content/db/tables.ts';
import { type Actor, getAttemptTime, type MutationAttempt } from './mutation-attempts.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';
import { createTestServices } from './test-context.ts';

/** The password of accounts whose attempts require it. */
export const attemptPassword = 'a password for attempts';
const passwordHash = hashPassword(attemptPassword);

/** The site of the test services. */
const siteUrl = 'http://site.test';

/** Every signed-in user may manage the security of their own account. */
const signedIn = ['read'];

/** Gives the account of an actor the password of attempts. Anonymous visitors use another account. @returns the id of the account */
export async function setAttemptPassword(db: Kysely<Database>, actor: Actor): Promise<number> {
  const { id } = await db
    .updateTable('user_account')
    .set({ password_hash: await passwordHash })
    .where('login', '=', actor ?? 'writer')
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param db returns the database; called when the tests run */
export function createSecurityAttempts(db: () => Kysely<Database>): MutationAttempt[] {
  /** Gives the account of an actor a password and no second factors. */
  async function prepare(actor: Actor): Promise<number> {
    const id = await setAttemptPassword(db(), actor);
    for (const table of ['totp_secret', 'passkey', 'recovery_code'] as const)
      await db().deleteFrom(table).where('user_id', '=', id).execute();
    return id;
  }
  const insertPasskey = async (actor: Actor, number: number) => {
    const row = { credential_id: `credential ${number}`, public_key: Buffer.from('key'), counter: 0, transports: [], name: 'Laptop' };
    const { id } = await db()
      .insertInto('passkey')
      .values({ ...row, user_id: await prepare(actor), created_at: getAttemptTime(number) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  };
  const insertSecret = async (actor: Actor, number: number): Promise<string> => {
    const secret = await createTotpSecret(db(), createTestServices(db()).keys, await prepare(actor));
    return new TOTP({ secret: Secret.fromBase32(secret.base32) }).generate({ timestamp: getAttemptTime(number).getTime() });
  };
  const withPassword = async (actor: Actor) => {
    await prepare(actor);
    return { password: attemptPassword };
  };
  return [
    { mutation: 'startPasskeySignIn', requiredCapabilities: [], input: () => ({}) },
    {
      mutation: 'signInWithPasskey',
      requiredCapabilities: [],
      input: async (_actor, number) => {
        const options = await createSignInOptions(db(), { siteUrl }, getAttemptTime(number));
        return { credential: createSoftwareAuthenticator({ origin: siteUrl, domain: 'site.test' }).get(options) };
      },
    },
    {
      mutation: 'verifySecondFactor',
      requiredCapabilities: [],
      input: async (actor, number) => ({
        secondFactorToken: await issuePendingSignIn(db(), await prepare(actor), getAttemptTime(number)),
        twoFactorCode: '000000',
      }),
    },
    { mutation: 'startTotpSetup', requiredCapabilities: signedIn, input: withPassword },
    {
      mutation: 'confirmTotpSetup',
      requiredCapabilities: signedIn,
      input: async (actor, number) => ({ twoFactorCode: await insertSecret(actor, number) }),
    },
    { mutation: 'removeTotp', requiredCapabilities: signedIn, input: withPassword },
    {
      mutation: 'createRecoveryCodes',
      requiredCapabilities: signedIn,
      input: async (actor, number) => {
        await insertPasskey(actor, number);
        return { password: attemptPassword };
      },
    },
    { mutation: 'startPasskeyRegistration', requiredCapabilities: signedIn, input: withPassword },
    {
      mutation: 'registerPasskey',
      requiredCapabilities: signedIn,
      input: async (actor, number) => {
        const account = await findAccountById(db(), await prepare(actor));
        if (!account) throw new Error(`The fixture has no user ${actor}`);
        const options = await createRegistrationOptions(db(), { siteUrl, title: 'Site' }, account.user, getAttemptTime(number));
        return { name: 'Laptop', credential: createSoftwareAuthenticator({ origin: siteUrl, domain: 'site.test' }).create(options) };
      },
    },
    {
      mutation: 'renamePasskey',
      requiredCapabilities: signedIn,
      input: async (actor, number) => ({ id: await insertPasskey(actor, number), name: 'Desktop' }),
    },
    {
      mutation: 'removePasskey',
      requiredCapabilities: signedIn,
      input: async (actor, number) => ({ id: await insertPasskey(actor, number), password: attemptPassword }),
    },
    {
      mutation: 'resetSecondFactors',
      requiredCapabilities: ['edit_users'],
      input: async () => ({ id: String(await prepare(null)) }),
    },
    {
      mutation: 'endSession',
      requiredCapabilities: signedIn,
      input: async (actor, number) => {
        const expires_at = new Date(getAttemptTime(number).getTime() + 60_000);
        const session = await db()
          .insertInto('sign_in_session')
          .values({ user_id: await prepare(actor), created_at: getAttemptTime(number), expires_at })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: session.id };
      },
    },
    { mutation: 'endOtherSessions', requiredCapabilities: signedIn, input: () => ({}) },
    {
      mutation: 'changePassword',
      requiredCapabilities: signedIn,
      input: async (actor) => ({ ...(await withPassword(actor)), newPassword: attemptPassword }),
    },
  ];
}
