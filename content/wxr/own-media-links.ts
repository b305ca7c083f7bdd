/**
 * Links to files in the media folder. Content contains them without a host (`/media/2026/05/dock.jpg`). Exports contain complete URLs, because WordPress's
 * importer changes only links that are equal to the URL of a media item.
 */
import { MEDIA_FOLDER } from '#lib/http/send-media-file.ts';

/** In JSON, slashes can be escaped. */
const PATHS = /(?<![\w./\\-])(\\?)\/media(\\?)\/(?=\d{4}\\?\/\d{2}\\?\/)/g;

/** @param contentUrl URL of the service that has the files */
export function toCompleteMediaLinks(text: string, contentUrl: string): string {
  return text.includes('media')
    ? text.replace(PATHS, (path: string) => (path.includes('\\') ? contentUrl.replaceAll('/', '\\/') : contentUrl) + path)
    : text;
}

/** The inverse of `toCompleteMediaLinks`. */
export function toLocalMediaLinks(text: string, contentUrl: string): string {
  const escaped = (contentUrl + MEDIA_FOLDER).replaceAll('/', '\\/');
  return text.replaceAll(contentUrl + MEDIA_FOLDER, MEDIA_FOLDER).replaceAll(escaped, MEDIA_FOLDER.replaceAll('/', '\\/'));
}
