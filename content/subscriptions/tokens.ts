/** Tokens in the links of emails. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { getAcceptedKeys, type Keys, sign } from '../auth/keys.ts';

const CONFIRMATION_BYTES = 24;
const TOKEN_PATTERN = /^(?<id>[1-9]\d{0,17})\.(?<signature>[\w-]{43})$/;

/** The subscription that a token manages. */
export type ManagedSubscription = { id: string; email: string };

/** A random token that confirms one subscription. The database contains its hash only. */
export const createConfirmationToken = (): string => randomBytes(CONFIRMATION_BYTES).toString('base64url');

/**
 * The token with which the owner of an address manages subscriptions. It is signed instead of stored, so each message can contain it, and it ends with the
 * subscription. The signature covers the address, so that the id cannot be that of another installation.
 */
export function createManagementToken(keys: Pick<Keys, 'subscriptions'>, { id, email }: ManagedSubscription): string {
  return `${id}.${signSubscription(keys.subscriptions, { id, email }).toString('base64url')}`;
}

/** The id of the subscription that a token claims to manage. Null for text that is no token. */
export const parseManagementToken = (token: string): string | null => TOKEN_PATTERN.exec(token)?.groups?.['id'] ?? null;

export function isManagementToken(keys: Keys, token: string, subscription: ManagedSubscription, now: Date): boolean {
  const signature = Buffer.from(TOKEN_PATTERN.exec(token)?.groups?.['signature'] ?? '', 'base64url');
  return getAcceptedKeys(keys, now).some((accepted) => {
    const expected = signSubscription(accepted.subscriptions, subscription);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

function signSubscription(key: Buffer, { id, email }: ManagedSubscription): Buffer {
  return sign(key, JSON.stringify([id, email]));
}
