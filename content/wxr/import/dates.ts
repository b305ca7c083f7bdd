/** Dates as WordPress writes them: `2024-03-10 10:30:00`, in the site's time zone and in UTC. */
import { toInstant } from '../../core/local-time.ts';

/** What WordPress writes for "never", which drafts have in UTC. */
const NEVER = /^0000-/;

/** @returns null when neither of the two is a date */
export function readDate(local: string, gmt: string, timezone: string): Date | null {
  const inUtc = NEVER.test(gmt) || gmt === '' ? null : instant(gmt, 'UTC');
  return inUtc ?? (NEVER.test(local) || local === '' ? null : instant(local, timezone));
}

function instant(text: string, timezone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  try {
    return toInstant(text.replace(' ', 'T'), timezone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
