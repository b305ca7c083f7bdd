/** The ending of an excerpt that WordPress generated. It is replaced with an ellipsis. */
const ENDING = / ?\[(?:&hellip;|&#8230;|…)\]$/;

/** Returns the first words of some markup as text without tags. Character references such as `&amp;` are kept, so the result is still HTML. */
export function truncateWords(html: string | null | undefined, count: number): string {
  const plain = (html ?? '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isTruncated = ENDING.test(plain);
  const words = plain.replace(ENDING, '').split(' ').filter(Boolean);
  const text = words.slice(0, count).join(' ');
  return text && (isTruncated || words.length > count) ? `${text.replace(/[,:.]$/, '')}…` : text;
}
