/** Parses dates in WordPress's format, `2024-03-10 10:30:00`, in the site's time zone and in UTC. */
import { toInstant } from '../../core/local-time.ts';

/** Whether a date is missing. WordPress writes `0000-00-00 00:00:00` then, for example as the date in UTC of a draft without a date of its own. */
export const isMissingDate = (text: string): boolean => text === '' || text.startsWith('0000-');

/** @returns null if neither text is a date */
export function parseWxrDate(local: string, gmt: string, timezone: string): Date | null {
  const inUtc = isMissingDate(gmt) ? null : parseInstant(gmt, 'UTC');
  return inUtc ?? (isMissingDate(local) ? null : parseInstant(local, timezone));
}

function parseInstant(text: string, timezone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  try {
    return toInstant(text.replace(' ', 'T'), timezone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
