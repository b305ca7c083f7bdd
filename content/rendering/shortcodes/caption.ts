/** `[caption]`: an image with a caption. */
import { sanitizeMarkup } from '../../commands/markup/sanitize-markup.ts';
import { escapeHtml } from '../html/escape.ts';
import type { ShortcodeAttributes } from './parse-attributes.ts';

const toClassName = (text: string) => text.replaceAll(/%[a-f0-9]{2}/gi, '').replaceAll(/[^\w-]/g, '');

export function renderCaption({ named }: ShortcodeAttributes, content: string): string {
  const { image, caption } = splitContent(named.get('caption'), content);
  const width = Number.parseInt(named.get('width') ?? '', 10) || 0;
  if (width < 1 || caption === '') return image;
  const id = toClassName(named.get('id') ?? '');
  const captionId = toClassName(named.get('caption_id') ?? '') || (id && `caption-${id.replaceAll('_', '-')}`);
  const classes = ['wp-caption', named.get('align') ?? 'alignnone', named.get('class') ?? ''].join(' ').trim();
  const idAttribute = (value: string) => (value ? `id="${value}" ` : '');
  const description = captionId && `aria-describedby="${captionId}" `;
  return `<figure ${idAttribute(id)}${description}style="width: ${width}px" class="${escapeHtml(classes)}">${image}<figcaption ${idAttribute(captionId)}class="wp-caption-text">${caption}</figcaption></figure>`;
}

/** The caption is an attribute, or the text after the image and its link. */
function splitContent(attribute: string | undefined, content: string): { image: string; caption: string } {
  if (attribute !== undefined) return { image: content, caption: attribute.includes('<') ? sanitizeMarkup(attribute) : attribute };
  const match = /(?:<a [^<>]+>\s*)?<img [^<>]+>(?:\s*<\/a>)?/i.exec(content);
  if (!match) return { image: content, caption: '' };
  return { image: match[0], caption: content.slice(match.index + match[0].length).trim() };
}
