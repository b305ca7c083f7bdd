/**
 * What the camera and the picture desk noted in a picture, as far as visitors may read it: how it was taken, its words and its credit
 * (WordPress's `image_meta`). Places and serial numbers are never read.
 */
import readExif from 'exif-reader';
import type { FieldValues } from '../store/types.ts';
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

/** JPEG can't hold more. */
const MAX_BYTES = 65_536;
const MAX_TEXT = 2_000;
const MAX_KEYWORDS = 100;
const MAX_INT = 2_147_483_647;

type Blocks = { exif?: Buffer | undefined; iptc?: Buffer | undefined };

/** @param blocks metadata as sharp hands it over; what can't be read counts as not there */
export function readPictureMeta({ exif, iptc }: Blocks): PictureMeta & FieldValues {
  const { Image, Photo } = read(exif);
  const image = Image ?? {};
  const photo = Photo ?? {};
  const words = readIptc(iptc);
  const title = text(words.headline ?? words.title);
  const description = text(words.caption ?? image['ImageDescription']);
  return {
    aperture: figure(photo['FNumber'], 2),
    camera: text(image['Model']),
    // A short description without a title is the title (WordPress).
    title: title || (description.length < 80 ? description : ''),
    caption: title === '' && description.length < 80 ? '' : description,
    copyright: text(words.copyright ?? image['Copyright']),
    credit: text(words.credit ?? words.byline ?? image['Artist']),
    createdTimestamp: seconds(photo['DateTimeDigitized'] ?? photo['DateTimeOriginal']),
    focalLength: figure(photo['FocalLength'], 2),
    iso: whole([photo['ISOSpeedRatings'] ?? photo['PhotographicSensitivity']].flat()[0]),
    keywords: words.keywords.map(text).filter(Boolean).slice(0, MAX_KEYWORDS),
    // Pictures are stored upright.
    orientation: image['Orientation'] === undefined ? '0' : '1',
    shutterSpeed: figure(photo['ExposureTime'], 6),
  };
}

type Tags = Record<string, unknown>;

function read(exif: Buffer | undefined): { Image?: Tags | null; Photo?: Tags | null } {
  try {
    return exif && exif.length <= MAX_BYTES ? readExif(exif) : {};
  } catch {
    // Cameras write what they like; a picture with broken notes is still a picture.
    return {};
  }
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
  const number = Number([value].flat()[0]);
  return Number.isFinite(number) && number > 0 ? Number(number.toFixed(digits)) : 0;
}

function whole(value: unknown): number {
  const number = Math.round(Number(value));
  return number > 0 && number <= MAX_INT ? number : 0;
}

function seconds(value: unknown): number {
  return value instanceof Date ? whole(value.getTime() / 1000) : 0;
}
