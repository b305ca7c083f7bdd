/** SEO data of nodes and terms, in the meta of Yoast SEO. */
import type { Seo } from '../../core/rows/fields.ts';
import type { WxrMeta } from '../parse/records.ts';

const KEYS = {
  title: '_yoast_wpseo_title',
  description: '_yoast_wpseo_metadesc',
  noindex: '_yoast_wpseo_meta-robots-noindex',
  nofollow: '_yoast_wpseo_meta-robots-nofollow',
  canonical: '_yoast_wpseo_canonical',
  imageId: '_yoast_wpseo_opengraph-image-id',
  openGraphTitle: '_yoast_wpseo_opengraph-title',
  openGraphDescription: '_yoast_wpseo_opengraph-description',
  focusKeyword: '_yoast_wpseo_focuskw',
  isCornerstone: '_yoast_wpseo_is_cornerstone',
  pageType: '_yoast_wpseo_schema_page_type',
  articleType: '_yoast_wpseo_schema_article_type',
} as const satisfies Record<keyof Seo, string>;

const TEXTS = [
  'title',
  'description',
  'canonical',
  'openGraphTitle',
  'openGraphDescription',
  'focusKeyword',
  'pageType',
  'articleType',
] as const satisfies (keyof Seo)[];

/** @param resolveNode maps a node id in the file to one in this database, or to null if the node was not imported */
export function parseYoastMeta(
  meta: readonly WxrMeta[],
  resolveNode: (foreignId: number) => number | null,
): { seo: Seo; used: Set<string> } {
  const values = new Map(meta.toReversed().map(({ key, value }) => [key, value]));
  const text = (name: keyof typeof KEYS) => values.get(KEYS[name])?.trim() || undefined;
  const imageId = /^[1-9]\d{0,9}$/.test(text('imageId') ?? '') ? resolveNode(Number(text('imageId'))) : null;
  const texts = Object.fromEntries(TEXTS.flatMap((name) => (text(name) === undefined ? [] : [[name, text(name)]]))) as Seo;
  const seo: Seo = {
    ...texts,
    // In Yoast SEO, 1 means noindex and 2 means index, regardless of the default of the content type.
    ...(text('noindex') === '1' && { noindex: true }),
    ...(text('noindex') === '2' && { noindex: false }),
    ...(text('nofollow') === '1' && { nofollow: true }),
    ...(text('isCornerstone') === '1' && { isCornerstone: true }),
    ...(imageId !== null && { imageId }),
  };
  return { seo, used: new Set(Object.values(KEYS).filter((key) => values.has(key))) };
}

export function formatYoastMeta(seo: Seo): WxrMeta[] {
  const { noindex, nofollow, imageId, isCornerstone } = seo;
  const meta: [string, string | undefined][] = [
    ...TEXTS.map((name): [string, string | undefined] => [KEYS[name], seo[name]]),
    [KEYS.noindex, noindex === undefined ? undefined : noindex ? '1' : '2'],
    [KEYS.nofollow, nofollow ? '1' : undefined],
    [KEYS.isCornerstone, isCornerstone ? '1' : undefined],
    [KEYS.imageId, imageId === undefined ? undefined : String(imageId)],
  ];
  return meta.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [{ key, value }]));
}
