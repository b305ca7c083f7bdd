/** Kinds of files that can be uploaded, and how each is known: by what is in it, never by what it is called. */
import { open, type FileHandle } from 'node:fs/promises';
import { namesInZip } from './zip-names.ts';

export type MediaKind = {
  mimeType: string;
  /** The ending its files get. */
  extension: string;
  /** Other endings that mean it. */
  aliases?: readonly string[];
  /** How people call it. */
  label: string;
  isPicture?: true;
};

const openXml = 'application/vnd.openxmlformats-officedocument.';

const kinds = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg', aliases: ['jpeg', 'jpe', 'jfif'], label: 'JPEG', isPicture: true },
  png: { mimeType: 'image/png', extension: 'png', label: 'PNG', isPicture: true },
  gif: { mimeType: 'image/gif', extension: 'gif', label: 'GIF', isPicture: true },
  webp: { mimeType: 'image/webp', extension: 'webp', label: 'WebP', isPicture: true },
  avif: { mimeType: 'image/avif', extension: 'avif', label: 'AVIF', isPicture: true },
  pdf: { mimeType: 'application/pdf', extension: 'pdf', label: 'PDF' },
  mp4: { mimeType: 'video/mp4', extension: 'mp4', aliases: ['m4v'], label: 'MP4' },
  webm: { mimeType: 'video/webm', extension: 'webm', label: 'WebM' },
  mp3: { mimeType: 'audio/mpeg', extension: 'mp3', label: 'MP3' },
  docx: { mimeType: `${openXml}wordprocessingml.document`, extension: 'docx', label: 'DOCX' },
  xlsx: { mimeType: `${openXml}spreadsheetml.sheet`, extension: 'xlsx', label: 'XLSX' },
  pptx: { mimeType: `${openXml}presentationml.presentation`, extension: 'pptx', label: 'PPTX' },
  zip: { mimeType: 'application/zip', extension: 'zip', label: 'ZIP' },
} as const satisfies Record<string, MediaKind>;

export const mediaKinds: readonly MediaKind[] = Object.values(kinds);

/** MIME types by the ending, with a dot, of files in the media folder. */
export const typesByEnding: ReadonlyMap<string, string> = new Map(mediaKinds.map(({ extension, mimeType }) => [`.${extension}`, mimeType]));

/** The kind that the ending of a name stands for. */
export function kindOfName(name: string): MediaKind | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return mediaKinds.find(({ extension, aliases }) => extension === ending || aliases?.includes(ending)) ?? null;
}

export type Found = { kind: MediaKind } | { refused: string };

const start = (head: Buffer, text: string, at = 0) => head.toString('latin1', at, at + text.length) === text;

/** Brands of films; pictures of the same container (AVIF, HEIC) have others. */
const filmBrands = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV', 'f4v ']);

/**
 * What a file is, by its content.
 * @returns null for what is of no kind that is known; `refused` for what is known and not taken, as the end of "The file …"
 */
export async function findKind(path: string): Promise<Found | null> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(1024);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return start(head, 'PK\x03\x04') ? await inZip(file) : fromHead(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function fromHead(head: Buffer): Found | null {
  if (start(head, '\xff\xd8\xff')) return { kind: kinds.jpeg };
  if (start(head, '\x89PNG\r\n\x1a\n')) return { kind: kinds.png };
  if (start(head, 'GIF87a') || start(head, 'GIF89a')) return { kind: kinds.gif };
  if (start(head, 'RIFF') && start(head, 'WEBP', 8)) return { kind: kinds.webp };
  if (start(head, '%PDF-')) return { kind: kinds.pdf };
  if (start(head, '\x1a\x45\xdf\xa3') && head.subarray(0, 128).includes('webm')) return { kind: kinds.webm };
  if (start(head, 'ftyp', 4)) return ofBrand(head.toString('latin1', 8, 12));
  if (start(head, 'ID3') || isAudioFrame(head)) return { kind: kinds.mp3 };
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
    .toLowerCase();
  if (/^(?:<\?xml|<!--|<!doctype svg|<svg)/.test(text) && text.includes('<svg'))
    return { refused: 'is an SVG drawing, which can hold script. Save it as PNG.' };
  return null;
}

function ofBrand(brand: string): Found | null {
  if (brand === 'avif' || brand === 'avis') return { kind: kinds.avif };
  if (/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))
    return { refused: 'is a HEIC picture, which browsers don’t show. Save it as JPEG.' };
  return filmBrands.has(brand) ? { kind: kinds.mp4 } : null;
}

/** The head of a frame of MPEG audio, layer III: its bits leave out values that no frame has. */
function isAudioFrame(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head;
  return (
    first === 0xff &&
    (second & 0xe6) === 0xe2 &&
    (second & 0x18) !== 0x08 &&
    third >> 4 !== 0 &&
    third >> 4 !== 15 &&
    (third & 0x0c) !== 0x0c
  );
}

async function inZip(file: FileHandle): Promise<Found | null> {
  const names = await namesInZip(file);
  if (names === null) return { refused: 'is a ZIP archive that is broken or cut off. Make it anew.' };
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return { refused: 'holds macros, which are programs. Save it without them.' };
  if (names.some((name) => name.startsWith('META-INF/MANIFEST.MF') || name === 'AndroidManifest.xml'))
    return { refused: 'is a program. Programs are not taken.' };
  if (names.includes('word/document.xml')) return { kind: kinds.docx };
  if (names.includes('xl/workbook.xml')) return { kind: kinds.xlsx };
  if (names.includes('ppt/presentation.xml')) return { kind: kinds.pptx };
  return { kind: kinds.zip };
}
