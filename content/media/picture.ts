/** One picture into all its sizes. */
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { FieldValues, MediaSizeRow } from '../store/types.ts';
import { isBare } from './bare.ts';
import { readPictureMeta } from './exif.ts';
import { encodings, fit, LARGEST, namedSizes, originalEncodings, widthsFor, type Measures } from './sizes.ts';

/** Pictures with more pixels are refused: decoding one would fill the memory. The frames of a moving one count together. */
const MAX_PIXELS = 100_000_000;

const formats = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
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
  /** What the camera noted; missing for other files, and for pictures kept before it was read. */
  meta?: FieldValues;
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
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new UnsupportedMedia('The picture is broken or cut off. Save it anew.', { cause });
    });
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
  const picture = await inspect(source);
  const { format, measures } = picture;
  const open = await decode(source, measures);
  await mkdir(join(mediaDir, place.folder), { recursive: true });
  const pathOf = (suffix: string, kind: Format) => `${place.folder}/${place.name}${suffix}.${formats[kind].extension}`;
  const save = async (image: Sharp, file: string, kind: Format) => {
    const { size } = await image.toFormat(kind, encodings[kind]).toFile(join(mediaDir, file));
    return size;
  };

  const file = pathOf('', format);
  await keepOriginal(source, join(mediaDir, file), picture);

  const sizes: MediaSizeRow[] = [];
  for (const size of namedSizes) {
    const target = fit(measures, size);
    if (!target) continue;
    const path = pathOf(`-${target.width}x${target.height}`, format);
    const fileSize = await save(open().resize({ ...target, fit: size.crop ? 'cover' : 'fill' }), path, format);
    sizes.push({ name: size.name, file: path, ...target, mimeType: formats[format].mimeType, fileSize });
  }
  const sources: MediaFile['sources'] = [];
  // A picture that moves has no still ones that could be shown in its place.
  for (const kind of picture.moves ? [] : (['avif', 'webp'] as const)) {
    const variants: { file: string; width: number }[] = [];
    for (const width of widthsFor(measures.width)) {
      const path = format === kind && width === measures.width ? file : pathOf(`-${width}`, kind);
      if (path !== file) await save(open().resize({ width }), path, kind);
      variants.push({ file: path, width });
    }
    sources.push({ mimeType: formats[kind].mimeType, variants });
  }
  const { size: fileSize } = await stat(join(mediaDir, file));
  const { mimeType } = formats[format];
  return { file, mimeType, fileSize, ...measures, placeholderColor: await meanColor(open()), sizes, sources, meta: picture.meta };
}

type Inspected = { format: Format; measures: Measures; bare: boolean; moves: boolean; metadata: Metadata; meta: FieldValues };

async function inspect(source: string): Promise<Inspected> {
  const found = await readMetadata(source);
  // SVG can hold script; a drawing is kept as PNG or drawn by the site itself.
  if (found.format === 'svg') throw new UnsupportedMedia('SVG files are not taken: they can hold script.');
  const format = keptFormats[found.format === 'heif' && found.compression === 'av1' ? 'avif' : (found.format ?? '')];
  if (!format) throw new UnsupportedMedia(`Files of the kind "${found.format ?? 'unknown'}" are not taken.`);
  const { width, height } = found.autoOrient;
  const moves = (found.pages ?? 1) > 1 && format !== 'avif';
  if (width * height * (found.pages ?? 1) > MAX_PIXELS)
    throw new UnsupportedMedia(`The picture has more than ${MAX_PIXELS / 1_000_000} million pixels. Make it smaller.`);
  // A moving picture is not made smaller: each of its frames would lose what the others build on.
  const scale = moves ? 1 : Math.min(1, LARGEST / Math.max(width, height));
  const bare = scale === 1 && (found.orientation ?? 1) === 1 && isBare(await readFile(source), format);
  const measures = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return { format, measures, bare, moves, metadata: found, meta: readPictureMeta(found) };
}

/**
 * Camera data can tell where and by whom a picture was taken. A picture without any stays as it is; any other is written anew, upright, with its
 * colours and nothing else.
 */
async function keepOriginal(source: string, target: string, { format, measures, bare, moves, metadata }: Inspected): Promise<void> {
  if (bare) return copyFile(source, target);
  const input = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: moves });
  const upright = moves ? input : input.autoOrient().resize({ ...measures, fit: 'fill' });
  // A profile for other inks than the screen's says nothing about the colours that are written.
  const coloured = metadata.space === 'cmyk' ? upright.toColourspace('srgb') : upright.keepIccProfile();
  const palette = format === 'png' && metadata.isPalette;
  await coloured.toFormat(format, { ...originalEncodings[format], ...(palette && { palette }) }).toFile(target);
}

/** What a picture is kept as. */
const keptFormats: Record<string, Format> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' };

async function readMetadata(source: string) {
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch (cause) {
    if (/pixel limit/i.test(String(cause)))
      throw new UnsupportedMedia(`The picture has more than ${MAX_PIXELS / 1_000_000} million pixels. Make it smaller.`, { cause });
    throw new UnsupportedMedia('The file is no picture that can be read. Save it anew.', { cause });
  }
}

async function meanColor(picture: Sharp): Promise<string> {
  const pixel = await picture.flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
