/** Tokens of preview links: a random number and its signature, which also covers the node and the expiration. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { getAcceptedKeys, type Keys, sign } from './keys.ts';

/** What the signature of a token covers. */
export type SignedLink = { nonce: Buffer; nodeId: number; expiresAt: Date };

const NONCE_BYTES = 16;
const TOKEN_PATTERN = /^[\w-]{64}$/;

export function createNonce(): Buffer {
  return randomBytes(NONCE_BYTES);
}

/** 64 characters of base64url, which need no escaping in a URL. */
export function createPreviewToken({ previews }: Pick<Keys, 'previews'>, link: SignedLink): string {
  return Buffer.concat([link.nonce, signLink(previews, link)]).toString('base64url');
}

/** The random number of a token, by which its link is found. Null if the text is not a token. */
export function readNonce(token: string): Buffer | null {
  return TOKEN_PATTERN.test(token) ? Buffer.from(token, 'base64url').subarray(0, NONCE_BYTES) : null;
}

/** Whether this service has signed the token for this link. */
export function isTokenOf(keys: Keys, token: string, link: SignedLink, now: Date): boolean {
  const signature = Buffer.from(token, 'base64url').subarray(NONCE_BYTES);
  return getAcceptedKeys(keys, now).some(({ previews }) => {
    const expected = signLink(previews, link);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

function signLink(key: Buffer, { nonce, nodeId, expiresAt }: SignedLink): Buffer {
  return sign(key, JSON.stringify([nonce.toString('hex'), nodeId, expiresAt.getTime()]));
}
