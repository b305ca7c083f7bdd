import type { Metadata } from 'next';
import { toMediaAddress } from '#lib/media/url.ts';
import { toPublicAddress, toSiteAddress } from '#lib/uri/site-path.ts';

/** A picture of a link preview, as its query asks for it. */
export type PreviewPicture = {
  altText: string | null;
  sourceUrl: string | null;
  mediaDetails: {
    width: number | null;
    height: number | null;
    /** The size previews are shown with, where the picture has it. WPGraphQL tells its measures as strings. */
    sizes: readonly ({ sourceUrl: string | null; width: string | null; height: string | null } | null)[] | null;
  } | null;
};

/** What is told about a page, whatever stands behind it. Every text may be missing. */
export type PageSummary = {
  /** Path of the page, with slashes around. */
  path: string;
  title: string | null;
  description: string | null;
  /** Only when editors chose another address than the page's own. */
  canonical?: string | null;
  noindex?: boolean;
  nofollow?: boolean;
  siteName?: string | null;
  preview?: { title: string | null; description: string | null };
  picture?: PreviewPicture | null;
  article?: { publishedTime: string | null; modifiedTime: string | null };
};

/** Next's metadata for a page. The canonical address is always said, so that copies of a page under other query strings count as one. */
export function toMetadata(summary: PageSummary): Metadata {
  const { path, title, description, canonical, noindex, nofollow, siteName, preview, picture, article } = summary;
  const images = picture?.sourceUrl ? [toImage(picture.sourceUrl, picture)] : [];
  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: { canonical: canonical ? toPublicAddress(canonical) : toSiteAddress(path) },
    ...((noindex || nofollow) && { robots: { index: !noindex, follow: !nofollow } }),
    openGraph: {
      ...toOpenGraphKind(article),
      title: preview?.title ?? title ?? undefined,
      description: preview?.description ?? description ?? undefined,
      url: toSiteAddress(path),
      siteName: siteName ?? undefined,
      locale: 'en_US',
      images,
    },
    twitter: { card: images.length > 0 ? 'summary_large_image' : 'summary' },
  };
}

function toOpenGraphKind(article: PageSummary['article']) {
  if (!article) return { type: 'website' as const };
  const { publishedTime, modifiedTime } = article;
  return { type: 'article' as const, publishedTime: publishedTime ?? undefined, modifiedTime: modifiedTime ?? undefined };
}

function toImage(sourceUrl: string, { altText, mediaDetails }: PreviewPicture) {
  const size = mediaDetails?.sizes?.find((candidate) => candidate?.sourceUrl) ?? null;
  const width = Number(size?.width ?? mediaDetails?.width);
  const height = Number(size?.height ?? mediaDetails?.height);
  return {
    url: toMediaAddress(size?.sourceUrl ?? sourceUrl),
    alt: altText ?? '',
    ...(width > 0 && height > 0 && { width, height }),
  };
}
