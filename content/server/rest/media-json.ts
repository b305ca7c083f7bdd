/** A media item in the format of WordPress's REST API. */
import type { Services } from '../../commands/core/services.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import { renderAttachmentDescription, renderCaption } from '../../rendering/pipeline.ts';
import { filterTitle } from '../../rendering/title.ts';
import { getFileUrl } from '../../rendering/html/media-url.ts';
import { formatGmtDate, formatLocalDate } from '../../core/format-date.ts';
import { createStore } from '../../store/store.ts';

/** @returns null if the media item does not exist, or the viewer is not allowed to see it */
export async function getMediaJson({ db, contentUrl, siteUrl }: Services, viewer: Viewer, id: number): Promise<object | null> {
  const store = createStore(db, viewer);
  const node = await store.nodeById(id);
  const media = await store.findMedia(id);
  if (!node || !media) return null;
  const { timezone } = await store.option('settings');
  const zone = typeof timezone === 'string' ? timezone : 'UTC';
  const getUrl = (file: string) => getFileUrl(file, contentUrl);
  const pause = () => undefined;
  const link = `${contentUrl}${node.uri ?? `/?attachment_id=${id}`}`;
  const input = {
    store,
    site: { siteUrl, contentUrl, timezone: zone },
    node,
    pause,
    getLink: async (target: NodeRow) => (target.uri === null ? null : contentUrl + target.uri),
    loadBlockData: async () => null,
  };
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
    date: formatLocalDate(node.date, zone),
    date_gmt: formatGmtDate(node.date),
    guid: { rendered: node.guid, raw: node.guid },
    modified: formatLocalDate(node.modified, zone),
    modified_gmt: formatGmtDate(node.modified),
    slug: node.slug,
    status: node.status,
    type: 'attachment',
    link,
    title: { raw: node.title, rendered: await filterTitle(node.title, pause) },
    author: node.authorId ?? 0,
    comment_status: node.commentStatus,
    ping_status: node.pingStatus,
    alt_text: media.altText,
    caption: { raw: media.caption, rendered: await renderCaption(media.caption, media.description, input) },
    description: { raw: media.description, rendered: await renderAttachmentDescription({ node, media }, input) },
    media_type: media.mimeType.startsWith('image/') ? 'image' : 'file',
    mime_type: media.mimeType,
    media_details: {
      ...(media.width !== null && { width: media.width, height: media.height }),
      file: media.file,
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
