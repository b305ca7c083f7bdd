/** URLs of the files of media items. */
import { decodeOrKeep } from '#lib/uri/decode.ts';

/** Imported files may still be on their old host. Then the stored name is a full URL. */
export const isRemoteFile = (file: string): boolean => /^https?:\/\//.test(file);

/** Nearly all names need no encoding. Pages have hundreds of these URLs, and the check takes a tenth of the time. */
const PLAIN_NAME = /^[\w./-]+$/;

export function getFileUrl(file: string, contentUrl: string): string {
  if (PLAIN_NAME.test(file)) return `${contentUrl}/media/${file}`;
  return isRemoteFile(file) ? file : `${contentUrl}/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the path in the URL of a file, not percent-encoded (WordPress). */
export function getFilePath(file: string, contentUrl: string): string {
  return isRemoteFile(file) ? decodeOrKeep(new URL(file).pathname) : `${new URL(contentUrl).pathname.replace(/\/$/, '')}/media/${file}`;
}

/** Returns the path of a file in the media folder. An imported file that is still on its old host has its path in WordPress's folder of uploads. */
export function getUploadPath(file: string): string {
  return isRemoteFile(file) ? new URL(file).pathname.replace(/^\/(.*\/uploads\/)?/, '') : file;
}

/** Returns the name of a file without its folders. */
export function getFileName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
