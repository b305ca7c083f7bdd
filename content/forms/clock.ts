/**
 * When a form was shown, as far as that can be known: pages are kept for everybody, so no time stands in them. A picture in the form sets a cookie
 * with the signed time; a form that comes back to be mended carries its own.
 */
import { isEqual, sign, type Keys } from '../auth/keys.ts';

/** `shown`: by the picture. `again`: with a form that was sent before. */
type Kind = 'shown' | 'again';

/** Nobody reads and fills a form faster; to press a button once more takes less. */
const LEAST_MS: Record<Kind, number> = { shown: 3_000, again: 1_000 };
const MOST_MS = 24 * 60 * 60_000;

/** 128 bits of the signature. */
const SIGNATURE_SIGNS = 22;

function signatureOf(keys: Keys, kind: Kind, at: string): string {
  return sign(keys.forms, `clock ${kind} ${at}`).toString('base64url').slice(0, SIGNATURE_SIGNS);
}

export function makeClock(keys: Keys, kind: Kind, time: Date): string {
  const at = time.getTime().toString(36);
  return `${kind}.${at}.${signatureOf(keys, kind, at)}`;
}

/** Milliseconds since the form was shown; null for what we did not sign, and for what is older than a day. */
function readClock(keys: Keys, clock: string, now: Date): { kind: Kind; age: number } | null {
  const [, kind, at = '', signature = ''] = /^(shown|again)\.([0-9a-z]{1,12})\.([\w-]{22})$/.exec(clock) ?? [];
  if (kind !== 'shown' && kind !== 'again') return null;
  if (!isEqual(signature, signatureOf(keys, kind, at))) return null;
  const age = now.getTime() - Number.parseInt(at, 36);
  return age >= 0 && age <= MOST_MS ? { kind, age } : null;
}

/** Whether somebody can have filled the form since it was shown. */
export function tookItsTime(keys: Keys, clocks: readonly string[], now: Date): boolean {
  return clocks.some((clock) => {
    const read = readClock(keys, clock, now);
    return read !== null && read.age >= LEAST_MS[read.kind];
  });
}

/** The clock a visitor has is kept while it goes: what they began to fill in, they began then. */
export function keepOrMakeClock(keys: Keys, clock: string, now: Date): string {
  return readClock(keys, clock, now)?.kind === 'shown' ? clock : makeClock(keys, 'shown', now);
}
