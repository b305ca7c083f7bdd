/** Dates in WordPress's format, `2024-03-10T10:30:00`: in the site's time zone or in UTC. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    // The Swedish date format is ISO 8601 with a space in place of the T.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timezone, format);
  }
  return format;
}

/** Formats an instant in the site's time zone. */
export function formatLocalDate(date: Date, timezone: string, separator: 'T' | ' ' = 'T'): string {
  return getFormat(timezone).format(date).replace(' ', separator);
}

/** Formats an instant in UTC, without a zone suffix. */
export function formatGmtDate(date: Date, separator: 'T' | ' ' = 'T'): string {
  return date.toISOString().slice(0, 19).replace('T', separator);
}
