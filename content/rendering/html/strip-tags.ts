import { trimAscii } from './scan-text.ts';

/** Removes tags (PHP's `strip_tags`), comments, and the text of scripts and styles. */
export function stripTags(html: string): string {
  return trimAscii(removeTags(removeHidden(html)));
}

function removeHidden(html: string): string {
  const lower = html.toLowerCase();
  if (!/<(?:script|style)/.test(lower)) return html;
  let result = '';
  let position = 0;
  const closed = { script: true, style: true };
  for (const { index, 1: name } of lower.matchAll(/<(script|style)/g)) {
    if (index < position || !closed[name as keyof typeof closed]) continue;
    const end = lower.indexOf(`</${name}>`, index);
    if (end === -1) closed[name as keyof typeof closed] = false;
    else {
      result += html.slice(position, index);
      position = end + (name?.length ?? 0) + 3;
    }
  }
  return result + html.slice(position);
}

function removeTags(html: string): string {
  let result = '';
  let position = 0;
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', position)) {
    result += html.slice(position, start);
    if (/\s/.test(html[start + 1] ?? '')) {
      result += '<';
      position = start + 1;
    } else {
      position = findEnd(html, start);
    }
  }
  return result + html.slice(position);
}

/** Returns the end of a tag or comment. Quotes and nested tags can contain `>`. */
function findEnd(html: string, start: number): number {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 2);
    return end === -1 ? html.length : end + 3;
  }
  const special = /["'<>]/g;
  special.lastIndex = start + 1;
  let depth = 0;
  let quote = '';
  for (let match = special.exec(html); match; match = special.exec(html)) {
    const [character] = match;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '<') depth += /\s/.test(html[special.lastIndex] ?? '') ? 0 : 1;
    else if (depth > 0) depth -= 1;
    else return special.lastIndex;
  }
  return html.length;
}
