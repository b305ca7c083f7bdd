/** Blocks that are saved with their markup, and that WordPress completes when it renders them. */
import { sanitizeMarkup } from '../../../commands/markup/sanitize-markup.ts';
import { addParagraphs } from '../../filters/autop.ts';
import { addClasses, findOpeningTags } from '../../html/edit-tags.ts';
import { escapeHtml } from '../../html/escape.ts';
import { renderImage } from '../../html/responsive-image.ts';
import { countUp, type RenderContext } from '../../render-context.ts';
import { type DynamicRenderer, getText, isEnabled } from '../dynamic-block.ts';

const headingTags: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export const renderHeading: DynamicRenderer = ({ content }) =>
  addClasses(
    content,
    findOpeningTags(content).find(({ name }) => headingTags.has(name)),
    ['wp-block-heading'],
  );

/** Adds the id of the media item to an image in a gallery. */
export const renderGalleryImage: DynamicRenderer = ({ content, parsed, ancestors }) => {
  const id: unknown = parsed.attrs?.['data-id'] ?? (ancestors.at(-1)?.name === 'core/gallery' ? parsed.attrs?.['id'] : undefined);
  if ((typeof id !== 'number' && typeof id !== 'string') || !/^\d+$/.test(String(id))) return content;
  const attribute = `data-id="${id}"`;
  return content.includes(attribute) ? content : content.replaceAll('<img', () => `<img ${attribute} `);
};

export const renderGalleryBlock: DynamicRenderer = ({ content }, context) =>
  addClasses(content, findOpeningTags(content)[0], [`wp-block-gallery-${countUp(context, 'id')}`]);

/** Describes the preview of a PDF file. */
export const renderFile: DynamicRenderer = ({ content }) =>
  content.replace(/(<object[^<>]{0,2000}\saria-label=")([^"<>]*)(")/i, (_whole, before: string, label: string, after: string) => {
    const hasName = label !== '' && label !== 'PDF embed';
    return before + (hasName ? `Embed of ${label}.` : 'PDF embed') + after;
  });

/** Renders a cover, which can show the featured image of the content. */
export const renderCover: DynamicRenderer = async (block, context) => {
  const { content, attributes } = block;
  const usesFeaturedImage = attributes['useFeaturedImage'] === true && (attributes['backgroundType'] ?? 'image') === 'image';
  if (!usesFeaturedImage || isEnabled(block, 'hasParallax') || isEnabled(block, 'isRepeated')) return content;
  const image = await renderFeaturedImage('full', { class: 'wp-block-cover__image-background', 'data-object-fit': 'cover' }, context);
  const inner = findOpeningTags(content).find(({ className }) => className?.split(' ').includes('wp-block-cover__inner-container'));
  return inner ? content.slice(0, inner.start) + image + content.slice(inner.start) : content;
};

/** Renders the featured image of the content. Empty if there is none. */
export async function renderFeaturedImage(
  size: string,
  { class: className, ...attributes }: Readonly<Record<string, string>>,
  { node, store, site }: RenderContext,
): Promise<string> {
  const media = node?.featuredImageId && !node.restricted ? await store.findMedia(node.featuredImageId) : null;
  if (!media) return '';
  const classes = [className ?? `attachment-${size} size-${size}`, 'wp-post-image'].join(' ');
  return renderImage(media, size, site.contentUrl, { ...attributes, class: classes });
}

/** The text of the block "Shortcode". The shortcode itself is replaced by a later filter. */
export const renderShortcodeBlock: DynamicRenderer = ({ content }, { pause }) => addParagraphs(content, pause);

export const renderWidgetGroup: DynamicRenderer = async (block, context) => {
  const title = getText(block, 'title');
  return `${title ? `<h2 class="widget-title">${escapeHtml(title)}</h2>` : ''}<div class="wp-widget-group__inner-blocks">${await block.renderInner(context)}</div>`;
};

/** Sanitizes markup that an editor wrote into an attribute. */
export const toSafeMarkup = (text: string): string => (/[<&]/.test(text) ? sanitizeMarkup(text) : text);
