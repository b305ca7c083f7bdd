/** URLs of the files of media items. */

/** Imported files may still be on their old host. Then the stored name is a full URL. */
export const isRemoteFile = (file: string): boolean => /^https?:\/\//.test(file);

export const getFileUrl = (file: string, contentUrl: string): string =>
  isRemoteFile(file) ? file : `${contentUrl}/media/${file.split('/').map(encodeURIComponent).join('/')}`;
