/** The secret that signs purge events, if PURGE_WEBHOOK_SECRET does not set one. */
import { hkdfSync } from 'node:crypto';

/** Derives the secret from the secret that the site and the content service share. */
export function derivePurgeSecret(sharedSecret: string): string {
  return Buffer.from(hkdfSync('sha256', sharedSecret, '', 'purge webhook', 32)).toString('base64url');
}
