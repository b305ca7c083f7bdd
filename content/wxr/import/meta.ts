/** Reads the meta of items, and keeps meta without a declared field. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { getContentType } from '../../model/content-types.ts';
import type { FieldValues, Seo } from '../../core/rows/fields.ts';
import { parseFields, type ResolveIds } from '../fields/parse-fields.ts';
import { parseYoastMeta } from '../fields/yoast-meta.ts';
import { parseInteger } from '../parse/lost-values.ts';
import type { WxrItem, WxrMeta } from '../parse/records.ts';
import type { ImportReport } from './report.ts';

/** Keys that other parts of the import read. */
const handledKeys: ReadonlySet<string> = new Set(['enclosure', '_wp_page_template']);
const mediaKeys: ReadonlySet<string> = new Set([
  '_wp_attached_file',
  '_wp_attachment_metadata',
  '_wp_attachment_image_alt',
  '_site_focal_point',
  '_site_media',
]);
const idKeys: ReadonlySet<string> = new Set(['_thumbnail_id', '_edit_last']);

/** Whether another part of the import reads a meta of an item. Meta of the wrong kind of item, and ids that are not numbers, are kept unchanged. */
export function isHandledMeta(item: WxrItem, key: string): boolean {
  if (idKeys.has(key)) return getMetaId(item.meta, key) !== null || ['', '0'].includes(getMeta(item.meta, key)?.trim() ?? '');
  if (key === '_wp_trash_meta_status') return item.status === 'trash';
  return handledKeys.has(key) || (item.type === 'attachment' && mediaKeys.has(key));
}

/** Data that is only valid on the old site: locks, queues and caches. */
const TRANSIENT_KEYS = /^(_edit_lock|_pingme|_encloseme|_trackbackme|_oembed_\w+)$/;

export function getMeta(meta: readonly WxrMeta[], key: string): string | undefined {
  return meta.find((item) => item.key === key)?.value;
}

export function getMetaId(meta: readonly WxrMeta[], key: string): number | null {
  const text = getMeta(meta, key)?.trim() ?? '';
  const id = parseInteger(text);
  return id !== null && id > 0 ? id : null;
}

/** Parses the fields and SEO data of an item. `used` contains the keys of the meta that they come from. */
export function parseItemFields(
  item: WxrItem,
  type: ContentTypeName,
  resolve: ResolveIds,
): { fields: FieldValues; seo: Seo; used: ReadonlySet<string> } {
  const { values, used } = parseFields(getContentType(type), item.meta, resolve);
  const { seo, used: usedForSeo } = parseYoastMeta(item.meta, resolve.node);
  return { fields: values, seo, used: new Set([...used, ...usedForSeo]) };
}

/**
 * Returns the meta that has no column of its own, and reports it by key. Of several values with the same key, the first one is used.
 * @param used keys of the values that are used
 * @param name names the owner of the meta in the report
 */
export function selectExtraMeta(meta: readonly WxrMeta[], used: (key: string) => boolean, report: ImportReport, name: string): WxrMeta[] {
  const usedKeys = new Set<string>();
  return meta.filter(({ key, value }) => {
    if (used(key) && !usedKeys.has(key)) {
      usedKeys.add(key);
      return false;
    }
    if (TRANSIENT_KEYS.test(key)) {
      report.skip(`meta "${key.replace(/^_oembed_.*/, '_oembed_…')}", which is only valid on the old site`, name);
      return false;
    }
    // For each value, Advanced Custom Fields also stores the key of its field.
    if (key.startsWith('_') && /^field_\w+$/.test(value)) return true;
    report.keep(usedKeys.has(key) ? `additional value of meta "${key}"` : `meta "${key}" without a declared field`, name);
    return true;
  });
}

/** Lists the foreign ids of all items that an item refers to: its parent, its featured image, and those in its fields. */
export function listLinkedIds(item: WxrItem, type: ContentTypeName): number[] {
  return [item.parent, getMetaId(item.meta, '_thumbnail_id'), ...listReferencedIds(item, type)].filter((id) => id !== null);
}

/** Lists the foreign ids of the items that the fields of an item refer to. */
export function listReferencedIds(item: WxrItem, type: ContentTypeName): number[] {
  const ids: number[] = [];
  parseItemFields(item, type, {
    node: (id) => {
      ids.push(id);
      return null;
    },
    user: () => null,
  });
  return ids;
}
