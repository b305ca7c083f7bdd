/** SEO data of content, with the names of the GraphQL input. */
import type { SeoInput } from '../../../../commands/nodes/node-input.ts';
import type { Seo } from '../../../../core/rows/fields.ts';
import type { PropertySchema } from '../framework/schema.ts';

const text: PropertySchema = { type: ['string', 'null'] };
const flag: PropertySchema = { type: ['boolean', 'null'] };

export const seoFields = {
  title: text,
  metaDesc: text,
  canonical: text,
  metaRobotsNoindex: flag,
  metaRobotsNofollow: flag,
  opengraphTitle: text,
  opengraphDescription: text,
  opengraphImageId: { type: ['integer', 'null'] },
  focuskw: text,
  cornerstone: flag,
  schemaPageType: text,
  schemaArticleType: text,
} satisfies Record<keyof SeoInput, PropertySchema>;

export function toSeoJson(seo: Seo): Record<keyof SeoInput, string | number | boolean | null> {
  return {
    title: seo.title ?? null,
    metaDesc: seo.description ?? null,
    canonical: seo.canonical ?? null,
    metaRobotsNoindex: seo.noindex ?? null,
    metaRobotsNofollow: seo.nofollow ?? null,
    opengraphTitle: seo.openGraphTitle ?? null,
    opengraphDescription: seo.openGraphDescription ?? null,
    opengraphImageId: seo.imageId ?? null,
    focuskw: seo.focusKeyword ?? null,
    cornerstone: seo.isCornerstone ?? null,
    schemaPageType: seo.pageType ?? null,
    schemaArticleType: seo.articleType ?? null,
  };
}

export function toSeoInput(value: unknown): SeoInput | null | undefined {
  if (typeof value !== 'object') return undefined;
  if (value === null) return null;
  const { opengraphImageId, ...rest } = value as Omit<SeoInput, 'opengraphImageId'> & { opengraphImageId?: number | null };
  return {
    ...rest,
    ...(opengraphImageId !== undefined && { opengraphImageId: opengraphImageId === null ? null : String(opengraphImageId) }),
  };
}
