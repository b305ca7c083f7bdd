/** URLs of the files of media items. */

/** Imported files may still be on their old host. Then the stored name is a full URL. */
export const isRemoteFile = (file: string): boolean => /^https?:\/\//.test(file);

/** Nearly all names need no encoding. Pages have hundreds of these URLs, and the check takes a tenth of the time. */
const PLAIN_NAME = /^[\w./-]+$/;

export function getFileUrl(file: string, contentUrl: string): string {
  if (PLAIN_NAME.test(file)) return `${contentUrl}/media/${file}`;
  return isRemoteFile(file) ? file : `${contentUrl}/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}
