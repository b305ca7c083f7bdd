/**
 * Reads the few EXIF tags that image metadata needs (CIPA DC-008, TIFF 6.0). A general EXIF reader trusts every length in the file, so 64 kB of EXIF can
 * make it allocate gigabytes. This reader walks each directory once and reads only the tags below.
 */

const IMAGE = {
  0x010e: 'description',
  0x0110: 'model',
  0x0112: 'orientation',
  0x013b: 'artist',
  0x8298: 'copyright',
  0x8769: 'photo',
} as const;
const PHOTO = {
  0x829a: 'exposureTime',
  0x829d: 'fNumber',
  0x8827: 'iso',
  0x9003: 'taken',
  0x9004: 'digitized',
  0x920a: 'focalLength',
} as const;

type Name = (typeof IMAGE)[keyof typeof IMAGE] | (typeof PHOTO)[keyof typeof PHOTO];
export type ExifTags = Partial<Record<Name, string | number>>;

const MAX_TEXT = 4_000;

const BYTE = 1;
const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const SIZES: Readonly<Record<number, number>> = { [BYTE]: 1, [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [RATIONAL]: 8 };

/** @param block as sharp returns it; unreadable tags are left out */
export function readExifTags(block: Buffer): ExifTags {
  const tiff = block.toString('latin1', 0, 6) === 'Exif\0\0' ? block.subarray(6) : block;
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return {};
  const file = new Tiff(tiff, order === 'II');
  const image = file.directory(file.long(4), IMAGE);
  return { ...image, ...(typeof image.photo === 'number' && file.directory(image.photo, PHOTO)) };
}

class Tiff {
  private readonly bytes: Buffer;
  private readonly isLittle: boolean;

  constructor(bytes: Buffer, isLittle: boolean) {
    this.bytes = bytes;
    this.isLittle = isLittle;
  }

  /** The tags of a directory by name. If a tag occurs twice, the first one counts. */
  directory(at: number, names: Readonly<Record<number, Name>>): ExifTags {
    const tags: ExifTags = {};
    const count = this.short(at);
    for (let entry = at + 2; entry < at + 2 + count * 12 && entry + 12 <= this.bytes.length; entry += 12) {
      const name = names[this.short(entry)];
      const value = name === undefined || name in tags ? undefined : this.value(entry);
      if (name !== undefined && value !== undefined) tags[name] = value;
    }
    return tags;
  }

  private value(entry: number): string | number | undefined {
    const type = this.short(entry + 2);
    const length = this.long(entry + 4) * (SIZES[type] ?? 0);
    const at = length <= 4 ? entry + 8 : this.long(entry + 8);
    if (length === 0 || at + length > this.bytes.length) return undefined;
    if (type === ASCII) return decode(this.bytes.subarray(at, at + Math.min(length, MAX_TEXT)));
    if (type === RATIONAL) return this.long(at) / this.long(at + 4);
    if (type === SHORT) return this.short(at);
    return type === LONG ? this.long(at) : undefined;
  }

  short(at: number): number {
    if (at + 2 > this.bytes.length) return 0;
    return this.isLittle ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at);
  }

  long(at: number): number {
    if (at + 4 > this.bytes.length) return 0;
    return this.isLittle ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
  }
}

/** Cameras end text with a zero byte. The standard requires ASCII, but programs write UTF-8. */
function decode(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
