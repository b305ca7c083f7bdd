/** Detects the type of a file from its content, never from its name. */
import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { allowedFileTypes, type FileType, fileTypes as types } from '#lib/media/file-types.ts';
import { COMPOUND_FILE_SIGNATURE, listCompoundFileStreams } from './compound-file.ts';
import { listZipEntries } from './zip-entries.ts';

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
