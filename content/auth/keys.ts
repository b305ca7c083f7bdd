/** Keys for signatures, all derived from the secret that the site and the content service share: one secret to keep. */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type Keys = {
  /** What the site sends as `x-faustwp-secret`. */
  sharedSecret: string;
  /** Signs access tokens of sessions. */
  access: Buffer;
  /** Signs JSON Web Tokens, together with the secret of each account. */
  jwt: Buffer;
  /** Signs the times of forms, and hides who has sent them. */
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

/** What is kept of a code, a token or a key in place of it. They are long and random, so no salt is needed. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares in a time that tells nothing, not even the length. */
export function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}
