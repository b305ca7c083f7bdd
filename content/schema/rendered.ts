/** Saved markup as visitors' clients get it. */
import type { NodeRow } from '../store/types.ts';

/** WordPress's own length of an excerpt nobody wrote. */
const EXCERPT_WORDS = 55;

/** Markup without the editor's block comments. Dynamic blocks leave nothing: they are read through `blocks`. */
export function renderContent(content: string): string {
  return content.replaceAll(/<!--\s+\/?wp:[\s\S]*?-->\n?/g, '').trim();
}

/** The written excerpt as a paragraph, or the first words of the content. */
export function renderExcerpt(node: NodeRow): string {
  const written = node.excerpt.trim();
  if (written) return `<p>${written}</p>\n`;
  const words = toPlainText(renderContent(node.content)).split(' ').filter(Boolean);
  if (words.length === 0) return '';
  return `<p>${escapeText(words.slice(0, EXCERPT_WORDS).join(' '))}${words.length > EXCERPT_WORDS ? ' [&hellip;]' : ''}</p>\n`;
}

/** Words of some markup, for descriptions. Entities an editor typed are told as their signs. */
export function toPlainText(markup: string): string {
  return markup
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
