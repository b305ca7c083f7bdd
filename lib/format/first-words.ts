/** WordPress ends an excerpt nobody wrote so; here an ellipsis says it. */
const ENDING = /\s*\[(?:&hellip;|&#8230;|…)\]\s*$/;

/** The first so many words of some markup, without its elements: entities stay as they are. */
export function firstWords(html: string | null | undefined, count: number): string {
  const plain = (html ?? '').replaceAll(/<[^<>]*>/g, ' ').trim();
  const isCut = ENDING.test(plain);
  const words = plain.replace(ENDING, '').split(/\s+/).filter(Boolean);
  const text = words.slice(0, count).join(' ');
  return text && (isCut || words.length > count) ? `${text.replace(/[,:.]$/, '')}…` : text;
}
