/** Secrets that are not configured. They are generated once and stored in the data folder, readable only by the owner of the files. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSharedSecret, SHARED_SECRET_FILE, type SharedSecret } from '#lib/secrets/shared-secret.ts';

export const ADMIN_PASSWORD_FILE = 'admin-password';

const OWNER_ONLY = 0o600;

/** 160 random bits in base64url, which needs no escaping in a shell or a URL. */
export function createSecret(): string {
  return randomBytes(20).toString('base64url');
}

/**
 * Reads the shared secret from the data folder, or creates it. Processes that do this at the same time get the same secret.
 * @throws InvalidSecretFileError if the file is empty, or the secret is too short
 */
export async function readOrCreateSharedSecret(dataDir: string): Promise<SharedSecret> {
  const path = join(dataDir, SHARED_SECRET_FILE);
  const existing = await readIfExists(path);
  if (existing !== null) return parseSharedSecret(existing, path);
  const temporaryPath = `${path}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(temporaryPath, `${createSecret()}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  try {
    // A link is atomic: the file appears with its whole content, or it existed before.
    await link(temporaryPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(temporaryPath);
  }
  return parseSharedSecret(await readFile(path, 'utf8'), path);
}

async function readIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a secret and replaces the previous one. @returns the path of the file */
export async function writeSecret(dataDir: string, file: string, secret: string): Promise<string> {
  const path = join(dataDir, file);
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${secret}\n`, { mode: OWNER_ONLY, flush: true });
  return path;
}
