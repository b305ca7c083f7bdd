/** File types that can be uploaded. A file's type is detected from its content, never from its name. */
import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { COMPOUND_FILE_SIGNATURE, listCompoundFileStreams } from './compound-file.ts';
import { listZipEntries } from './zip-entries.ts';

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

const types = {
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

export const allowedFileTypes: readonly FileType[] = Object.values(types);

/** MIME types by the extension, with a dot, of files in the media folder. */
export const mimeTypesByExtension: ReadonlyMap<string, string> = new Map(
  allowedFileTypes.map(({ extension, mimeType }) => [`.${extension}`, mimeType]),
);

/** Finds the file type for the extension of a file name. */
export function getFileTypeByName(name: string): FileType | null {
  const fileExtension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return allowedFileTypes.find(({ extension, aliases }) => extension === fileExtension || aliases?.includes(fileExtension)) ?? null;
}

/** `rejection` completes the sentence "The file …". */
export type DetectionResult = { type: FileType } | { rejection: string };

/** Enough for every signature. Reading no more also limits the work that a hostile file can cause. */
const HEAD_BYTES = 4_100;

/** file-type takes every unknown brand of an ISO media file for MP4. Only these brands are videos that browsers play. */
const videoBrands = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV', 'f4v ']);

/**
 * Detects a file's type from its content.
 * @returns null if the type is unknown or not allowed; a rejection if there is more to say about the reason
 */
export async function detectFileType(path: string): Promise<DetectionResult | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.subarray(0, COMPOUND_FILE_SIGNATURE.length).equals(COMPOUND_FILE_SIGNATURE)) return await inspectCompoundFile(file);
    return head.toString('latin1', 0, 4) === 'PK\x03\x04' ? await inspectZip(file) : await inspectHead(head);
  } finally {
    await file.close();
  }
}

async function inspectHead(head: Buffer): Promise<DetectionResult | null> {
  if (isSvg(head)) return { rejection: 'is an SVG drawing, which can contain scripts. Save it as PNG.' };
  const detected = await fileTypeFromBuffer(head);
  if (!detected) return null;
  if (detected.ext === 'heic') return { rejection: 'is a HEIC image, which browsers do not show. Save it as JPEG.' };
  // An animated PNG is also a valid PNG.
  const type = detected.ext === 'apng' ? types.png : getFileTypeByName(`.${detected.ext}`);
  if (!type || (type === types.mp4 && !videoBrands.has(head.toString('latin1', 8, 12)))) return null;
  return { type };
}

/** file-type does not detect SVG, which is text. */
function isSvg(head: Buffer): boolean {
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
    .toLowerCase();
  return /^(?:<\?xml|<!--|<!doctype svg|<svg)/.test(text) && text.includes('<svg');
}

/** Older Office documents, and also installers and emails, are compound files. Only Word documents are allowed. */
async function inspectCompoundFile(file: FileHandle): Promise<DetectionResult | null> {
  const names = await listCompoundFileStreams(file);
  if (names === null) return { rejection: 'is a damaged or incomplete document. Save it again, or save it as PDF.' };
  if (!names.includes('WordDocument')) return null;
  if (names.some((name) => /^(?:macros|_vba_project|vba|_vba_project_cur)$/i.test(name)))
    return { rejection: 'contains macros, which are programs. Save it without macros.' };
  return { type: types.doc };
}

/**
 * Office documents are ZIP archives. file-type reads the headers in front of each entry, but programs open what the directory at the end lists, and
 * the two can differ. So the directory decides here.
 */
async function inspectZip(file: FileHandle): Promise<DetectionResult | null> {
  const names = await listZipEntries(file);
  if (names === null) return { rejection: 'is a ZIP archive that is damaged or incomplete. Create it again.' };
  if (names.some((name) => /vbaProject\.bin$/i.test(name)))
    return { rejection: 'contains macros, which are programs. Save it without macros.' };
  if (names.some((name) => name.startsWith('META-INF/MANIFEST.MF') || name === 'AndroidManifest.xml'))
    return { rejection: 'is a program. Programs are not allowed.' };
  if (names.includes('word/document.xml')) return { type: types.docx };
  if (names.includes('xl/workbook.xml')) return { type: types.xlsx };
  if (names.includes('ppt/presentation.xml')) return { type: types.pptx };
  return { type: types.zip };
}
