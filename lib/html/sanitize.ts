import type { IOptions } from 'sanitize-html';
import { sanitizeNested } from './sanitize-nested.ts';

/** Allowed URL schemes of links. None of them can run script. URLs without a scheme are paths of this site. */
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

/** Adds `rel="noopener"` to links that open a new tab, so that the new page has no access to `window.opener`. */
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
  // Discard the content of these elements: it is not text for readers.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  // Discard deeper markup, which could overflow the stack when it is rendered.
  nestingLimit: 40,
};

const alignments = ['alignleft', 'alignright', 'aligncenter', 'alignnone'];

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
  // The classes with which the classic editor aligns images and captions. Other classes could select the styles of a component.
  allowedClasses: {
    img: [...alignments, 'size-*'],
    figure: [...alignments, 'size-*', 'wp-caption'],
    div: [...alignments, 'wp-caption'],
  },
  transformTags: {
    a: safeLink,
    // The page title is the only h1.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', alt: attribs['alt'] ?? '' } }),
  },
  // Images in text come from this site or over http(s), never from `data:` URLs.
  allowedSchemesByTag: { img: ['http', 'https'] },
};

/**
 * Sanitizes markup for use inside a paragraph or heading. Removes block elements, images, event handlers, styles, classes, scripts and unsafe
 * URLs. Closes unclosed tags. Never throws.
 */
export function sanitizeInline(html: string): string {
  return sanitizeNested(html, inline);
}

/** Sanitizes markup in the same way, but keeps block elements such as paragraphs, lists, tables and images. */
export function sanitizeBlock(html: string): string {
  return sanitizeNested(html, block);
}

/**
 * Sanitizes markup for a feed, whose readers show it without the styles and the address of this site.
 * @param toAbsoluteUrl converts the URL of a link or image
 */
export function sanitizeForFeed(html: string, toAbsoluteUrl: (url: string) => string): string {
  const convert = (name: string) => (tagName: string, attribs: Record<string, string>) => {
    const url = attribs[name];
    return {
      tagName,
      attribs: url === undefined ? {} : { [name]: toAbsoluteUrl(url), ...(attribs['alt'] !== undefined && { alt: attribs['alt'] }) },
    };
  };
  const clean = sanitizeNested(html, { ...block, allowedClasses: {}, transformTags: { h1: 'h2' } });
  // Only clean URLs are converted, so that no relative text becomes a URL with another scheme.
  return sanitizeNested(clean, { ...block, allowedClasses: {}, transformTags: { a: convert('href'), img: convert('src') } }).trim();
}
