/** Encrypts secrets that the database stores, so that a copy of the database does not reveal them (AES-256-GCM). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys, KeySet } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param context where the value belongs, for example a table and an id. The value cannot be opened in another place. */
export function seal({ secrets }: KeySet, context: string, value: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, secrets, nonce).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(value), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** @returns null if the value was sealed with another key or for another place, or was changed */
export function unseal({ secrets }: KeySet, context: string, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, secrets, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Opens a value that the current key or a previous one sealed. */
export function unsealWithAny(keys: Keys, context: string, sealed: Buffer): Buffer | null {
  for (const keySet of [keys, ...keys.previous.map((previous) => previous.keys)]) {
    const value = unseal(keySet, context, sealed);
    if (value) return value;
  }
  return null;
}
