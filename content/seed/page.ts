/** Creates page nodes and references to other nodes. */
import { getMedia } from './media.ts';
import { ref, type Json, type Key, type Ref, type SeedBlock, type SeedNode } from './types.ts';

export function pictureKey(slug: string): Key {
  return `attachment:${getMedia(slug).slug}`;
}

export function toRefs(keys: readonly Key[]): readonly Ref[] {
  return keys.map(ref);
}

export type PageDraft = {
  slug: string;
  title: string;
  parent?: string;
  date?: string;
  modified?: string;
  order?: number;
  picture?: string;
  /** Shown by search engines. */
  description: string;
  seoTitle?: string;
  noindex?: boolean;
  status?: SeedNode['status'];
  password?: string;
  layout?: 'default' | 'wide' | 'narrow' | 'landing';
  fields?: { readonly [group: string]: Json | undefined };
  blocks: readonly SeedBlock[];
};

/** Creates a page node with default dates, author and layout. */
export function page(draft: PageDraft): SeedNode {
  return {
    type: 'page',
    slug: draft.slug,
    title: draft.title,
    date: draft.date ?? '2026-01-12T09:00:00',
    modified: draft.modified ?? '2026-11-18T16:10:00',
    author: 'user:ruth',
    menuOrder: draft.order ?? 0,
    blocks: draft.blocks,
    fields: { postFields: { layoutType: draft.layout ?? 'wide', titleAlignment: 'start', mediaContactHide: true }, ...draft.fields },
    seo: { ...(draft.seoTitle && { title: draft.seoTitle }), description: draft.description, ...(draft.noindex && { noindex: true }) },
    ...(draft.status && { status: draft.status }),
    ...(draft.password && { password: draft.password }),
    ...(draft.parent && { parent: `page:${draft.parent}` as const }),
    ...(draft.picture && { featuredImage: pictureKey(draft.picture) }),
  };
}
