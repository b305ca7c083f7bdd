/** Converts site-local times, as editors and seed data write them, to instants. */

/**
 * @param local `2026-11-12T09:00:00`
 * @param timezone IANA name
 * @throws RangeError if the text is not a date and time
 */
export function toInstant(local: string, timezone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`"${local}" is not a date and time such as 2026-11-12T09:00:00`);
  // The zone offset depends on the instant, which is not known yet. Two steps give the right result, even next to a daylight saving change.
  const first = asUtc - getZoneOffset(asUtc, timezone);
  return new Date(asUtc - getZoneOffset(first, timezone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of the zone's clocks from UTC in milliseconds. Positive values are ahead of UTC. */
function getZoneOffset(instant: number, timezone: string): number {
  let format = formats.get(timezone);
  if (!format)
    formats.set(timezone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })));
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
