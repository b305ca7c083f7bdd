import { formatUpToOneDecimal, formatWhole } from './number.ts';

const units = ['kB', 'MB', 'GB'] as const;

/** Formats a file size with decimal units (1 kB = 1000 bytes): `2.1 MB`, `84 kB`. */
export function formatFileSize(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const figure = unit === 0 ? formatWhole(Math.max(1, value)) : formatUpToOneDecimal(value);
  return `${figure} ${units[unit]}`;
}

const types: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'image/vnd.dwg': 'DWG',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/svg+xml': 'SVG',
  'text/csv': 'CSV',
};

/** Returns the common name of a media type, such as `PDF`. For an unlisted type it is the last part of the subtype in upper case. */
export function formatFileType(mimeType: string): string {
  return types[mimeType] ?? (mimeType.split(/[/.+-]/).at(-1) ?? mimeType).toUpperCase();
}
