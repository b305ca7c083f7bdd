/** One picture into all its sizes. */
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MediaSizeRow } from '../store/types.ts';
import { encodings, fit, LARGEST, namedSizes, widthsFor, type Measures } from './sizes.ts';

/** Pictures with more pixels are refused: decoding one would fill the memory. */
const MAX_PIXELS = 100_000_000;

const formats = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
} as const;
type Format = keyof typeof formats;

/** A file of the media folder, ready to be kept in the database. Paths are below the media folder. */
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
};

/** A file that is none of the kinds the site keeps, or is broken. The message says which. */
export class UnsupportedMedia extends Error {
  override name = 'UnsupportedMedia';
}

// Pictures are processed side by side; threads inside each would only contend for the same cores.
sharp.concurrency(1);
sharp.cache(false);

/** The picture upright, in sRGB and no larger than it is kept, decoded once: every size is made from these pixels. */
async function decode(source: string, measures: Measures): Promise<() => Sharp> {
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...measures, fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * @param source the file as it was given
 * @param place folder below the media folder (`2026/11`) and name without extension
 * @throws UnsupportedMedia
 */
export async function makePicture(
  source: string,
  mediaDir: string,
  place: { folder: string; name: string },
): Promise<Omit<MediaFile, 'contentHash'>> {
  const { format, measures, clean } = await inspect(source);
  const open = await decode(source, measures);
  await mkdir(join(mediaDir, place.folder), { recursive: true });
  const pathOf = (suffix: string, kind: Format) => `${place.folder}/${place.name}${suffix}.${formats[kind].extension}`;
  const save = async (picture: Sharp, file: string, kind: Format) => {
    const { size } = await picture.toFormat(kind, encodings[kind]).toFile(join(mediaDir, file));
    return size;
  };

  const file = pathOf('', format);
  // Camera data can tell where and by whom a picture was taken, and sharp keeps none of it; a picture without any stays as it is.
  if (clean) await copyFile(source, join(mediaDir, file));
  else await save(open(), file, format);

  const sizes: MediaSizeRow[] = [];
  for (const size of namedSizes) {
    const target = fit(measures, size);
    if (!target) continue;
    const path = pathOf(`-${target.width}x${target.height}`, format);
    const fileSize = await save(open().resize({ ...target, fit: size.crop ? 'cover' : 'fill' }), path, format);
    sizes.push({ name: size.name, file: path, ...target, mimeType: formats[format].mimeType, fileSize });
  }
  const sources: MediaFile['sources'] = [];
  for (const kind of ['avif', 'webp'] as const) {
    const variants: { file: string; width: number }[] = [];
    for (const width of widthsFor(measures.width)) {
      const path = pathOf(`-${width}`, kind);
      await save(open().resize({ width }), path, kind);
      variants.push({ file: path, width });
    }
    sources.push({ mimeType: formats[kind].mimeType, variants });
  }
  const { size: fileSize } = await stat(join(mediaDir, file));
  return { file, mimeType: formats[format].mimeType, fileSize, ...measures, placeholderColor: await meanColor(open()), sizes, sources };
}

async function inspect(source: string): Promise<{ format: Format; measures: Measures; clean: boolean }> {
  const found = await readMetadata(source);
  // SVG can hold script; a drawing is kept as PNG or drawn by the site itself.
  if (found.format === 'svg') throw new UnsupportedMedia('SVG files are not taken: they can hold script.');
  const format = keptFormats[found.format === 'heif' && found.compression === 'av1' ? 'avif' : (found.format ?? '')];
  if (!format) throw new UnsupportedMedia(`Files of the kind "${found.format ?? 'unknown'}" are not taken.`);
  const { width, height } = found.autoOrient;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const clean = scale === 1 && !found.exif && !found.xmp && !found.iptc && (found.orientation ?? 1) === 1 && found.format === format;
  return { format, measures: { width: Math.round(width * scale), height: Math.round(height * scale) }, clean };
}

/** What a picture is kept as. A film of pictures is kept as its first one. */
const keptFormats: Record<string, Format> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'png' };

async function readMetadata(source: string) {
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch (cause) {
    throw new UnsupportedMedia('The file is no picture that can be read.', { cause });
  }
}

async function meanColor(picture: Sharp): Promise<string> {
  const pixel = await picture.flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
