/** Rows of media items: what is stored about their files. */
import type { FieldValue } from './fields.ts';

export type MediaSizeRow = { name: string; file: string; width: number; height: number; mimeType: string; fileSize: number };

export type MediaRow = {
  id: number;
  /** Path below the media folder, `2026/11/hero-port.jpg`; or the whole address of an imported file that stayed where it was. */
  file: string;
  mimeType: string;
  /** Bytes of the original. */
  fileSize: number;
  width: number | null;
  height: number | null;
  altText: string;
  caption: string;
  description: string;
  /** Mean colour, `#7d7e72`. */
  placeholderColor: string | null;
  /** WordPress's named sizes, in the original's format. */
  sizes: MediaSizeRow[];
  /** Widths in modern formats, for `<picture>`. */
  sources: { mimeType: string; variants: { file: string; width: number }[] }[];
  meta: { [name: string]: FieldValue };
};
