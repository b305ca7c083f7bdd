import { parseAttributes, scanTags } from '../html/scan-tags.ts';
import { STATIC_URL_PREFIX } from './build-files.ts';

/**
 * The content of each `<style>` element in which Next inlines a build stylesheet; positions count UTF-16 units of the text.
 * Other style elements, such as the placeholder colors of images, belong to the page that contains them.
 */
export function* findBuildStyles(html: string): Generator<{ start: number; end: number }> {
  for (const { name, start, end, content } of scanTags(html)) {
    if (name !== 'style' || content === null) continue;
    if (parseAttributes(html.slice(start, end)).get('data-href')?.includes(STATIC_URL_PREFIX)) yield { start: end, end: content.end };
  }
}

/** Texts of those stylesheets. */
export function getBuildStyleTexts(html: string): string[] {
  return Array.from(findBuildStyles(html), ({ start, end }) => html.slice(start, end));
}
