/** What is known of the meta of items, and what is told about the rest. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { getContentType } from '../../model/content-types.ts';
import type { FieldValues, Seo } from '../../core/rows/fields.ts';
import { readFields, type Resolve } from '../fields/read.ts';
import { readSeo } from '../fields/seo.ts';
import type { WxrItem, WxrMeta } from '../reading/records.ts';
import type { Report } from './report.ts';

/** Read elsewhere in the import. */
const READ = new Set([
  '_thumbnail_id',
  '_wp_page_template',
  '_wp_attached_file',
  '_wp_attachment_metadata',
  '_wp_attachment_image_alt',
  '_wp_trash_meta_status',
  '_edit_last',
  '_site_media',
]);

/** Notes WordPress makes for itself, which mean nothing elsewhere. */
const HOUSEKEEPING =
  /^(_edit_lock|_pingme|_encloseme|_wp_old_slug|_wp_old_date|_wp_trash_meta_time|_wp_trash_meta_comments_status|_wp_desired_post_slug|_oembed_.*)$/;

export function firstOf(meta: readonly WxrMeta[], key: string): string | undefined {
  return meta.find((item) => item.key === key)?.value;
}

export function numberOf(meta: readonly WxrMeta[], key: string): number | null {
  const text = firstOf(meta, key)?.trim() ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Field and SEO values of an item; meta that nothing declares are counted by their key. */
export function valuesOf(item: WxrItem, type: ContentTypeName, resolve: Resolve, report: Report | null): { fields: FieldValues; seo: Seo } {
  const { values, used } = readFields(getContentType(type), item.meta, resolve);
  const { seo, used: usedForSeo } = readSeo(item.meta, resolve.node);
  for (const { key } of report ? item.meta : []) {
    if (!used.has(key) && !usedForSeo.has(key) && !READ.has(key) && !HOUSEKEEPING.test(key))
      report?.skip(`meta "${key}" of no declared field`, `${item.type} ${item.id ?? ''}`);
  }
  return { fields: values, seo };
}

/** Ids of other items that the values of an item name. */
export function referencedIds(item: WxrItem, type: ContentTypeName): number[] {
  const ids: number[] = [];
  valuesOf(
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
