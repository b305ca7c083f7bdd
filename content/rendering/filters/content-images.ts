/** Adds dimensions, `srcset`, `sizes`, `loading` and `decoding` to images, and `loading` to frames (WordPress's `wp_filter_content_tags`). */
import type { MediaRow } from '../../core/rows/media.ts';
import { escapeHtml } from '../html/escape.ts';
import { findDimensions, getSizes, getSrcset } from '../html/responsive-image.ts';
import { createFinder } from '../html/scan-text.ts';
import type { RenderContext } from '../render-context.ts';

/** Images after these have no `srcset`. */
const MAX_IMAGES = 500;

export async function addImageAttributes(text: string, { store, site }: RenderContext): Promise<string> {
  if (!/<(?:img|iframe)\s/.test(text)) return text;
  const tags = findTags(text);
  const ids = new Set(tags.flatMap(({ tag }) => getMediaId(tag) ?? []));
  const mediaById = new Map(await Promise.all([...ids].slice(0, MAX_IMAGES).map(async (id) => [id, await store.findMedia(id)] as const)));
  let result = '';
  let position = 0;
  for (const { start, tag } of tags) {
    const id = getMediaId(tag);
    const changed = tag.startsWith('<img') ? editImage(tag, (id && mediaById.get(id)) || null, site.contentUrl) : editFrame(tag);
    result += text.slice(position, start) + changed;
    position = start + tag.length;
  }
  return result + text.slice(position);
}

function findTags(text: string): { start: number; tag: string }[] {
  const findEnd = createFinder(text, '>');
  const tags: { start: number; tag: string }[] = [];
  let position = 0;
  for (const { index, 0: opening } of text.matchAll(/<(?:img|iframe)\s/g)) {
    const end = index < position ? text.length : findEnd(index + opening.length) + 1;
    if (end > text.length || index < position) continue;
    tags.push({ start: index, tag: text.slice(index, end) });
    position = end;
  }
  return tags;
}

/** The id of the media item, which the editor adds to the classes of its images. */
function getMediaId(tag: string): number | null {
  const id = Number(/wp-image-(\d{1,10})/i.exec(tag)?.[1] ?? 0);
  return id > 0 ? id : null;
}

function editImage(tag: string, media: MediaRow | null, contentUrl: string): string {
  let result = media ? addSources(addDimensions(tag, media), media, contentUrl) : tag;
  if (!result.includes(' loading=')) result = addLoading(result, 'img');
  if (!result.includes(' decoding=') && result.includes(' src="')) result = result.replace('<img ', '<img decoding="async" ');
  return result;
}

const editFrame = (tag: string) => (tag.includes(' loading=') || tag.includes(' data-secret="') ? tag : addLoading(tag, 'iframe'));

/** Only elements with dimensions are loaded lazily, because others would shift the layout of the page. */
const addLoading = (tag: string, name: string) =>
  [' src="', ' width="', ' height="'].every((attribute) => tag.includes(attribute))
    ? tag.replace(`<${name}`, `<${name} loading="lazy"`)
    : tag;

const getSource = (tag: string) => /src="([^"]+)"/.exec(tag)?.[1]?.split('?')[0] ?? '';

function addDimensions(tag: string, media: MediaRow): string {
  if (tag.includes(' width=') || tag.includes(' height=')) return tag;
  const dimensions = findDimensions(getSource(tag), media);
  return dimensions ? tag.replace('<img', `<img width="${dimensions.width}" height="${dimensions.height}"`) : tag;
}

function addSources(tag: string, media: MediaRow, contentUrl: string): string {
  const source = getSource(tag);
  if (source === '' || tag.includes(' srcset=')) return tag;
  const width = Number(/ width="(\d+)"/.exec(tag)?.[1] ?? 0);
  const height = Number(/ height="(\d+)"/.exec(tag)?.[1] ?? 0);
  const dimensions = width > 0 && height > 0 ? { width, height } : findDimensions(source, media);
  const srcset = dimensions && getSrcset(dimensions, source, media, contentUrl);
  if (!srcset) return tag;
  const sizes = tag.includes(' sizes=') ? '' : ` sizes="${getSizes(dimensions.width)}"`;
  return `${tag.slice(0, findAttributesEnd(tag))} srcset="${escapeHtml(srcset)}"${sizes} />`;
}

/** Returns the position after the last attribute of a tag. */
function findAttributesEnd(tag: string): number {
  let end = tag.length - 1;
  while ('/ '.includes(tag.charAt(end - 1))) end -= 1;
  return end;
}
