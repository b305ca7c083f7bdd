/** A media item as WordPress's REST interface tells it. */
import type { Services } from '../../editing/services.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { renderContent } from '../../schema/rendered.ts';
import { toGmt, toLocal } from '../../schema/dates.ts';
import { createStore } from '../../store/store.ts';

/** @returns null when the viewer sees no such media item */
export async function mediaAnswer({ db, contentUrl, siteUrl }: Services, viewer: Viewer, id: number): Promise<object | null> {
  const store = createStore(db, viewer);
  const node = await store.nodeById(id);
  const media = await store.mediaOf(id);
  if (!node || !media) return null;
  const { timezone } = await store.option('settings');
  const zone = typeof timezone === 'string' ? timezone : 'UTC';
  const urlOf = (file: string) =>
    /^https?:/.test(file) ? file : `${contentUrl}/media/${file.split('/').map(encodeURIComponent).join('/')}`;
  const words = (raw: string) => ({ raw, rendered: renderContent(raw, { siteUrl, contentUrl }) });
  const nameOf = (file: string) => file.split('/').at(-1);
  const full = {
    file: nameOf(media.file),
    width: media.width,
    height: media.height,
    mime_type: media.mimeType,
    source_url: urlOf(media.file),
  };
  return {
    id,
    date: toLocal(node.date, zone),
    date_gmt: toGmt(node.date),
    guid: { rendered: node.guid, raw: node.guid },
    modified: toLocal(node.modified, zone),
    modified_gmt: toGmt(node.modified),
    slug: node.slug,
    status: node.status,
    type: 'attachment',
    link: `${contentUrl}${node.uri ?? `/?attachment_id=${id}`}`,
    title: { raw: node.title, rendered: node.title },
    author: node.authorId ?? 0,
    comment_status: node.commentStatus,
    ping_status: node.pingStatus,
    alt_text: media.altText,
    caption: words(media.caption),
    description: words(media.description),
    media_type: media.mimeType.startsWith('image/') ? 'image' : 'file',
    mime_type: media.mimeType,
    media_details: {
      ...(media.width !== null && { width: media.width, height: media.height }),
      file: media.file,
      filesize: media.fileSize,
      sizes: Object.fromEntries([
        ...media.sizes.map(({ name, file, width, height, mimeType, fileSize }) => [
          name,
          { file: nameOf(file), width, height, filesize: fileSize, mime_type: mimeType, source_url: urlOf(file) },
        ]),
        ...(media.width === null ? [] : [['full', full]]),
      ]),
      image_meta: Object.fromEntries(
        Object.entries(media.meta).map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
      ),
    },
    post: node.parentId,
    source_url: urlOf(media.file),
  };
}
