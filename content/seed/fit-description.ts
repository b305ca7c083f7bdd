/** Search engines cut off longer descriptions. */
const MAX_LENGTH = 160;
/** Shorter descriptions say too little, so one of them is continued with a part of the next sentence. */
const MIN_LENGTH = 70;

/** Shortens a description to as many whole sentences as search engines show. */
export function fitDescription(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const sentences = text.match(/.+?[.!?](?=\s|$)\s*/g) ?? [text];
  let fitting = '';
  for (const sentence of sentences) {
    if ((fitting + sentence).trim().length > MAX_LENGTH) break;
    fitting += sentence;
  }
  if (fitting.length >= MIN_LENGTH) return fitting.trim();
  return `${text.slice(0, MAX_LENGTH - 1).replace(/[,;:]?\s+\S*$/, '')}…`;
}
