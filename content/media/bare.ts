/**
 * Whether a picture file holds nothing but its picture: no camera data, comments, previews, or anything behind its end. Only such files are
 * kept byte for byte; all others are written anew from their pixels, so that nothing private comes along in a place nobody thought of.
 */

/** Chunks of PNG that say how the picture looks (PNG, 3rd edition, 11.2 and 11.3). */
const pngChunks = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '));
/** Chunks of WebP that are no metadata. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);

/** @param format of the bytes; of kinds that are not looked into the answer is no */
export function isBare(bytes: Buffer, format: string): boolean {
  if (format === 'jpeg') return isBareJpeg(bytes);
  if (format === 'png') return isBarePng(bytes);
  return format === 'webp' && isBareWebp(bytes);
}

function isBareJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    const length = bytes.readUInt16BE(at + 2);
    const isColours = marker === 0xe2 && bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
    // Applications' segments hold anything; JFIF's and Adobe's few bytes are needed to show the picture.
    const isApplication = marker >= 0xe0 && marker <= 0xef && marker !== 0xe0 && marker !== 0xee && !isColours;
    if (isApplication || marker === 0xfe) return false;
    if (marker !== 0xda) {
      at += 2 + length;
      continue;
    }
    at = endOfScan(bytes, at + 2 + length);
    if (bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
  }
  return false;
}

/** Where the compressed picture ends: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function isBarePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!pngChunks.has(type)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

function isBareWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  for (let at = 12; at + 8 <= bytes.length;) {
    if (!webpChunks.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return true;
}
