/** Signatures of webhook requests. They authenticate the sender and prevent replay attacks. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signed request. Older ones are rejected as replays. */
const MAX_AGE_SECONDS = 300;

/** Names of the headers with the timestamp and the signature. */
export const signatureHeaders = { timestamp: 'x-webhook-timestamp', signature: 'x-webhook-signature' } as const;

/**
 * Signs a request with HMAC-SHA256 over `<timestamp>.<body>`. Returns `sha256=<hex>`.
 * @param timestamp seconds since the Unix epoch
 */
export function signWebhook(secret: string, timestamp: number, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/**
 * Verifies the signature and the age of a request.
 * @param now seconds since the Unix epoch
 */
export function isValidSignature(secret: string, message: { timestamp: string; signature: string; body: string }, now: number): boolean {
  const timestamp = Number(message.timestamp);
  if (!Number.isInteger(timestamp) || Math.abs(now - timestamp) > MAX_AGE_SECONDS) return false;
  const expected = Buffer.from(signWebhook(secret, timestamp, message.body));
  const actual = Buffer.from(message.signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
