/** Files of media items: linked on their old host, downloaded, or copied from a folder. */
import { createWriteStream, existsSync } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA_FOLDER } from '#lib/http/send-media-file.ts';
import { isRecord } from '#lib/json/records.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toFileColumns } from '../../commands/media/media-rows.ts';
import { importFile } from '../../media/import-files.ts';
import { fetchRemoteFile } from '../../media/fetch-remote-file.ts';
import { UploadError } from '../../media/upload-rules.ts';
import { UnsupportedMedia } from '../../media/process-image.ts';
import { createFocalPoint } from '../../core/focal-point.ts';
import { toJson } from '../../core/json.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { MediaSizeRow } from '../../core/rows/media.ts';
import { serializePhp, unserializePhp, type PhpValue } from '../parse/php-serialize.ts';
import type { WxrItem, WxrMeta } from '../parse/records.ts';
import { parseWxrDate } from './dates.ts';
import { formatItemName, type ImportState } from './import-state.ts';
import { getMeta } from './meta.ts';
import { getMimeType } from './mime-types.ts';
import type { ImportReport } from './report.ts';

/** Meta key for the properties of files that this service has processed. Only its own exports contain it. */
export const SITE_MEDIA_KEY = '_site_media';

/** Meta key for the focal point of a picture: `0.25 0.8`. */
export const FOCAL_POINT_KEY = '_site_focal_point';

/** Meta key for values of `_wp_attachment_metadata` that have no column of their own, such as the bit rate of audio files. */
export const FILE_DETAILS_KEY = '_site_file_details';

/** Values of `_wp_attachment_metadata` that have a column of their own. */
const knownDetails = new Set(['width', 'height', 'file', 'filesize', 'sizes', 'image_meta']);

/** Returns the other values as meta. An export writes them back to `_wp_attachment_metadata`. */
export function getFileDetails(item: WxrItem, report: ImportReport): WxrMeta[] {
  const text = getMeta(item.meta, '_wp_attachment_metadata') ?? '';
  if (text === '' || getMeta(item.meta, FILE_DETAILS_KEY) !== undefined) return [];
  const metadata = unserializePhp(text);
  if (!isRecord(metadata)) {
    report.skip('meta "_wp_attachment_metadata" that is not a serialized array', formatItemName(item));
    return [];
  }
  const details = Object.entries(metadata).filter(([name]) => !knownDetails.has(name));
  return details.length === 0 ? [] : [{ key: FILE_DETAILS_KEY, value: serializePhp(Object.fromEntries(details)) }];
}

const MAX_BYTES = 512 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 60_000;

/** A row of `media_item` without its node id. If the file stays on its old host, `file` is the full URL. */
export type NewMediaRow = {
  file: string;
  mime_type: string;
  file_size: number;
  width: number | null;
  height: number | null;
  alt_text: string;
  focal_point: string | null;
  caption: string;
  description: string;
  placeholder_color: string | null;
  content_hash: string;
  sizes: string;
  sources: string;
  meta: string;
};

/** The file could not be copied, for the reason in the message. The media item links to its URL instead. */
class FileUnavailableError extends Error {
  override name = 'FileUnavailableError';
}

/** @returns null for an attachment without a file URL, which is imported without a file */
export async function createMediaRow(state: ImportState, item: WxrItem): Promise<NewMediaRow | null> {
  const texts = {
    alt_text: getMeta(item.meta, '_wp_attachment_image_alt') ?? '',
    focal_point: parseFocalPoint(getMeta(item.meta, FOCAL_POINT_KEY)),
    caption: item.excerpt,
    description: item.content,
  };
  // In old files, the address of the file is the guid. In others, the guid is the address of a page.
  const url = item.attachmentUrl || (extname(URL.parse(item.guid)?.pathname ?? '') === '' ? '' : item.guid);
  const name = `attachment ${item.id ?? ''} ${url}`;
  if (url === '') {
    state.report.skip('file, caption, description and alternative text of a media item without a file URL', formatItemName(item));
    return null;
  }
  const localFile = findLocalFile(state, url);
  if (localFile !== null) return { ...createLocalColumns(item, localFile), ...texts };
  if (state.options.media === 'fetch' || state.options.filesDir !== undefined) {
    try {
      return { ...(await copyFile(state, item, url)), ...texts };
    } catch (error) {
      if (!(error instanceof FileUnavailableError) && !(error instanceof UnsupportedMedia)) throw error;
      state.report.warn(`file not copied, its original URL is used: ${error.message}`, name);
    }
  }
  return { ...createFileColumns(item, url), ...texts };
}

/** @returns the point as JSON, or null for the center */
function parseFocalPoint(text: string | undefined): string | null {
  const point = createFocalPoint(...(text?.split(' ').map(Number) ?? []));
  return point && toJson(point);
}

/**
 * Returns the path of a file that is already in the media folder: the export comes from this service, or its media folder was copied here.
 */
function findLocalFile({ services, siteUrl, isOwnExport }: ImportState, url: string): string | null {
  const base = [services.contentUrl, ...(isOwnExport ? [siteUrl] : [])]
    .map((host) => host + MEDIA_FOLDER)
    .find((start) => url.startsWith(start));
  if (base === undefined) return null;
  const path = decodeOrKeep(url.slice(base.length));
  return path.split('/').includes('..') || !existsSync(join(services.mediaDir, path)) ? null : path;
}

function createLocalColumns(item: WxrItem, file: string) {
  const { placeholderColor, contentHash, sources } = parseSiteMedia(getMeta(item.meta, SITE_MEDIA_KEY));
  return {
    ...createFileColumns(item, file),
    placeholder_color: typeof placeholderColor === 'string' && /^#[0-9a-f]{6}$/.test(placeholderColor) ? placeholderColor : null,
    content_hash: typeof contentHash === 'string' ? contentHash : '',
    sources: toJson(Array.isArray(sources) ? sources : []),
  };
}

