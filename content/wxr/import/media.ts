/** Files of media items: kept at their address, fetched from there, or taken from a folder. */
import { createWriteStream, existsSync } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toFileColumns } from '../../commands/media/media-rows.ts';
import { importFile } from '../../media/import-files.ts';
import { UnsupportedMedia } from '../../media/process-image.ts';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { MediaSizeRow } from '../../core/rows/media.ts';
import { readPhp, type PhpValue } from '../reading/php.ts';
import type { WxrItem } from '../reading/records.ts';
import { readDate } from './dates.ts';
import type { Job } from './job.ts';
import { firstOf } from './meta.ts';
import { mimeTypeOf } from './mime-types.ts';

/** Meta in which this product notes what it has made of a file of its own. */
export const OWN_MEDIA = '_site_media';

const MAX_BYTES = 512 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 60_000;

/** A row of media_item without the node it belongs to. The file of one that stays where it is is its whole address. */
export type MediaRowToWrite = {
  file: string;
  mime_type: string;
  file_size: number;
  width: number | null;
  height: number | null;
  alt_text: string;
  caption: string;
  description: string;
  placeholder_color: string | null;
  content_hash: string;
  sizes: string;
  sources: string;
  meta: string;
};

/** The file could not be had; the message says why, and the address is kept instead. */
class FileMissing extends Error {
  override name = 'FileMissing';
}

/** @returns null for an attachment that names no file: it is kept without one */
export async function mediaRow(job: Job, item: WxrItem): Promise<MediaRowToWrite | null> {
  const words = { alt_text: firstOf(item.meta, '_wp_attachment_image_alt') ?? '', caption: item.excerpt, description: item.content };
  const address = item.attachmentUrl || item.guid;
  const name = `attachment ${item.id ?? ''} ${address}`;
  if (address === '') {
    job.report.note('media item without an address of its file', name);
    return null;
  }
  const own = ownFile(job, address);
  if (own !== null) return { ...ownMedia(item, own), ...words };
  if (job.options.media === 'fetch' || job.options.filesDir !== undefined) {
    try {
      return { ...(await fetched(job, item, address)), ...words };
    } catch (error) {
      if (!(error instanceof FileMissing) && !(error instanceof UnsupportedMedia)) throw error;
      job.report.note(`file left at its address: ${error.message}`, name);
    }
  }
  return { ...atAddress(item, address), ...words };
}

/** Path of a file that stands in the media folder already: an export of this very service, or its folder was copied along. */
function ownFile({ services }: Job, address: string): string | null {
  const base = `${services.contentUrl}/media/`;
  if (!address.startsWith(base)) return null;
  const path = decodeOrKeep(address.slice(base.length));
  return path.split('/').includes('..') || !existsSync(join(services.mediaDir, path)) ? null : path;
}

function ownMedia(item: WxrItem, file: string) {
  const { placeholderColor, contentHash, sources } = readOwn(firstOf(item.meta, OWN_MEDIA));
  return {
    ...atAddress(item, file),
    placeholder_color: typeof placeholderColor === 'string' && /^#[0-9a-f]{6}$/.test(placeholderColor) ? placeholderColor : null,
    content_hash: typeof contentHash === 'string' ? contentHash : '',
    sources: toJson(Array.isArray(sources) ? sources : []),
  };
}

