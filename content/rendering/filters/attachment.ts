/** Shows a media item before its description (WordPress's `prepend_attachment`). */
import { getFileUrl } from '../../core/media-url.ts';
import type { RenderContext } from '../render-context.ts';
import { renderAttachmentLink } from '../shortcodes/attachment-link.ts';
import type { Attachment } from '../shortcodes/find-attachments.ts';
import { renderAudio, renderVideo } from '../shortcodes/players.ts';

export async function renderAttachment({ node, media }: Attachment, context: RenderContext): Promise<string> {
  const { width, height, mimeType, file } = media;
  const size: [string, string][] =
    width && height
      ? [
          ['width', String(width)],
          ['height', String(height)],
        ]
      : [];
  const named = new Map<string, string>([['src', getFileUrl(file, context.site.contentUrl)], ...size]);
  if (mimeType.startsWith('video/')) return await renderVideo({ named, values: [] }, '', context);
  if (mimeType.startsWith('audio/')) return await renderAudio({ named, values: [] }, '', context);
  return `<p class="attachment">${await renderAttachmentLink({ node, media }, 'medium', false, context)}</p>`;
}
