/** Passwords, kept as argon2id hashes: what is stolen from the database opens nothing. */
import { randomUUID } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. The package's algorithm is argon2id where none is named. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are refused before they are hashed: a megabyte of password would keep the processor busy. */
export const MAX_PASSWORD_LENGTH = 4096;

/** @param password at most MAX_PASSWORD_LENGTH characters long; callers check */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/** What passwords of unknown accounts are compared with, so that an answer takes as long whether or not the account exists. */
const decoy = hashPassword(randomUUID());

/**
 * Whether a password is the one behind a hash; takes as long when there is no hash at all.
 * @param stored null: nobody signs in to the account with a password
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (password.length > MAX_PASSWORD_LENGTH) return false;
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC')).catch(() => false);
  return stored !== null && matches;
}
