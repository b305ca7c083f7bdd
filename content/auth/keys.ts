/** Signing keys. All are derived from the one secret that the site and the content service share. */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SharedSecret } from '#lib/secrets/shared-secret.ts';

export type KeySet = {
  /** The site sends it in the `x-faustwp-secret` header. */
  sharedSecret: string;
  /** Signs access tokens of sessions. */
  access: Buffer;
  /** Signs JSON Web Tokens, together with the account's secret. */
  jwt: Buffer;
  /** Signs form timestamps, and hashes the senders' networks. */
  forms: Buffer;
  /** Signs device tokens, and hashes the networks from which accounts sign in. */
  devices: Buffer;
  /** Encrypts secrets that the database stores. */
  secrets: Buffer;
  /** Signs preview links. */
  previews: Buffer;
  /** Signs the tokens of visitors who have entered the password of protected content. */
  contentPasswords: Buffer;
  /** Signs the links with which subscribers manage their email. */
  subscriptions: Buffer;
  /** Signs the cookies and nonces of sessions in browsers. */
  cookies: Buffer;
};

/** The keys that sign, and the keys of former secrets, whose signatures are accepted until a given time. */
export type Keys = KeySet & { previous: readonly { keys: KeySet; until: Date }[] };

const KEY_BYTES = 32;

export function deriveKeys({ current, previous }: SharedSecret): Keys {
  return { ...deriveKeySet(current), previous: previous.map(({ secret, until }) => ({ keys: deriveKeySet(secret), until })) };
}

function deriveKeySet(sharedSecret: string): KeySet {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', sharedSecret, '', purpose, KEY_BYTES));
  return {
    sharedSecret,
    access: derive('access token'),
    jwt: derive('json web token'),
    forms: derive('forms'),
    devices: derive('devices'),
    secrets: derive('secrets in the database'),
    previews: derive('preview links'),
    contentPasswords: derive('content passwords'),
    subscriptions: derive('subscriptions'),
    cookies: derive('session cookies'),
  };
}

/** The keys whose signatures are accepted, the current ones first. */
export function getAcceptedKeys(keys: Keys, now: Date): readonly KeySet[] {
  return [keys, ...keys.previous.filter(({ until }) => until > now).map((previous) => previous.keys)];
}

/** Whether the text is the shared secret, or a previous one that is still accepted. */
export function isSharedSecret(keys: Keys, text: string, now: Date): boolean {
  return getAcceptedKeys(keys, now).some(({ sharedSecret }) => isEqualSecret(text, sharedSecret));
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
