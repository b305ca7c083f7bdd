import { stripTags } from './strip-tags.ts';

/** Returns the first words of markup as text (WordPress's `wp_trim_words`). */
export function trimWords(html: string, count: number, more: string): string {
  const words = stripTags(html)
    .split(/[\n\r\t ]+/)
    .filter((word) => word !== '');
  return words.length > count ? words.slice(0, count).join(' ') + more : words.join(' ');
}
