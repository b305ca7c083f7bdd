/** Renders saved markup for clients. */
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentSite } from '../core/context.ts';

/** Number of words in generated excerpts (WordPress). */
const EXCERPT_WORDS = 55;
/** An excerpt is generated from this many characters if they contain enough words, because rendering the largest content takes a third of a second. */
const EXCERPT_SOURCE_LENGTH = 50_000;

/** Block-level elements, which are not wrapped in paragraphs. */
const BLOCK_ELEMENT =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|dd|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|map|math|menu|nav|object|ol|p|pre|script|section|style|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i;

/** Path prefixes of files on the content host. */
const FILE_PATHS = /^\/(?:media|wp-content|wp-includes)\//;

/**
 * Removes the block comments of the editor. Classic content, which has none, gets paragraphs. Dynamic blocks leave nothing, since clients read them
 * from `blocks`. Links to own content are rewritten to the site (recorded).
 */
export function renderContent(content: string, site?: Pick<ContentSite, 'siteUrl' | 'contentUrl'>): string {
  const markup = content.includes('<!-- wp:') ? content.replaceAll(/<!--\s+\/?wp:(?:(?!<!--)[\s\S])*?-->/g, '') : addParagraphs(content);
  return site ? rewriteLinks(markup, site) : markup;
}

/** Rewrites links from the content host to the site. Links to files stay unchanged. */
function rewriteLinks(markup: string, { siteUrl, contentUrl }: Pick<ContentSite, 'siteUrl' | 'contentUrl'>): string {
  return markup.replaceAll(/\bhref=(["'])(.*?)\1/g, (whole, quote: string, url: string) => {
    if (!url.startsWith(contentUrl)) return whole;
    const path = url.slice(contentUrl.length);
    const isOwn = path === '' || /^[/?#]/.test(path);
    return isOwn && !FILE_PATHS.test(path) ? `href=${quote}${siteUrl}${path}${quote}` : whole;
  });
}

/** Converts empty lines, as WordPress's classic editor saves them, to paragraphs. */
function addParagraphs(text: string): string {
  const parts = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/^\n+|\n+$/g, ''))
    .filter((part) => part.trim() !== '');
  return parts.map((part) => (BLOCK_ELEMENT.test(part) ? `${part}\n` : `<p>${addLineBreaks(part)}</p>\n`)).join('');
}

/** Trims lines and adds line breaks. A regular expression for trailing spaces would be quadratic. */
function addLineBreaks(paragraph: string): string {
  const lines = paragraph.split('\n');
  return lines.map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line)).join('<br />\n');
}

/** Renders the excerpt as a paragraph, or generates one from the content. */
export function renderExcerpt(node: NodeRow): string {
  const excerpt = node.excerpt.trim();
  if (excerpt) return `<p>${excerpt}</p>\n`;
  const words = listFirstWords(node.content);
  if (words.length === 0) return '';
  return `<p>${escapeText(words.slice(0, EXCERPT_WORDS).join(' '))}${words.length > EXCERPT_WORDS ? ' [&hellip;]' : ''}</p>\n`;
}

/** Lists the words of the content, or at least twice as many as an excerpt needs. */
function listFirstWords(content: string): string[] {
  const listWords = (markup: string) => toPlainText(renderContent(markup)).split(' ').filter(Boolean);
  if (content.length <= EXCERPT_SOURCE_LENGTH) return listWords(content);
  // The end of the part may lie within a tag, so its last words are not used. Scripts and styles could continue after it.
  const start = content.slice(0, EXCERPT_SOURCE_LENGTH);
  const words = /<(?:script|style)\b/i.test(start) ? [] : listWords(start);
  return words.length >= 2 * EXCERPT_WORDS ? words : listWords(content);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
