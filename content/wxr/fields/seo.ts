/** What search engines are told about a node, in the meta of Yoast SEO. */
import type { Seo } from '../../core/rows/fields.ts';
import type { WxrMeta } from '../reading/records.ts';

const KEYS = {
  title: '_yoast_wpseo_title',
  description: '_yoast_wpseo_metadesc',
  noindex: '_yoast_wpseo_meta-robots-noindex',
  nofollow: '_yoast_wpseo_meta-robots-nofollow',
  canonical: '_yoast_wpseo_canonical',
  imageId: '_yoast_wpseo_opengraph-image-id',
} as const satisfies Record<keyof Seo, string>;

/** @param node id here of a node there; null for what was not imported */
export function readSeo(meta: readonly WxrMeta[], node: (foreignId: number) => number | null): { seo: Seo; used: Set<string> } {
  const values = new Map(meta.toReversed().map(({ key, value }) => [key, value]));
  const text = (name: keyof typeof KEYS) => values.get(KEYS[name])?.trim() || undefined;
  const imageId = /^[1-9]\d{0,9}$/.test(text('imageId') ?? '') ? node(Number(text('imageId'))) : null;
  const [title, description, canonical] = [text('title'), text('description'), text('canonical')];
  const seo: Seo = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    // Yoast writes 2 for "index, whatever the type's default".
    ...(text('noindex') === '1' && { noindex: true }),
    ...(text('nofollow') === '1' && { nofollow: true }),
    ...(canonical !== undefined && { canonical }),
    ...(imageId !== null && { imageId }),
  };
  return { seo, used: new Set(Object.values(KEYS).filter((key) => values.has(key))) };
}

export function writeSeo({ title, description, noindex, nofollow, canonical, imageId }: Seo): WxrMeta[] {
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
