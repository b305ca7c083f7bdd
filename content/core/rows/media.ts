/** Rows of media items: the stored data of their files. */
import type { FieldValue } from './fields.ts';

export type MediaSizeRow = { name: string; file: string; width: number; height: number; mimeType: string; fileSize: number };

export type MediaRow = {
  id: number;
  /** Path below the media folder such as `2026/11/hero-port.jpg`, or the full URL of an imported file that stays on its old host. */
  file: string;
  mimeType: string;
  /** Size of the original in bytes. */
  fileSize: number;
  width: number | null;
  height: number | null;
  altText: string;
  caption: string;
  description: string;
  /** Mean color, `#7d7e72`. */
  placeholderColor: string | null;
  /** WordPress's named sizes, in the original's format. */
  sizes: MediaSizeRow[];
  /** Widths in modern formats, for `<picture>`. */
  sources: { mimeType: string; variants: { file: string; width: number }[] }[];
  meta: { [name: string]: FieldValue };
};
