/**
 * Form clocks: signed timestamps of when a form was shown, which detect submissions that are too fast for a person. Pages are cached for all visitors, so
 * they cannot contain a timestamp. Instead, an image in the form sets a cookie with a clock. A form that is shown again after a submission contains a
 * clock of its own.
 */
import { getAcceptedKeys, isEqualSecret, sign, type Keys, type KeySet } from '../auth/keys.ts';

/** `shown`: from the image. `again`: from a form that is shown again after a submission. */
type ClockKind = 'shown' | 'again';

/** The shortest time that a person needs, for filling in a form and for pressing its button again. */
const MIN_AGE_MS: Record<ClockKind, number> = { shown: 3_000, again: 1_000 };
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Characters of the signature, which encode 128 bits. */
const SIGNATURE_LENGTH = 22;

function signClock(keys: KeySet, kind: ClockKind, at: string): string {
  return sign(keys.forms, `clock ${kind} ${at}`).toString('base64url').slice(0, SIGNATURE_LENGTH);
}

export function createClock(keys: Keys, kind: ClockKind, time: Date): string {
  const at = time.getTime().toString(36);
  return `${kind}.${at}.${signClock(keys, kind, at)}`;
}

/** @returns the kind and the age in milliseconds, or null if the signature is wrong or the clock is older than a day */
function parseClock(keys: Keys, clock: string, now: Date): { kind: ClockKind; age: number } | null {
  const [, kind, at = '', signature = ''] = /^(shown|again)\.([0-9a-z]{1,12})\.([\w-]{22})$/.exec(clock) ?? [];
  if (kind !== 'shown' && kind !== 'again') return null;
  if (!getAcceptedKeys(keys, now).some((keySet) => isEqualSecret(signature, signClock(keySet, kind, at)))) return null;
  const age = now.getTime() - Number.parseInt(at, 36);
  return age >= 0 && age <= MAX_AGE_MS ? { kind, age } : null;
}

/** Whether one of the clocks is old enough for a person to have filled in the form. */
export function isOldEnough(keys: Keys, clocks: readonly string[], now: Date): boolean {
  return clocks.some((clock) => {
    const parsed = parseClock(keys, clock, now);
    return parsed !== null && parsed.age >= MIN_AGE_MS[parsed.kind];
  });
}

/** A visitor keeps a valid clock, because they may have started to fill in a form at that time. */
export function reuseOrCreateClock(keys: Keys, clock: string, now: Date): string {
  return parseClock(keys, clock, now)?.kind === 'shown' ? clock : createClock(keys, 'shown', now);
}
