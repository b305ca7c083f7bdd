/** Addresses of the pictures for link previews (app/social-images). */

export const SOCIAL_IMAGES_FOLDER = '/social-images/';
const EXTENSION = '.jpg';
/** The file of the front page. No page has this path, because slugs contain no underscores. */
const FRONT_PAGE_NAME = '_';

/** @param uri of a page, with a leading and a trailing slash, and with percent-encoded characters */
export function getSocialImagePath(uri: string): string {
  return SOCIAL_IMAGES_FOLDER + (uri.replaceAll(/^\/|\/$/g, '') || FRONT_PAGE_NAME) + EXTENSION;
}

/** @param segments of the path below the folder. Returns the URI of the page, or null if the path is not that of a picture. */
export function parseSocialImagePath(segments: readonly string[]): string | null {
  const path = segments.join('/');
  if (!path.endsWith(EXTENSION)) return null;
  const name = path.slice(0, -EXTENSION.length);
  if (name === FRONT_PAGE_NAME) return '/';
  return name === '' ? null : `/${name}/`;
}
