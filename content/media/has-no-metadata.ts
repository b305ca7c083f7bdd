/**
 * Whether an image file contains only the image: no camera data, comments, previews, or data after its end. Only such files are stored unchanged. All
 * others are encoded again from their pixels, so that no private data is stored, wherever it is in the file.
 */

/** PNG chunks that define how the image looks (PNG, 3rd edition, 11.2 and 11.3). */
const pngChunks = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '));
/** WebP chunks that are not metadata. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);

/** @returns false for formats that this module cannot inspect */
export function hasNoMetadata(bytes: Buffer, format: string): boolean {
  if (format === 'jpeg') return jpegHasNoMetadata(bytes);
  if (format === 'png') return pngHasNoMetadata(bytes);
  return format === 'webp' && webpHasNoMetadata(bytes);
}

function jpegHasNoMetadata(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    const length = bytes.readUInt16BE(at + 2);
    const isColorProfile = marker === 0xe2 && bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
    // Application segments can contain anything. Those of JFIF (0xe0) and Adobe (0xee) are short and needed to decode the image.
    const isApplicationData = marker >= 0xe0 && marker <= 0xef && marker !== 0xe0 && marker !== 0xee && !isColorProfile;
    const isComment = marker === 0xfe;
    if (isApplicationData || isComment) return false;
    if (marker !== 0xda) {
      at += 2 + length;
      continue;
    }
    at = findScanEnd(bytes, at + 2 + length);
    if (bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
  }
  return false;
}

/** The position where the compressed image data ends: the first marker that is neither an escaped byte nor a restart marker. */
function findScanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function pngHasNoMetadata(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!pngChunks.has(type)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

function webpHasNoMetadata(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  for (let at = 12; at + 8 <= bytes.length;) {
    if (!webpChunks.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return true;
}
