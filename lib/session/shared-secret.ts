/** The secret that the site and the content service share. The site authenticates with it, and derives the key of its session cookies from it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '#lib/env/env.ts';

/** The file in DATA_DIR in which the content service stores the secret that it generates. */
const SHARED_SECRET_FILE = 'faust-secret-key';

/**
 * Reads the secret from FAUST_SECRET_KEY, or from the data folder if the content service runs on this machine.
 * @returns null if there is none, for example while the content service starts for the first time
 */
export function readSharedSecret(): string | null {
  const { FAUST_SECRET_KEY, DATA_DIR } = readEnv();
  return FAUST_SECRET_KEY ?? readSecretFile(path.join(DATA_DIR, SHARED_SECRET_FILE));
}

function readSecretFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