function parseSiteMedia(text: string | undefined): Record<string, unknown> {
  try {
    const value = JSON.parse(text ?? '{}') as unknown;
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

async function copyFile(state: ImportState, item: WxrItem, url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const name = basename(URL.parse(url)?.pathname ?? url);
    const path =
      state.options.filesDir === undefined
        ? await downloadFile(state, url, join(folder, 'file'))
        : await findInFolder(state.options.filesDir, item, url);
    const date = parseWxrDate(item.date, item.dateGmt, state.timezone) ?? new Date(0);
    const { media } = await importFile(state.services.mediaDir, { path, name: toSafeFileName(basename(name, extname(name)), item), date });
    const { width, height } = createFileColumns(item, url);
    const columns = toFileColumns(media);
    // Videos are copied unchanged, so only the export contains their dimensions.
    return { ...columns, width: columns.width ?? width, height: columns.height ?? height, meta: toJson(getImageMeta(item)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Converts a name to one that is valid on all file systems. */
function toSafeFileName(name: string, { id }: WxrItem): string {
  return (
    decodeOrKeep(name)
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
      .replaceAll(/^[.-]+|[.-]+$/g, '')
      .slice(0, 120) || `media-${id ?? 0}`
  );
}

async function findInFolder(filesDir: string, item: WxrItem, url: string): Promise<string> {
  const root = resolve(filesDir);
  const path = resolve(root, getUploadPath(item, url));
  if (!path.startsWith(root + sep)) throw new FileUnavailableError('its path is outside of the folder');
  await access(path).catch((cause: unknown) => {
    throw new FileUnavailableError('it is not in the folder', { cause });
  });
  return path;
}

/** Downloads from the public internet only, because the URL is from the file: it could name a server on the network of this machine. */
async function downloadFile({ services }: ImportState, url: string, path: string): Promise<string> {
  try {
    const { body } = await fetchRemoteFile(url, services.uploads?.allowedHosts ?? [], FETCH_TIMEOUT_MS);
    await pipeline(body, createSizeLimit(), createWriteStream(path));
    return path;
  } catch (cause) {
    if (cause instanceof FileUnavailableError) throw cause;
    // The URL is in the report anyway, and the same reason can apply to many files.
    if (cause instanceof UploadError)
      throw new FileUnavailableError(cause.message.replace(/^.* could not be fetched: (.*)\.$/, '$1'), { cause });
    throw new FileUnavailableError('the connection ended before the file was complete', { cause });
  }
}

function createSizeLimit(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > MAX_BYTES) done(new FileUnavailableError(`it is larger than ${MAX_BYTES / 1024 / 1024} MB`));
      else done(null, chunk);
    },
  });
}

/** Returns the path below the uploads folder, such as `2024/03/park.jpg`, from the meta of the item or from its URL. */
function getUploadPath(item: WxrItem, url: string): string {
  const attachedFile = getMeta(item.meta, '_wp_attached_file')?.trim();
  // Multisite installations and old versions of WordPress store absolute paths on the server.
  if (attachedFile && !attachedFile.startsWith('/') && !/^[a-z]+:/i.test(attachedFile)) return attachedFile;
  const path = URL.parse(url)?.pathname ?? url;
  return /\/uploads\/(.+)$/.exec(path)?.[1] ?? path.replace(/^\/+/, '');
}

function createFileColumns(item: WxrItem, file: string) {
  const parsed = unserializePhp(getMeta(item.meta, '_wp_attachment_metadata') ?? '');
  const metadata = isRecord(parsed) ? parsed : {};
  return {
    file: file,
    mime_type: getMimeType(file),
    file_size: toWholeNumber(metadata['filesize']) ?? 0,
    width: toWholeNumber(metadata['width']) || null,
    height: toWholeNumber(metadata['height']) || null,
    placeholder_color: null,
    content_hash: '',
    sizes: toJson(toSizeRows(metadata['sizes'], file.slice(0, file.lastIndexOf('/') + 1))),
    sources: toJson([]),
    meta: toJson(getImageMeta(item)),
  };
}

/** Converts WordPress's image sizes. Their files are in the same folder as the original. */
function toSizeRows(sizes: PhpValue | undefined, folder: string): MediaSizeRow[] {
  if (!isRecord(sizes)) return [];
  return Object.entries(sizes).flatMap(([name, size]): MediaSizeRow[] => {
    if (!isRecord(size) || typeof size['file'] !== 'string') return [];
    const [width, height] = [toWholeNumber(size['width']), toWholeNumber(size['height'])];
    if (!width || !height) return [];
    const mimeType = typeof size['mime-type'] === 'string' ? size['mime-type'] : getMimeType(size['file']);
    return [{ name, file: folder + size['file'], width, height, mimeType, fileSize: toWholeNumber(size['filesize']) ?? 0 }];
  });
}

/** Returns the camera data of an image, with the property names that the schema uses. */
function getImageMeta(item: WxrItem): FieldValues {
  const metadata = unserializePhp(getMeta(item.meta, '_wp_attachment_metadata') ?? '');
  const image = isRecord(metadata) ? metadata['image_meta'] : undefined;
  if (!isRecord(image)) return {};
  return Object.fromEntries(
    Object.entries(image).map(([name, value]) => [name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()), value]),
  );
}

function toWholeNumber(value: PhpValue | undefined): number | null {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 && number <= 0x7fffffff ? number : null;
}
