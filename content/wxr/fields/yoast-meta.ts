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
} as const satisfies Record<keyof Seo, string>;

/** @param resolveNode maps a node id in the file to one in this database, or to null if the node was not imported */
export function parseYoastMeta(
  meta: readonly WxrMeta[],
  resolveNode: (foreignId: number) => number | null,
): { seo: Seo; used: Set<string> } {
  const values = new Map(meta.toReversed().map(({ key, value }) => [key, value]));
  const text = (name: keyof typeof KEYS) => values.get(KEYS[name])?.trim() || undefined;
  const imageId = /^[1-9]\d{0,9}$/.test(text('imageId') ?? '') ? resolveNode(Number(text('imageId'))) : null;
  const [title, description, canonical] = [text('title'), text('description'), text('canonical')];
  const seo: Seo = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    // In Yoast SEO, 1 means noindex and 2 means index, regardless of the default of the content type.
    ...(text('noindex') === '1' && { noindex: true }),
    ...(text('nofollow') === '1' && { nofollow: true }),
    ...(canonical !== undefined && { canonical }),
    ...(imageId !== null && { imageId }),
  };
  return { seo, used: new Set(Object.values(KEYS).filter((key) => values.has(key))) };
}

export function formatYoastMeta({ title, description, noindex, nofollow, canonical, imageId }: Seo): WxrMeta[] {
  const meta: [string, string | undefined][] = [
    [KEYS.title, title],
    [KEYS.description, description],
    [KEYS.noindex, noindex ? '1' : undefined],
    [KEYS.nofollow, nofollow ? '1' : undefined],
    [KEYS.canonical, canonical],
    [KEYS.imageId, imageId === undefined ? undefined : String(imageId)],
  ];
  return meta.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [{ key, value }]));
}
