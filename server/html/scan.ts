/**
 * The tags of an HTML text and where they stand, in one pass over it. A parser is not needed, but regular expressions over whole documents are not
 * enough: they see tags in comments, attribute values and scripts.
 */

/** A start tag; positions count UTF-16 units of the text. */
export interface StartTag {
  /** In lower case. */
  name: string;
  start: number;
  /** After the `>`. */
  end: number;
  /** For elements whose content is text and not markup (script, style, …): where it stops, and where the element ends. */
  content: { end: number; elementEnd: number } | null;
}

/** Elements in which `<` begins no tag until their own end tag (HTML Standard, "raw text" and "escapable raw text" elements). */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);

/** Start tags in the order of the text. A tag that the text ends in is left out. */
export function* scanTags(html: string): Generator<StartTag, void, undefined> {
  let position = 0;
  for (;;) {
    const start = html.indexOf('<', position);
    if (start === -1) return;
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      if (end === -1) return;
      position = end + 3;
    } else if (isLetter(html.charCodeAt(start + 1))) {
      const end = endOfTag(html, start + 2);
      if (end === -1) return;
      const name = nameAt(html, start + 1);
      const content = rawText.has(name) ? rawContent(html, name, end) : null;
      yield { name, start, end, content };
      position = content?.elementEnd ?? end;
    } else position = start + 1;
  }
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

const namePattern = /[^\s/>]+/y;

function nameAt(html: string, start: number): string {
  namePattern.lastIndex = start;
  return (namePattern.exec(html)?.[0] ?? '').toLowerCase();
}

/** A `>` in a quoted attribute value does not end the tag. @returns -1 when nothing does */
function endOfTag(html: string, from: number): number {
  let position = from;
  while (position < html.length) {
    const sign = html.charAt(position);
    if (sign === '>') return position + 1;
    if (sign === '"' || sign === "'") {
      position = html.indexOf(sign, position + 1);
      if (position === -1) return -1;
    }
    position++;
  }
  return -1;
}

/** Content without an end tag reaches to the end of the text. */
function rawContent(html: string, name: string, from: number): { end: number; elementEnd: number } {
  const endTag = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  endTag.lastIndex = from;
  const found = endTag.exec(html);
  if (!found) return { end: html.length, elementEnd: html.length };
  const close = html.indexOf('>', found.index);
  return { end: found.index, elementEnd: close === -1 ? html.length : close + 1 };
}

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Attributes of a start tag as written in `tag` (`<link rel="icon">`); names in lower case, values with their character references resolved. */
export function readAttributes(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const inner = tag.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '');
  for (const [, name = '', double, single, bare] of inner.matchAll(attributePattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeReferences(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const references: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" };

/** The references React writes into attribute values. */
function decodeReferences(value: string): string {
  return value.includes('&') ? value.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (reference) => references[reference] ?? reference) : value;
}
