/**
 * Public metadata of an image: exposure, caption and credit (WordPress's `image_meta`). The location and serial numbers are never read.
 */
import type { FieldValues } from '../core/rows/fields.ts';
import { readExifTags } from './exif-tags.ts';
import { readIptc } from './iptc.ts';

/** Properties as in `MediaItemMeta`. A missing value is 0 or empty, as in WordPress. */
export type ImageMeta = {
  aperture: number;
  camera: string;
  caption: string;
  copyright: string;
  createdTimestamp: number;
  credit: string;
  focalLength: number;
  iso: number;
  keywords: string[];
  orientation: string;
  shutterSpeed: number;
  title: string;
};

const MAX_TEXT = 2_000;
const MAX_KEYWORDS = 100;
const MAX_INT = 2_147_483_647;

type MetadataBlocks = { exif?: Buffer | undefined; iptc?: Buffer | undefined };

/** @param blocks metadata as sharp returns it; unreadable values are left out */
export function readImageMeta({ exif, iptc: iptcBlock }: MetadataBlocks): ImageMeta & FieldValues {
  const tags = exif ? readExifTags(exif) : {};
  const iptc = readIptc(iptcBlock);
  const title = toText(iptc.headline ?? iptc.title);
  const description = toText(iptc.caption ?? tags.description);
  return {
    aperture: toPositiveNumber(tags.fNumber, 2),
    camera: toText(tags.model),
    // As in WordPress, a short description becomes the title if there is none.
    title: title || (description.length < 80 ? description : ''),
    caption: title === '' && description.length < 80 ? '' : description,
    copyright: toText(iptc.copyright ?? tags.copyright),
    credit: toText(iptc.credit ?? iptc.byline ?? tags.artist),
    createdTimestamp: toUnixSeconds(tags.digitized ?? tags.taken),
    focalLength: toPositiveNumber(tags.focalLength, 2),
    iso: toPositiveInt(tags.iso),
    keywords: iptc.keywords.map(toText).filter(Boolean).slice(0, MAX_KEYWORDS),
    // Stored images are already rotated.
    orientation: tags.orientation === undefined ? '0' : '1',
    shutterSpeed: toPositiveNumber(tags.exposureTime, 6),
  };
}

function toText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const plain = value
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return plain.slice(0, MAX_TEXT).toWellFormed();
}

function toPositiveNumber(value: unknown, digits: number): number {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? Number(number.toFixed(digits)) : 0;
}

function toPositiveInt(value: unknown): number {
  const number = Math.round(Number(value));
  return number > 0 && number <= MAX_INT ? number : 0;
}

/** EXIF times have no time zone. As in WordPress, they count as UTC. */
function toUnixSeconds(value: unknown): number {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(typeof value === 'string' ? value : '');
  if (!match) return 0;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return toPositiveInt(Date.UTC(year, month - 1, day, hour, minute, second) / 1000);
}
