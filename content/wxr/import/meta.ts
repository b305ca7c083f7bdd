/** Reads the meta of items, and reports meta that is not imported. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { getContentType } from '../../model/content-types.ts';
import type { FieldValues, Seo } from '../../core/rows/fields.ts';
import { parseFields, type ResolveIds } from '../fields/parse-fields.ts';
import { parseYoastMeta } from '../fields/yoast-meta.ts';
import type { WxrItem, WxrMeta } from '../parse/records.ts';
import type { ImportReport } from './report.ts';

/** Keys that other parts of the import read. */
const handledKeys = new Set([
  '_thumbnail_id',
  '_wp_page_template',
  '_wp_attached_file',
  '_wp_attachment_metadata',
  '_wp_attachment_image_alt',
  '_wp_trash_meta_status',
  '_edit_last',
  '_site_media',
]);

/** Keys of WordPress's internal data, which has no use in another installation. */
const internalKeys =
  /^(_edit_lock|_pingme|_encloseme|_wp_old_slug|_wp_old_date|_wp_trash_meta_time|_wp_trash_meta_comments_status|_wp_desired_post_slug|_oembed_.*)$/;

export function getMeta(meta: readonly WxrMeta[], key: string): string | undefined {
  return meta.find((item) => item.key === key)?.value;
}

export function getMetaId(meta: readonly WxrMeta[], key: string): number | null {
  const text = getMeta(meta, key)?.trim() ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Parses the fields and SEO data of an item. Meta without a declared field is reported by key. */
export function parseItemFields(
  item: WxrItem,
  type: ContentTypeName,
  resolve: ResolveIds,
  report: ImportReport | null,
): { fields: FieldValues; seo: Seo } {
  const { values, used } = parseFields(getContentType(type), item.meta, resolve);
  const { seo, used: usedForSeo } = parseYoastMeta(item.meta, resolve.node);
  for (const { key } of report ? item.meta : []) {
    if (!used.has(key) && !usedForSeo.has(key) && !handledKeys.has(key) && !internalKeys.test(key))
      report?.skip(`meta "${key}" without a declared field`, `${item.type} ${item.id ?? ''}`);
  }
  return { fields: values, seo };
}

/** Lists the foreign ids of the items that the fields of an item refer to. */
export function listReferencedIds(item: WxrItem, type: ContentTypeName): number[] {
  const ids: number[] = [];
  parseItemFields(
    item,
    type,
    {
      node: (id) => {
        ids.push(id);
        return null;
      },
      user: () => null,
    },
    null,
  );
  return ids;
}
