/**
 * Sanitizes markup of users without `unfiltered_html` (WordPress's kses): scripts, frames, forms and event handlers are removed. Block comments
 * remain, and the text in their attributes is sanitized in the same way.
 */
import type { IOptions } from 'sanitize-html';
import { sanitizeNested } from '#lib/html/sanitize-nested.ts';
import { isNestedTooDeep } from './markup-limits.ts';

const inlineTags =
  'a abbr acronym b bdo big br cite code del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr';
const blockTags =
  'address area article aside audio blockquote button caption col colgroup dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr img legend li main map menu nav ol p picture pre section source summary table tbody td tfoot th thead tr track ul video';

/** CSS values that neither load resources nor run scripts. */
const plainValue = /^(?!.*(?:url|expression|javascript|image)\s*\()[^\\<>{}]{1,200}$/i;
const styles = Object.fromEntries(
  'align-items aspect-ratio background-color border border-color border-radius border-style border-width bottom color direction flex flex-basis flex-direction flex-grow flex-wrap float font-family font-size font-style font-weight gap grid-template-columns height justify-content left letter-spacing line-height margin margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width object-fit object-position opacity order padding padding-bottom padding-left padding-right padding-top right text-align text-decoration text-indent text-transform top vertical-align white-space width'
    .split(' ')
    .map((property) => [property, [plainValue]]),
);

/** The types of the package leave out `allowedEmptyAttributes`. */
const shared: IOptions & { allowedEmptyAttributes: readonly string[] } = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'ftp'],
  allowedStyles: { '*': styles },
  // The button of WordPress's file block has `download` without a value.
  allowedEmptyAttributes: ['alt', 'download'],
  // Deeper markup is cut off, because recursive parsers would overflow their stack.
  nestingLimit: 100,
};

const inline: IOptions = {
  ...shared,
  allowedTags: inlineTags.split(' '),
  allowedAttributes: { '*': ['title', 'lang', 'dir'], a: ['href', 'rel', 'target'], q: ['cite'], time: ['datetime'] },
};

const block: IOptions = {
  ...shared,
  allowedTags: [...inlineTags.split(' '), ...blockTags.split(' ')],
  allowedAttributes: {
    '*': ['id', 'class', 'style', 'title', 'lang', 'dir', 'role', 'hidden', 'align', 'data-*', 'aria-*'],
    a: ['href', 'rel', 'rev', 'name', 'target', 'download', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'longdesc', 'usemap'],
    audio: ['src', 'controls', 'loop', 'muted', 'preload', 'autoplay'],
    video: ['src', 'controls', 'loop', 'muted', 'preload', 'autoplay', 'playsinline', 'poster', 'width', 'height'],
    source: ['src', 'srcset', 'sizes', 'media', 'type'],
    track: ['src', 'kind', 'label', 'srclang', 'default'],
    area: ['alt', 'coords', 'href', 'shape', 'target'],
    map: ['name'],
    button: ['type', 'disabled', 'name', 'value'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    col: ['span', 'width'],
    colgroup: ['span', 'width'],
    td: ['colspan', 'rowspan', 'headers', 'scope', 'width', 'height'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr', 'width', 'height'],
    details: ['open', 'name'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['datetime', 'cite'],
    ins: ['datetime', 'cite'],
    time: ['datetime'],
    font: ['color', 'face', 'size'],
    label: ['for'],
  },
};

/** Private-use characters that replace comments while the markup around them is sanitized. */
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** Sanitizes a title: inline markup only. A title without markup is unchanged, because its ampersands are not entities. */
export function sanitizeTitle(title: string): string {
  return title.includes('<') ? sanitizeNested(title, inline) : title;
}

/**
 * Sanitizes content or an excerpt, including its block comments.
 * @param transforms changes of tags, in addition
 */
export function sanitizeMarkup(markup: string, transforms: Pick<IOptions, 'transformTags'> = {}): string {
  const comments: string[] = [];
  const marked = replaceComments(markup.replaceAll(/[\ue000\ue001]/g, ''), (body) => {
    comments.push(sanitizeBlockComment(body));
    return `${OPEN}${comments.length - 1}${CLOSE}`;
  });
  // Comments are restored in text only. Within an attribute of a tag, a comment would end the attribute.
  return sanitizeNested(marked, { ...block, ...transforms }).replaceAll(/<[^>]*>|\ue000(\d+)\ue001/g, (part, index?: string) => {
    if (index === undefined) return part.replaceAll(/\ue000\d+\ue001/g, '');
    const comment = comments[Number(index)] ?? '';
    // Each comment is restored once. Entities of the placeholder could request a long comment thousands of times otherwise.
    comments[Number(index)] = '';
    return comment;
  });
}

/** Replaces comments. A regular expression would scan the rest of the text again for every unclosed comment. */
function replaceComments(markup: string, replace: (body: string) => string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const start = markup.indexOf('<!--', at);
    const end = start === -1 ? -1 : markup.indexOf('-->', start + 4);
    if (end === -1) return out + markup.slice(at);
    out += markup.slice(at, start) + replace(markup.slice(start + 4, end));
    at = end + 3;
  }
}

/** Sanitizes a block delimiter or another comment. Returns the empty string for comments that could do harm. */
function sanitizeBlockComment(body: string): string {
  const delimiter = /^\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(?:(\{[\s\S]*\})\s+)?(\/)?$/.exec(body);
  if (!delimiter) return /[<>]/.test(body) || /^\s*\/?wp:/.test(body) ? '' : `<!--${body}-->`;
  const [, closing = '', name = '', json, empty = ''] = delimiter;
  const attributes = json === undefined ? '' : sanitizeAttributes(json);
  return attributes === null ? '' : `<!-- ${closing}wp:${name} ${attributes}${empty}-->`;
}

/** @returns null if the text is not JSON, since the editor does not read a block from it either */
function sanitizeAttributes(json: string): string | null {
  try {
    const attributes: unknown = JSON.parse(json);
    const clean = sanitizeValue(attributes, 0);
    // Attributes that need no sanitizing keep their original spelling.
    return JSON.stringify(attributes) === JSON.stringify(clean) && !/[<>]/.test(json) ? `${json} ` : `${toCommentJson(clean)} `;
  } catch {
    return null;
  }
}

/** Before a space, a digit or an equals sign, `<` is text in HTML. */
const TAG_START = /<(?![ \d=])/;

function sanitizeValue(value: unknown, depth: number): unknown {
  // Only text with tags is sanitized. URLs contain ampersands that are not entities, and `a < b` is shown as it is written.
  if (typeof value === 'string') return TAG_START.test(value) ? sanitizeText(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 64) return null;
  if (Array.isArray(value)) return value.map((item) => sanitizeValue(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, sanitizeValue(item, depth + 1)]));
}

/** Markup that content may not have is removed. */
const sanitizeText = (value: string) => (isNestedTooDeep(value) ? '' : sanitizeNested(value, block));

/** Escapes JSON like WordPress, so that it cannot end the comment that contains it. */
export function toCommentJson(attributes: unknown): string {
  return JSON.stringify(attributes)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`);
}
