/** The sizes and formats that are created from every image. Names and dimensions are WordPress's. */

export type SizeDeclaration = { name: string; width: number; height: number | null; crop: boolean };

/** `height: null` means that the height follows from the width. */
export const namedSizes: readonly SizeDeclaration[] = [
  { name: 'thumbnail', width: 150, height: 150, crop: true },
  { name: 'medium', width: 300, height: 300, crop: false },
  { name: 'medium_large', width: 768, height: null, crop: false },
  { name: 'large', width: 1024, height: 1024, crop: false },
  { name: '1536x1536', width: 1536, height: 1536, crop: false },
  { name: '2048x2048', width: 2048, height: 2048, crop: false },
];

/**
 * Widths of the AVIF and WebP variants, in addition to the width of the image itself. The largest is MAX_SIDE wide: a picture across the page then has a pixel for
 * each pixel of a screen of 1,440 pixels at double density (decision 37).
 */
const sourceWidths = [480, 960, 1440, 1920];

/** An image with a longer side is scaled down before it is stored. WordPress's threshold is 2,560 pixels. */
export const MAX_SIDE = 2880;

/** Increase this when the created files change. Images from another version are then processed again. */
export const PIPELINE_VERSION = 5;

/**
 * The qualities have the same similarity to the original (decision 37). The efforts are a compromise: for all four widths of an image, on one core, AVIF with
 * effort 1 takes 0.67 s, effort 2 takes 1.14 s for 1% fewer bytes, and effort 4 (sharp's default) takes 7.8 s for 10% fewer bytes. WebP with effort 2 takes 0.17 s,
 * effort 4 takes 0.33 s for 5% fewer bytes. All JPEG sizes of an image of 1,920 pixels take 97 ms; as progressive files they take 154 ms for 2% fewer bytes. PNG sizes with effort 4 take two thirds of the time of effort 7, sharp's default, for as many bytes.
 */
const encodings = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  /** Effort 0 takes a quarter of the time of effort 1 for 14% more bytes. Without it, the widest variant would take half of the time of an image. */
  wideAvif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 60, effort: 2 },
  jpeg: { quality: 80 },
  png: { compressionLevel: 9, palette: true, effort: 4 },
  gif: {},
} as const;

/** For originals that are encoded again. High quality, because all other sizes are derived from them. */
export const originalEncodings = {
  avif: { quality: 75, effort: 2 },
  webp: { quality: 92, effort: 4 },
  jpeg: { quality: 92, progressive: true, chromaSubsampling: '4:4:4' },
  png: { compressionLevel: 9 },
  gif: {},
} as const;

export type Dimensions = { width: number; height: number };

/** Widths of the AVIF and WebP variants of an image, never larger than the image. */
export function getSourceWidths(width: number): number[] {
  return [...sourceWidths.filter((candidate) => candidate < width), width];
}

/** Wider AVIF variants are encoded with less effort. */
const MAX_EFFORT_WIDTH = 1440;

/** How a variant of a format and width is encoded. */
export const getEncoding = (format: keyof typeof originalEncodings, width: number) =>
  format === 'avif' && width > MAX_EFFORT_WIDTH ? encodings.wideAvif : encodings[format];

/** The dimensions of an image in a named size, or null if the image is not larger than that size. */
export function fitToSize(image: Dimensions, size: SizeDeclaration): Dimensions | null {
  const heightLimit = size.height ?? Infinity;
  if (image.width <= size.width && image.height <= heightLimit) return null;
  if (size.crop) return { width: Math.min(image.width, size.width), height: Math.min(image.height, heightLimit) };
  const scale = Math.min(size.width / image.width, heightLimit / image.height);
  return { width: Math.max(1, Math.round(image.width * scale)), height: Math.max(1, Math.round(image.height * scale)) };
}
