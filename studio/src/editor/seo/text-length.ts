/** How much of a text search engines show. They measure pixels, so these are typical numbers of characters. */

type Range = { minimum: number; maximum: number };

export const TITLE_RANGE: Range = { minimum: 30, maximum: 60 };
export const DESCRIPTION_RANGE: Range = { minimum: 70, maximum: 158 };

/** What the length of a text means, in words. */
export function describeLength(text: string, { minimum, maximum }: Range): string {
  const { length } = text.trim();
  if (length === 0) return `Empty. Use ${minimum} to ${maximum} characters.`;
  if (length < minimum) return `${length} characters. There is room for ${maximum}.`;
  return length > maximum ? `${length} characters. Search engines cut off after about ${maximum}.` : `${length} characters: a good length.`;
}

/** The text as a search result shows it. */
export function truncate(text: string, { maximum }: Range): string {
  const trimmed = text.trim();
  if (trimmed.length <= maximum) return trimmed;
  return `${trimmed.slice(0, maximum).replace(/\s+\S*$/, '')} …`;
}
