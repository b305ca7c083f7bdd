/** Excerpts that are generated from content (WordPress's `wp_trim_excerpt`). */
import type { ParsedBlock } from '../blocks/parse.ts';
import { hasBlocks, parseBlockMarkup, renderBlock } from './blocks/render-blocks.ts';
import { trimWords } from './html/trim-words.ts';
import { getBlockRendering } from './blocks/registry.ts';
import type { RenderContext } from './render-context.ts';
import { removeShortcodes } from './shortcodes/render-shortcodes.ts';

/** Number of words of an excerpt. */
const WORDS = 55;
const MORE = ' [&hellip;]';
/** An excerpt is generated from this many characters if they contain enough words, because rendering the whole content takes longer. */
const SOURCE_LENGTHS = [3_000, 50_000];

/**
 * Returns the part of content from which its excerpt is generated: its first page.
 * @param isWhole whether the text after the "more" tag is included. In lists, it is not.
 */
export function selectExcerptSource(content: string, isWhole: boolean): string {
  const [page = ''] = content
    .replaceAll(/<!-- \/?wp:nextpage -->/g, '')
    .replace(/^<!--nextpage-->/, '')
    .split('<!--nextpage-->');
  const more = page.indexOf('<!--more');
  const isDivided = !isWhole && more !== -1 && page.includes('-->', more);
  return isDivided ? page.slice(0, more) : page;
}

type ApplyFilters = (text: string, context: RenderContext) => Promise<string>;

export async function createExcerptText(
  content: string,
  context: RenderContext,
  applyFilters: ApplyFilters,
  words = WORDS,
): Promise<string> {
  const create = async (source: string) => {
    const shown = await renderTextBlocks(removeShortcodes(source), context);
    return (await applyFilters(shown, context)).replaceAll(']]>', ']]&gt;');
  };
  for (const length of SOURCE_LENGTHS) {
    const start = content.slice(0, length);
    // Scripts and styles could continue after the part.
    if (content.length <= length || words > WORDS || /<(?:script|style)\b/i.test(start)) break;
    // The end of the part may lie within a tag or a block, so its last words are not used.
    const part = trimWords(await create(start), WORDS * 2, '');
    if (part.split(' ').length === WORDS * 2) return trimWords(part, words, MORE);
  }
  return trimWords(await create(content), words, MORE);
}

async function renderTextBlocks(content: string, context: RenderContext): Promise<string> {
  if (!hasBlocks(content)) return content;
  const parts: string[] = [];
  for (const block of parseBlockMarkup(content)) parts.push(await renderTextBlock(block, context, true));
  return parts.join('');
}

async function renderTextBlock(block: ParsedBlock, context: RenderContext, isTopLevel: boolean): Promise<string> {
  const { inExcerpts } = getBlockRendering(block.blockName);
  if (!inExcerpts) return '';
  if (block.innerBlocks.length === 0) return await renderBlock(block, context);
  // At the top level, other blocks are left out if they contain blocks that are not text.
  if (inExcerpts === 'text' && isTopLevel)
    return block.innerBlocks.every((inner) => getBlockRendering(inner.blockName).inExcerpts === 'text' && inner.innerBlocks.length === 0)
      ? await renderBlock(block, context)
      : '';
  const parts: string[] = [];
  for (const inner of block.innerBlocks) parts.push(await renderTextBlock(inner, context, false));
  return parts.join('');
}
