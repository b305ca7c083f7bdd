/**
 * Creates blocks in the form in which WordPress 6.2 saves them, and serializes them to post content. Values that depend on the database, such as
 * ids and file URLs, are references or placeholders until the seed is loaded.
 */
import { getMedia } from './media.ts';
import { isRef, ref, type Json, type Key, type Ref, type SeedBlock } from './types.ts';

export type Link = { url: string; title: string; target?: string };

export function link(url: string, title: string): Link {
  return { url, title };
}

/** Returns a reference to a media item, for attributes whose name ends in `Id`. */
export function mediaRef(slug: string): Ref {
  return ref(`attachment:${getMedia(slug).slug}`);
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A block with inner blocks, separated by blank lines as in WordPress. */
function containerBlock(
  name: string,
  open: string,
  inner: readonly SeedBlock[],
  close: string,
  attributes?: SeedBlock['attributes'],
): SeedBlock {
  const between = Array.from({ length: Math.max(0, inner.length - 1) }, () => '\n\n');
  return { name, ...(attributes && { attributes }), html: inner.length === 0 ? [open + close] : [open, ...between, close], inner };
}

export function paragraph(html: string): SeedBlock {
  return { name: 'core/paragraph', html: [`<p>${html}</p>`] };
}

export function heading(level: 2 | 3 | 4, html: string): SeedBlock {
  return {
    name: 'core/heading',
    ...(level !== 2 && { attributes: { level } }),
    html: [`<h${level} class="wp-block-heading">${html}</h${level}>`],
  };
}

export function list(items: readonly string[], { ordered = false } = {}): SeedBlock {
  const tag = ordered ? 'ol' : 'ul';
  const inner = items.map((html): SeedBlock => ({ name: 'core/list-item', html: [`<li>${html}</li>`] }));
  return containerBlock('core/list', `<${tag}>`, inner, `</${tag}>`, ordered ? { ordered } : undefined);
}

export function image(slug: string, caption?: string, align?: 'wide' | 'full'): SeedBlock {
  const { alt } = getMedia(slug);
  const mediaKey = `attachment:${slug}` as const;
  const figcaption = caption === undefined ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`;
  return {
    name: 'core/image',
    attributes: { ...(align && { align }), id: ref(mediaKey), sizeSlug: 'large', linkDestination: 'none' },
    html: [
      `<figure class="wp-block-image${align ? ` align${align}` : ''} size-large"><img src="{{url ${mediaKey}}}" alt="${escapeHtml(alt)}" class="wp-image-{{id ${mediaKey}}}"/>${figcaption}</figure>`,
    ],
  };
}

/** Images side by side. `imageCrop` crops them to the same shape, which is not suitable for portraits. */
export function gallery(slugs: readonly string[], columns = 2, imageCrop = true): SeedBlock {
  return containerBlock(
    'core/gallery',
    `<figure class="wp-block-gallery has-nested-images columns-${columns}${imageCrop ? ' is-cropped' : ''}">`,
    slugs.map((slug) => image(slug, getMedia(slug).caption)),
    '</figure>',
    { columns, ...(!imageCrop && { imageCrop }), linkTo: 'none' },
  );
}

export function quote(html: string, citation?: string): SeedBlock {
  return containerBlock(
    'core/quote',
    '<blockquote class="wp-block-quote">',
    [paragraph(html)],
    `${citation === undefined ? '' : `<cite>${citation}</cite>`}</blockquote>`,
  );
}

export function columns(cells: readonly (readonly SeedBlock[])[]): SeedBlock {
  const inner = cells.map((blocks) => containerBlock('core/column', '<div class="wp-block-column">', blocks, '</div>'));
  return containerBlock('core/columns', '<div class="wp-block-columns">', inner, '</div>');
}

export function group(blocks: readonly SeedBlock[]): SeedBlock {
  return containerBlock('core/group', '<div class="wp-block-group">', blocks, '</div>', { layout: { type: 'constrained' } });
}

export function buttons(items: readonly { text: string; url: string; style?: 'outline' }[]): SeedBlock {
  const inner = items.map(({ text, url, style }): SeedBlock => {
    const className = style && `is-style-${style}`;
    const anchor = `<a class="wp-block-button__link wp-element-button" href="${escapeHtml(url)}">${text}</a>`;
    return {
      name: 'core/button',
      ...(className && { attributes: { className } }),
      html: [`<div class="wp-block-button${className ? ` ${className}` : ''}">${anchor}</div>`],
    };
  });
  return containerBlock('core/buttons', '<div class="wp-block-buttons">', inner, '</div>');
}

export function separator(): SeedBlock {
  return { name: 'core/separator', html: ['<hr class="wp-block-separator has-alpha-channel-opacity"/>'] };
}

/** Text that keeps its line breaks. */
export function verse(text: string): SeedBlock {
  return { name: 'core/verse', html: [`<pre class="wp-block-verse">${escapeHtml(text)}</pre>`] };
}

/** Markup outside of any block, as in content from the classic editor. */
export function freeform(html: string): SeedBlock {
  return { name: 'core/freeform', html: [html] };
}

/** A dynamic block, which has attributes but no markup. */
export function block(name: `site/${string}`, attributes: { readonly [name: string]: Json | undefined } = {}): SeedBlock {
  return { name, attributes };
}

export type Resolver = {
  /** Returns the database id of an item. */
  id: (key: Key) => number;
  /** Returns the URL of a media item's file. */
  url: (key: Key) => string;
};

function resolveRefs(value: Json | undefined, resolve: Resolver): unknown {
  if (isRef(value)) return resolve.id(value.$ref);
  if (Array.isArray(value)) return value.map((item: Json) => resolveRefs(item, resolve));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolveRefs(item as Json, resolve)]));
  return value;
}

/** Serializes attributes to JSON that is safe in an HTML comment, with the same escapes as WordPress's `serialize_block_attributes`. */
function attributesJson(attributes: SeedBlock['attributes'], resolve: Resolver): string {
  const json = JSON.stringify(resolveRefs(attributes ?? {}, resolve));
  if (json === '{}') return '';
  const escaped = json
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);
  return `${escaped.replaceAll('&', String.raw`\u0026`).replaceAll(String.raw`\"`, String.raw`\u0022`)} `;
}

function replacePlaceholders(html: string, resolve: Resolver): string {
  return html.replaceAll(/\{\{(id|url) ([^}]+)\}\}/g, (_mark, what, key) =>
    what === 'id' ? String(resolve.id(key as Key)) : escapeHtml(resolve.url(key as Key)),
  );
}

function serializeBlock(item: SeedBlock, resolve: Resolver): string {
  const parts = item.html?.map((part) => replacePlaceholders(part, resolve));
  if (item.name === 'core/freeform') return parts?.join('') ?? '';
  const opening = `wp:${item.name.replace(/^core\//, '')} ${attributesJson(item.attributes, resolve)}`;
  if (!parts) return `<!-- ${opening}/-->`;
  const inner = item.inner ?? [];
  const body = parts.map((part, index) => part + (inner[index] ? serializeBlock(inner[index], resolve) : '')).join('');
  return `<!-- ${opening}-->\n${body}\n<!-- /wp:${item.name.replace(/^core\//, '')} -->`;
}

/**
 * Serializes blocks to WordPress block markup and replaces every reference and placeholder.
 * @param resolve looks up the database ids and file URLs of the items that the blocks refer to
 */
export function serialize(blocks: readonly SeedBlock[], resolve: Resolver): string {
  return blocks.map((item) => serializeBlock(item, resolve)).join('\n\n');
}
