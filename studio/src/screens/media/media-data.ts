/** Media items of the REST API, and what the media library does with them. */
import apiFetch from '@wordpress/api-fetch';
import { CENTER, type FocalPoint, isSamePoint } from '../../../blocks/focal-point.ts';
import { getErrorMessage } from '../../api/graphql.ts';
import type { PictureEdit } from './picture-edits.ts';

export type MediaItem = {
  id: number;
  date: string;
  title: { raw: string };
  caption: { raw: string };
  alt_text: string;
  /** Null: the center. */
  focal_point: FocalPoint | null;
  media_type: 'image' | 'file';
  mime_type: string;
  source_url: string;
  /** Bytes, and pixels for images. The sizes are by name. */
  media_details: { width?: number; height?: number; filesize?: number; sizes?: Record<string, { source_url: string } | undefined> };
};

export const mediaFields = 'id,date,title,caption,alt_text,focal_point,media_type,mime_type,source_url,media_details';

/** What editors can change about a media item. */
export type MediaValues = { title: string; alt_text: string; caption: string; focal_point: FocalPoint };

export const getValues = ({ title, alt_text, caption, focal_point }: MediaItem): MediaValues => ({
  title: title.raw,
  alt_text,
  caption: caption.raw,
  focal_point: focal_point ?? CENTER,
});

/** Whether the values differ from those that are stored. */
export function hasChanges(item: MediaItem, values: MediaValues): boolean {
  const stored = getValues(item);
  const hasSameTexts = values.title === stored.title && values.alt_text === stored.alt_text && values.caption === stored.caption;
  return !hasSameTexts || !isSamePoint(values.focal_point, stored.focal_point);
}

export const saveMedia = async (id: number, data: Partial<MediaValues>): Promise<void> =>
  void (await apiFetch({ path: `/wp/v2/media/${id}`, method: 'POST', data }));

const loadItem = (id: number) => apiFetch<MediaItem>({ path: `/wp/v2/media/${id}?context=edit&_fields=${mediaFields}` });

/** Replaces the file of a media item by one of the same kind. The addresses of the former file lead to the new one. @returns the changed item */
export async function replaceFile(id: number, file: File): Promise<MediaItem> {
  const body = new FormData();
  body.append('file', file, file.name);
  await apiFetch({ path: `/studio/v1/media/${id}/file`, method: 'POST', body });
  return await loadItem(id);
}

/** Crops, rotates or flips a picture. @returns the new media item with the result */
export async function editPicture({ id, source_url: src }: MediaItem, modifiers: readonly PictureEdit[]): Promise<MediaItem> {
  const edited = await apiFetch<{ id: number }>({ path: `/wp/v2/media/${id}/edit`, method: 'POST', data: { src, modifiers } });
  return await loadItem(edited.id);
}

/** Types that the service can edit. GIF images can be animated. */
export const canEditPicture = ({ mime_type: type, media_details: { width } }: MediaItem): boolean =>
  width !== undefined && /^image\/(?:jpeg|png|webp|avif)$/.test(type);

export type Usage = {
  content: readonly { id: number; type: string; title: string; status: string; can_edit: boolean }[];
  /** How much content is not listed. */
  more_content: number;
  terms: readonly string[];
  options: readonly string[];
  menus: readonly string[];
};

export const loadUsage = (id: number): Promise<Usage> => apiFetch<Usage>({ path: `/studio/v1/media/${id}/usage` });

/** Content that is not listed: there is too much of it, or the user may not read it. */
export const describeMore = (count: number): string => `${count} more ${count === 1 ? 'item' : 'items'} of content`;

/** Deletes files permanently. @returns the items that could not be deleted, each with the reason */
export async function deleteMedia(items: readonly MediaItem[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { id, title } of items) {
    try {
      await apiFetch({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE' });
    } catch (error) {
      failures.push(`${title.raw}: ${getErrorMessage(error)}`);
    }
  }
  return failures;
}

/** The smallest size that fills a card, or the file itself. Null for files that are not images. */
export function getThumbnail({ media_type: type, media_details: { sizes = {} }, source_url: url }: MediaItem): string | null {
  return type === 'image' ? (sizes['medium']?.source_url ?? sizes['thumbnail']?.source_url ?? url) : null;
}

/** `240 kB` or `2.1 MB` */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `1600 × 900 px, 240 kB` */
export function describeFile({ mime_type: type, media_details: { width, height, filesize } }: MediaItem): string {
  const size = filesize === undefined ? '' : formatFileSize(filesize);
  return [type, width && height ? `${width} × ${height} px` : '', size].filter(Boolean).join(', ');
}
