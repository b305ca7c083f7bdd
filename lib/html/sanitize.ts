import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Where a link may lead: anything that cannot run script. Addresses without a scheme are ours. */
const schemes = ['http', 'https', 'mailto', 'tel'];

const inlineTags = [
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
];

const blockTags = [
  'address',
  'article',
  'aside',
  'blockquote',
  'caption',
  'col',
  'colgroup',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'img',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
];

/** A new window never learns who opened it. */
function safeLink(tagName: string, attribs: Record<string, string>) {
  const { target, ...rest } = attribs;
  return { tagName, attribs: target === '_blank' ? { ...rest, target, rel: 'noopener' } : rest };
}

const inline: IOptions = {
  allowedTags: inlineTags,
  allowedAttributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href', 'target', 'rel', 'hreflang'],
    abbr: ['title'],
    time: ['datetime'],
    q: ['cite'],
  },
  allowedSchemes: schemes,
  allowProtocolRelative: false,
  transformTags: { a: safeLink },
  // What stood inside a script, style or form control is no text for readers.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  // Markup nested deeper than any writing is cut: whoever renders it would run out of stack.
  nestingLimit: 40,
};

const block: IOptions = {
  ...inline,
  allowedTags: [...inlineTags, ...blockTags],
  allowedAttributes: {
    ...inline.allowedAttributes,
    '*': ['dir', 'lang', 'title', 'id'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    details: ['open'],
    blockquote: ['cite'],
  },
  transformTags: {
    a: safeLink,
    // The page has its h1 already.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', alt: attribs['alt'] ?? '' } }),
  },
  // Pictures in text come from the content service or over https.
  allowedSchemesByTag: { img: ['http', 'https'] },
};

/**
 * Markup that may stand inside of a paragraph or heading: no blocks, pictures, handlers, styles, classes or script; links lead nowhere dangerous.
 * Unclosed tags are closed. Never throws.
 */
export function sanitizeInline(html: string): string {
  return sanitizeHtml(html, inline);
}

/** Markup of whole paragraphs, lists, tables and pictures, made safe in the same way. */
export function sanitizeBlock(html: string): string {
  return sanitizeHtml(html, block);
}
