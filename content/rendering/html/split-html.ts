/**
 * Splits markup into text and tags, at every `<`. Text is at even indexes, tags and comments are at odd ones. A tag or comment that is not closed reaches
 * to the end. Attributes that contain `>` end a tag, as in WordPress.
 */
export function splitHtml(html: string): string[] {
  const parts: string[] = [];
  let position = 0;
  for (;;) {
    const start = html.indexOf('<', position);
    if (start === -1) break;
    const end = findPartEnd(html, start);
    parts.push(html.slice(position, start), html.slice(start, end));
    position = end;
  }
  parts.push(html.slice(position));
  return parts;
}

function findPartEnd(html: string, start: number): number {
  return html.startsWith('![CDATA[', start + 1) ? findEnd(html, ']]>', start + 9) : findTagEnd(html, start);
}

/** Returns the end of the tag or comment that starts at a position. */
export function findTagEnd(html: string, start: number): number {
  return html.startsWith('!--', start + 1) ? findEnd(html, '-->', start + 2) : findEnd(html, '>', start + 1);
}

function findEnd(html: string, closing: string, from: number): number {
  const found = html.indexOf(closing, from);
  return found === -1 ? html.length : found + closing.length;
}
