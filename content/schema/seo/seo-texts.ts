/** Search results truncate descriptions at about this length. */
const DESCRIPTION_LENGTH = 155;

/** Truncates text between words and appends an ellipsis. */
export function truncateDescription(text: string, limit = DESCRIPTION_LENGTH): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$/, '')}…`;
}

/** Returns an absolute web URL, or null for a text that is not one. Imported URLs are not validated. */
export function toAbsoluteUrl(url: string | undefined, siteUrl: string): string | null {
  const parsed = url ? URL.parse(url, `${siteUrl}/`) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}
