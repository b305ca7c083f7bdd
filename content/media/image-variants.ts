/** Creates the AVIF and WebP variants of stored images. Encoding them takes ten times as long as everything else that is done with an image. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import { getEncoding } from './image-sizes.ts';
import { getManifestPathForFile, readManifest } from './media-manifest.ts';
import { decode, type MediaFile, variantFormats } from './process-image.ts';
import { INCOMING_FOLDER } from './sweep-uploads.ts';

/** A stored image. */
export type VariantImage = Pick<MediaFile, 'file' | 'width' | 'height' | 'sources'>;

/** Images encoded at the same time. A decoded image can need several hundred megabytes. */
const limit = pLimit(2);
const running = new Map<string, Promise<boolean>>();

/** Paths of the variants of an image below the media folder, without the image itself. */
export const listVariants = ({ file: original, sources }: Pick<MediaFile, 'file' | 'sources'>): string[] =>
  sources.flatMap(({ variants }) => variants.map(({ file }) => file)).filter((file) => file !== original);

/** `2026/11/dock-960.avif` is the name of a variant of an image `dock`. */
const VARIANT_NAME = /^(.+)-\d{1,5}\.(?:avif|webp)$/;

/** Returns the path without extension of the image that a file can be a variant of, or null if its name is not that of a variant. */
export const getVariantBase = (file: string): string | null => VARIANT_NAME.exec(file)?.[1] ?? null;

/** Whether a path is that of a variant of an image in the media folder, which may not have been created yet. */
export async function isVariant(mediaDir: string, file: string): Promise<boolean> {
  const base = getVariantBase(file);
  if (base === null) return false;
  const manifest = await readManifest(getManifestPathForFile(mediaDir, { file: `${base}${extname(file)}` }));
  return manifest !== null && listVariants(manifest.media).includes(file);
}

/**
 * Creates a variant of an image unless it exists. Requests for the same variant share the work.
 * @param file path of the variant below the media folder
 * @returns false if the stored image is missing, or the variant is not one of its variants
 * @throws UnsupportedMedia if the stored image is damaged
 */
export function ensureVariant(mediaDir: string, image: VariantImage, file: string): Promise<boolean> {
  const path = join(mediaDir, file);
  const shared = running.get(path);
  if (shared) return shared;
  const work = limit(async () => (await exists(path)) || (await createVariant(mediaDir, image, file))).finally(() => running.delete(path));
  running.set(path, work);
  return work;
}

const exists = async (path: string) =>
  await stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

async function createVariant(mediaDir: string, { file: original, width, height, sources }: VariantImage, file: string): Promise<boolean> {
  const variant = sources.flatMap(({ variants }) => variants).find((candidate) => candidate.file === file);
  const format = variantFormats.find((candidate) => extname(file) === `.${candidate}`);
  if (!variant || !format || width === null || height === null || !(await exists(join(mediaDir, original)))) return false;
  const createPipeline = await decode(join(mediaDir, original), { width, height });
  // The site sends files from this folder, so it must never see an incomplete one.
  const temporary = join(mediaDir, INCOMING_FOLDER, randomUUID());
  await mkdir(join(mediaDir, INCOMING_FOLDER), { recursive: true });
  try {
    await createPipeline().resize({ width: variant.width }).toFormat(format, getEncoding(format, variant.width)).toFile(temporary);
    await rename(temporary, join(mediaDir, file));
  } finally {
    await rm(temporary, { force: true });
  }
  return true;
}
