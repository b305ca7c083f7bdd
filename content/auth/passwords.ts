/** Passwords are stored as argon2id hashes, so a stolen database does not reveal them. */
import { randomUUID } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** Recommended by OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. The package uses argon2id by default. */
const hashOptions: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer passwords are rejected before they are hashed. Hashing a password of a megabyte would block the processor. */
export const MAX_PASSWORD_LENGTH = 4096;

/** @param password has at most MAX_PASSWORD_LENGTH characters; the calling code validates this */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), hashOptions);
}

/** Passwords for unknown accounts are verified against this hash, so that the response takes equally long whether or not the account exists. */
const decoyHash = hashPassword(randomUUID());

/**
 * Whether a password matches a hash. Takes equally long if there is no hash.
 * @param stored null if the account has no password
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (password.length > MAX_PASSWORD_LENGTH) return false;
  const matches = await verify(stored ?? (await decoyHash), password.normalize('NFC')).catch(() => false);
  return stored !== null && matches;
}
