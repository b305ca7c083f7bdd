/** Opens the file that a mutation refers to and stores it in the media folder. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { allowedFileTypes } from '#lib/media/file-types.ts';
import { UserError } from '../../core/user-error.ts';
import { fetchRemoteFile, InvalidFileUrlError } from '../../media/fetch-remote-file.ts';
import { getFileTypeByName } from '../../media/file-types.ts';
import { type ClaimedFile, receiveUpload, type Upload } from '../../media/receive-upload.ts';
import { defaultRules, UploadError } from '../../media/upload-rules.ts';
import type { Services } from '../core/services.ts';

/** A file that is being received: its content and the client's claims about it. */
export type IncomingFile = ClaimedFile & { content: Readable };

/** @throws UserError with the reason if the file is rejected */
export async function storeFile(
  { mediaDir, uploads = defaultRules, now }: Services,
  { content, ...claimed }: IncomingFile,
): Promise<Upload> {
  try {
    return await receiveUpload(mediaDir, content, claimed, uploads, now());
  } catch (error) {
    if (error instanceof UploadError) throw new RejectedFileError(error.message, error.reason);
    // The connection was lost or timed out.
    if (isConnectionError(error))
      throw new UserError(`The file "${claimed.name.slice(0, 100)}" was not received completely. Send it again.`);
    throw error;
  } finally {
    content.destroy();
  }
}

/** Reports to the client that a file was rejected. */
export class RejectedFileError extends UserError {
  readonly reason: UploadError['reason'];

  constructor(message: string, reason: UploadError['reason']) {
    super(message);
    this.reason = reason;
  }
}

const connectionErrorCodes = new Set(['ECONNRESET', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE', 'ETIMEDOUT', 'EPIPE']);
const isConnectionError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || error.name === 'TimeoutError' || connectionErrorCodes.has((error as NodeJS.ErrnoException).code ?? ''));

/**
 * Opens the file at a URL. The URL can point to this service's media or to the public web, or contain the file (`data:`).
 * @throws UserError if there is no file, or fetching the URL is not allowed
 */
export async function openFile(services: Services, rawUrl: string): Promise<IncomingFile> {
  const url = rawUrl.trim();
  if (/^data:/i.test(url)) return openDataUrl(url);
  const localFile = await openLocalMedia(services, url);
  if (localFile) return localFile;
  try {
    const { body, ...claimed } = await fetchRemoteFile(url, services.uploads?.allowedHosts ?? []);
    return { ...claimed, content: body };
  } catch (error) {
    // The messages of WPGraphQL.
    if (error instanceof InvalidFileUrlError) throw new UserError(`Invalid filePath "${rawUrl.slice(0, 200)}"`);
    throw error instanceof UploadError ? new UserError('Sorry, the URL for this file is invalid, it must be a valid URL') : error;
  }
}

function openDataUrl(url: string): IncomingFile {
  const match = /^data:([^,]*?)(;base64)?,(.*)$/is.exec(url);
  if (!match)
    throw new UserError('The filePath begins with data: but contains no data. Use a format such as data:image/png;base64,iVBORw0….');
  const [, type = '', base64, text = ''] = match;
  const bytes = base64 === undefined ? decodePercent(text) : Buffer.from(text, 'base64');
  const fileType = allowedFileTypes.find(({ mimeType }) => mimeType === type.split(';')[0]?.trim().toLowerCase());
  return { content: Readable.from([bytes]), name: fileType ? `upload.${fileType.extension}` : 'upload', type };
}

function decodePercent(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/%([0-9a-f]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** Opens a file in the media folder directly, because the service does not send requests to itself. */
async function openLocalMedia({ contentUrl, mediaDir }: Services, url: string): Promise<IncomingFile | null> {
  const base = `${contentUrl}/media/`;
  if (!url.startsWith(base)) return null;
  const createNotFoundError = () => new UserError(`The file at "${url.slice(0, 200)}" is not in the media library. Check the URL.`);
  let parts: string[];
  try {
    parts = (url.slice(base.length).split(/[?#]/)[0] ?? '').split('/').map(decodeURIComponent);
  } catch {
    throw createNotFoundError();
  }
  const name = parts.at(-1) ?? '';
  const path = join(mediaDir, ...parts);
  if (!parts.every((part) => /^[^.\\/\0][^\\/\0]*$/.test(part)) || !getFileTypeByName(name)) throw createNotFoundError();
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) throw createNotFoundError();
  return { content: createReadStream(path), name };
}
