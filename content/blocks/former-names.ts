/** Former names of WordPress's blocks. Blocks saved under them get their current names, as in WordPress's editor. */
import type { BlockAttributes } from './types.ts';

type NamedAttributes = { name: string; attributes: BlockAttributes };

const formerNames: ReadonlyMap<string, string> = new Map([
  ['core/cover-image', 'core/cover'],
  ['core/cover-text', 'core/paragraph'],
  ['core/text', 'core/paragraph'],
  ['core/post-comment-author', 'core/comment-author-name'],
  ['core/post-comment-content', 'core/comment-content'],
  ['core/post-comment-date', 'core/comment-date'],
]);

const SOCIAL_LINK_PREFIX = 'core/social-link-';
const EMBED_PREFIX = 'core-embed/';

/** Providers that have been renamed. */
const formerProviders: ReadonlyMap<string, string> = new Map([
  ['speaker', 'speaker-deck'],
  ['polldaddy', 'crowdsignal'],
]);
/** Providers whose embeds do not keep an aspect ratio. */
const fixedProviders: ReadonlySet<string> = new Set(['amazon-kindle', 'wordpress']);

const QUERY_LOOP_CLASS = 'wp-block-comments-query-loop';

/** Replaces the former name of a block. Blocks that were split by service or provider get it as an attribute. */
export function replaceFormerName(name: string, attributes: BlockAttributes): NamedAttributes {
  if (name.startsWith(SOCIAL_LINK_PREFIX)) {
    return { name: 'core/social-link', attributes: { ...attributes, service: name.slice(SOCIAL_LINK_PREFIX.length) } };
  }
  if (name.startsWith(EMBED_PREFIX)) {
    const provider = name.slice(EMBED_PREFIX.length);
    const providerNameSlug = formerProviders.get(provider) ?? provider;
    const responsive = !fixedProviders.has(provider) && { responsive: true };
    return { name: 'core/embed', attributes: { ...attributes, providerNameSlug, ...responsive } };
  }
  if (name === 'core/post-comments') return { name: 'core/comments', attributes: { ...attributes, legacy: true } };
  if (name === 'core/comments-query-loop') return { name: 'core/comments', attributes: addClass(attributes, QUERY_LOOP_CLASS) };
  return { name: formerNames.get(name) ?? name, attributes };
}

function addClass(attributes: BlockAttributes, added: string): BlockAttributes {
  const className = typeof attributes['className'] === 'string' ? attributes['className'] : '';
  return className.includes(added) ? attributes : { ...attributes, className: `${added} ${className}` };
}
