/** Secrets that nobody set: made once, and kept in the data folder where only its owner reads them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SHARED_SECRET_FILE = 'faust-secret-key';
export const ADMIN_PASSWORD_FILE = 'admin-password';

const OWNER_ONLY = 0o600;

/** 160 bits in signs that survive copying: no padding, nothing a shell or an address would change. */
export function makeSecret(): string {
  return randomBytes(20).toString('base64url');
}

/** Reads a secret of the data folder, or makes it. Several processes may ask at once: they get the same one. */
export async function keepSecret(dataDir: string, file: string): Promise<string> {
  const path = join(dataDir, file);
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null) return kept.trim();
  const made = `${path}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(made, `${makeSecret()}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  try {
    // The name appears with the whole secret behind it, or was there before.
    await link(made, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(made);
  }
  return (await readFile(path, 'utf8')).trim();
}

/** Writes a secret that replaces what stood there. */
export async function writeSecret(dataDir: string, file: string, secret: string): Promise<string> {
  const path = join(dataDir, file);
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${secret}\n`, { mode: OWNER_ONLY, flush: true });
  return path;
}
