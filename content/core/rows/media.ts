/** Rows of media items: the stored data of their files. */
import type { FieldValue } from './fields.ts';

export type MediaSizeRow = { name: string; file: string; width: number; height: number; mimeType: string; fileSize: number };

/** The point of a picture that stays in view when the site crops it: 0 to 1 from the left and from the top. */
export type FocalPoint = { x: number; y: number };

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
  /** Null for the center. */
  focalPoint: FocalPoint | null;
  /** Mean color, `#7d7e72`. */
  placeholderColor: string | null;
  /** WordPress's named sizes, in the original's format. */
  sizes: MediaSizeRow[];
  /** Widths in modern formats, for `<picture>`. */
  sources: { mimeType: string; variants: { file: string; width: number }[] }[];
  meta: { [name: string]: FieldValue };
};
