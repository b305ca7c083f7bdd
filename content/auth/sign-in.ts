/** Proving who one is with a password. */
import type { Services } from '../editing/services.ts';
import type { Caller } from '../schema/context.ts';
import { accountByEmail, accountByName, type Account } from './accounts.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { verifyPassword } from './passwords.ts';

export type Credentials = {
  /** User name or e-mail address. */
  name: string;
  password: string;
  /** The name must be an e-mail address. */
  byEmail?: boolean;
};

export type SignIn =
  | { account: Account }
  | { failure: 'empty-name' | 'empty-password' | 'wrong' }
  /** So many minutes to wait. */
  | { failure: 'too-many'; minutes: number };

/**
 * Checks a name and a password. An unknown name and a wrong password are one failure and take the same time, and so they count the same:
 * nobody learns here who has an account.
 */
export async function signIn(services: Services, caller: Caller, credentials: Credentials): Promise<SignIn> {
  const { name, password, byEmail = false } = credentials;
  if (name.trim() === '') return { failure: 'empty-name' };
  if (password === '') return { failure: 'empty-password' };
  const { db, log, now } = services;
  const attempt = { purpose: 'sign-in' as const, name, address: caller.address };
  const minutes = await countAttempt(db, attempt, now());
  if (minutes !== null) {
    // Without the name: people type passwords there.
    log('warn', 'A sign-in was refused after too many attempts', { address: caller.address });
    return { failure: 'too-many', minutes };
  }
  const account = await (byEmail ? accountByEmail(db, name) : accountByName(db, name));
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) return { failure: 'wrong' };
  await forgiveAttempt(db, attempt);
  return { account };
}
