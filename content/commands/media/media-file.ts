/** Brings the file that a mutation names into the media folder. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { UserError } from '../../core/user-error.ts';
import { fetchRemoteFile } from '../../media/fetch-remote-file.ts';
import { allowedFileTypes, getFileTypeByName } from '../../media/file-types.ts';
import { type ClaimedFile, receiveUpload, type Upload } from '../../media/receive-upload.ts';
import { defaultRules, UploadError } from '../../media/upload-rules.ts';
import type { Services } from '../core/services.ts';

/** A file on its way: what comes, and what it is said to be. */
export type IncomingFile = ClaimedFile & { content: Readable };

/** @throws UserError saying what about the file is not taken */
export async function storeFile({ mediaDir, uploads = defaultRules, now }: Services, { content, ...claimed }: IncomingFile): Promise<Upload> {
  try {
    return await receiveUpload(mediaDir, content, claimed, uploads, now());
  } catch (error) {
    if (error instanceof UploadError) throw new RejectedFileError(error.message, error.reason);
    // The other end went away, or took too long.
    if (isConnectionError(error)) throw new UserError(`The file "${claimed.name.slice(0, 100)}" did not arrive whole. Try again.`);
    throw error;
  } finally {
    content.destroy();
  }
}

/** A file that is not taken, as who brought it is told. */
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
 * The file at an address: of this service's own media, of the public web, or in the address itself (`data:`).
 * @throws UserError
 */
export async function openFile(services: Services, address: string): Promise<IncomingFile> {
  const given = address.trim();
  if (given === '') throw new UserError('The filePath is empty. Give the address of a file, beginning with https:// or data:.');
  if (/^data:/i.test(given)) return openDataUrl(given);
  const own = await openOwnMedia(services, given);
  if (own) return own;
  try {
    const { body, ...claimed } = await fetchRemoteFile(given, services.uploads?.allowedHosts ?? []);
    return { ...claimed, content: body };
  } catch (error) {
    throw error instanceof UploadError ? new UserError(error.message) : error;
  }
}

function openDataUrl(address: string): IncomingFile {
  const match = /^data:([^,]*?)(;base64)?,(.*)$/is.exec(address);
  if (!match) throw new UserError('The filePath begins with data: but holds no data. Write it like data:image/png;base64,iVBORw0….');
  const [, type = '', base64, text = ''] = match;
  const bytes = base64 === undefined ? decodePercent(text) : Buffer.from(text, 'base64');
  const kind = allowedFileTypes.find(({ mimeType }) => mimeType === type.split(';')[0]?.trim().toLowerCase());
  return { content: Readable.from([bytes]), name: kind ? `upload.${kind.extension}` : 'upload', type };
}

function decodePercent(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/%([0-9a-f]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** The service does not ask itself: what it serves stands in its folder. */
async function openOwnMedia({ contentUrl, mediaDir }: Services, address: string): Promise<IncomingFile | null> {
  const base = `${contentUrl}/media/`;
  if (!address.startsWith(base)) return null;
  const missing = () => new UserError(`The file at "${address.slice(0, 200)}" is not in the media library. Check the address.`);
  let parts: string[];
  try {
    parts = (address.slice(base.length).split(/[?#]/)[0] ?? '').split('/').map(decodeURIComponent);
  } catch {
    throw missing();
  }
  const name = parts.at(-1) ?? '';
  const path = join(mediaDir, ...parts);
  if (!parts.every((part) => /^[^.\\/\0][^\\/\0]*$/.test(part)) || !getFileTypeByName(name)) throw missing();
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw missing();
  return { content: createReadStream(path), name };
}
