/** The total time of instructions (the how-to block of Yoast SEO), whose parts are text fields. */
export type HowToDuration = { days: number; hours: number; minutes: number };

type DurationFields = { [name in 'days' | 'hours' | 'minutes']?: unknown } & { hasDuration?: unknown };

/** @returns null if no time is shown */
export function parseHowToDuration({ hasDuration, days, hours, minutes }: DurationFields): HowToDuration | null {
  const duration = { days: parseCount(days), hours: parseCount(hours), minutes: parseCount(minutes) };
  return hasDuration === true && Object.values(duration).some((count) => count > 0) ? duration : null;
}

/** Parses a text field that should contain a positive whole number. Returns 0 for anything else. */
function parseCount(value: unknown): number {
  const count = Number(value);
  return Number.isInteger(count) && count > 0 && count < 10_000 ? count : 0;
}
