/**
 * Renders saved texts as WordPress does: each list below contains the filters of one kind of text in WordPress's order. A rendered text is markup.
 * Markup of editors was sanitized when it was saved, and the site sanitizes it again before it shows it.
 */
import { getChildBlocks } from '../blocks/block-tree.ts';
import { FREEFORM_BLOCK, type ParsedBlock } from '../blocks/parse.ts';
import type { Block } from '../blocks/types.ts';
import type { ContentBlock } from '../store/blocks/content-block.ts';
import { hasBlocks, renderBlock, renderBlocks } from './blocks/render-blocks.ts';
import { getBlockRendering } from './blocks/registry.ts';
import { createExcerptText, selectExcerptSource } from './excerpt.ts';
import { renderAttachment } from './filters/attachment.ts';
import { addParagraphs } from './filters/autop.ts';
import { correctWordPress } from './filters/capital-p.ts';
import { linkAddresses } from './filters/clickable-links.ts';
import { addImageAttributes } from './filters/content-images.ts';
import { convertAmpersands } from './filters/convert-chars.ts';
import { embedAddresses } from './filters/embed.ts';
import { rewriteLinks } from './filters/internal-links.ts';
import { secureHomeUrls } from './filters/secure-home-url.ts';
import { unwrapShortcodes } from './filters/shortcode-unautop.ts';
import { convertSmilies } from './filters/smilies.ts';
import { texturize } from './filters/texturize.ts';
import { createCounters, type RenderContext, type Renderers } from './render-context.ts';
import type { Attachment } from './shortcodes/find-attachments.ts';
import { renderShortcodes } from './shortcodes/render-shortcodes.ts';

type Filter = (text: string, context: RenderContext) => string | Promise<string>;

const embedOwnLines: Filter = (text, { pause }) => embedAddresses(text, pause);
const texturizeText: Filter = (text, { pause }) => texturize(text, pause);
const wrapParagraphs: Filter = (text, { pause }) => addParagraphs(text, pause);
const replaceShortcodes: Filter = (text, context) => renderShortcodes(text, context);
const secureUrls: Filter = (text, { site }) => secureHomeUrls(text, site);
const replaceSmilies: Filter = async (text, { store, pause }) =>
  (await store.option('settings'))['useSmilies'] === false ? text : convertSmilies(text, pause);
const linkCommentAddresses: Filter = (text, { site }) => linkAddresses(text, [site.contentUrl, site.siteUrl]);

/** Filters of content. Content with blocks gets no further paragraphs, because its paragraphs are blocks. */
const contentFilters: readonly { filter: Filter; isForClassicContent?: true }[] = [
  { filter: embedOwnLines },
  { filter: renderBlocks },
  { filter: texturizeText },
  { filter: wrapParagraphs, isForClassicContent: true },
  { filter: unwrapShortcodes },
  { filter: addImageAttributes },
  { filter: secureUrls },
  { filter: correctWordPress },
  { filter: replaceShortcodes },
  { filter: replaceSmilies },
];

/** Filters of excerpts and captions. */
const excerptFilters: readonly Filter[] = [
  texturizeText,
  replaceSmilies,
  convertAmpersands,
  wrapParagraphs,
  unwrapShortcodes,
  addImageAttributes,
  secureUrls,
];

/** Filters of comments. */
const commentFilters: readonly Filter[] = [
  linkCommentAddresses,
  texturizeText,
  convertAmpersands,
  replaceSmilies,
  wrapParagraphs,
  correctWordPress,
];

async function applyFilters(text: string, filters: readonly Filter[], context: RenderContext): Promise<string> {
  let result = text;
  for (const filter of filters) {
    result = await filter(result, context);
    const paused = context.pause();
    if (paused) await paused;
  }
  return result;
}

const selectContentFilters = (isClassic: boolean): readonly Filter[] =>
  contentFilters.filter(({ isForClassicContent }) => !isForClassicContent || isClassic).map(({ filter }) => filter);

