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
    const end = findTagEnd(html, start);
    parts.push(html.slice(position, start), html.slice(start, end));
    position = end;
  }
  parts.push(html.slice(position));
  return parts;
}

function findTagEnd(html: string, start: number): number {
  const [closing, from] = html.startsWith('!--', start + 1)
    ? ['-->', start + 2]
    : html.startsWith('![CDATA[', start + 1)
      ? [']]>', start + 9]
      : ['>', start + 1];
  const found = html.indexOf(closing, from);
  return found === -1 ? html.length : found + closing.length;
}
