/** Dates as WordPress tells them: `2024-03-10T10:30:00`, once in the site's time zone and once in UTC. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    // Sweden writes dates as ISO 8601 does, apart from the T.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timezone, format);
  }
  return format;
}

/** Site-local date and time of an instant. */
export function toLocal(date: Date, timezone: string, separator: 'T' | ' ' = 'T'): string {
  return formatFor(timezone).format(date).replace(' ', separator);
}

/** The same instant in UTC, without a zone sign. */
export function toGmt(date: Date, separator: 'T' | ' ' = 'T'): string {
  return date.toISOString().slice(0, 19).replace('T', separator);
}
