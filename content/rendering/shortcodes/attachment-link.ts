/** Links to media items (WordPress's `wp_get_attachment_link`). */
import { escapeHtml, escapeUrl } from '../html/escape.ts';
import { getFileUrl } from '../../core/media-url.ts';
import { renderImage } from '../html/responsive-image.ts';
import type { RenderContext } from '../render-context.ts';
import type { Attachment } from './find-attachments.ts';

/** @param linksToPage whether the link leads to the page of the media item instead of its file */
export async function renderAttachmentLink(
  { node, media }: Attachment,
  size: string,
  linksToPage: boolean,
  { site, getLink }: RenderContext,
  attributes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const url = linksToPage ? ((await getLink(node)) ?? '') : getFileUrl(media.file, site.contentUrl);
  const fileName = media.file.slice(media.file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const text = renderImage(media, size, site.contentUrl, attributes) || node.title.trim() || escapeHtml(fileName);
  return `<a href='${escapeUrl(url)}'>${text}</a>`;
}