function readOwn(text: string | undefined): Record<string, unknown> {
  try {
    const value = JSON.parse(text ?? '{}') as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

async function fetched(job: Job, item: WxrItem, address: string) {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const name = basename(URL.parse(address)?.pathname ?? address);
    const path =
      job.options.filesDir === undefined
        ? await download(address, join(folder, 'file'))
        : await inFolder(job.options.filesDir, item, address);
    const date = readDate(item.date, item.dateGmt, job.timezone) ?? new Date(0);
    const { media } = await importFile(job.services.mediaDir, { path, name: safeName(basename(name, extname(name)), item), date });
    return { ...toFileColumns(media), meta: toJson(metaOf(item)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A name a file can have anywhere. */
function safeName(name: string, { id }: WxrItem): string {
  return (
    decodeOrKeep(name)
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
      .replaceAll(/^[.-]+|[.-]+$/g, '')
      .slice(0, 120) || `media-${id ?? 0}`
  );
}

async function inFolder(filesDir: string, item: WxrItem, address: string): Promise<string> {
  const root = resolve(filesDir);
  const path = resolve(root, uploadPath(item, address));
  if (!path.startsWith(root + sep)) throw new FileMissing('its path leads out of the folder');
  await access(path).catch((cause: unknown) => {
    throw new FileMissing('it is not in the folder', { cause });
  });
  return path;
}

async function download(address: string, path: string): Promise<string> {
  if (!/^https?:\/\//.test(address)) throw new FileMissing('its address is not of the web');
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok || !response.body) throw new FileMissing(`the answer was ${response.status}`);
    await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), limit(), createWriteStream(path));
    return path;
  } catch (cause) {
    if (cause instanceof FileMissing) throw cause;
    if (cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError'))
      throw new FileMissing('no answer came', { cause });
    throw cause;
  }
}

function limit(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > MAX_BYTES) done(new FileMissing(`it is larger than ${MAX_BYTES / 1024 / 1024} MB`));
      else done(null, chunk);
    },
  });
}

/** `2024/03/park.jpg`, of an address or as WordPress notes it. */
function uploadPath(item: WxrItem, address: string): string {
  const noted = firstOf(item.meta, '_wp_attached_file')?.trim();
  // Sites of a network and early versions note whole paths of the server's disk.
  if (noted && !noted.startsWith('/') && !/^[a-z]+:/i.test(noted)) return noted;
  const path = URL.parse(address)?.pathname ?? address;
  return /\/uploads\/(.+)$/.exec(path)?.[1] ?? path.replace(/^\/+/, '');
}

function atAddress(item: WxrItem, address: string) {
  const noted = readPhp(firstOf(item.meta, '_wp_attachment_metadata') ?? '');
  const metadata = isRecord(noted) ? noted : {};
  return {
    file: address,
    mime_type: mimeTypeOf(address),
    file_size: whole(metadata['filesize']) ?? 0,
    width: whole(metadata['width']) || null,
    height: whole(metadata['height']) || null,
    placeholder_color: null,
    content_hash: '',
    sizes: toJson(sizesOf(metadata['sizes'], address.slice(0, address.lastIndexOf('/') + 1))),
    sources: toJson([]),
    meta: toJson(metaOf(item)),
  };
}

/** Sizes stand beside their original. */
function sizesOf(noted: PhpValue | undefined, folder: string): MediaSizeRow[] {
  if (!isRecord(noted)) return [];
  return Object.entries(noted).flatMap(([name, size]): MediaSizeRow[] => {
    if (!isRecord(size) || typeof size['file'] !== 'string') return [];
    const [width, height] = [whole(size['width']), whole(size['height'])];
    if (!width || !height) return [];
    const mimeType = typeof size['mime-type'] === 'string' ? size['mime-type'] : mimeTypeOf(size['file']);
    return [{ name, file: folder + size['file'], width, height, mimeType, fileSize: whole(size['filesize']) ?? 0 }];
  });
}

/** What the camera noted, under the names the schema reads it by. */
function metaOf(item: WxrItem): FieldValues {
  const noted = readPhp(firstOf(item.meta, '_wp_attachment_metadata') ?? '');
  const image = isRecord(noted) ? noted['image_meta'] : undefined;
  if (!isRecord(image)) return {};
  return Object.fromEntries(
    Object.entries(image).map(([name, value]) => [name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()), value]),
  );
}

function whole(value: PhpValue | undefined): number | null {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 && number <= 0x7fffffff ? number : null;
}

function isRecord(value: PhpValue | undefined): value is { [name: string]: PhpValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
