/** Site-local times, as seeds and editors write them, as instants. */

/**
 * @param local `2026-11-12T09:00:00`
 * @param timezone IANA name
 * @throws RangeError for what is no date
 */
export function toInstant(local: string, timezone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`"${local}" is not a date and time such as 2026-11-12T09:00:00`);
  // The offset at the wall clock's time is not known before the instant is: two steps settle it, also next to a change of summer time.
  const first = asUtc - offsetAt(asUtc, timezone);
  return new Date(asUtc - offsetAt(first, timezone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the zone's clocks are ahead of UTC. */
function offsetAt(instant: number, timezone: string): number {
  let format = formats.get(timezone);
  if (!format)
    formats.set(timezone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })));
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
