/**
 * Finds the tags of an HTML text in one pass. A parser is not needed, and regular expressions over a whole document are not enough: they would match
 * in comments, attribute values and scripts.
 */

/** A start tag; positions count UTF-16 units of the text. */
export interface StartTag {
  /** In lower case. */
  name: string;
  start: number;
  /** After the `>`. */
  end: number;
  /** For elements whose content is text and not markup (script, style, …): where the content ends, and where the element ends. */
  content: { end: number; elementEnd: number } | null;
}

/** Elements in which `<` begins no tag until their own end tag (HTML Standard, "raw text" and "escapable raw text" elements). */
const rawTextElements = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);

/** Start tags in the order of the text. A tag that is cut off by the end of the text is not included. */
export function* scanTags(html: string): Generator<StartTag, void, undefined> {
  let position = 0;
  for (;;) {
    const start = html.indexOf('<', position);
    if (start === -1) return;
    if (html.startsWith('<!--', start)) {
      // `<!-->` and `<!--->` are empty comments.
      const end = html.indexOf('-->', start + 2);
      if (end === -1) return;
      position = end + 3;
    } else if (isLetter(html.charCodeAt(start + 1))) {
      const end = findTagEnd(html, start + 2);
      if (end === -1) return;
      const name = readTagName(html, start + 1);
      const content = rawTextElements.has(name) ? findRawContent(html, name, end) : null;
      yield { name, start, end, content };
      position = content?.elementEnd ?? end;
    } else position = start + 1;
  }
}

function isLetter(code: number): boolean {
  const lowerCase = code | 0x20;
  return lowerCase >= 0x61 && lowerCase <= 0x7a;
}

const namePattern = /[^\s/>]+/y;

function readTagName(html: string, start: number): string {
  namePattern.lastIndex = start;
  return (namePattern.exec(html)?.[0] ?? '').toLowerCase();
}

/** A `>` in a quoted attribute value does not end the tag. @returns -1 when the tag has no end */
function findTagEnd(html: string, from: number): number {
  let position = from;
  while (position < html.length) {
    const character = html.charAt(position);
    if (character === '>') return position + 1;
    if (character === '"' || character === "'") {
      position = html.indexOf(character, position + 1);
      if (position === -1) return -1;
    }
    position++;
  }
  return -1;
}

/** Content without an end tag ends with the text. */
function findRawContent(html: string, name: string, from: number): { end: number; elementEnd: number } {
  const endTagPattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  endTagPattern.lastIndex = from;
  const endTag = endTagPattern.exec(html);
  if (!endTag) return { end: html.length, elementEnd: html.length };
  const close = html.indexOf('>', endTag.index);
  return { end: endTag.index, elementEnd: close === -1 ? html.length : close + 1 };
}

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Attributes of a start tag (`<link rel="icon">`): names in lower case, values with their character references decoded. */
export function parseAttributes(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const inner = tag.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '');
  for (const [, name = '', doubleQuoted, singleQuoted, unquoted] of inner.matchAll(attributePattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeReferences(doubleQuoted ?? singleQuoted ?? unquoted ?? ''));
  }
  return attributes;
}

/** The references that React writes into attribute values. */
const references: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" };

function decodeReferences(value: string): string {
  return value.includes('&') ? value.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (reference) => references[reference] ?? reference) : value;
}
