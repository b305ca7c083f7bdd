/** Sizes, `srcset` and `sizes` of images, chosen as WordPress does. */
import type { MediaRow } from '../../core/rows/media.ts';
import { escapeHtml } from './escape.ts';
import { getFileUrl } from '../../core/media-url.ts';

/** Wider images are not offered. */
const MAX_WIDTH = 2048;

/** The largest width and height of the named sizes. */
const sizeLimits: ReadonlyMap<string, readonly [number, number]> = new Map<string, readonly [number, number]>([
  ['thumbnail', [150, 150]],
  ['medium', [300, 300]],
  ['medium_large', [768, 0]],
  ['large', [1024, 1024]],
  ['1536x1536', [1536, 1536]],
  ['2048x2048', [2048, 2048]],
]);

export type Dimensions = { width: number; height: number };

/** The name of a file relative to the folder of uploads. */
const getUploadName = (file: string) => file.replace(/^https?:\/\/[^/]*\/(?:.*\/uploads\/|media\/)?/, '');
const getBaseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Scales dimensions down to a maximum, in which 0 means no limit. */
function constrain({ width, height }: Dimensions, maxWidth: number, maxHeight: number): Dimensions {
  const widthRatio = maxWidth > 0 && width > maxWidth ? maxWidth / width : 1;
  const heightRatio = maxHeight > 0 && height > maxHeight ? maxHeight / height : 1;
  const larger = Math.max(widthRatio, heightRatio);
  const overflows = Math.round(width * larger) > maxWidth || Math.round(height * larger) > maxHeight;
  const ratio = overflows ? Math.min(widthRatio, heightRatio) : larger;
  const scaled = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
  if (widthRatio < 1 && scaled.width === maxWidth - 1) scaled.width = maxWidth;
  if (heightRatio < 1 && scaled.height === maxHeight - 1) scaled.height = maxHeight;
  return scaled;
}

/** Changes the width, and the height in proportion. */
const resize = ({ width, height }: Dimensions, newWidth: number): Dimensions => ({
  width: Math.trunc(newWidth),
  height: Math.trunc((newWidth * height) / width),
});

/** Whether two images have the same aspect ratio, to within a pixel. */
function hasSameRatio(a: Dimensions, b: Dimensions): boolean {
  const [larger, smaller] = a.width > b.width ? [a, b] : [b, a];
  const scaled = constrain(larger, smaller.width, 0);
  return Math.abs(scaled.width - smaller.width) <= 1 && Math.abs(scaled.height - smaller.height) <= 1;
}

/** Returns the dimensions of the file that a URL shows, or null if it is not a file of the media item. */
export function findDimensions(url: string, media: MediaRow): Dimensions | null {
  const { width, height, sizes, file } = media;
  if (width && height && url.includes(getBaseName(file))) return { width, height };
  const size = sizes.find((item) => getBaseName(item.file) === getBaseName(url));
  return size ? { width: size.width, height: size.height } : null;
}

/** Returns the value of `srcset`, or null if there is only one suitable file. The file of `url` comes first. */
export function getSrcset(shown: Dimensions, url: string, media: MediaRow, contentUrl: string): string | null {
  const { width, height, sizes, file } = media;
  const isAnimation = sizes.some((size) => size.name === 'thumbnail' && size.mimeType === 'image/gif');
  if (sizes.length === 0 || !width || !height || shown.width < 1 || (isAnimation && url.includes(getUploadName(file)))) return null;
  const candidates = isAnimation ? sizes : [...sizes, { file, width, height }];
  const edit = /-e\d{13}/.exec(getBaseName(url))?.[0];
  let shownFile: string | null = null;
  const filesByWidth = new Map<number, string>();
  for (const candidate of candidates) {
    const isShown = shownFile === null && url.includes(getUploadName(candidate.file));
    if (isShown) shownFile = candidate.file;
    const isOtherEdit = edit !== undefined && !candidate.file.includes(edit);
    if (isOtherEdit || (candidate.width > MAX_WIDTH && !isShown) || !hasSameRatio(shown, candidate)) continue;
    filesByWidth.set(candidate.width, candidate.file);
  }
  if (shownFile === null || filesByWidth.size < 2) return null;
  return [...filesByWidth]
    .toSorted(([, a], [, b]) => Number(b === shownFile) - Number(a === shownFile))
    .map(([candidateWidth, name]) => `${getFileUrl(name, contentUrl).replaceAll(' ', '%20')} ${candidateWidth}w`)
    .join(', ');
}

export const getSizes = (width: number): string => `(max-width: ${width}px) 100vw, ${width}px`;

/** Returns URL and dimensions of a named size, or of the original if there is no such size (WordPress's `wp_get_attachment_image_src`). */
export function getShownImage(media: MediaRow, sizeName: string, contentUrl: string): Dimensions & { url: string } {
  const size = media.sizes.find(({ name }) => name === sizeName);
  const [maxWidth, maxHeight] = sizeLimits.get(sizeName) ?? [0, 0];
  const own = size ?? { width: media.width ?? 0, height: media.height ?? 0 };
  const { width, height } = maxWidth + maxHeight > 0 && own.width > 0 ? constrain(own, maxWidth, maxHeight) : own;
  return { width, height, url: getFileUrl(size?.file ?? media.file, contentUrl) };
}

/** Renders an image in a named size (WordPress's `wp_get_attachment_image`). Returns an empty string for other files. */
export function renderImage(
  media: MediaRow,
  sizeName: string,
  contentUrl: string,
  attributes: Readonly<Record<string, string | false>> = {},
  shownWidth = 0,
): string {
  if (!media.mimeType.startsWith('image/')) return '';
  const { url: src, ...limited } = getShownImage(media, sizeName, contentUrl);
  const { width, height } = shownWidth > 0 && limited.width > 0 ? resize(limited, shownWidth) : limited;
  const srcset = getSrcset({ width, height }, src, media, contentUrl);
  const all: Record<string, string | false> = {
    src,
    class: `attachment-${sizeName} size-${sizeName}`,
    alt: media.altText.trim(),
    decoding: 'async',
    loading: 'lazy',
    ...attributes,
    ...(srcset && { srcset, sizes: getSizes(width) }),
  };
  const dimensions = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : '';
  return `<img${dimensions}${Object.entries(all)
    .map(([name, value]) => (value === false ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('')} />`;
}
