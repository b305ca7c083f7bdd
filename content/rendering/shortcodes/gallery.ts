/** `[gallery]`: images in columns. */
import { texturize } from '../filters/texturize.ts';
import { escapeHtml } from '../html/escape.ts';
import { renderImage } from '../html/responsive-image.ts';
import { countUp, type RenderContext, renderWithinLimit } from '../render-context.ts';
import { renderAttachmentLink } from './attachment-link.ts';
import { type Attachment, findAttachments } from './find-attachments.ts';
import type { ShortcodeAttributes } from './parse-attributes.ts';

const DEFAULT_COLUMNS = 3;

/** Elements that an editor can choose for the parts of a gallery. */
const allowedTags: ReadonlySet<string> = new Set(
  'article dd div dl dt figcaption figure h2 h3 h4 h5 h6 li ol p section span ul'.split(' '),
);

function getTag(name: string | undefined, fallback: string): string {
  const tag = (name ?? fallback).replaceAll(/[^\w:]/g, '').toLowerCase();
  return allowedTags.has(tag) ? tag : fallback;
}

export async function renderGallery(attributes: ShortcodeAttributes, _content: string, context: RenderContext): Promise<string> {
  const selector = `gallery-${countUp(context, 'gallery')}`;
  const attachments = await findAttachments(attributes, 'image', context);
  if (attachments.length === 0) return '';
  const { named } = attributes;
  const parsedColumns = Number.parseInt(named.get('columns') ?? '', 10);
  const columns = named.has('columns') ? parsedColumns || 0 : DEFAULT_COLUMNS;
  const size = (named.get('size') ?? 'thumbnail').replaceAll(/[^\w-]/g, '');
  const parentId = Number.parseInt(named.get('id') ?? '', 10) || (context.node?.id ?? 0);
  const items: string[] = [];
  for (const attachment of attachments)
    items.push(await renderWithinLimit(context, () => renderItem(attachment, selector, size, attributes, context)));
  return `<div id='${selector}' class='gallery galleryid-${parentId} gallery-columns-${columns} gallery-size-${size}'>${items.join('')}\n\t\t</div>\n`;
}

async function renderItem(
  attachment: Attachment,
  selector: string,
  size: string,
  { named }: ShortcodeAttributes,
  context: RenderContext,
): Promise<string> {
  const { node, media } = attachment;
  const itemTag = getTag(named.get('itemtag'), 'figure');
  const iconTag = getTag(named.get('icontag'), 'div');
  const captionTag = getTag(named.get('captiontag'), 'figcaption');
  const captionId = `${selector}-${node.id}`;
  const hasCaption = media.caption.trim() !== '';
  const imageAttributes: Record<string, string> = hasCaption ? { 'aria-describedby': captionId } : {};
  const link = named.get('link');
  const image =
    link === 'none'
      ? renderImage(media, size, context.site.contentUrl, imageAttributes)
      : await renderAttachmentLink(attachment, size, link !== 'file', context, imageAttributes);
  const orientation = media.width === null || media.height === null ? '' : media.height > media.width ? 'portrait' : 'landscape';
  const caption = hasCaption
    ? `\n\t\t\t\t<${captionTag} class='wp-caption-text gallery-caption' id='${escapeHtml(captionId)}'>\n\t\t\t\t${await texturize(media.caption, context.pause)}\n\t\t\t\t</${captionTag}>`
    : '';
  return `<${itemTag} class='gallery-item'>\n\t\t\t<${iconTag} class='gallery-icon ${orientation}'>\n\t\t\t\t${image}\n\t\t\t</${iconTag}>${caption}</${itemTag}>`;
}
