/** Reads the secret that the site and the content service share. The site authenticates with it, and derives the keys of its session cookies from it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getConfiguredSecret, readEnv } from '#lib/env/env.ts';
import { parseSharedSecret, SHARED_SECRET_FILE, type SharedSecret } from '#lib/secrets/shared-secret.ts';

/**
 * Reads the secret from FAUST_SECRET_KEY, or from the data folder if the content service runs on this machine.
 * @returns null if there is none, for example while the content service starts for the first time
 */
export function readSharedSecret(): SharedSecret | null {
  const env = readEnv();
  return getConfiguredSecret(env) ?? readSecretFile(path.join(env.DATA_DIR, SHARED_SECRET_FILE));
}

/**
 * The header that identifies the site to the content service, which then counts attempts by the address of the visitor, does not apply GRAPHQL_ACCESS, and lists
 * more of the keys on which a response depends. Empty if there is no secret.
 */
export function getSecretHeader(): Record<string, string> {
  const secret = readSharedSecret();
  return secret === null ? {} : { 'x-faustwp-secret': secret.current };
}

function readSecretFile(file: string): SharedSecret | null {
  try {
    return parseSharedSecret(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
