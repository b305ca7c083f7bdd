/** Signing keys. All are derived from the one secret that the site and the content service share. */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type Keys = {
  /** The site sends it in the `x-faustwp-secret` header. */
  sharedSecret: string;
  /** Signs access tokens of sessions. */
  access: Buffer;
  /** Signs JSON Web Tokens, together with the account's secret. */
  jwt: Buffer;
  /** Signs form timestamps, and hashes the senders' networks. */
  forms: Buffer;
};

const KEY_BYTES = 32;

export function deriveKeys(sharedSecret: string): Keys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', sharedSecret, '', purpose, KEY_BYTES));
  return { sharedSecret, access: derive('access token'), jwt: derive('json web token'), forms: derive('forms') };
}

export function sign(key: Buffer, data: string | Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

/** The hash that the database stores instead of a code, a token or a key. These are long and random, so no salt is needed. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares two secrets in constant time. Hashing first hides their lengths as well. */
export function isEqualSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}
