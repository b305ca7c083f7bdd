/**
 * What the camera and the picture desk noted in a picture, as far as visitors may read it: how it was taken, its words and its credit
 * (WordPress's `image_meta`). Places and serial numbers are never read.
 */
import type { FieldValues } from '../store/types.ts';
import { readExifTags } from './exif-tags.ts';
import { readIptc } from './iptc.ts';

/** Names as `MediaItemMeta` has them; what is not noted is 0 or empty, as WordPress tells it. */
export type PictureMeta = {
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

type Blocks = { exif?: Buffer | undefined; iptc?: Buffer | undefined };

/** @param blocks metadata as sharp hands it over; what can't be read counts as not there */
export function readPictureMeta({ exif, iptc }: Blocks): PictureMeta & FieldValues {
  const tags = exif ? readExifTags(exif) : {};
  const words = readIptc(iptc);
  const title = text(words.headline ?? words.title);
  const description = text(words.caption ?? tags.description);
  return {
    aperture: figure(tags.fNumber, 2),
    camera: text(tags.model),
    // A short description without a title is the title (WordPress).
    title: title || (description.length < 80 ? description : ''),
    caption: title === '' && description.length < 80 ? '' : description,
    copyright: text(words.copyright ?? tags.copyright),
    credit: text(words.credit ?? words.byline ?? tags.artist),
    createdTimestamp: seconds(tags.digitized ?? tags.taken),
    focalLength: figure(tags.focalLength, 2),
    iso: whole(tags.iso),
    keywords: words.keywords.map(text).filter(Boolean).slice(0, MAX_KEYWORDS),
    // Pictures are stored upright.
    orientation: tags.orientation === undefined ? '0' : '1',
    shutterSpeed: figure(tags.exposureTime, 6),
  };
}

function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  const plain = value
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return plain.slice(0, MAX_TEXT).toWellFormed();
}

function figure(value: unknown, digits: number): number {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? Number(number.toFixed(digits)) : 0;
}

function whole(value: unknown): number {
  const number = Math.round(Number(value));
  return number > 0 && number <= MAX_INT ? number : 0;
}

/** Cameras tell the time on their clock, without its zone: it is taken for UTC (WordPress). */
function seconds(value: unknown): number {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(typeof value === 'string' ? value : '');
  if (!match) return 0;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return whole(Date.UTC(year, month - 1, day, hour, minute, second) / 1000);
}