/** Filters of the description of a media item: those of content, with the media item before the text. */
const selectAttachmentFilters = (attachment: string, isClassic: boolean): readonly Filter[] =>
  selectContentFilters(isClassic).flatMap((filter) =>
    filter === addImageAttributes ? [(text: string) => `${attachment}\n${text}`, filter] : [filter],
  );

const applyContentFilters = (text: string, context: RenderContext): Promise<string> =>
  applyFilters(text, selectContentFilters(!hasBlocks(text)), context);

const renderComment = (text: string, context: RenderContext): Promise<string> => applyFilters(text, commentFilters, context);

const renderExcerptText: Renderers['renderExcerptText'] = async (context, words) => {
  const { node } = context;
  if (!node || node.restricted) return '';
  if (node.excerpt.trim() !== '') return node.excerpt;
  const source = selectExcerptSource(node.content, context.openIds.has(node.id));
  return await createExcerptText(source, context, applyContentFilters, words);
};

const renderers: Renderers = {
  renderBlocks,
  renderContent: (context) => applyContentFilters(context.node?.content ?? '', context),
  renderExcerptText,
  renderComment,
};

type Input = Omit<RenderContext, 'renderers' | 'counters' | 'openIds'>;

/** Creates the context for rendering one content. */
const createContext = (input: Input): RenderContext => ({
  ...input,
  renderers,
  counters: createCounters(input.node?.content ?? ''),
  openIds: new Set(input.node ? [input.node.id] : []),
});

/** Renders content. Links to own content lead to the site. */
export async function renderContentText(content: string, input: Input): Promise<string> {
  return rewriteLinks(await applyContentFilters(content, createContext(input)), input.site);
}

/** Renders the description of a media item. As on its page in WordPress, the media item itself comes first. */
export async function renderAttachmentDescription({ node, media }: Attachment, input: Input): Promise<string> {
  const context = createContext(input);
  const filters = selectAttachmentFilters(await renderAttachment({ node, media }, context), !hasBlocks(media.description));
  const text = await applyFilters(media.description, filters, context);
  return rewriteLinks(text, input.site);
}

/** Renders the excerpt of a node, or one generated from its content. */
export async function renderExcerpt(input: Input): Promise<string> {
  const context = createContext(input);
  return rewriteLinks(await applyFilters(await renderExcerptText(context), excerptFilters, context), input.site);
}

/** Renders a caption, or one generated from the description if there is none. */
export async function renderCaption(caption: string, description: string, input: Input): Promise<string> {
  const context = createContext(input);
  const text = caption.trim() === '' ? await createExcerptText(description, context, applyContentFilters) : caption;
  return rewriteLinks(await applyFilters(text, excerptFilters, context), input.site);
}

export async function renderCommentText(text: string, input: Input): Promise<string> {
  return rewriteLinks(await renderComment(text, createContext(input)), input.site);
}

/** Renders one block, which a client reads from the list of blocks. Null for a block that is saved as it is shown. */
export async function renderDynamicBlock({ block, allBlocks }: ContentBlock, input: Input): Promise<string | null> {
  return getBlockRendering(block.name).render ? await renderBlock(toParsedBlock(block, allBlocks), createContext(input)) : null;
}

/** Renders the text of a block. Between blocks, text gets no paragraphs. */
export async function renderTextBlock({ block, allBlocks }: ContentBlock, input: Input): Promise<string> {
  const text = block.innerContent.join('');
  const isClassic = block.name === 'core/shortcode' || allBlocks.every(({ name }) => name === FREEFORM_BLOCK);
  return rewriteLinks(await applyFilters(text, selectContentFilters(isClassic), createContext(input)), input.site);
}

/** Converts a typed block back to the form of the parser. */
function toParsedBlock(block: Block, allBlocks: readonly Block[]): ParsedBlock {
  const { name, rawAttributes, innerContent } = block;
  return {
    blockName: name === FREEFORM_BLOCK ? null : name,
    attrs: rawAttributes,
    innerBlocks: getChildBlocks(allBlocks, block.clientId).map((inner) => toParsedBlock(inner, allBlocks)),
    innerContent,
    innerHTML: innerContent.filter((part) => part !== null).join(''),
  };
}
