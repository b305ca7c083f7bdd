import type { Metadata } from 'next';
import { toMediaPath, toMediaUrl } from '#lib/media/url.ts';
import { toPublicUrl, toSiteUrl } from '#lib/uri/site-url.ts';
import { SITE_LANGUAGE } from './site-language.ts';

/** An image for link previews, as queried from the content service. */
export type PreviewImage = {
  altText: string | null;
  sourceUrl: string | null;
  mediaDetails: {
    width: number | null;
    height: number | null;
    /** The size for link previews, if the image has it. WPGraphQL returns its dimensions as strings. */
    sizes: readonly ({ sourceUrl: string | null; width: string | null; height: string | null } | null)[] | null;
  } | null;
};

/** The icon of the site that editors have set. */
type SiteIcon = {
  sourceUrl: string | null;
  mimeType: string | null;
  mediaDetails: { width: number | null; height: number | null } | null;
};

/** Metadata of a page of any kind. Every text may be missing. */
export type PageMetadata = {
  /** Path of the page, with a leading and a trailing slash. */
  path: string;
  title: string | null;
  description: string | null;
  /** Canonical URL, if editors set one that differs from the URL of the page. */
  canonical?: string | null;
  noindex?: boolean;
  nofollow?: boolean;
  siteName?: string | null;
  icon?: SiteIcon | null;
  preview?: { title: string | null; description: string | null };
  image?: PreviewImage | null;
  article?: { publishedTime: string | null; modifiedTime: string | null };
};

/**
 * Converts metadata to the format of Next. The canonical URL is always included, so that search engines treat URLs with different query strings as
 * one page.
 */
export function toMetadata(page: PageMetadata): Metadata {
  const { path, title, description, canonical, noindex, nofollow, siteName, preview, image, article } = page;
  const url = toSiteUrl(path);
  const canonicalUrl = canonical ? toPublicUrl(canonical) : url;
  const images = image?.sourceUrl ? [toImage(image.sourceUrl, image)] : [];
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...toIcons(page.icon),
    alternates: {
      canonical: canonicalUrl,
      // Search engines ignore the languages of a page that they do not list, or whose canonical URL is that of another page.
      ...(!noindex && canonicalUrl === url && { languages: { [SITE_LANGUAGE]: url, 'x-default': url } }),
    },
    robots: getRobots(noindex === true, nofollow === true),
    openGraph: {
      ...toOpenGraphKind(article),
      title: preview?.title || title || undefined,
      description: preview?.description || description || undefined,
      url: canonicalUrl,
      siteName: siteName || undefined,
      locale: SITE_LANGUAGE.replace('-', '_'),
      images,
    },
    twitter: { card: images.length > 0 ? 'summary_large_image' : 'summary' },
  };
}

/** Replaces the icons of the layout. */
function toIcons(icon: SiteIcon | null | undefined): Pick<Metadata, 'icons'> {
  if (!icon?.sourceUrl) return {};
  const url = toMediaPath(icon.sourceUrl);
  const { width, height } = icon.mediaDetails ?? {};
  const sizes = width && height ? { sizes: `${width}x${height}` } : {};
  return { icons: { icon: [{ url, ...sizes, ...(icon.mimeType && { type: icon.mimeType }) }], apple: url } };
}

/** Allows search engines to show large images and whole excerpts, as Yoast SEO does. */
const getRobots = (noindex: boolean, nofollow: boolean) => ({
  index: !noindex,
  follow: !nofollow,
  ...(!noindex && ({ 'max-snippet': -1, 'max-image-preview': 'large', 'max-video-preview': -1 } as const)),
});

function toOpenGraphKind(article: PageMetadata['article']) {
  if (!article) return { type: 'website' as const };
  const { publishedTime, modifiedTime } = article;
  return { type: 'article' as const, publishedTime: publishedTime || undefined, modifiedTime: modifiedTime ?? undefined };
}

function toImage(sourceUrl: string, { altText, mediaDetails }: PreviewImage) {
  const size = mediaDetails?.sizes?.find((candidate) => candidate?.sourceUrl) ?? null;
  const width = Number(size?.width ?? mediaDetails?.width);
  const height = Number(size?.height ?? mediaDetails?.height);
  return {
    url: toMediaUrl(size?.sourceUrl ?? sourceUrl),
    alt: altText ?? '',
    ...(width > 0 && height > 0 && { width, height }),
  };
}
