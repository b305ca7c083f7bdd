/** Saved markup as visitors' clients get it. */
import { toPlainText } from '../../core/plain-text.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentSite } from '../core/context.ts';

/** WordPress's own length of an excerpt nobody wrote. */
const EXCERPT_WORDS = 55;

/** Elements that stand by themselves: no paragraph is put around them. */
const BLOCK_ELEMENT =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|dd|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|map|math|menu|nav|object|ol|p|pre|script|section|style|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i;

/** Paths below which the content host's own files stand. */
const FILES = /^\/(?:media|wp-content|wp-includes)\//;

/**
 * Markup without the editor's block comments; classic content, which has none, gets its paragraphs. Dynamic blocks leave nothing: they are
 * read through `blocks`. Links to the site's own content lead to the site (recorded).
 */
export function renderContent(content: string, site?: Pick<ContentSite, 'siteUrl' | 'contentUrl'>): string {
  const markup = content.includes('<!-- wp:') ? content.replaceAll(/<!--\s+\/?wp:(?:(?!<!--)[\s\S])*?-->/g, '') : withParagraphs(content);
  return site ? withSiteLinks(markup, site) : markup;
}

/** Own links of some markup, led from the content host to the site; files stay where they are. */
function withSiteLinks(markup: string, { siteUrl, contentUrl }: Pick<ContentSite, 'siteUrl' | 'contentUrl'>): string {
  return markup.replaceAll(/\bhref=(["'])(.*?)\1/g, (whole, quote: string, address: string) => {
    if (!address.startsWith(contentUrl)) return whole;
    const path = address.slice(contentUrl.length);
    const isOwn = path === '' || /^[/?#]/.test(path);
    return isOwn && !FILES.test(path) ? `href=${quote}${siteUrl}${path}${quote}` : whole;
  });
}

/** Text with empty lines between its paragraphs, as WordPress's classic editor keeps it. */
function withParagraphs(text: string): string {
  const parts = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/^\n+|\n+$/g, ''))
    .filter((part) => part.trim() !== '');
  return parts.map((part) => (BLOCK_ELEMENT.test(part) ? `${part}\n` : `<p>${withBreaks(part)}</p>\n`)).join('');
}

/** Lines end without blanks. An expression for those would read a long run of them again from each one. */
function withBreaks(paragraph: string): string {
  const lines = paragraph.split('\n');
  return lines.map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line)).join('<br />\n');
}

/** The written excerpt as a paragraph, or the first words of the content. */
export function renderExcerpt(node: NodeRow): string {
  const written = node.excerpt.trim();
  if (written) return `<p>${written}</p>\n`;
  const words = toPlainText(renderContent(node.content)).split(' ').filter(Boolean);
  if (words.length === 0) return '';
  return `<p>${escapeText(words.slice(0, EXCERPT_WORDS).join(' '))}${words.length > EXCERPT_WORDS ? ' [&hellip;]' : ''}</p>\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
