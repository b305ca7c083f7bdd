import { readEnv } from '#lib/env/env.ts';

/**
 * Address of a media file as a visitor's browser asks for it. Files of the content service are shown from the site's own host, at the same
 * path below `/media/`; addresses of anything else, a WordPress' `/wp-content/uploads/` or a data address, are left as they are.
 */
export function toMediaPath(url: string): string {
  const { CONTENT_URL } = readEnv();
  return url.startsWith(`${CONTENT_URL}/media/`) ? url.slice(CONTENT_URL.length) : url;
}

/** The same for every address of a `srcset`. Signs that could be taken for its commas are percent-encoded in media addresses. */
export function toMediaSrcSet(srcSet: string): string {
  return srcSet
    .split(/,\s+/)
    .map((candidate) => toMediaPath(candidate.trim()))
    .join(', ');
}

/** Whole address of a media file on the site, for link previews and structured data. */
export function toMediaAddress(url: string): string {
  const path = toMediaPath(url);
  return path.startsWith('/') ? `${readEnv().SITE_URL}${path}` : path;
}

/** The same for all media addresses of an answer that goes to a browser as it is. */
export function withMediaPaths<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer).replaceAll(`${readEnv().CONTENT_URL}/media/`, '/media/')) as Answer;
}
