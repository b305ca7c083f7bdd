/** Secrets that nobody set: made once, and kept in the data folder where only its owner reads them. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, `${makeSecret()}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
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
