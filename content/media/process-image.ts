/** Stores an image with its named sizes, and plans its variants. */
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { FieldValues } from '../core/rows/fields.ts';
import type { MediaSizeRow } from '../core/rows/media.ts';
import { hasNoMetadata } from './has-no-metadata.ts';
import { readImageMeta } from './image-meta.ts';
import { fitToSize, getEncoding, MAX_SIDE, namedSizes, originalEncodings, getSourceWidths, type Dimensions } from './image-sizes.ts';

/** Images with more pixels are rejected, because decoding them would exhaust the memory. All frames of an animated image count. */
const MAX_PIXELS = 100_000_000;

const formats = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
} as const;
type Format = keyof typeof formats;

/** @returns undefined if images of the type are not stored */
export const getImageFormat = (mimeType: string): Format | undefined =>
  (Object.keys(formats) as Format[]).find((format) => formats[format].mimeType === mimeType);

/** Formats of the variants, the smallest first. */
export const variantFormats = ['avif', 'webp'] as const;

/** A file in the media folder, as the database stores it. Paths are below the media folder. */
export type MediaFile = {
  file: string;
  mimeType: string;
  fileSize: number;
  width: number | null;
  height: number | null;
  placeholderColor: string | null;
  contentHash: string;
  sizes: MediaSizeRow[];
  sources: { mimeType: string; variants: { file: string; width: number }[] }[];
  /** Metadata of an image. Missing for other files, and for images that were stored before metadata was read. */
  meta?: FieldValues;
};

/** The file is damaged, or of a type that the site does not store. The message says which. */
export class UnsupportedMedia extends Error {
  override name = 'UnsupportedMedia';
}

// Several images are processed in parallel. More threads per image would compete for the same cores.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an image once: upright, in sRGB, and scaled to its stored dimensions. Every size is created from these pixels.
 * @throws UnsupportedMedia
 */
export async function decode(source: string, dimensions: Dimensions): Promise<() => Sharp> {
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...dimensions, fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new UnsupportedMedia('The image is damaged or incomplete. Save it again.', { cause });
    });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Stores an image and its named sizes. The variants in `sources` are planned only: `createVariant` creates them.
 * @param source path of the original file
 * @param target folder below the media folder (`2026/11`), and name without an extension
 * @throws UnsupportedMedia
 */
export async function processImage(
  source: string,
  mediaDir: string,
  target: { folder: string; name: string },
): Promise<Omit<MediaFile, 'contentHash'>> {
  const image = await inspect(source);
  const { format, dimensions } = image;
  const createPipeline = await decode(source, dimensions);
  await mkdir(join(mediaDir, target.folder), { recursive: true });
  const getPath = (suffix: string, fileFormat: Format) => `${target.folder}/${target.name}${suffix}.${formats[fileFormat].extension}`;

  const file = getPath('', format);
  await storeOriginal(source, join(mediaDir, file), image);

  const sizes: MediaSizeRow[] = [];
  for (const size of namedSizes) {
    const resized = fitToSize(dimensions, size);
    if (!resized) continue;
    const path = getPath(`-${resized.width}x${resized.height}`, format);
    const pipeline = createPipeline().resize({ ...resized, fit: size.crop ? 'cover' : 'fill' });
    const { size: fileSize } = await pipeline.toFormat(format, getEncoding(format, resized.width)).toFile(join(mediaDir, path));
    sizes.push({ name: size.name, file: path, ...resized, mimeType: formats[format].mimeType, fileSize });
  }
  const getVariantPath = (variantFormat: Format, width: number) =>
    variantFormat === format && width === dimensions.width ? file : getPath(`-${width}`, variantFormat);
  // The variants of an animated image would be still images, so it gets none.
  const sources = (image.isAnimated ? [] : variantFormats).map((variantFormat) => ({
    mimeType: formats[variantFormat].mimeType,
    variants: getSourceWidths(dimensions.width).map((width) => ({ file: getVariantPath(variantFormat, width), width })),
  }));
  const { size: fileSize } = await stat(join(mediaDir, file));
  const { mimeType } = formats[format];
  const placeholderColor = await getAverageColor(createPipeline());
  return { file, mimeType, fileSize, ...dimensions, placeholderColor, sizes, sources, meta: image.meta };
}

type InspectedImage = {
  format: Format;
  /** Of the stored image. */
  dimensions: Dimensions;
  /** The original can be stored unchanged. */
  canStoreUnchanged: boolean;
  isAnimated: boolean;
  metadata: Metadata;
  meta: FieldValues;
};

async function inspect(source: string): Promise<InspectedImage> {
  const metadata = await readMetadata(source);
  if (metadata.format === 'svg')
    throw new UnsupportedMedia('SVG files are not allowed, because they can contain scripts. Save the drawing as PNG.');
  const format = storedFormats[metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : (metadata.format ?? '')];
  if (!format)
    throw new UnsupportedMedia(`Files of the type "${metadata.format ?? 'unknown'}" are not allowed. Save the image as JPEG, PNG or WebP.`);
  const { width, height } = metadata.autoOrient;
  const isAnimated = (metadata.pages ?? 1) > 1 && format !== 'avif';
  if (width * height * (metadata.pages ?? 1) > MAX_PIXELS) throw createTooManyPixelsError();
  // An animated image is not scaled down, because its frames build on each other.
  const scale = isAnimated ? 1 : Math.min(1, MAX_SIDE / Math.max(width, height));
  const canStoreUnchanged = scale === 1 && (metadata.orientation ?? 1) === 1 && hasNoMetadata(await readFile(source), format);
  const dimensions = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return { format, dimensions, canStoreUnchanged, isAnimated, metadata, meta: readImageMeta(metadata) };
}

/**
 * Stores the original without private data. Metadata can reveal where a photo was taken and by which photographer, so an image that contains any is encoded again,
 * upright, with only its color profile.
 */
async function storeOriginal(source: string, target: string, image: InspectedImage): Promise<void> {
  const { format, dimensions, isAnimated, metadata } = image;
  if (image.canStoreUnchanged) return copyFile(source, target);
  const input = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: isAnimated });
  const upright = isAnimated ? input : input.autoOrient().resize({ ...dimensions, fit: 'fill' });
  // A CMYK profile does not apply to the RGB colors that are written.
  const withProfile = metadata.space === 'cmyk' ? upright.toColourspace('srgb') : upright.keepIccProfile();
  const palette = format === 'png' && metadata.isPalette;
  await withProfile.toFormat(format, { ...originalEncodings[format], ...(palette && { palette }) }).toFile(target);
}

/** The stored format by the format that sharp detects. */
const storedFormats: Record<string, Format> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' };

async function readMetadata(source: string) {
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch (cause) {
    if (/pixel limit/i.test(String(cause))) throw createTooManyPixelsError(cause);
    throw new UnsupportedMedia('The file is not a readable image. Save it again.', { cause });
  }
}

const createTooManyPixelsError = (cause?: unknown) =>
  new UnsupportedMedia(
    `The image has too many pixels. Images are limited to ${MAX_PIXELS / 1_000_000} megapixels. Choose a smaller image.`,
    {
      cause,
    },
  );

async function getAverageColor(image: Sharp): Promise<string> {
  const pixel = await image.flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
