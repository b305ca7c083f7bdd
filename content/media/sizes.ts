/** What is made of every picture. Names and measures of the sizes are WordPress's. */

export type SizeDeclaration = { name: string; width: number; height: number | null; crop: boolean };

/** `height: null`: as high as it comes. */
export const namedSizes: readonly SizeDeclaration[] = [
  { name: 'thumbnail', width: 150, height: 150, crop: true },
  { name: 'medium', width: 300, height: 300, crop: false },
  { name: 'medium_large', width: 768, height: null, crop: false },
  { name: 'large', width: 1024, height: 1024, crop: false },
  { name: '1536x1536', width: 1536, height: 1536, crop: false },
  { name: '2048x2048', width: 2048, height: 2048, crop: false },
];

/** Widths in modern formats; a smaller picture ends with its own width. */
const sourceWidths = [480, 960, 1440, 1920];

/** A picture wider or higher than this is made smaller before it is kept (WordPress's threshold). */
export const LARGEST = 2560;

/** Changes when other files would come out: pictures made with another version are made again. */
export const PIPELINE = 1;

/**
 * Measured on the seed's pictures (1920 px wide; mean per picture on one core, all four widths): AVIF effort 1 takes 0.67 s and gives 79 kB at
 * 1920 px, effort 2 1.14 s for 78 kB, effort 4 (sharp's default) 7.8 s for 71 kB. WebP is for browsers older than ours: effort 2 takes 0.17 s
 * and gives 107 kB, effort 4 0.33 s for 102 kB.
 */
export const encodings = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
  jpeg: { quality: 80, progressive: true },
  png: { compressionLevel: 9, palette: true },
  gif: {},
} as const;

/** Originals that have to be written anew lose as little as they can: whatever else is made of them loses some more. */
export const originalEncodings = {
  avif: { quality: 75, effort: 2 },
  webp: { quality: 92, effort: 4 },
  jpeg: { quality: 92, progressive: true, chromaSubsampling: '4:4:4' },
  png: { compressionLevel: 9 },
  gif: {},
} as const;

export type Measures = { width: number; height: number };

/** Widths to make in modern formats, never larger than the picture. */
export function widthsFor(width: number): number[] {
  return [...sourceWidths.filter((candidate) => candidate < width), Math.min(width, Math.max(...sourceWidths))];
}

/** Measures of a named size, or null when the picture is not larger than it. */
export function fit(picture: Measures, size: SizeDeclaration): Measures | null {
  const high = size.height ?? Infinity;
  if (picture.width <= size.width && picture.height <= high) return null;
  if (size.crop) return { width: Math.min(picture.width, size.width), height: Math.min(picture.height, high) };
  const scale = Math.min(size.width / picture.width, high / picture.height);
  return { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) };
}
