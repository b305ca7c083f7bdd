import { readEnv } from '#lib/env/env.ts';

/**
 * Converts the URL of a media file to the one a browser requests. The site serves files of the content service at the same path below `/media/`.
 * Other URLs, such as `/wp-content/uploads/` of a WordPress site or `data:` URLs, are returned unchanged.
 */
export function toMediaPath(url: string): string {
  const { CONTENT_URL } = readEnv();
  return url.startsWith(`${CONTENT_URL}/media/`) ? url.slice(CONTENT_URL.length) : url;
}

/** Converts every URL of a `srcset`. Splitting at commas is safe, because commas in media URLs are percent-encoded. */
export function toMediaSrcSet(srcSet: string): string {
  return srcSet
    .split(/,\s+/)
    .map((candidate) => toMediaPath(candidate.trim()))
    .join(', ');
}

/** Returns the absolute URL of a media file on the site, for link previews and structured data. */
export function toMediaUrl(url: string): string {
  const path = toMediaPath(url);
  return path.startsWith('/') ? `${readEnv().SITE_URL}${path}` : path;
}

/** Converts all media URLs in a GraphQL response that is sent to a browser unchanged. */
export function replaceMediaUrls<Response>(response: Response): Response {
  return JSON.parse(JSON.stringify(response).replaceAll(`${readEnv().CONTENT_URL}/media/`, '/media/')) as Response;
}
