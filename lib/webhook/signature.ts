/** How a webhook proves that it comes from somebody who knows the secret, and that it is not an old one sent again. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Age after which a signed message counts as sent again. */
const MAX_AGE_SECONDS = 300;

/** Names of the headers that carry the proof. */
export const signatureHeaders = { timestamp: 'x-webhook-timestamp', signature: 'x-webhook-signature' } as const;

/**
 * HMAC-SHA256 over `<timestamp>.<body>`, as `sha256=<hex>`.
 * @param timestamp seconds since 1970
 */
export function sign(secret: string, timestamp: number, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** @param now seconds since 1970 */
export function isSigned(secret: string, message: { timestamp: string; signature: string; body: string }, now: number): boolean {
  const timestamp = Number(message.timestamp);
  if (!Number.isInteger(timestamp) || Math.abs(now - timestamp) > MAX_AGE_SECONDS) return false;
  const expected = Buffer.from(sign(secret, timestamp, message.body));
  const given = Buffer.from(message.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
