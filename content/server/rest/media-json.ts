/** A media item in the format of WordPress's REST API. */
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { getFileUrl, getUploadPath } from '../../core/media-url.ts';
import { filterTitle } from '../../rendering/title.ts';
import type { ContentContext } from '../../schema/core/context.ts';
import { getLink } from '../../schema/nodes/node-uri.ts';
import { renderMediaCaption, renderMediaPage } from '../../schema/nodes/rendered-content.ts';

export type MediaJson = NonNullable<Awaited<ReturnType<typeof createMediaJson>>>;

/** @returns null if the media item does not exist, or the viewer is not allowed to see it */
export const getMediaJson = (id: number, context: ContentContext): Promise<MediaJson | null> => createMediaJson(id, context);

async function createMediaJson(id: number, context: ContentContext) {
  const { store, site, guard } = context;
  const node = await store.nodeById(id);
  const media = await store.findMedia(id);
  if (!node || !media) return null;
  const getUrl = (file: string) => getFileUrl(file, site.contentUrl);
  const getName = (file: string) => file.split('/').at(-1);
  const full = {
    file: getName(media.file),
    width: media.width,
    height: media.height,
    mime_type: media.mimeType,
    source_url: getUrl(media.file),
  };
  return {
    id,
    date: formatLocalDate(node.date, site.timezone),
    date_gmt: formatGmtDate(node.date),
    guid: { rendered: node.guid, raw: node.guid },
    modified: formatLocalDate(node.modified, site.timezone),
    modified_gmt: formatGmtDate(node.modified),
    slug: node.slug,
    status: node.status,
    type: 'attachment',
    link: await getLink(node, context),
    title: { raw: node.title, rendered: await filterTitle(node.title, guard.pause) },
    author: node.authorId ?? 0,
    comment_status: node.commentStatus,
    ping_status: node.pingStatus,
    template: node.template ?? '',
    alt_text: media.altText,
    caption: { raw: media.caption, rendered: await renderMediaCaption(media, node, context) },
    description: { raw: media.description, rendered: await renderMediaPage(media, node, context) },
    focal_point: media.focalPoint,
    media_type: media.mimeType.startsWith('image/') ? 'image' : 'file',
    mime_type: media.mimeType,
    media_details: {
      ...(media.width !== null && { width: media.width, height: media.height }),
      file: getUploadPath(media.file),
      filesize: media.fileSize,
      sizes: Object.fromEntries([
        ...media.sizes.map(({ name, file, width, height, mimeType, fileSize }) => [
          name,
          { file: getName(file), width, height, filesize: fileSize, mime_type: mimeType, source_url: getUrl(file) },
        ]),
        ...(media.width === null ? [] : [['full', full]]),
      ]),
      image_meta: Object.fromEntries(
        Object.entries(media.meta).map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
      ),
    },
    post: node.parentId,
    source_url: getUrl(media.file),
  };
}
