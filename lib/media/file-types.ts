/** File types that can be uploaded. The content service checks uploads against this list, and both processes serve files of these types. */
export type FileType = {
  mimeType: string;
  /** The extension that stored files get, without a dot. */
  extension: string;
  /** Other extensions of the same type. */
  aliases?: readonly string[];
  /** The name that people know it by. */
  label: string;
  isImage?: true;
};

const openXml = 'application/vnd.openxmlformats-officedocument.';

export const fileTypes = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg', aliases: ['jpeg', 'jpe', 'jfif'], label: 'JPEG', isImage: true },
  png: { mimeType: 'image/png', extension: 'png', label: 'PNG', isImage: true },
  gif: { mimeType: 'image/gif', extension: 'gif', label: 'GIF', isImage: true },
  webp: { mimeType: 'image/webp', extension: 'webp', label: 'WebP', isImage: true },
  avif: { mimeType: 'image/avif', extension: 'avif', label: 'AVIF', isImage: true },
  pdf: { mimeType: 'application/pdf', extension: 'pdf', label: 'PDF' },
  mp4: { mimeType: 'video/mp4', extension: 'mp4', aliases: ['m4v'], label: 'MP4' },
  webm: { mimeType: 'video/webm', extension: 'webm', label: 'WebM' },
  mp3: { mimeType: 'audio/mpeg', extension: 'mp3', label: 'MP3' },
  doc: { mimeType: 'application/msword', extension: 'doc', label: 'DOC' },
  docx: { mimeType: `${openXml}wordprocessingml.document`, extension: 'docx', label: 'DOCX' },
  xlsx: { mimeType: `${openXml}spreadsheetml.sheet`, extension: 'xlsx', label: 'XLSX' },
  pptx: { mimeType: `${openXml}presentationml.presentation`, extension: 'pptx', label: 'PPTX' },
  zip: { mimeType: 'application/zip', extension: 'zip', label: 'ZIP' },
} as const satisfies Record<string, FileType>;

export const allowedFileTypes: readonly FileType[] = Object.values(fileTypes);

/** MIME types by the extension, with a dot, of files in the media folder. */
export const mimeTypesByExtension: ReadonlyMap<string, string> = new Map(
  allowedFileTypes.map(({ extension, mimeType }) => [`.${extension}`, mimeType]),
);
