/**
 * A small markup language for articles, similar to Markdown:
 *   blank line      separates blocks
 *   ## / ###        heading of level 2 or 3; a paragraph can follow on the next line
 *   - / 1.          list with one item per line
 *   > text          quotation; a last line `— name` is its source
 *   !slug caption   image; `!!slug slug …` is a gallery
 *   ~slug caption   audio recording
 *   ---             separator
 *   | line          verse, which keeps its line breaks
 *   <!--more-->     end of the part that lists show
 *   [text](/url/)   link
 *   **text**        bold text
 */
import { audio } from './core-blocks.ts';
import { escapeHtml, gallery, heading, image, list, paragraph, quote, separator, verse } from './markup.ts';
import type { SeedBlock } from './types.ts';

/** Converts a line with links and bold text to HTML. */
export function inlineHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll('&quot;', '"')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function parseChunk(text: string): SeedBlock[] {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  const title = /^(#{2,3}) (.+)$/.exec(first);
  if (title?.[1] && title[2]) {
    const rest = lines.slice(1).join('\n');
    return [heading(title[1].length === 2 ? 2 : 3, inlineHtml(title[2])), ...(rest ? parseChunk(rest) : [])];
  }
  if (first === '---') return [separator()];
  if (first === '<!--more-->') return [{ name: 'core/more', html: ['<!--more-->'] }];
  if (first.startsWith('| ')) return [verse(lines.map((line) => line.replace(/^\| ?/, '')).join('\n'))];
  if (first.startsWith('!!')) return [gallery(first.slice(2).trim().split(/\s+/))];
  const picture = /^!([a-z0-9-]+)(?: (.+))?$/.exec(first);
  if (picture?.[1]) return [image(picture[1], picture[2] && inlineHtml(picture[2]))];
  const recording = /^~([a-z0-9-]+) (.+)$/.exec(first);
  if (recording?.[1] && recording[2]) return [audio(recording[1], inlineHtml(recording[2]))];
  if (first.startsWith('- ')) return [list(lines.map((line) => inlineHtml(line.replace(/^- /, ''))))];
  if (/^\d+\. /.test(first))
    return [
      list(
        lines.map((line) => inlineHtml(line.replace(/^\d+\. /, ''))),
        { ordered: true },
      ),
    ];
  if (first.startsWith('> ')) {
    const quoteLines = lines.map((line) => line.replace(/^> ?/, ''));
    const last = quoteLines.at(-1) ?? '';
    const source = quoteLines.length > 1 && last.startsWith('— ') ? last.slice(2) : undefined;
    return [quote(inlineHtml((source === undefined ? quoteLines : quoteLines.slice(0, -1)).join(' ')), source && inlineHtml(source))];
  }
  return [paragraph(inlineHtml(lines.join(' ')))];
}

/** Converts text in the notation above to blocks. */
export function articleBlocks(text: string): SeedBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(parseChunk);
}
